/** What all parts of the table share: the view, the values, and the thing looked at closely. */
import { getContext } from 'svelte'
import type { Speech } from '../../lib/speech'
import type { Scene } from '../../lib/scene.svelte'
import { NOBODY, type Option, type Reason } from '../../lib/wire'
import { Cards, KEY } from './cards.svelte'
import { nameCards, spot, type Spots } from './things'
import type { ElysiumView } from './types'

/** A verb and what the action is about. */
export type Act = [verb: string, ...names: string[]]

/** What is told of a thing when it is looked at. */
export interface Told {
  title: string
  card?: string
  lines?: string[]
}

interface Look extends Told {
  element: HTMLElement
  acts: Act[]
  reason: Reason | null
  /** It stays until it is closed, and its buttons and links can be reached. */
  pinned: boolean
}

export class Desk extends Cards {
  look = $state.raw<Look | null>(null)
  #before: Spots = new Map()

  constructor(
    readonly table: Scene,
    readonly speechNow: () => Speech,
  ) {
    super(() => table.choosing.components)
  }

  get speech(): Speech {
    return this.speechNow()
  }

  get view(): ElysiumView {
    return this.table.view as unknown as ElysiumView
  }

  get over(): boolean {
    return this.view.turn === NOBODY
  }

  /** The names of all cards by their numbers, as questions and pending work tell them. */
  get cards(): string[] {
    return this.table.choosing.components.domains.find(({ name }) => name === 'card')!.values
  }

  readonly #spots = $derived.by(() => (this.#before = nameCards(this.view, this.#before)))

  /** The name under which a card flies. */
  flight(place: string, card: string, nth = 0): string | undefined {
    return this.#spots.get(spot(place, card, nth))
  }

  // ---- choosing

  /** What may be done with a thing now. */
  options(acts: Act[]): Option[] {
    if (!this.table.myTurn) return []
    return acts
      .map(([verb, ...names]) => this.table.choosing.find(verb, ...names))
      .filter((option) => option !== undefined)
  }

  /** Of all that could be done with a thing, what the question is about, to tell why not. */
  #asked(acts: Act[]): Act | undefined {
    const verbs = new Set(this.table.choosing.options.map(({ verb }) => verb))
    return acts.find(([verb]) => verbs.has(verb)) ?? acts[0]
  }

  // ---- looking closer

  lookAt(element: HTMLElement, told: Told, acts: Act[], pinned = false): void {
    if (this.look?.pinned && !pinned) return
    this.look = { ...told, element, acts, reason: null, pinned }
    void this.#explain(element, acts)
  }

  lookAway(element?: HTMLElement): void {
    if (!element || (this.look?.element === element && !this.look.pinned)) this.look = null
  }

  async #explain(element: HTMLElement, acts: Act[]): Promise<void> {
    if (!this.table.myTurn || this.table.choosing.waiting || this.options(acts).length) return
    const asked = this.#asked(acts)
    if (!asked) return
    const reason = await this.table.choosing.whyNot(...asked)
    if (reason?.text && this.look?.element === element) this.look = { ...this.look, reason }
  }
}

export const useDesk = (): Desk => getContext<Desk>(KEY)
