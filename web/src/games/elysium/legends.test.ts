import { describe, expect, inject, it } from 'vitest'
import { gain, isComplete, legendOf, levelIn, transferCost } from './legends'
import type { Values } from './types'

const { games, transfers } = inject('engine')
const { components } = games['elysium']!
const values = components.values as unknown as Values
const cards = components.domains.find(({ name }) => name === 'card')!.values

/** What the client reckons for a transfer that the engine knows. */
const reckoned = ({ view, seat, legend, card }: (typeof transfers)[number]) => ({
  cost: transferCost(view, values, cards, seat, levelIn(view, values, seat, legend, card)),
  gain: gain(view, values, seat, legend, card),
})

describe('a transfer', () => {
  it.each(transfers)('of $card to Legend $legend for $cost brings $gain', (transfer) => {
    expect(reckoned(transfer)).toEqual({ cost: transfer.cost, gain: transfer.gain })
  })

  it('is tried with powers, with Citizens and with Bonus tiles', () => {
    const using = transfers.filter(({ view }) => view.pending.some(({ kind }) => kind === 'Using'))
    expect(using.length).toBeGreaterThan(10)
    expect(transfers.filter(({ card }) => card === 'citizen').length).toBeGreaterThan(10)
    expect(new Set(transfers.map(({ gain }) => gain)).size).toBeGreaterThan(4)
  })
})

describe('a Legend', () => {
  it('is of a level, of a family, or a single card', () => {
    for (const { view, seat, legend } of transfers) {
      const found = legendOf(view, seat, legend)
      const count = view.boards[seat]!.legends[legend]!.length
      expect(found.kind === 'single').toBe(count === 1)
    }
  })

  it('is complete with one card of each level, or of each family', () => {
    expect(isComplete({ kind: 'family', of: 'zeus', vp: 6 }, 3)).toBe(true)
    expect(isComplete({ kind: 'family', of: 'zeus', vp: 3 }, 2)).toBe(false)
    expect(isComplete({ kind: 'level', of: '1', vp: 12 }, 5)).toBe(true)
    expect(isComplete({ kind: 'level', of: '1', vp: 8 }, 4)).toBe(false)
    expect(isComplete({ kind: 'single', of: 'zeus', vp: 0 }, 5)).toBe(false)
  })
})
