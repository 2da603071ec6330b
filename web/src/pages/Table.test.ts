import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { position, Socket } from '../../testing/socket'
import { api } from '../lib/http'
import { me } from '../lib/me.svelte'
import { place } from '../lib/router.svelte'
import { settings } from '../lib/settings.svelte'
import type { TableInfo } from '../lib/wire'
import { words } from '../lib/words.svelte'
import Table from './Table.svelte'

const { components } = inject('engine').games['derby']!
const info = {
  id: 'abcd',
  game: 'derby',
  status: 'open',
  seats: [
    { name: 'Ada', bot: null },
    { name: null, bot: null },
  ],
  seat: -1,
  host: false,
  terms: { hints: true },
} as unknown as TableInfo
const sitters = info.seats.map((seat) => ({ ...seat, here: true, resigned: false }))
let shown: Record<string, unknown> | null

const line = (): Socket => Socket.all.at(-1)!
const text = () => document.body.textContent!.replace(/\s+/g, ' ')
const button = (name: string) =>
  [...document.querySelectorAll('button')].find((one) => one.textContent!.trim() === name)

/** Come to the table. */
async function come(): Promise<void> {
  shown = mount(Table, { target: document.body })
  await vi.waitFor(() => expect(Socket.all).toHaveLength(1))
}

beforeEach(async () => {
  vi.stubGlobal('WebSocket', Socket)
  Socket.all.length = 0
  settings.language = 'en'
  await words.load('client', 'derby')
  place.path = '/table/abcd'
  me.name = null
  vi.spyOn(api, 'me').mockResolvedValue({ name: null })
  vi.spyOn(api, 'table').mockResolvedValue(info)
  vi.spyOn(api, 'components').mockResolvedValue(components)
})

afterEach(async () => {
  if (shown) await unmount(shown)
  vi.unstubAllGlobals()
})

describe('the page of a table', () => {
  it('opens nothing when it was left before it was there', async () => {
    let found: (told: typeof components) => void = () => {}
    vi.mocked(api.components).mockReturnValue(new Promise((resolve) => (found = resolve)))
    shown = mount(Table, { target: document.body })
    await vi.waitFor(() => expect(api.components).toHaveBeenCalled())
    await unmount(shown)
    shown = null
    found(components)
    await new Promise((resolve) => setTimeout(resolve))
    expect(Socket.all).toHaveLength(0)
  })

  it('gives who takes a name and a seat a line of their own', async () => {
    await come()
    line().open(null, { seat: -1, status: 'open', sitters })
    flushSync()
    const sit = vi.spyOn(api, 'sit').mockResolvedValue(info)
    vi.spyOn(api, 'callMe').mockResolvedValue({ name: 'Ben' })
    document.querySelector<HTMLInputElement>('#name')!.value = 'Ben'
    button("That's me")!.click()
    await vi.waitFor(() => expect(sit).toHaveBeenCalled())
    expect(Socket.all).toHaveLength(2)
    line().open(null, { seat: 1, status: 'open', sitters })
    flushSync()
    expect(button('Leave')).toBeDefined()
  })

  it.each([
    [4404, 'This link leads to no table.'],
    [4410, 'under rules that have changed since'],
    [1008, 'from a page of this address'],
  ])('tells in words what is final: %i', async (code, words) => {
    await come()
    line().drop(code)
    flushSync()
    expect(document.querySelector('[role=alert]')!.textContent).toContain(words)
    expect(text()).toContain('To the start page')
  })

  it('offers to try again when too many tables are open', async () => {
    await come()
    line().drop(4429)
    flushSync()
    expect(document.querySelector('[role=alert]')!.textContent).toContain('too many tables')
    button('Try again')!.click()
    expect(Socket.all).toHaveLength(2)
    line().open(null, { status: 'open', sitters })
    flushSync()
    expect(text()).not.toContain('too many tables')
  })

  it('tells why it is not let in just now', async () => {
    await come()
    line().say({ type: 'problem', id: null, key: 'table-broken', text: 'It is broken.' })
    flushSync()
    expect(text()).toContain('It is broken.')
  })

  it.each([0, -1])('leads to the game that is played next: seat %i', async (seat) => {
    await come()
    const view = { turn: -1, asks: null, nameplates: [], points: [] }
    const over = { ...position(7, -1), view }
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        disconnect() {}
      },
    )
    line().open(over, { seat, status: 'over', sitters, rematch: 'next' })
    flushSync()
    expect(document.querySelector('a[href="/table/next"]')!.textContent).toBe('To the next game')
    expect(button('Play again')).toBeUndefined()
  })
})
