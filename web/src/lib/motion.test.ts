import { tick } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Pace, snapshot } from './motion'
import { settings } from './settings.svelte'

const flights = vi.fn()

/** A thing at a place; where it is now is what its style says. */
function put(name: string, left: number, top = 0, width = 100): void {
  document.querySelector(`[data-thing=${name}]`)?.remove()
  const element = document.createElement('div')
  element.dataset['thing'] = name
  element.getBoundingClientRect = () => new DOMRect(left, top, width, width)
  element.animate = (frames, how) => flights(name, frames, how) ?? ({ onfinish: null } as Animation)
  document.body.append(element)
}

describe('motion', () => {
  beforeEach(() => {
    settings.motion = true
    settings.speed = 1
    put('card', 0)
    put('coin', 50)
  })

  afterEach(() => {
    document.body.replaceChildren()
    flights.mockReset()
  })

  it('lets a thing fly from where it was, as large as it was', async () => {
    const land = snapshot()
    put('card', 300, 40, 50)
    land()
    await tick()
    expect(flights).toHaveBeenCalledOnce()
    const [name, frames, how] = flights.mock.lastCall!
    expect(name).toBe('card')
    expect(frames.transform).toEqual(['translate(-275px, -15px) scale(2)', 'none'])
    expect(how.duration).toBeGreaterThanOrEqual(150)
    expect(how.duration).toBeLessThanOrEqual(400)
  })

  it('moves by transform and opacity only, which the compositor can do alone', async () => {
    const land = snapshot()
    put('card', 300)
    put('new', 0)
    land()
    await tick()
    const properties = flights.mock.calls.flatMap(([, frames]) => Object.keys(frames))
    expect(properties).toContain('opacity')
    for (const property of properties) expect(['transform', 'opacity']).toContain(property)
  })

  it('measures everything before anything moves, as each move would need a new layout', async () => {
    const order: string[] = []
    const land = snapshot()
    for (const name of ['card', 'coin']) {
      put(name, 300)
      const element = document.querySelector<HTMLElement>(`[data-thing=${name}]`)!
      element.getBoundingClientRect = () => (order.push('measured'), new DOMRect(300, 0, 100, 100))
      element.animate = () => (order.push('moved'), { onfinish: null }) as unknown as Animation
    }
    land()
    await tick()
    expect(order).toEqual(['measured', 'measured', 'moved', 'moved'])
  })

  it('lets what is new appear, but not on a table that was empty', async () => {
    const land = snapshot()
    put('new', 10)
    land()
    await tick()
    expect(flights).toHaveBeenCalledExactlyOnceWith('new', { opacity: [0, 1] }, expect.anything())
    document.body.replaceChildren()
    flights.mockReset()
    const first = snapshot()
    put('card', 10)
    first()
    await tick()
    expect(flights).not.toHaveBeenCalled()
  })

  it('keeps still what has hardly moved or is not seen', async () => {
    const land = snapshot()
    put('card', 3)
    put('coin', 500, 0, 0)
    land()
    await tick()
    expect(flights).not.toHaveBeenCalled()
  })

  it('flies faster when moves are shown faster', async () => {
    settings.speed = 4
    const land = snapshot()
    put('card', 300)
    land()
    await tick()
    expect(flights.mock.lastCall![2].duration).toBe(175)
  })

  it('is off when it is switched off', async () => {
    settings.motion = false
    const land = snapshot()
    put('card', 300)
    land()
    await tick()
    expect(flights).not.toHaveBeenCalled()
  })
})

describe('the pace', () => {
  const pace = new Pace()
  const waited = vi.fn()

  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    waited.mockReset()
    vi.useRealTimers()
  })

  it('lets wait', async () => {
    void pace.wait(700).then(waited)
    await vi.advanceTimersByTimeAsync(699)
    expect(waited).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(waited).toHaveBeenCalled()
  })

  it.each([0, -5])('does not wait for %i milliseconds', async (milliseconds) => {
    void pace.wait(milliseconds).then(waited)
    await Promise.resolve()
    await Promise.resolve()
    expect(waited).toHaveBeenCalled()
  })

  it('can be cut short, once for each wait', async () => {
    void pace.wait(700).then(waited)
    pace.skip()
    await vi.advanceTimersByTimeAsync(0)
    expect(waited).toHaveBeenCalledOnce()
    pace.skip()
    void pace.wait(700).then(waited)
    await vi.advanceTimersByTimeAsync(699)
    expect(waited).toHaveBeenCalledOnce()
  })
})
