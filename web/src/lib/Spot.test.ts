import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import OneThing from '../../testing/OneThing.svelte'
import { Choosing } from './choosing.svelte'
import type { Scene } from './scene.svelte'
import { settings } from './settings.svelte'
import { Speech } from './speech'
import { words } from './words.svelte'

const creature = { name: 'creature', values: ['pegasus', 'sphinx'], made_of: '' }
const components = {
  domains: [creature],
  verbs: [{ name: 'favour', base: 10, about: [creature] }],
  values: {},
  sheets: [],
  designs: [],
}
const closer = () => document.querySelector('.closer')
let shown: Record<string, unknown>

beforeEach(async () => {
  settings.language = 'en'
  await words.load('client', 'derby')
})
afterEach(async () => {
  vi.useRealTimers()
  await unmount(shown)
})

/** A creature on the board, of which Pegasus may be favoured. */
function put(name: string, myTurn = true) {
  const act = vi.fn()
  const ask = vi.fn(() => Promise.resolve([{ action: 11, rule: 'D2', text: 'D2: not this one.' }]))
  const choosing = new Choosing(components, act, ask)
  choosing.offer([{ action: 10, verb: 'favour', about: [{ sort: 'creature', name: 'pegasus' }] }])
  const scene = { choosing, myTurn, position: {}, advice: null } as unknown as Scene
  const speech = new Speech('derby', components, [])
  shown = mount(OneThing, { target: document.body, props: { scene, speech, name } })
  flushSync()
  return { button: document.querySelector<HTMLElement>('.spot')!, act, ask }
}

describe('a thing on the board', () => {
  it('that may be chosen says so, and is', () => {
    const { button, act, ask } = put('pegasus')
    expect(button.getAttribute('aria-disabled')).toBe('false')
    button.click()
    expect(act).toHaveBeenCalledExactlyOnceWith(10)
    expect(ask).not.toHaveBeenCalled()
  })

  it('that may not be chosen tells the rule, until it is clicked again', async () => {
    const { button, act, ask } = put('sphinx')
    expect(button.getAttribute('aria-disabled')).toBe('true')
    button.click()
    await vi.waitFor(() => expect(document.querySelector('.reason')).not.toBeNull())
    expect(document.querySelector('.reason')!.textContent).toMatch(/D2\s+not this one\./)
    expect(document.querySelector('.reason a')!.getAttribute('href')).toBe('/rules/derby#D2')
    expect(ask).toHaveBeenCalledExactlyOnceWith([11])
    button.click()
    flushSync()
    expect(closer()).toBeNull()
    expect(act).not.toHaveBeenCalled()
  })

  it('tells about itself where a pointer rests, with the source of every part', () => {
    vi.useFakeTimers()
    const { button } = put('pegasus')
    button.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }))
    vi.advanceTimersByTime(299)
    flushSync()
    expect(closer()).toBeNull()
    vi.advanceTimersByTime(1)
    flushSync()
    expect(closer()!.getAttribute('role')).toBe('tooltip')
    const sources = [...document.querySelectorAll('.source')].map((one) => one.textContent!.trim())
    expect(sources).toEqual(['house: the rulebook does not print it', 'pegasus: publicly known'])
    button.dispatchEvent(new PointerEvent('pointerleave'))
    vi.advanceTimersByTime(200)
    flushSync()
    expect(closer()).toBeNull()
  })

  it('asks nothing while others decide', () => {
    const { button, ask } = put('pegasus', false)
    expect(button.getAttribute('aria-disabled')).toBe('true')
    button.click()
    expect(ask).not.toHaveBeenCalled()
  })
})
