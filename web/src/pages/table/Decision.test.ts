import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { position, Socket } from '../../../testing/socket'
import { settings } from '../../lib/settings.svelte'
import { Speech } from '../../lib/speech'
import { Table } from '../../lib/table.svelte'
import type { Option, TableInfo } from '../../lib/wire'
import { words } from '../../lib/words.svelte'
import Decision from './Decision.svelte'

const { components, options } = inject('engine').games['derby']!
const info = { id: 'abc', game: 'derby', terms: { hints: true } } as TableInfo
let table: Table
let shown: Record<string, unknown>

const line = (): Socket => Socket.all.at(-1)!
const buttons = () => [...document.querySelectorAll<HTMLButtonElement>('.options button')]
const press = (button: HTMLElement | undefined): void => {
  button!.click()
  flushSync()
}

/** Let the seat decide between these. */
function offer(offered: Option[], turn = 0): void {
  const view = { turn, asks: { key: 'Playing', rule: 'D4.1', particulars: {} } }
  line().open({ ...position(7, turn), view, options: offered })
  flushSync()
}

beforeEach(async () => {
  vi.stubGlobal('WebSocket', Socket)
  settings.language = 'en'
  await words.load('client', 'derby')
  table = new Table('abc', components)
  const speech = new Speech('derby', components, ['Ada', 'Ben'])
  shown = mount(Decision, { target: document.body, props: { table, info, speech } })
})

afterEach(async () => {
  await unmount(shown)
  table.close()
  vi.unstubAllGlobals()
})

describe('the decision line', () => {
  const few = options.slice(0, 3).map(({ told }) => told)
  const many = options.map(({ told }) => told).filter(({ verb }) => verb === 'bet')

  it('has a button for each of a few options', () => {
    offer(few)
    expect(buttons()).toHaveLength(3)
    press(buttons()[1])
    expect(line().sent.at(-1)).toMatchObject({ type: 'act', action: few[1]!.action })
    expect(buttons().every(({ disabled }) => disabled)).toBe(true)
  })

  it('narrows many options down, and puts back what was picked', () => {
    offer(many)
    expect(buttons().length).toBeLessThan(many.length)
    press(buttons()[0])
    expect(table.choosing.left.length).toBeLessThan(many.length)
    expect(line().sent).toHaveLength(1) // the hello
    press(document.querySelector<HTMLElement>('.picked')!)
    expect(table.choosing.left).toHaveLength(many.length)
  })

  it('says whose turn it is, and offers nothing then', () => {
    offer([], 1)
    expect(document.querySelector('.question')!.textContent).toContain('Ben decides.')
    expect(buttons()).toEqual([])
  })

  it('tells the rule of a question, with a link to it', () => {
    offer(few)
    expect(document.querySelector('.question a')!.getAttribute('href')).toBe('/rules/derby#D4.1')
  })

  it('tells at once what was refused', () => {
    offer(few)
    press(buttons()[0])
    const last = line().sent.at(-1)!
    const id = 'id' in last ? last.id : ''
    line().say({ type: 'refused', id, rule: 'D4', key: 'no', particulars: {}, text: 'Not now.' })
    flushSync()
    expect(document.querySelector('[role=alert]')!.textContent).toBe('Not now.')
  })

  it('asks again before somebody resigns', () => {
    offer(few)
    table.sitters = [{ name: 'Ada', bot: null, here: true, resigned: false }]
    flushSync()
    const resign = [...document.querySelectorAll<HTMLElement>('.means button')].at(-1)!
    press(resign)
    expect(line().sent).toHaveLength(1)
    press([...document.querySelectorAll<HTMLElement>('.means button.main')].at(-1)!)
    expect(line().sent.at(-1)).toMatchObject({ type: 'resign' })
  })
})
