/** The WebSocket of a table: it comes back by itself, and what was asked is asked again. */
import type { ClientMessage, ServerMessage } from './wire'

/** Messages that are answered under the id that the client gave them. */
type Question = Extract<ClientMessage, { id: string }>
export type Asked = Question extends infer One
  ? One extends unknown
    ? Omit<One, 'id'>
    : never
  : never
export type Answer = Extract<ServerMessage, { id?: string | null }>
type Open = { question: Question; resolve: (answer: Answer) => void }

/** `crowded`: we have too many of them open. The last three are for good. */
export type State = 'connecting' | 'open' | 'lost' | 'crowded' | 'gone' | 'old' | 'foreign'

/** What a server means by closing; anything else is a line that broke. */
const MEANT: Record<number, State> = { 4404: 'gone', 4410: 'old', 1008: 'foreign', 4429: 'crowded' }
const FINAL: State[] = ['gone', 'old', 'foreign']

// Milliseconds. Everybody waits a time of their own, so that not all come back at the same moment.
const FIRST = 250
const LONGEST = 15_000
const CROWDED = 60_000

export class Connection {
  state = $state<State>('connecting')
  trouble = $state('') // why we are not welcome just now, where the server says it

  #socket: WebSocket | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #tries = 0
  readonly #open = new Map<string, Open>()

  constructor(
    readonly address: string,
    /** What is said first, whenever there is a new socket. */
    readonly hello: () => ClientMessage,
    readonly hear: (message: ServerMessage) => void,
  ) {
    this.#connect()
  }

  /** Say something and wait for the answer, however often the line breaks meanwhile. */
  ask(asked: Asked): Promise<Answer> {
    const question = { ...asked, id: unique() } as Question
    return new Promise((resolve) => {
      this.#open.set(question.id, { question, resolve })
      this.#send(question)
    })
  }

  /** What has not been answered, and will be said again if the line breaks. */
  unanswered(): Question[] {
    return [...this.#open.values()].map(({ question }) => question)
  }

  /** Come back at once. */
  retry(): void {
    this.state = 'connecting'
    this.#comeBack()
  }

  /** Come back as somebody else, who has not asked what we asked. */
  restart(): void {
    this.#open.clear()
    this.#tries = 0
    this.retry()
  }

  /** For good. */
  close(): void {
    clearTimeout(this.#timer)
    const socket = this.#socket
    this.#socket = null // what it still says is not heard
    socket?.close()
  }

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    this.#tries += 1
    this.trouble = ''
    const socket = new WebSocket(`${scheme}://${location.host}${this.address}`)
    this.#socket = socket
    socket.onopen = () => {
      if (socket === this.#socket) socket.send(JSON.stringify(this.hello()))
    }
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#hear(JSON.parse(event.data as string) as ServerMessage)
    }
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lost(MEANT[event.code] ?? 'lost')
    }
  }

  #lost(state: State): void {
    clearTimeout(this.#timer)
    this.state = state
    if (FINAL.includes(state)) return
    const most = Math.min(LONGEST, FIRST * 2 ** this.#tries)
    const wait = state === 'crowded' ? CROWDED + LONGEST * Math.random() : most * Math.random()
    this.#timer = setTimeout(() => this.#comeBack(), wait)
  }

  #comeBack(): void {
    this.close()
    this.#connect()
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'problem' && this.state !== 'open') {
      this.trouble = message.text
      this.#lost('lost') // it may say more by closing
      return
    }
    if (message.type === 'welcome') this.#welcomed()
    this.hear(message)
    if (message.type === 'welcome') this.unanswered().forEach((question) => this.#send(question))
    if ('id' in message && message.id) this.#answered(message.id, message)
  }

  #welcomed(): void {
    clearTimeout(this.#timer)
    this.#tries = 0
    this.state = 'open'
  }

  #answered(id: string, answer: Answer): void {
    const open = this.#open.get(id)
    this.#open.delete(id)
    open?.resolve(answer)
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN && this.state === 'open')
      this.#socket.send(JSON.stringify(message))
  }
}

/** An id; `crypto.randomUUID` is there only where the page came over https. */
function unique(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (one) => one.toString(36)).join('-')
}
