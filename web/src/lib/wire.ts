/** The types of all that goes between client and server, as the server describes itself. */
import type { components } from './api'

type Schemas = components['schemas']

export type Game = Schemas['GameOut']
export type Components = Schemas['ComponentsOut']
export type Design = Schemas['DesignOut']
export type Sheet = Schemas['SheetOut']
export type Label = Schemas['LabelOut']
export type Rulebook = Schemas['RulebookOut']
export type RuleSource = Schemas['SourceOut']
export type Review = Schemas['ReviewOut']
export type Domain = Schemas['DomainOut']
export type TableInfo = Schemas['TableOut']
export type NewTable = Schemas['TableIn']
export type Terms = Schemas['TermsIn']
export type Frame = Schemas['Frame']

export type ClientMessage = Schemas['ClientMessage']
export type ServerMessage = Schemas['ServerMessage']
export type Option = Schemas['Option']
export type Thing = Schemas['Thing']
export type Happening = Schemas['Happening']
export type Position = Schemas['Position']
export type Sitter = Schemas['Sitter']
export type Line = Schemas['Line']
export type Reason = Schemas['Reason']
export type Advice = Schemas['Advice']

/** What every game says of itself in its view. */
export interface View {
  game: string
  players: number
  viewer: number
  nameplates: string[]
  turn: number
  asks: { key: string; rule: string; particulars: Record<string, number> } | null
  points: number[]
}

export const NOBODY = -1
