import { describe, expect, it } from 'vitest'
import { nameCards, numbered, spot } from './things'
import type { ElysiumView } from './types'

interface Cards {
  agora?: string[]
  discard?: string[]
  domain?: string[]
  legends?: string[][]
}

const view = ({ agora = [], discard = [], domain = [], legends = [] }: Cards): ElysiumView =>
  ({
    agora,
    discard,
    oracle: [],
    boards: [{ domain: domain.map((card) => ({ card, state: 'straight' })), legends }],
  }) as unknown as ElysiumView

describe('cards that look alike', () => {
  it('have names of their own', () => {
    const names = nameCards(view({ agora: ['owl', 'owl', 'bull'] }), new Map())
    expect(new Set(names.values()).size).toBe(3)
  })

  it('keep their names where they stay', () => {
    const before = nameCards(view({ agora: ['owl', 'bull'], domain: ['owl'] }), new Map())
    const after = nameCards(view({ agora: ['owl', 'bull', 'lyre'], domain: ['owl'] }), before)
    for (const [at, name] of before) expect(after.get(at)).toBe(name)
  })

  it('take their names along where they go', () => {
    const before = nameCards(view({ agora: ['owl', 'bull'] }), new Map())
    const after = nameCards(view({ agora: ['bull'], domain: ['owl'] }), before)
    expect(after.get(spot('domain-0', 'owl'))).toBe(before.get(spot('agora', 'owl')))
    const last = nameCards(view({ agora: ['bull'], legends: [['owl']] }), after)
    expect(last.get(spot('legend-0-0', 'owl'))).toBe(before.get(spot('agora', 'owl')))
  })

  it('never take a name that another one has', () => {
    const before = nameCards(view({ agora: ['owl'], domain: ['owl'] }), new Map())
    const after = nameCards(view({ agora: ['owl', 'owl'], domain: ['owl'] }), before)
    expect(new Set(after.values()).size).toBe(3)
  })

  it('are numbered within a place', () => {
    expect(numbered(['owl', 'bull', 'owl'])).toEqual([
      { card: 'owl', nth: 0 },
      { card: 'bull', nth: 0 },
      { card: 'owl', nth: 1 },
    ])
  })
})
