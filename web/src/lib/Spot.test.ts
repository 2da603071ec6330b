import { createRawSnippet, flushSync, mount, unmount } from 'svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Choosing } from './choosing.svelte'
import WhyNot from './WhyNot.svelte'

const creature = { name: 'creature', values: ['pegasus', 'sphinx'], made_of: '' }
const components = {
  domains: [creature],
  verbs: [{ name: 'favour', base: 10, about: [creature] }],
  values: {},
}
let shown: Record<string, unknown>
afterEach(() => unmount(shown))

/** A creature on the board, of which Pegasus may be favoured. */
function put(name: string, mine = true) {
  const act = vi.fn()
  const ask = vi.fn(() => Promise.resolve([{ action: 11, rule: 'D2', text: 'D2: not this one.' }]))
  const choosing = new Choosing(components, act, ask)
  choosing.offer([{ action: 10, verb: 'favour', about: [{ sort: 'creature', name: 'pegasus' }] }])
  const children = createRawSnippet(() => ({ render: () => '<i></i>' }))
  const props = { choosing, verb: 'favour', sort: 'creature', name, label: name, mine, children }
  shown = mount(WhyNot, { target: document.body, props })
  flushSync()
  return { button: document.querySelector('button')!, act, ask }
}

describe('a thing on the board', () => {
  it('that may be chosen says so, and is', () => {
    const { button, act, ask } = put('pegasus')
    expect(button.getAttribute('aria-disabled')).toBe('false')
    button.click()
    expect(act).toHaveBeenCalledExactlyOnceWith(10)
    expect(ask).not.toHaveBeenCalled()
  })

  it('that may not be chosen tells the rule when it is focused', async () => {
    const { button, act, ask } = put('sphinx')
    expect(button.getAttribute('aria-disabled')).toBe('true')
    button.dispatchEvent(new FocusEvent('focus'))
    await vi.waitFor(() => expect(document.querySelector('[role=tooltip]')).not.toBeNull())
    expect(document.querySelector('[role=tooltip]')!.textContent).toBe('D2: not this one.')
    expect(ask).toHaveBeenCalledExactlyOnceWith([11])
    button.click()
    expect(act).not.toHaveBeenCalled()
    button.dispatchEvent(new FocusEvent('blur'))
    flushSync()
    expect(document.querySelector('[role=tooltip]')).toBeNull()
  })

  it('asks nothing while others decide', () => {
    const { button, ask } = put('sphinx', false)
    button.dispatchEvent(new FocusEvent('focus'))
    button.click()
    expect(ask).not.toHaveBeenCalled()
  })
})
