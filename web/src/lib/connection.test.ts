import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { position, Socket } from '../../testing/socket'
import { Connection } from './connection.svelte'
import type { ServerMessage } from './wire'

const HELLO = { type: 'hello', ordinal: -1, language: 'en' } as const
const heard: ServerMessage[] = []
let connection: Connection

const line = (): Socket => Socket.all.at(-1)!
const said = () => line().sent.slice(1) // after the hello
const id = () => connection.unanswered()[0]!.id

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Socket)
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  Socket.all.length = heard.length = 0
  connection = new Connection(
    '/api/here',
    () => HELLO,
    (message) => heard.push(message),
  )
})

afterEach(() => {
  connection.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('what is asked', () => {
  it('is answered under its id', async () => {
    line().open(position(7))
    const asked = connection.ask({ type: 'say', text: 'Hello' })
    expect(said()).toEqual([{ type: 'say', text: 'Hello', id: id() }])
    const done = { type: 'done', id: id(), ordinal: 8 } as const
    line().say(done)
    expect(await asked).toEqual(done)
    expect(connection.unanswered()).toEqual([])
  })

  it('is asked again under the same id once the line is back', async () => {
    line().open(position(7))
    void connection.ask({ type: 'act', ordinal: 7, action: 5 })
    const act = said()
    line().drop()
    expect(connection.state).toBe('lost')
    await vi.advanceTimersByTimeAsync(250)
    line().open(position(7))
    expect(said()).toEqual(act)
    expect(Socket.all).toHaveLength(2)
  })

  it('waits while the line is broken', async () => {
    line().open(position(7))
    line().drop()
    void connection.ask({ type: 'act', ordinal: 7, action: 5 })
    await vi.advanceTimersByTimeAsync(250)
    expect(line().sent).toEqual([])
    line().open(position(7))
    expect(said()).toMatchObject([{ type: 'act', ordinal: 7, action: 5 }])
  })

  it('is not asked again when it was answered', async () => {
    line().open(position(7))
    const asked = connection.ask({ type: 'undo', ordinal: 7 })
    line().say({ type: 'done', id: id(), ordinal: 8 })
    await asked
    line().drop()
    await vi.advanceTimersByTimeAsync(250)
    line().open(position(8))
    expect(said()).toEqual([])
  })
})

/** The milliseconds until there is another socket. */
async function wait(): Promise<number> {
  const [before, since] = [Socket.all.length, Date.now()]
  while (Socket.all.length === before) await vi.advanceTimersToNextTimerAsync()
  return Date.now() - since
}

describe('a line that broke', () => {
  it('comes back less and less often', async () => {
    const waits = []
    for (let times = 0; times < 8; times += 1) {
      line().drop()
      waits.push(await wait())
    }
    expect(waits).toEqual([250, 500, 1000, 2000, 4000, 7500, 7500, 7500])
  })

  it('comes back soon after it was good', async () => {
    for (let times = 0; times < 5; times += 1) {
      line().drop()
      await wait()
    }
    line().open(position(7))
    line().drop()
    expect(await wait()).toBe(125)
  })

  it('comes back at a time of its own', async () => {
    for (const [share, expected] of [
      [0, 0],
      [0.25, 250],
      [0.999, 1998],
    ] as const) {
      vi.mocked(Math.random).mockReturnValue(share)
      line().drop()
      expect(Math.round(await wait())).toBe(expected)
    }
  })

  it('does not come back when we have left', async () => {
    line().drop()
    connection.close()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(Socket.all).toHaveLength(1)
  })

  it('is not heard any more', async () => {
    const before = line()
    before.open(position(7))
    connection.retry()
    heard.length = 0
    before.say({ type: 'said', line: { ordinal: 8, name: 'Ben', text: 'Hello', at: 1 } })
    before.drop(4404)
    expect(heard).toEqual([])
    expect(connection.state).toBe('connecting')
  })
})

describe('a server that does not want us', () => {
  it.each([
    [4404, 'gone'],
    [4410, 'old'],
    [1008, 'foreign'],
  ] as const)('for good says %i', async (code, state) => {
    line().drop(code)
    expect(connection.state).toBe(state)
    await vi.advanceTimersByTimeAsync(600_000)
    expect(Socket.all).toHaveLength(1)
  })

  it('because we have too many is asked again after a long time', async () => {
    line().drop(4429)
    expect(connection.state).toBe('crowded')
    expect(await wait()).toBe(67_500)
  })

  it('because we have too many is asked at once if somebody wants that', async () => {
    line().drop(4429)
    connection.retry()
    expect(Socket.all).toHaveLength(2)
    line().open(position(7))
    await vi.advanceTimersByTimeAsync(200_000)
    expect([connection.state, Socket.all.length]).toEqual(['open', 2])
  })

  it('just now tells why, and is asked again', async () => {
    line().readyState = Socket.OPEN
    line().onopen!()
    line().say({ type: 'problem', id: null, key: 'table-broken', text: 'It is broken.' })
    expect([connection.state, connection.trouble]).toEqual(['lost', 'It is broken.'])
    expect(heard).toEqual([])
    expect(await wait()).toBe(250)
    line().open(position(7))
    expect([connection.state, connection.trouble]).toEqual(['open', ''])
  })

  it('may say by closing that this is for good', async () => {
    line().say({ type: 'problem', id: null, key: 'table-unknown', text: 'No table.' })
    line().drop(4404)
    await vi.advanceTimersByTimeAsync(600_000)
    expect([connection.state, Socket.all.length]).toEqual(['gone', 1])
  })
})
