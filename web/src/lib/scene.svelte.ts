/** What a board shows: a table that is played, or a moment of one that was. */
import type { Choosing } from './choosing.svelte'
import { NOBODY, type Advice, type Happening, type Position, type Sitter, type View } from './wire'

/** What is picked on a board for several decisions, before the first of them is made. */
export interface Planned {
  text: string
  deeds: Deed[]
}

/** What can be done with it, as a button. */
export interface Deed {
  text: string
  act: () => void
  main?: boolean
  /** It can be switched on and off. */
  on?: boolean
  disabled?: boolean
}

export abstract class Scene {
  seat = $state(NOBODY) // ours; a spectator has none
  sitters = $state.raw<Sitter[]>([])
  position = $state.raw<Position | null>(null)
  latest = $state.raw<Happening[]>([]) // what led to this position
  advice = $state.raw<Advice[] | null>(null) // what a bot would do, if it was asked
  /** How many moments a board shows, one after the other, on the way to this position. */
  onTheWay: () => number = () => 0
  /** What is picked on the board; the decision line says so, and offers the same. */
  planned = $state.raw<() => Planned | null>(() => null)
  abstract readonly story: Happening[] // all that happened so far
  abstract readonly choosing: Choosing

  get view(): View | null {
    return (this.position?.view as unknown as View | undefined) ?? null
  }

  /** Whether it is our decision. */
  readonly myTurn = $derived(
    this.position !== null && this.seat !== NOBODY && this.position.turn === this.seat,
  )
}

/** The points of all seats, as far as they can be told by now. */
export function points(view: View): number[] {
  const sheets = (view as unknown as { sheets?: { total: number }[] }).sheets
  return sheets ? sheets.map((sheet) => sheet.total) : view.points
}
