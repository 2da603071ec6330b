/** A table as this browser knows it, over one WebSocket that comes back by itself. */
import { Choosing } from './choosing.svelte'
import { pause, snapshot } from './motion'
import { Scene } from './scene.svelte'
import { settings } from './settings.svelte'
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
const STEP = 700 // milliseconds before a move of others is shown, at speed 1

/** The position may lag behind the server's while moves are shown one by one. */
export class Table extends Scene {
  connection = $state<Connection>('connecting')
  status = $state('')
  shownAt = $state(0) // when the position came, by our own clock
  story = $state.raw<Happening[]>([])
  chat = $state.raw<Line[]>([])
  seedHash = $state<string | null>(null)
  rematch = $state<string | null>(null)
  objection = $state.raw<Objection | null>(null)
  readonly choosing: Choosing

  #socket: WebSocket | null = null
  #tries = 0
  #closed = false
  readonly #open = new Map<string, { message: Question; resolve: (answer: Answer) => void }>()
  readonly #steps: Step[] = []
  #showing = false

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

  /** Leave; the table stays. */
  close(): void {
    this.#closed = true
    this.#socket?.close()
  }

  // ---- the line

  /** Say something and wait for the answer, however often the line breaks meanwhile. */
  #say(said: Unnamed<Question>): Promise<Answer> {
    const message = { ...said, id: crypto.randomUUID() } as Question
    return new Promise((resolve) => {
      this.#open.set(message.id, { message, resolve })
      this.#send(message)
    })
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
      const ordinal = this.position?.ordinal ?? 0 // at first: the whole story
      const hello: ClientMessage = { type: 'hello', ordinal, language: settings.language }
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
        this.story = [...this.story, ...message.missed]
        this.#show(message.position, message.missed)
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
    if (this.#showing) return
    this.#showing = true
    while (this.#steps.length) {
      const since = Date.now() - 1000 * this.shownAt
      if (this.#steps[0]!.seat !== this.seat) await pause(STEP / settings.speed - since)
      const step = this.#steps.shift()
      if (!step) break // the line broke meanwhile, and all was told anew
      this.story = [...this.story, ...step.happened]
      this.#show(step.position, step.happened)
    }
    this.#showing = false
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
