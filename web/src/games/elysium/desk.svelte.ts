/** What all parts of the table share: the view, beside what is printed on the cards. */
import { getContext } from 'svelte'
import type { Speech } from '../../lib/speech'
import type { Scene } from '../../lib/scene.svelte'
import { NOBODY } from '../../lib/wire'
import { Cards, KEY } from './cards.svelte'
import { nameCards, spot, type Spots } from './things'
import type { ElysiumView } from './types'

export class Desk extends Cards {
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
}

export const useDesk = (): Desk => getContext<Desk>(KEY)
