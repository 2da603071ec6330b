/** A table as this browser knows it: what the server tells, and what we do there. */
import { Choosing } from './choosing.svelte'
import { Connection } from './connection.svelte'
import { me } from './me.svelte'
import { MOMENT, Pace, snapshot, STEP } from './motion'
import { Scene } from './scene.svelte'
import { settings } from './settings.svelte'
import { heard } from './sounds'
import type {
  ClientMessage,
  Components,
  Happening,
  Line,
  Position,
  Reason,
  ServerMessage,
} from './wire'
import { NOBODY } from './wire'

/** Something was not done, and why; with the number of a rule if one forbids it. */
export interface Objection {
  text: string
  rule: string | null
}

type Welcome = Extract<ServerMessage, { type: 'welcome' }>
type Changed = Extract<ServerMessage, { type: 'changed' }>

/** A step that others or we have made and that is still to be shown. */
type Step = Extract<ServerMessage, { type: 'moved' }>

/** The position may lag behind the server's while moves are shown one by one. */
export class Table extends Scene {
  status = $state('')
  shownAt = $state(0) // when the position came, by our own clock
  story = $state.raw<Happening[]>([])
  chat = $state.raw<Line[]>([])
  seedHash = $state<string | null>(null)
  rematch = $state<string | null>(null)
  mover = $state(NOBODY) // whose move is shown, if one is
  behind = $state(false) // moves wait to be shown
  objection = $state.raw<Objection | null>(null)
  readonly choosing: Choosing
  readonly connection: Connection

  #told = -1 // the ordinal of the last entry that we were told of
  readonly #steps: Step[] = []
  readonly #pace = new Pace()
  #hurry = false
  readonly #unfollow: () => void

  constructor(
    readonly id: string,
    components: Components,
  ) {
    super()
    this.choosing = new Choosing(
      components,
      (action) => void this.act(action),
      (actions) => this.#whyNot(actions),
    )
    this.connection = new Connection(
      `/api/tables/${id}/play`,
      () => this.#hello(),
      (message) => this.#hear(message),
    )
    this.#unfollow = me.follow(() => this.#restart())
  }

  // ---- what we do

  async act(action: number): Promise<void> {
    if (!this.position) return
    this.choosing.waiting = true // until the next position is shown
    const { ordinal } = this.position
    const answer = await this.connection.ask({ type: 'act', ordinal, action })
    if (answer.type !== 'done') this.choosing.waiting = false
  }

  async undo(): Promise<void> {
    if (this.position) await this.connection.ask({ type: 'undo', ordinal: this.position.ordinal })
  }

  async resign(): Promise<void> {
    await this.connection.ask({ type: 'resign' })
  }

  async handOver(seat: number): Promise<void> {
    await this.connection.ask({ type: 'handover', seat })
  }

  async comeBack(): Promise<void> {
    await this.connection.ask({ type: 'comeback' })
  }

  /** Whether the line was taken. */
  async chatter(text: string): Promise<boolean> {
    return (await this.connection.ask({ type: 'say', text })).type === 'done'
  }

  async hint(): Promise<void> {
    const answer = await this.connection.ask({ type: 'hint' })
    if (answer.type === 'hint' && answer.ordinal === this.position?.ordinal)
      this.advice = answer.moves
  }

  async #whyNot(actions: number[]): Promise<Reason[]> {
    const answer = await this.connection.ask({ type: 'why-not', actions })
    if (answer.type === 'reasons') return answer.reasons
    const text = 'text' in answer ? answer.text : null
    return actions.map((action) => ({ action, rule: null, text }))
  }

  /** Show at once what waits to be shown. */
  hurry(): void {
    this.#hurry = this.behind
    this.#pace.skip()
  }

  /** Leave; the table stays. */
  close(): void {
    this.#unfollow()
    this.connection.close()
  }

  // ---- what we are told

  /** Before the game has begun there is nothing to go on from. */
  #hello(): ClientMessage {
    if (!this.position) this.#told = -1
    return { type: 'hello', ordinal: this.#told, language: settings.language }
  }

  /** We are somebody else now, who may see something else. */
  #restart(): void {
    this.#told = -1
    this.objection = null
    this.connection.restart()
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.#greeted(message)
        break
      case 'moved':
        this.#told = message.position.ordinal
        this.sitters = message.sitters
        this.#steps.push(message)
        void this.#showSteps()
        break
      case 'changed':
        this.#changed(message)
        break
      case 'said':
        this.#told = message.line.ordinal
        this.chat = [...this.chat, message.line]
        break
      case 'refused':
        this.objection = { text: message.text, rule: message.rule }
        break
      case 'problem':
        this.objection = { text: message.text, rule: null }
        break
      case 'done':
        this.objection = null
    }
  }

  #changed(told: Omit<Changed, 'type'>): void {
    this.#told = told.ordinal
    this.seat = told.seat
    this.status = told.status
    this.sitters = told.sitters
    this.rematch = told.rematch
  }

  /** The whole story, or what is new since the line broke; of a whole one the last move is shown. */
  #greeted(told: Welcome): void {
    const fresh = this.#told < 0
    const waiting = this.#steps.splice(0)
    const stood = waiting.reduce(after, this.story).filter(({ moment }) => moment <= told.standing)
    const last = told.missed.at(-1)?.moment
    const latest = fresh
      ? told.missed.filter(({ moment }) => moment === last)
      : [...stood.filter((one) => !this.story.includes(one)), ...told.missed]
    this.story = fresh ? told.missed : [...stood, ...told.missed]
    this.chat = fresh ? told.chat : [...this.chat, ...told.chat]
    this.seedHash = told.seed_hash
    this.#changed(told)
    this.mover = NOBODY
    this.#show(told.position, latest)
    this.choosing.waiting = this.#isActing()
  }

  /** Whether an act at the position that is shown has not been answered, and will be said again. */
  #isActing(): boolean {
    const said = this.connection.unanswered()
    return said.some((one) => one.type === 'act' && one.ordinal === this.position?.ordinal)
  }

  // ---- one move after the other

  async #showSteps(): Promise<void> {
    if (this.behind) return
    this.behind = true
    for (let step = this.#steps[0]; step; step = this.#steps[0]) {
      const since = Date.now() - 1000 * this.shownAt
      const others = step.seat !== this.seat
      const lasts = (STEP + MOMENT * this.onTheWay()) / settings.speed
      if (others && !this.#hurry) await this.#pace.wait(lasts - since)
      if (step !== this.#steps[0]) continue // all was told anew
      this.#steps.shift()
      this.#follow(step)
    }
    this.behind = this.#hurry = false
  }

  #follow(step: Step): void {
    this.mover = step.seat
    if (step.seat === this.seat) this.objection = null
    this.story = after(this.story, step)
    this.#show(step.position, step.happened)
    if (settings.sound) heard(step.happened, step.position.turn, step.seat, this.seat)
  }

  #show(position: Position | null, happened: Happening[]): void {
    const land = snapshot()
    this.position = position
    this.shownAt = Date.now() / 1000
    this.latest = happened
    this.advice = null
    this.choosing.offer(position?.options ?? [])
    land()
  }
}

/** The story after a step; a move that was taken back is no part of it. */
function after(story: Happening[], step: Step): Happening[] {
  return [...story.filter((one) => one.moment <= step.position.moment), ...step.happened]
}
