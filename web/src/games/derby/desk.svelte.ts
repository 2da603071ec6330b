/** What all parts of the board share: the view, what may be done, and what one looks at. */
import type { Scene } from '../../lib/scene.svelte'
import type { Speech } from '../../lib/speech'
import { NOBODY, type Design, type Reason } from '../../lib/wire'
import { results } from './results'
import type { DerbyView, Look, Values } from './types'
import { Whereabouts, type Places } from './whereabouts'

/** What choosing a thing would do. */
export interface Deed {
  open: boolean
  picked: boolean
  act: () => void
  /** Which rule forbids it. */
  why: () => Promise<Reason> | undefined
}

/** A closer look at a thing, and where that thing is on the screen. */
interface Closer {
  at: HTMLElement
  look: Look | null
  reason: Reason | null
}

const LINGER = 200 // milliseconds before a closer look goes away

export class Desk {
  closer = $state.raw<Closer | null>(null)
  /** Where a card would take its creature. */
  preview = $state.raw<{ creature: string; spaces: number } | null>(null)
  /** The race whose judgement is shown, if one is. */
  judged = $state<number | null>(null)
  /** Whether the discard pile is spread out. */
  spread = $state(false)
  readonly #table: () => Scene
  readonly #speech: () => Speech
  readonly #cards = new Whereabouts('card')
  readonly #tokens = new Whereabouts('token')
  readonly #bets = new Whereabouts('bet')
  #leaving: ReturnType<typeof setTimeout> | undefined

  constructor(table: () => Scene, speech: () => Speech) {
    this.#table = table
    this.#speech = speech
  }

  get table(): Scene {
    return this.#table()
  }

  get speech(): Speech {
    return this.#speech()
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
    return this.#speech().names[seat] ?? ''
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

  /** The first of some actions that is allowed: a verb and the names of what it is about. */
  deed(...actions: [verb: string, ...names: string[]][]): Deed {
    const { choosing, myTurn } = this.table
    const found = myTurn ? actions.find((action) => choosing.find(...action)) : undefined
    const asked = found ?? actions.find(([verb]) => this.verbs.has(verb)) ?? actions[0]
    return {
      open: found !== undefined,
      picked: false,
      act: () => found && choosing.do(...found),
      why: () => (asked && this.#mayAsk() ? choosing.whyNot(...asked) : undefined),
    }
  }

  /** A creature, to bet on or for a power. */
  creature(name: string): Deed {
    const bet = this.#named('bet')
    return this.#choice(
      'creature',
      name,
      this.verbs.has('bet') ? ['bet', bet, name] : ['creature', name],
    )
  }

  /** A bet card of our hand, to bet with or for a power. */
  bet(name: string): Deed {
    const creature = this.#named('creature')
    return this.#choice(
      'bet',
      name,
      this.verbs.has('replace') ? ['replace', name] : ['bet', name, creature],
    )
  }

  #choice(sort: string, name: string, action: [string, ...string[]]): Deed {
    const { choosing, myTurn } = this.table
    return {
      open: myTurn && choosing.isOpen(sort, name),
      picked: choosing.isPicked(sort, name),
      act: () => choosing.pick(sort, name),
      why: () => (this.#mayAsk() ? choosing.whyNot(...action) : undefined),
    }
  }

  #mayAsk(): boolean {
    return this.table.myTurn && !this.table.choosing.waiting
  }

  /** What was picked of a sort, or the first one that could be. */
  #named(sort: string): string {
    const { picked, left } = this.table.choosing
    const things = [...picked, ...left.flatMap(({ about }) => about)]
    return things.find((thing) => thing.sort === sort)?.name ?? ''
  }

  // ---- looking closer

  show(at: HTMLElement, look: Look | null, why: Promise<Reason> | undefined): void {
    clearTimeout(this.#leaving)
    this.closer = look ? { at, look, reason: null } : null
    void why?.then((reason) => {
      const still = this.closer?.at === at || (!look && at.matches(':hover, :focus'))
      if (still && reason.text) this.closer = { at, look, reason }
    })
  }

  /** Leave a thing; the closer look stays for a moment, so that one can reach the link in it. */
  leave(): void {
    clearTimeout(this.#leaving)
    this.#leaving = setTimeout(() => (this.closer = null), LINGER)
  }

  stay(): void {
    clearTimeout(this.#leaving)
  }
}
