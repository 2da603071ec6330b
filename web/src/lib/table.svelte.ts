/** A table as this browser knows it, over one WebSocket that comes back by itself. */
import { Choosing } from './choosing.svelte'
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
  Sitter,
} from './wire'
import { NOBODY } from './wire'

export type Connection = 'connecting' | 'open' | 'lost' | 'gone'

/** Messages that are answered under the id that the client gave them. */
type Question = Extract<ClientMessage, { id: string }>
type Unnamed<T> = T extends unknown ? Omit<T, 'id'> : never
type Answer = Extract<ServerMessage, { id?: string | null }>

/** Something was not done, and why; with the number of a rule if one forbids it. */
export interface Objection {
  text: string
  rule: string | null
}

/** A step that others or we have made and that is still to be shown. */
type Step = Extract<ServerMessage, { type: 'moved' }>

const RETRIES = [300, 1000, 2000, 4000, 8000] // milliseconds
const TABLE_UNKNOWN = 4404

/** The position may lag behind the server's while moves are shown one by one. */
export class Table extends Scene {
  connection = $state<Connection>('connecting')
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

  #socket: WebSocket | null = null
  #tries = 0
  #closed = false
  readonly #open = new Map<string, { message: Question; resolve: (answer: Answer) => void }>()
  readonly #steps: Step[] = []
  readonly #pace = new Pace()
  #hurry = false

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
    this.#connect()
  }

  // ---- what we do

  async act(action: number): Promise<void> {
    if (!this.position) return
    this.choosing.waiting = true // until the next position is shown
    const answer = await this.#say({ type: 'act', ordinal: this.position.ordinal, action })
    if (answer.type !== 'done') this.choosing.waiting = false
  }

  async undo(): Promise<void> {
    if (this.position) await this.#say({ type: 'undo', ordinal: this.position.ordinal })
  }

  async resign(): Promise<void> {
    await this.#say({ type: 'resign' })
  }

  async handOver(seat: number): Promise<void> {
    await this.#say({ type: 'handover', seat })
  }

  async comeBack(): Promise<void> {
    await this.#say({ type: 'comeback' })
  }

  /** Whether the line was taken. */
  async chatter(text: string): Promise<boolean> {
    return (await this.#say({ type: 'say', text })).type === 'done'
  }

  async hint(): Promise<void> {
    const answer = await this.#say({ type: 'hint' })
    if (answer.type === 'hint') this.advice = answer.moves
  }

  async #whyNot(actions: number[]): Promise<Reason[]> {
    const answer = await this.#say({ type: 'why-not', actions })
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
    this.#closed = true
    this.#socket?.close()
  }

  // ---- the line

  /** Say something and wait for the answer, however often the line breaks meanwhile. */
  #say(said: Unnamed<Question>): Promise<Answer> {
    const message = { ...said, id: unique() } as Question
    return new Promise((resolve) => {
      this.#open.set(message.id, { message, resolve })
      this.#send(message)
    })
  }

  /** Whether an act at the position that is shown has not been answered, and will be said again. */
  #isActing(): boolean {
    const said = [...this.#open.values()].map(({ message }) => message)
    return said.some((one) => one.type === 'act' && one.ordinal === this.position?.ordinal)
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN && this.connection === 'open')
      this.#socket.send(JSON.stringify(message))
  }

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/play`)
    this.#socket = socket
    socket.onopen = () => {
      const hello: ClientMessage = { type: 'hello', ordinal: -1, language: settings.language }
      socket.send(JSON.stringify(hello))
    }
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data as string) as ServerMessage)
    socket.onclose = (event) => {
      if (this.#closed) return
      if (event.code === TABLE_UNKNOWN) {
        this.connection = 'gone'
        return
      }
      this.connection = 'lost'
      const wait = RETRIES[Math.min(this.#tries, RETRIES.length - 1)]!
      this.#tries += 1
      setTimeout(() => this.#connect(), wait)
    }
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.#tries = 0
        this.connection = 'open'
        this.seat = message.seat
        this.chat = message.chat
        this.seedHash = message.seed_hash
        this.#told(message.status, message.sitters)
        this.#steps.length = 0
        this.mover = NOBODY
        this.#show(message.position, this.#news(message.missed))
        this.choosing.waiting = this.#isActing()
        this.story = message.missed
        for (const { message: open } of this.#open.values()) this.#send(open)
        break
      case 'moved':
        this.sitters = message.sitters
        this.#steps.push(message)
        void this.#showSteps()
        break
      case 'changed':
        this.#told(message.status, message.sitters)
        this.rematch = message.rematch
        break
      case 'said':
        this.chat = [...this.chat, message.line]
        break
      default:
        this.#answered(message)
    }
  }

  #told(status: string, sitters: Sitter[]): void {
    this.status = status
    this.sitters = sitters
  }

  #answered(message: Answer): void {
    if (message.type === 'refused') this.objection = { text: message.text, rule: message.rule }
    if (message.type === 'problem') this.objection = { text: message.text, rule: null }
    if (message.type === 'done') this.objection = null
    const open = message.id ? this.#open.get(message.id) : undefined
    if (open) {
      this.#open.delete(open.message.id)
      open.resolve(message)
    }
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
    const { moment } = step.position
    this.mover = step.seat
    if (step.seat === this.seat) this.objection = null
    // A move that was taken back is no part of the story.
    this.story = [...this.story.filter((one) => one.moment <= moment), ...step.happened]
    this.#show(step.position, step.happened)
    if (settings.sound) heard(step.happened, step.position.turn, step.seat, this.seat)
  }

  /** What of a whole story has not been shown yet; of one that is new to us, the last move. */
  #news(story: Happening[]): Happening[] {
    const seen = this.story.at(-1)?.moment ?? (story.at(-1)?.moment ?? 0) - 1
    return story.filter(({ moment }) => moment > seen)
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

/** An id; `crypto.randomUUID` is there only where the page came over https. */
function unique(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (one) => one.toString(36)).join('-')
}
