/** What all parts of the board share: the view, and what may be done. */
import { Looking, type Act, type Choice } from '../../lib/looking.svelte'
import { MOMENT, snapshot } from '../../lib/motion'
import type { Scene } from '../../lib/scene.svelte'
import { settings } from '../../lib/settings.svelte'
import type { Speech } from '../../lib/speech'
import { NOBODY, type Design, type Position } from '../../lib/wire'
import { results } from './results'
import { between } from './running'
import { Tray } from './tray.svelte'
import type { DerbyView, Side, Values } from './types'
import { Whereabouts, type Places } from './whereabouts'

// The moments of powers (D9.4), and those of them that are in a turn.
const MOMENTS = ['bet', 'turn', 'card', 'after', 'fate', 'line', 'zeus', 'judged']
const RUNNING = ['turn', 'card', 'after', 'fate']

export class Desk {
  readonly looking: Looking
  readonly tray = new Tray(this)
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
    table.onTheWay = () => this.#shown.views.length - 1
    table.planned = () => this.tray.planned
  }

  get speech(): Speech {
    return this.looking.speech
  }

  // ---- what is shown: the position, or a moment on the way to it

  #last: { position: Position | null; views: DerbyView[] } = { position: null, views: [] }
  #moment = $state.raw<{ of: object; index: number } | null>(null)

  /** The moments that are shown for a position, the last of them the position itself. */
  readonly #shown = $derived.by(() => {
    const { position, latest, choosing } = this.table
    const before = this.#last
    if (position !== before.position) {
      const view = position?.view as unknown as DerbyView
      const from = before.views.at(-1)
      const follows = position && before.position?.moment === position.moment - 1
      const way =
        settings.motion && from && follows ? between(from, view, latest, choosing.components) : []
      this.#last = { position, views: [...way, view] }
    }
    return this.#last
  })

  get #index(): number {
    return this.#moment?.of === this.#shown ? this.#moment.index : 0
  }

  get view(): DerbyView {
    return this.#shown.views[this.#index]!
  }

  /** Whether creatures still run to where they are by now. */
  get onTheWay(): boolean {
    return this.#index < this.#shown.views.length - 1
  }

  /** Show the next moment when this one has been seen; what is returned stops that. */
  goOn(): (() => void) | undefined {
    if (!this.onTheWay) return undefined
    const next = { of: this.#shown, index: this.#index + 1 }
    const timer = setTimeout(() => {
      const land = snapshot()
      this.#moment = next
      land()
    }, MOMENT / settings.speed)
    return () => clearTimeout(timer)
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
    return this.table.position?.turn === NOBODY && !this.onTheWay
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
    const { holders, named, undealt, discard, zeus, drawn } = this.view
    const places: Places = new Map<string, (string | null)[]>([
      ['deck', Array<null>(undealt).fill(null)],
      ['named', named.map(({ card }) => card)],
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

  /** Whether the creatures run: cards are picked, or lie on the table. */
  get running(): boolean {
    const { named, asks } = this.view
    return named.length > 0 || asks?.key === 'Turn' || RUNNING.includes(this.moment)
  }

  /** The moment in which a power is asked for or used, if one is. */
  get moment(): string {
    const { moment, power } = this.view.asks?.particulars ?? {}
    if (moment !== undefined) return MOMENTS[moment]!
    const used = power === undefined ? '' : this.#domain('power')[power]
    return used ? this.design(used).kind : ''
  }

  /** The creature that a question is about: on a Fate token, or about to move (D9.4, D10.2). */
  get asked(): string | undefined {
    const { asks } = this.view
    const about = ['Response', 'Target'].includes(asks?.key ?? '') && asks?.particulars.creature
    return typeof about === 'number' ? this.#domain('creature')[about] : undefined
  }

  #domain(sort: string): string[] {
    const { domains } = this.table.choosing.components
    return domains.find(({ name }) => name === sort)?.values ?? []
  }

  /** The holder on one of our sides (D1.4). */
  holder(side: Side): number {
    const { players } = this.view
    return side === 'left' ? this.seat : (this.seat + players - 1) % players
  }

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
