import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { happening, moved, position, Socket } from '../../testing/socket'
import { api } from './http'
import { me } from './me.svelte'
import { settings } from './settings.svelte'
import { Table } from './table.svelte'
import type { ServerMessage } from './wire'

const NOTHING = { domains: [], verbs: [], values: {}, sheets: [], designs: [] }
let table: Table

const line = (): Socket => Socket.all.at(-1)!
const said = () => line().sent.slice(1) // after the hello
/** The id under which something was said last. */
function id(): string {
  const last = line().sent.at(-1)!
  return 'id' in last ? last.id : ''
}

const kinds = () => table.story.map(({ kind }) => kind)
const hello = () => line().sent[0]
const changed = (ordinal: number, seat: number): ServerMessage => ({
  type: 'changed',
  ordinal,
  seat,
  status: 'playing',
  sitters: [],
  rematch: null,
})
const chatted = (ordinal: number) => ({ ordinal, name: 'Ben', text: `line ${ordinal}`, at: 1 })

/** The line breaks, and is there again at once. */
async function breaks(): Promise<void> {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  line().drop()
  await settle()
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
    expect(table.connection.state).toBe('open')
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

  it('waits on when the line is back, until the act that was open is answered', async () => {
    line().open(position(7))
    void table.act(5)
    await breaks()
    line().open(position(7))
    expect(table.choosing.waiting).toBe(true)
    line().say(moved(8, 0))
    expect(table.choosing.waiting).toBe(false)
  })

  it('does not wait for an act that was done before the line was back', async () => {
    line().open(position(7))
    void table.act(5)
    await breaks()
    line().open(position(8))
    expect(table.choosing.waiting).toBe(false)
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
    await breaks()
    line().open(position(12))
    await vi.advanceTimersByTimeAsync(2000)
    expect(table.position?.ordinal).toBe(12)
  })

  it('hears what others say and who came', () => {
    line().open(position(7))
    line().say({ type: 'said', line: chatted(8) })
    line().say({
      type: 'changed',
      ordinal: 9,
      seat: 0,
      status: 'over',
      sitters: [],
      rematch: 'next',
    })
    expect(table.chat.map(({ text }) => text)).toEqual(['line 8'])
    expect([table.status, table.rematch]).toEqual(['over', 'next'])
  })

  it('sits where it is told by now', () => {
    line().open(null, { seat: -1, status: 'open' })
    expect(table.seat).toBe(-1)
    line().say(changed(1, 2))
    expect(table.seat).toBe(2)
    line().say(changed(2, -1))
    expect(table.seat).toBe(-1)
  })

  it('knows on coming of a game that is played again', () => {
    line().open(position(7, -1), { rematch: 'next' })
    expect(table.rematch).toBe('next')
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

  const moves = [{ action: 5, expected: 0.5, visits: 9 }]

  it('forgets advice when the table moves on', async () => {
    line().open(position(7))
    const asked = table.hint()
    line().say({ type: 'hint', id: id(), ordinal: 7, moves })
    await asked
    expect(table.advice?.[0]?.action).toBe(5)
    line().say(moved(8, 0))
    expect(table.advice).toBeNull()
  })

  it('does not take advice about another position', async () => {
    line().open(position(7))
    const asked = table.hint()
    const late = { type: 'hint', id: id(), ordinal: 7, moves } as const
    line().say(moved(8, 0))
    line().say(late)
    await asked
    expect(table.advice).toBeNull()
  })

  it('tells why there is no advice', async () => {
    line().open(position(7))
    const asked = table.hint()
    line().say({ type: 'problem', id: id(), key: 'hint-failed', text: 'No hint this time.' })
    await asked
    expect(table.objection?.text).toBe('No hint this time.')
  })
})

describe('coming back', () => {
  beforeEach(() => {
    line().open(position(7), { ordinal: 9, missed: [0, 6, 7].map(happening), chat: [chatted(9)] })
  })

  it('shows of a whole story the last move', () => {
    expect(kinds()).toEqual(['move-0', 'move-6', 'move-7'])
    expect(table.latest.map(({ kind }) => kind)).toEqual(['move-7'])
  })

  it('asks for what is new, and adds it', async () => {
    await breaks()
    line().open(position(9), {
      ordinal: 13,
      standing: 7,
      missed: [8, 9].map(happening),
      chat: [chatted(12)],
    })
    expect(hello()).toMatchObject({ type: 'hello', ordinal: 9 })
    expect(kinds()).toEqual(['move-0', 'move-6', 'move-7', 'move-8', 'move-9'])
    expect(table.latest.map(({ kind }) => kind)).toEqual(['move-8', 'move-9'])
    expect(table.chat.map(({ ordinal }) => ordinal)).toEqual([9, 12])
    await breaks()
    line().open(position(9))
    expect(hello()).toMatchObject({ ordinal: 13 })
  })

  it.each([
    ['a move', moved(10, 0), 10],
    ['a line', { type: 'said', line: chatted(11) }, 11],
    ['who came', changed(12, 0), 12],
  ] as [string, ServerMessage, number][])('has been told of %s', async (_, told, ordinal) => {
    line().say(told)
    await breaks()
    line().open(position(20))
    expect(hello()).toMatchObject({ ordinal })
  })

  it('forgets what was taken back meanwhile', async () => {
    await breaks()
    const instead = { ...happening(7), kind: 'another' }
    line().open(position(12), { standing: 6, missed: [instead] })
    expect(kinds()).toEqual(['move-0', 'move-6', 'another'])
    expect(table.latest).toEqual([instead])
  })

  it('loses no move that still waited to be shown', async () => {
    line().say(moved(8, 1, 1))
    line().say(moved(9, 1, 1))
    expect(table.behind).toBe(true)
    await breaks()
    line().open(position(10), { standing: 8, missed: [happening(9), happening(10)] })
    expect(hello()).toMatchObject({ ordinal: 9 })
    expect(kinds()).toEqual(['move-0', 'move-6', 'move-7', 'move-8', 'move-9', 'move-10'])
    expect(table.latest.map(({ moment }) => moment)).toEqual([8, 9, 10])
    const story = table.story
    await vi.advanceTimersByTimeAsync(2000)
    expect(table.story).toBe(story)
  })

  it('asks for all of a game that began meanwhile', async () => {
    const other = new Table('other', NOTHING)
    line().open(null, { ordinal: 3, status: 'open' })
    await breaks()
    line().open(position(4), { ordinal: 4, missed: [happening(0)], chat: [chatted(2)] })
    expect(hello()).toMatchObject({ ordinal: -1 })
    expect(other.story).toHaveLength(1)
    expect(other.chat).toHaveLength(1)
    other.close()
  })
})

describe('somebody who becomes somebody else', () => {
  beforeEach(() => {
    vi.spyOn(api, 'callMe').mockResolvedValue({ name: 'Ben' })
    line().open(position(7), { seat: -1, missed: [happening(7)] })
  })

  it('is at the table as who they are now, and told all that they may see', async () => {
    const before = line()
    await me.take('Ben')
    expect(Socket.all).toHaveLength(2)
    expect(before.close).toHaveBeenCalled()
    before.say(moved(8, 1)) // it may still say what it had to say
    line().open(position(7), { seat: 1, missed: [happening(6), happening(7)] })
    expect(hello()).toMatchObject({ type: 'hello', ordinal: -1 })
    expect(table.seat).toBe(1)
    expect(kinds()).toEqual(['move-6', 'move-7'])
  })

  it('asks nothing anew that somebody else has asked', async () => {
    void table.act(5)
    await me.take('Ben')
    line().open(position(7))
    expect(said()).toEqual([])
    expect(table.choosing.waiting).toBe(false)
  })

  it('does not come back to a table that was left', async () => {
    table.close()
    await me.take('Ben')
    expect(Socket.all).toHaveLength(1)
  })
})
