/** What is printed on the cards, wherever they lie: on the table or in the gallery. */
import { getContext, setContext } from 'svelte'
import { capital } from '../../lib/speech'
import type { Components, Design } from '../../lib/wire'
import { say } from '../../lib/words.svelte'
import { CITIZEN, type Print, type Values } from './types'

export const KEY = Symbol('cards')

export class Cards {
  readonly #components: () => Components

  constructor(components: () => Components) {
    this.#components = components
    setContext(KEY, this)
  }

  get values(): Values {
    return this.#components().values as unknown as Values
  }

  readonly #designs = $derived.by(
    () => new Map(this.#components().designs.map((design) => [design.name, design])),
  )

  print(card: string): Print | undefined {
    return this.values.cards[card]
  }

  /** When its power is used, and where its values come from; a Citizen has nothing of it. */
  design(card: string): Design | undefined {
    return this.#designs.get(card)
  }

  cardName(card: string): string {
    return capital(say(`elysium-card-${card}`))
  }

  /** What a card says, with the numbers printed on it. */
  cardText(card: string): string {
    if (card === CITIZEN) return say('elysium-board-citizen')
    return say(`elysium-text-${card}`, this.design(card)?.numbers)
  }

  /** The colours of Columns as words. */
  colours(colours: readonly string[]): string {
    return colours
      .map((colour) => say(colour === 'any' ? 'elysium-table-any' : `elysium-colour-${colour}`))
      .join(', ')
  }
}

export const useCards = (): Cards => getContext<Cards>(KEY)
