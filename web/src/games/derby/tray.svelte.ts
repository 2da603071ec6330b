/** The tray in the middle of the table: what we pick for our turn, and what has been named. */
import type { Choice } from '../../lib/looking.svelte'
import { snapshot } from '../../lib/motion'
import type { Deed, Planned } from '../../lib/scene.svelte'
import type { Option } from '../../lib/wire'
import { say } from '../../lib/words.svelte'
import type { Desk } from './desk.svelte'
import { act, EMPTY, kept, moving, swapped, tapped, ways } from './plan'
import type { Pick, Plan, Way } from './plan'
import { namedLast } from './running'
import { movement, SIDES, type Named, type Side } from './types'

const BOTH = 2 // cards of a turn
const PLAYED = ['after', 'fate'] // moments in which no card may be left

export class Tray {
  plan = $state.raw<Plan>(EMPTY)
  /** The card that somebody points at. */
  pointed = $state.raw<Pick | null>(null)
  /** The first card is on its way to the server, and the second shall follow. */
  sending = $state(false)

  constructor(readonly desk: Desk) {}

  /** Which card of our turn we are asked for: 1 or 2, or 0 if none. */
  get step(): number {
    const { table, verbs } = this.desk
    return verbs.has('play') ? (table.view?.asks?.particulars.step ?? 0) : 0
  }

  /** Whether cards are picked here now; the moves of others are shown first. */
  get picks(): boolean {
    return this.step > 0 && !this.desk.onTheWay
  }

  /** All cards that lie here, the one that moves next first. */
  get cards(): Named[] {
    return moving(this.picks ? this.plan : EMPTY, this.desk.view.named)
  }

  /** Whether the first card has moved: while it is the only one, we are asked for the second. */
  get firstMoved(): boolean {
    const { view, onTheWay } = this.desk
    return view.named.length === 1 && (onTheWay || view.asks?.key !== 'Turn')
  }

  /** The cards that the turn has played, while powers are asked for after them (D9.4). */
  get played(): Named[] {
    const { table, view, moment } = this.desk
    if (view.named.length || !PLAYED.includes(moment)) return []
    return namedLast(table.story, table.choosing.components)
  }

  /** Where they take their creatures. */
  get ways(): Way[] {
    return this.#ways(this.cards)
  }

  /** The same with the card that is pointed at, as the course shows it. */
  get shown(): Way[] {
    const { plan, pointed } = this
    const looks = pointed && this.picks && !this.isPicked(pointed.side, pointed.card)
    return looks ? this.#ways(moving(tapped(plan, pointed), this.desk.view.named)) : this.ways
  }

  #ways(cards: Named[]): Way[] {
    const { spaces, last_space } = this.desk.view.track
    return ways(cards, spaces, last_space)
  }

  /** What the card at a place does, in a few words. */
  way(index: number): string {
    const { from, to } = this.ways[index]!
    const fast = this.cards[index]!.fast ? 1 : 0
    if (from === to) return say('derby-tray-stays', { fast })
    if (to > this.desk.view.track.last_space) return say('derby-tray-finishes', { fast })
    return say('derby-tray-moves', { fast, space: to })
  }

  /** What is picked and what can be done with it, for the decision line. */
  get planned(): Planned | null {
    if (!this.picks || !this.plan.picks.length) return null
    const { waiting } = this.desk.table.choosing
    const deeds: Deed[] = [
      {
        text: say('derby-tray-play'),
        act: () => this.play(),
        main: true,
        disabled: !this.complete,
      },
      { text: say('derby-tray-clear'), act: () => this.putBack(), disabled: waiting },
    ]
    if (this.trick.length)
      deeds.push({
        text: say('derby-tray-trick-short', { spaces: this.bonus }),
        act: () => this.setTrick(!this.plan.trick),
        on: this.plan.trick,
        disabled: waiting,
      })
    return { text: this.#told(), deeds }
  }

  #told(): string {
    const { speech } = this.desk
    const [first = '', second] = this.cards.map(({ card, trick }, index) =>
      say('derby-tray-card', {
        card: speech.thing('card', card),
        trick: trick ? 1 : 0,
        way: this.way(index),
      }),
    )
    if (second !== undefined) return say('derby-tray-both', { first, second })
    return say('derby-tray-one', { first, side: speech.thing('side', this.missing ?? '') })
  }

  /** The name under which a card of the tray flies. */
  thing(index: number): string | undefined {
    const { cards, view } = this.desk
    const pick = this.plan.picks[index - view.named.length]
    if (!pick) return cards.get('named')?.[index]
    const holder = this.desk.holder(pick.side)
    const place = view.holders[holder]?.cards?.lastIndexOf(pick.card) ?? -1
    return cards.get(`holder-${holder}`)?.[place]
  }

  /** The side from which the other card comes, once one is there. */
  get missing(): Side | null {
    const side = this.plan.picks[0]?.side
    if (side) return side === 'left' ? 'right' : 'left'
    const asked = this.desk.table.view?.asks?.particulars.side
    return this.step === BOTH ? SIDES[asked ?? 0]! : null
  }

  isPicked(side: Side, card: string): boolean {
    return this.plan.picks.some((pick) => same(pick, card, side))
  }

  /** Whether a card of a holder would now be the second one, which moves slowly. */
  isSecond(side: Side): boolean {
    if (this.step === BOTH) return true
    const [first] = this.plan.picks
    return this.step === 1 && first !== undefined && first.side !== side
  }

  /** A card of a holder, or its place: to be picked for our turn, or for a power. */
  choice(side: Side, card: string, picked: boolean): Choice {
    const { looking } = this.desk
    const play = looking.acts(['play', side, card], ['give', side, card])
    if (!this.step) return play
    // The advice may be to play it with its trick.
    const options = [...play.options, ...looking.options([['trick', side, card]])]
    const isTwin = !picked && this.isPicked(side, card)
    return { ...play, options, picked, pick: () => isTwin || this.tap({ side, card }) }
  }

  tap(pick: Pick): void {
    if (!this.desk.table.choosing.waiting) this.#change(tapped(this.plan, pick))
  }

  swap(): void {
    this.#change(swapped(this.plan))
  }

  putBack(): void {
    if (!this.desk.table.choosing.waiting) this.#change(EMPTY)
  }

  /** The trick of the first card, if it may be used. */
  get trick(): Option[] {
    const pick = this.plan.picks[0]
    return pick ? this.desk.table.choosing.options.filter((one) => isAbout(one, 'trick', pick)) : []
  }

  /** How much further it would move. */
  get bonus(): number {
    return movement(this.cards[0]?.card ?? '').bonus
  }

  setTrick(trick: boolean): void {
    this.plan = { ...this.plan, trick }
  }

  /** Whether both cards are there, and nothing is on its way. */
  get complete(): boolean {
    return this.step > 0 && this.cards.length === BOTH && !this.desk.table.choosing.waiting
  }

  /** Name the first card, and the other one as soon as it is asked for. */
  play(): void {
    const next = act(this.plan, 0)
    if (!this.complete || !next) return
    this.sending = this.step === 1
    this.desk.table.choosing.do(...next)
  }

  /** A new position has come, or what we did was refused: what lies here still fits. */
  follow(): void {
    const { choosing } = this.desk.table
    if (choosing.waiting && this.step) return
    const sent = this.sending
    this.sending = false
    this.plan = this.step ? kept(this.plan, (pick) => this.#may(pick)) : EMPTY
    if (sent && this.step === BOTH) this.play()
  }

  #may(pick: Pick): boolean {
    return this.desk.table.choosing.options.some((one) => isAbout(one, 'play', pick))
  }

  #change(plan: Plan): void {
    const land = snapshot()
    this.plan = plan
    this.pointed = null
    this.desk.table.choosing.putBack() // what the decision line has narrowed down
    land()
  }
}

const isAbout = ({ verb, about: [side, card] }: Option, wanted: string, pick: Pick): boolean =>
  verb === wanted && side?.name === pick.side && card?.name === pick.card

const same = (pick: Pick, card: string, side: Side): boolean =>
  pick.card === card && pick.side === side
