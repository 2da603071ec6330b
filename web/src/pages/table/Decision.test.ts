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

  it('says what is picked on the board, and offers what can be done with it', () => {
    offer(few)
    const act = vi.fn()
    const deeds = [
      { text: 'Play', act, main: true },
      { text: 'Trick', act: () => {}, on: true },
      { text: 'Clear', act: () => {}, disabled: true },
    ]
    table.planned = () => ({ text: 'Picked: a card.', deeds })
    flushSync()
    expect(document.querySelector('.question [aria-live]')!.textContent).toContain('a card.')
    expect(document.querySelector('.options')!.getAttribute('aria-label')).toBe('Picked: a card.')
    expect(buttons().map(({ textContent }) => textContent!.trim())).toEqual([
      'Play',
      'Trick',
      'Clear',
    ])
    expect(buttons()[1]!.getAttribute('aria-pressed')).toBe('true')
    expect(buttons()[2]!.disabled).toBe(true)
    press(buttons()[0])
    expect(act).toHaveBeenCalledOnce()
    table.planned = () => null
    flushSync()
    expect(buttons()).toHaveLength(3)
    expect(document.querySelector('.question')!.textContent).not.toContain('a card.')
  })

  const about = (side: string, card: string) => [
    { sort: 'side', name: side },
    { sort: 'card', name: card },
  ]
  const movements = ['6/4', '5/3', '4/2', '3/1', '2/1+3', '1/0+3'].map((one) => `dragon-${one}`)
  const plays = (side: string, verb = 'play', cards = movements): Option[] =>
    cards.map((card, index) => ({
      action: table.choosing.action('play', side, card) ?? index,
      verb,
      about: about(side, card),
    }))
  const texts = () => buttons().map(({ textContent }) => textContent!.trim())

  it('names what is left in one form, whether something else is asked for it or not', () => {
    const tricks = movements.slice(-2)
    const extra = plays('left', 'play', ['sylph-6/4', 'sylph-5/3', 'sylph-4/2'])
    offer([...plays('left'), ...extra, ...plays('left', 'trick', tricks), ...plays('right')])
    press(buttons().find(({ textContent }) => textContent!.trim() === 'Left'))
    expect(texts()[0]).toContain('Left')
    expect(texts().slice(1)).toContain('Dragon 6/4')
    expect(texts().slice(1)).toContain('Dragon 2/1+3')
    expect(texts().filter((text) => text.includes(':'))).toEqual([])
  })

  it('offers things at once where there are no words for what is done to them', () => {
    offer([...plays('left'), ...plays('right'), ...plays('left', 'trick', movements.slice(-2))])
    expect(texts()).toContain('Left')
    expect(texts()).toContain('Right')
    expect(texts().filter((text) => /…\W*…/.test(text))).toEqual([])
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
