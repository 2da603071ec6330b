/** The table as a seat may see it; see `Derby.shown` on the server. */
import type { View } from '../../lib/wire'

export interface Holder {
  count: number
  /** All its cards, if it stands beside us. */
  cards: string[] | null
  /** What we know of the cards of another one. */
  known: string[]
  /** What we knew before Huginn and Muninn. */
  before?: string[]
}

/** A card that its player has named and that has not moved yet (D3.1). */
export interface Named {
  card: string
  fast: boolean
  trick: boolean
  spaces: number
}

export interface Bet {
  place: number
  creature: string
  /** The bet card, if we know it. */
  card: string | null
}

export interface DerbyView extends View {
  /** The one that the table is set for, */
  race: number
  /** and whether its cards have been dealt (D10.3: Fate tokens come before). */
  dealt: boolean
  start: number
  /** Whose cards are named. */
  mover: number
  track: { last_space: number; line: number; spaces: Record<string, number>; fate: number[] }
  /** All creatures, the first one first. */
  ahead: string[]
  finished: string[]
  crossed: string | null
  tokens: Record<string, number>
  holders: Holder[]
  /** The one that moves next first. */
  named: Named[]
  undealt: number
  discard: string[]
  zeus: string[]
  protections: number
  drawn: string[]
  bets: Bet[][]
  hand: Record<string, number>
  kept: Record<string, number>[]
  lost: Record<string, number>[]
  bet_cards: Record<string, { points: number; copies: number }>
  powers: string[][]
}

interface BetCard {
  wins: string[]
  points: number
  copies: number
  source: string
  /** Of single values. */
  sources?: Record<string, string>
}

/** The numbers on the components, each with its source. */
export interface Values {
  track: { middle_line_3_4: number; middle_line_5_6: number; source: string }
  movement: { fast: number; slow: number; bonus: number; copies: number; source: string }[]
  bets: Record<string, BetCard>
}

export const SIDES = ['left', 'right'] as const
export type Side = (typeof SIDES)[number]

/** A movement card, such as `pegasus-2/1+3`. */
export interface Movement {
  creature: string
  fast: number
  slow: number
  bonus: number
}

export function movement(name: string): Movement {
  const [, creature, fast, slow, bonus] = /^(.+)-(\d+)\/(\d+)(?:\+(\d+))?$/.exec(name) ?? []
  return {
    creature: creature ?? name,
    fast: Number(fast ?? 0),
    slow: Number(slow ?? 0),
    bonus: Number(bonus ?? 0),
  }
}
