/** What all parts of the board share: the view, and what may be done. */
import { Looking, type Act, type Choice } from '../../lib/looking.svelte'
import type { Scene } from '../../lib/scene.svelte'
import type { Speech } from '../../lib/speech'
import { NOBODY, type Design } from '../../lib/wire'
import { results } from './results'
import type { DerbyView, Values } from './types'
import { Whereabouts, type Places } from './whereabouts'

export class Desk {
  readonly looking: Looking
  /** Where a card would take its creature. */
  preview = $state.raw<{ creature: string; spaces: number } | null>(null)
  /** The race whose judgement is shown, if one is. */
  judged = $state<number | null>(null)
  /** Whether the discard pile is spread out. */
  spread = $state(false)
  readonly #cards = new Whereabouts('card')
  readonly #tokens = new Whereabouts('token')
  readonly #bets = new Whereabouts('bet')

  constructor(
    readonly table: Scene,
    speechNow: () => Speech,
    /** Whether gods have powers (D9.1). */
    readonly powers: boolean,
  ) {
    this.looking = new Looking('derby', table, speechNow)
  }

  get speech(): Speech {
    return this.looking.speech
  }

  get view(): DerbyView {
    return this.table.view as DerbyView
  }

  get seat(): number {
    return this.table.seat
  }

  get values(): Values {
    return this.table.choosing.components.values as unknown as Values
  }

  /** The power cards of a god, if they are in the game. */
  powersOf(god: string): string[] {
    if (!this.powers) return []
    const { designs } = this.table.choosing.components
    return designs.filter(({ family }) => family === god).map(({ name }) => name)
  }

  /** A power card. */
  design(power: string): Design {
    return this.table.choosing.components.designs.find(({ name }) => name === power)!
  }

  get over(): boolean {
    return this.table.position?.turn === NOBODY
  }

  /** What the options are that we have now. */
  readonly verbs = $derived.by(
    () => new Set(this.table.myTurn ? this.table.choosing.options.map(({ verb }) => verb) : []),
  )

  readonly results = $derived.by(() => results(this.table.story, this.table.choosing.components))

  name(seat: number): string {
    return this.speech.names[seat] ?? ''
  }

  // ---- where things are, by the names under which they fly

  readonly cards = $derived.by(() => {
    const { holders, undealt, discard, zeus, drawn } = this.view
    const places: Places = new Map<string, (string | null)[]>([
      ['deck', Array<null>(undealt).fill(null)],
      ['discard', discard],
      ['zeus', zeus],
      ['drawn', drawn],
    ])
    holders.forEach(({ cards, count }, holder) =>
      places.set(`holder-${holder}`, cards ?? Array<null>(count).fill(null)),
    )
    return this.#cards.follow(places)
  })

  readonly tokens = $derived.by(() => {
    const places: Places = new Map()
    for (const [creature, left] of Object.entries(this.view.tokens))
      places.set(creature, Array<string>(left).fill(creature))
    this.view.bets.forEach((bets, seat) =>
      bets.forEach(({ place, creature }) => places.set(`${seat}-${place}`, [creature])),
    )
    return this.#tokens.follow(places)
  })

  /** Our own bet cards. */
  readonly bets = $derived.by(() => {
    const places: Places = new Map()
    for (const [card, count] of Object.entries(this.view.hand))
      places.set(card, Array<string>(count).fill(card))
    for (const { place, card } of this.view.bets[this.seat] ?? []) places.set(`${place}`, [card])
    return this.#bets.follow(places)
  })

  // ---- what may be done

  /** A creature, to bet on or for a power. */
  creature(name: string): Choice {
    const act: Act = this.verbs.has('bet') ? ['bet', this.#named('bet'), name] : ['creature', name]
    return this.looking.about('creature', name, act)
  }

  /** A bet card of our hand, to bet with or for a power. */
  bet(name: string): Choice {
    const act: Act = this.verbs.has('replace')
      ? ['replace', name]
      : ['bet', name, this.#named('creature')]
    return this.looking.about('bet', name, act)
  }

  /** What was picked of a sort, or the first one that could be. */
  #named(sort: string): string {
    const { picked, left } = this.table.choosing
    const things = [...picked, ...left.flatMap(({ about }) => about)]
    return things.find((thing) => thing.sort === sort)?.name ?? ''
  }
}
