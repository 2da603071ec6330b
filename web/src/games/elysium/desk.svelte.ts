/** What all parts of the table share: the view, the values and the words for cards. */
import { getContext, setContext } from 'svelte'
import type { Speech } from '../../lib/speech'
import type { Scene } from '../../lib/scene.svelte'
import { NOBODY } from '../../lib/wire'
import { say } from '../../lib/words.svelte'
import { nameCards, spot, type Spots } from './things'
import { CITIZEN, type ElysiumView, type Print, type Values } from './types'

const KEY = Symbol('desk')
const NOT_PRINTED = ['level', 'copies']

export class Desk {
  #before: Spots = new Map()

  constructor(
    readonly table: Scene,
    readonly speechNow: () => Speech,
  ) {
    setContext(KEY, this)
  }

  get speech(): Speech {
    return this.speechNow()
  }

  get view(): ElysiumView {
    return this.table.view as unknown as ElysiumView
  }

  get values(): Values {
    return this.table.choosing.components.values as unknown as Values
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

  print(card: string): Print | undefined {
    return this.values.cards[card]
  }

  cardName(card: string): string {
    const name = this.speech.thing('card', card)
    return name.charAt(0).toUpperCase() + name.slice(1)
  }

  /** What a card says, with the numbers printed on it. */
  cardText(card: string): string {
    if (card === CITIZEN) return say('elysium-board-citizen')
    const numbers = Object.entries(this.print(card) ?? {}).filter(
      (entry): entry is [string, number] =>
        typeof entry[1] === 'number' && !NOT_PRINTED.includes(entry[0]),
    )
    return say(`elysium-text-${card}`, Object.fromEntries(numbers))
  }

  /** The colours of Columns as words. */
  colours(colours: readonly string[]): string {
    return colours
      .map((colour) =>
        colour === 'any' ? say('elysium-table-any') : this.speech.word('colour', colour),
      )
      .join(', ')
  }
}

export const useDesk = (): Desk => getContext<Desk>(KEY)
