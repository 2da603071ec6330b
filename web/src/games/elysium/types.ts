/** What the server shows of a game of Elysium, and the numbers on its components. */
import type { View } from '../../lib/wire'

export const COLOURS = ['red', 'green', 'blue', 'yellow'] as const
export type Colour = (typeof COLOURS)[number]
/** A circle of an acquisition condition. */
export type Circle = Colour | 'any'

export interface Quest {
  number: number
  colours: Colour[]
  gold: number
  vp: number
  transfers: number
  owner: number | null
}

export type Lying = 'straight' | 'turned' | 'ring' | 'used' | 'citizen'

export interface DomainCard {
  card: string
  state: Lying
}

export interface PlayerBoard {
  gold: number
  vp: number
  pp: number
  disc: number
  columns: Colour[]
  quest: number | 'incomplete' | null
  cards_taken: number
  transfers: number
  transfers_left: number | null
  domain: DomainCard[]
  legends: string[][]
}

export interface SheetLegend {
  legend: number
  kind: 'level' | 'family'
  of: string
  cards: number
  vp: number
}

export interface BonusTile {
  of: string
  vp: number
}

export interface Sheet {
  vp: number
  chronos: { card: string; vp: number }[]
  legends: SheetLegend[]
  prestige: number
  tiles: BonusTile[]
  citizens: number
  total: number
}

/** Work in hand; cards are told by their numbers. */
export interface Pending {
  kind: string
  seat: number
  user?: number
  card?: number
  power?: number
}

export interface ElysiumView extends View {
  pending: Pending[]
  families: string[]
  epoch: number
  phase: number
  active: number
  order: number[]
  quests: Quest[]
  agora: string[]
  oracle: string[]
  pile: number
  discard: string[]
  boards: PlayerBoard[]
  family_tiles: Record<string, number[]>
  level_tiles: number[]
  sheets: Sheet[]
}

export type Source = 'rulebook' | 'inferred' | 'public' | 'house'

/** What is printed on a card; all other numbers belong to its text. */
export interface Print {
  level: number
  copies: number
  cost: Circle[]
  [number: string]: unknown
}

interface Reward {
  gold: number
  vp: number
  transfers: number
  source: Source
}

export interface Values {
  quests_2: Record<string, Reward>
  quests_3_4: Record<string, Reward>
  incomplete: Reward
  bonus: {
    level: { vp: number[]; source: Source }
    family: { vp: number[]; source: Source }
  }
  legends: { family: number[]; level: number[]; citizen: number; source: Source }
  cards: Record<string, Print>
}

export const CITIZEN = 'citizen'
export const EPOCHS = 5
export const CARDS_TO_TAKE = 3

export const familyOf = (card: string): string => card.split('-')[0]!
