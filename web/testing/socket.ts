/** A WebSocket whose other end is the test. */
import { vi } from 'vitest'
import type { ClientMessage, Happening, Position, ServerMessage } from '../src/lib/wire'

export class Socket {
  static readonly OPEN = 1
  static readonly all: Socket[] = []
  readonly sent: ClientMessage[] = []
  readyState = 0
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  readonly close = vi.fn()

  constructor(readonly url: string) {
    Socket.all.push(this)
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage)
  }

  /** The line stands, and the server has greeted. */
  open(position: Position | null, told: Partial<Welcome> = {}): void {
    this.readyState = Socket.OPEN
    this.onopen!()
    this.say({
      type: 'welcome',
      ordinal: position?.ordinal ?? 0,
      seat: 0,
      status: 'playing',
      sitters: [],
      position,
      standing: position?.moment ?? 0,
      missed: [],
      chat: [],
      seed_hash: null,
      rematch: null,
      ...told,
    })
  }

  say(message: ServerMessage): void {
    this.onmessage!({ data: JSON.stringify(message) })
  }

  drop(code = 1006): void {
    this.readyState = 3
    this.onclose!({ code })
  }
}

type Welcome = Extract<ServerMessage, { type: 'welcome' }>
type Moved = Extract<ServerMessage, { type: 'moved' }>

/** A position at which a seat may do one thing. */
export function position(ordinal: number, turn = 0): Position {
  return {
    ordinal,
    moment: ordinal,
    turn,
    view: { turn },
    options: turn === 0 ? [{ action: 5, verb: 'pass', about: [] }] : [],
    can_undo: false,
    clock: { spent: [], began: 0, deadline: null, now: 0 },
  }
}

/** What happened on the way to a moment. */
export const happening = (moment: number): Happening => ({
  kind: `move-${moment}`,
  particulars: {},
  known: false,
  moment,
})

export const moved = (ordinal: number, seat: number, turn = 0): Moved => ({
  type: 'moved',
  kind: 'act',
  seat,
  happened: [happening(ordinal)],
  sitters: [],
  position: position(ordinal, turn),
})
