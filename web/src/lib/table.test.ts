import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { moved, position, Socket } from '../../testing/socket'
import { settings } from './settings.svelte'
import { Table } from './table.svelte'

const NOTHING = { domains: [], verbs: [], values: {}, sheets: [], designs: [] }
let table: Table

const line = (): Socket => Socket.all.at(-1)!
const said = () => line().sent.slice(1) // after the hello
/** The id under which something was said last. */
function id(): string {
  const last = line().sent.at(-1)!
  return 'id' in last ? last.id : ''
}

/** Let promises run that wait for nothing but each other. */
const settle = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Socket)
  Socket.all.length = 0
  settings.motion = true
  settings.speed = 1
  table = new Table('abc', NOTHING)
})

afterEach(() => {
  table.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a table', () => {
  it('asks for the whole story, and shows what it is told', () => {
    line().open(position(7))
    expect(line().url).toMatch(/^ws:.*\/api\/tables\/abc\/play$/)
    expect(line().sent[0]).toMatchObject({ type: 'hello', ordinal: -1 })
    expect(table.connection).toBe('open')
    expect(table.position?.ordinal).toBe(7)
    expect(table.choosing.left.map(({ action }) => action)).toEqual([5])
    expect(table.myTurn).toBe(true)
  })

  it('acts under an id at the position that is shown', async () => {
    line().open(position(7))
    void table.act(5)
    expect(said()).toEqual([{ type: 'act', ordinal: 7, action: 5, id: id() }])
    expect(id()).not.toBe('')
  })

  it('waits after an act until the next position is shown', async () => {
    line().open(position(7))
    const acted = table.act(5)
    expect(table.choosing.waiting).toBe(true)
    line().say({ type: 'done', id: id(), ordinal: 8 })
    await acted
    expect(table.choosing.waiting).toBe(true)
    line().say(moved(8, 0))
    expect(table.choosing.waiting).toBe(false)
  })

  it('lets choose again after a refusal, and tells the rule', async () => {
    line().open(position(7))
    const acted = table.act(5)
    const refused = { rule: 'E3.2', key: 'no', particulars: {}, text: 'Not now.' }
    line().say({ type: 'refused', id: id(), ...refused })
    await acted
    expect(table.choosing.waiting).toBe(false)
    expect(table.objection).toEqual({ text: 'Not now.', rule: 'E3.2' })
  })

  it('takes an act at an old position for a problem, and forgets it with the next deed', async () => {
    line().open(position(7))
    const acted = table.act(5)
    line().say({ type: 'problem', id: id(), key: 'old', text: 'The table has moved on.' })
    await acted
    expect(table.choosing.waiting).toBe(false)
    expect(table.objection).toEqual({ text: 'The table has moved on.', rule: null })
    const again = table.act(5)
    line().say({ type: 'done', id: id(), ordinal: 8 })
    await again
    expect(table.objection).toBeNull()
  })

  it('says an open act again under the same id once the line is back', async () => {
    line().open(position(7))
    void table.act(5)
    const act = said()
    line().drop()
    expect(table.connection).toBe('lost')
    await vi.advanceTimersByTimeAsync(300)
    line().open(position(7))
    expect(said()).toEqual(act)
    expect(Socket.all).toHaveLength(2)
  })

  it('waits on when the line is back, until the act that was open is answered', async () => {
    line().open(position(7))
    void table.act(5)
    line().drop()
    await vi.advanceTimersByTimeAsync(300)
    line().open(position(7))
    expect(table.choosing.waiting).toBe(true)
    line().say(moved(8, 0))
    expect(table.choosing.waiting).toBe(false)
  })

  it('does not wait for an act that was done before the line was back', async () => {
    line().open(position(7))
    void table.act(5)
    line().drop()
    await vi.advanceTimersByTimeAsync(300)
    line().open(position(8))
    expect(table.choosing.waiting).toBe(false)
  })

  it('keeps what is said while the line is broken', async () => {
    line().open(position(7))
    line().drop()
    void table.act(5)
    await vi.advanceTimersByTimeAsync(300)
    expect(line().sent).toEqual([])
    line().open(position(7))
    expect(said()).toMatchObject([{ type: 'act', ordinal: 7, action: 5 }])
  })

  it('does not say again what was answered', async () => {
    line().open(position(7))
    const acted = table.act(5)
    line().say({ type: 'done', id: id(), ordinal: 8 })
    await acted
    line().drop()
    await vi.advanceTimersByTimeAsync(300)
    line().open(position(8))
    expect(said()).toEqual([])
  })

  it('tries again and again, less often', async () => {
    for (const wait of [300, 1000, 2000, 4000, 8000, 8000]) {
      const before = Socket.all.length
      line().drop()
      await vi.advanceTimersByTimeAsync(wait - 1)
      expect(Socket.all).toHaveLength(before)
      await vi.advanceTimersByTimeAsync(1)
      expect(Socket.all).toHaveLength(before + 1)
    }
  })

  it('gives up a table that is not there, and one that we left', async () => {
    line().drop(4404)
    expect(table.connection).toBe('gone')
    const other = new Table('other', NOTHING)
    other.close()
    expect(line().close).toHaveBeenCalled()
    line().drop()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(Socket.all).toHaveLength(2)
  })

  it('shows the moves of others one by one, and our own at once', async () => {
    line().open(position(7))
    line().say(moved(8, 0, 1))
    expect(table.position?.ordinal).toBe(8)
    for (const ordinal of [9, 10, 11]) line().say(moved(ordinal, 1, ordinal === 11 ? 0 : 1))
    for (const ordinal of [9, 10, 11]) {
      await vi.advanceTimersByTimeAsync(699)
      expect(table.position?.ordinal).toBe(ordinal - 1)
      expect(table.choosing.left).toEqual([])
      await vi.advanceTimersByTimeAsync(1)
      expect(table.position?.ordinal).toBe(ordinal)
    }
    expect(table.choosing.left).toHaveLength(1)
    expect(table.story.map(({ kind }) => kind)).toEqual(['move-8', 'move-9', 'move-10', 'move-11'])
    expect(table.latest.map(({ kind }) => kind)).toEqual(['move-11'])
  })

  it('waits until what is on the way to a position has been shown', async () => {
    table.onTheWay = () => 2
    line().open(position(7, 1))
    line().say(moved(8, 1, 1))
    await vi.advanceTimersByTimeAsync(1599)
    expect(table.position?.ordinal).toBe(7)
    await vi.advanceTimersByTimeAsync(1)
    expect(table.position?.ordinal).toBe(8)
  })

  it('shows a move of others at once if nothing was shown for a while', async () => {
    line().open(position(7, 1))
    await vi.advanceTimersByTimeAsync(700)
    line().say(moved(8, 1))
    await settle()
    expect(table.position?.ordinal).toBe(8)
  })

  it('shows at once what waits when somebody is in a hurry', async () => {
    line().open(position(7, 1))
    for (const ordinal of [8, 9, 10]) line().say(moved(ordinal, 1, 1))
    expect([table.behind, table.position?.ordinal]).toEqual([true, 7])
    table.hurry()
    await settle()
    expect([table.behind, table.position?.ordinal]).toEqual([false, 10])
    line().say(moved(11, 1))
    await settle()
    expect(table.position?.ordinal).toBe(10)
  })

  it('forgets what was taken back', async () => {
    line().open(position(7))
    line().say(moved(8, 0))
    line().say({ ...moved(9, 0), happened: [], position: { ...position(9), moment: 7 } })
    expect(table.story).toEqual([])
  })

  it('does not go back to an old move after the line broke', async () => {
    line().open(position(7, 1))
    line().say(moved(8, 1, 1))
    line().drop()
    await vi.advanceTimersByTimeAsync(300)
    line().open(position(12))
    await vi.advanceTimersByTimeAsync(2000)
    expect(table.position?.ordinal).toBe(12)
  })

  it('hears what others say and who came', () => {
    line().open(position(7))
    line().say({ type: 'said', line: { name: 'Ben', text: 'Hello', at: 1 } })
    line().say({ type: 'changed', status: 'over', sitters: [], rematch: 'next' })
    expect(table.chat.map(({ text }) => text)).toEqual(['Hello'])
    expect([table.status, table.rematch]).toEqual(['over', 'next'])
  })

  it('asks why something is forbidden', async () => {
    line().open(position(7))
    const asked = table.choosing.ask([3])
    expect(said()).toMatchObject([{ type: 'why-not', actions: [3] }])
    line().say({
      type: 'reasons',
      id: id(),
      reasons: [{ action: 3, rule: 'E1', text: 'E1: no.' }],
    })
    expect(await asked).toEqual([{ action: 3, rule: 'E1', text: 'E1: no.' }])
  })

  it('forgets advice when the table moves on', async () => {
    line().open(position(7))
    const asked = table.hint()
    line().say({ type: 'hint', id: id(), moves: [{ action: 5, expected: 0.5, visits: 9 }] })
    await asked
    expect(table.advice?.[0]?.action).toBe(5)
    line().say(moved(8, 0))
    expect(table.advice).toBeNull()
  })
})
