import { describe, expect, it } from 'vitest'
import { act, EMPTY, kept, moving, swapped, tapped, ways, type Pick, type Plan } from './plan'
import type { Named } from './types'

const dragon: Pick = { side: 'left', card: 'dragon-5/3' }
const pegasus: Pick = { side: 'right', card: 'pegasus-2/1+3' }
const sylph: Pick = { side: 'left', card: 'sylph-1/0+3' }

const plan = (...picks: Pick[]): Plan => picks.reduce(tapped, EMPTY)
const cards = ({ picks }: Plan): string[] => picks.map(({ card }) => card)
const tricky = (...picks: Pick[]): Plan => ({ ...plan(...picks), trick: true })

describe('cards that are tapped', () => {
  it('are played in the order in which they were tapped, from either side first (D3.1)', () => {
    expect(cards(plan(dragon, pegasus))).toEqual(['dragon-5/3', 'pegasus-2/1+3'])
    expect(cards(plan(pegasus, dragon))).toEqual(['pegasus-2/1+3', 'dragon-5/3'])
  })

  it('take the place of the one that was picked from the same holder', () => {
    expect(cards(plan(dragon, pegasus, sylph))).toEqual(['sylph-1/0+3', 'pegasus-2/1+3'])
  })

  it('are put back when they are tapped again, and the other one comes first', () => {
    expect(cards(plan(dragon, pegasus, dragon))).toEqual(['pegasus-2/1+3'])
    expect(plan(dragon, dragon)).toEqual(EMPTY)
  })

  it('change their order', () => {
    expect(cards(swapped(plan(dragon, pegasus)))).toEqual(['pegasus-2/1+3', 'dragon-5/3'])
  })

  it('stay as long as they can be played', () => {
    const after = kept(plan(dragon, pegasus), ({ side }) => side === 'right')
    expect(cards(after)).toEqual(['pegasus-2/1+3'])
  })
})

describe('a trick', () => {
  it('stays when another second card is picked', () => {
    expect(tapped(tricky(pegasus, dragon), sylph).trick).toBe(true)
  })

  it.each([
    ['swapped', swapped(tricky(pegasus, dragon))],
    ['put back', tapped(tricky(pegasus, dragon), pegasus)],
    ['replaced', tapped(tricky(pegasus, dragon), { side: 'right', card: 'sylph-2/1+3' })],
  ])('is not that of another first card: %s', (_, after) => {
    expect(after.trick).toBe(false)
  })
})

describe('what is sent', () => {
  it('is one act after the other', () => {
    expect(act(plan(pegasus, dragon), 0)).toEqual(['play', 'right', 'pegasus-2/1+3'])
    expect(act(plan(pegasus, dragon), 1)).toEqual(['play', 'left', 'dragon-5/3'])
    expect(act(plan(pegasus), 1)).toBeNull()
  })

  it('says the trick with the first card (D3.3)', () => {
    expect(act(tricky(pegasus, dragon), 0)).toEqual(['trick', 'right', 'pegasus-2/1+3'])
    expect(act(tricky(pegasus, dragon), 1)).toEqual(['play', 'left', 'dragon-5/3'])
  })
})

describe('how cards move', () => {
  const spaces = (cards: Named[]): number[] => cards.map((card) => card.spaces)
  const named: Named = { card: 'sylph-1/0+3', fast: true, trick: true, spaces: 4 }

  it('is fast first and then slow (D3.2)', () => {
    expect(spaces(moving(plan(dragon, pegasus), []))).toEqual([5, 1])
    expect(spaces(moving(plan(pegasus, dragon), []))).toEqual([2, 3])
  })

  it('is further with a trick (D3.3)', () => {
    expect(spaces(moving(tricky(pegasus, dragon), []))).toEqual([5, 3])
  })

  it('is slow after a card that was named', () => {
    expect(moving(plan(pegasus), [named])).toEqual([
      named,
      { card: 'pegasus-2/1+3', fast: false, trick: false, spaces: 1 },
    ])
  })
})

describe('where creatures come', () => {
  const course = { dragon: 4, pegasus: 21, sylph: 23 }
  const of = (...picks: Pick[]) => ways(moving(plan(...picks), []), course, 22)

  it('is told of both at once', () => {
    expect(of(dragon, pegasus)).toEqual([
      { creature: 'dragon', from: 4, to: 9 },
      { creature: 'pegasus', from: 21, to: 22 },
    ])
  })

  it('adds up for one that moves twice', () => {
    expect(of(dragon, { side: 'right', card: 'dragon-4/2' })).toEqual([
      { creature: 'dragon', from: 4, to: 9 },
      { creature: 'dragon', from: 9, to: 11 },
    ])
  })

  it('is the finish for who goes beyond the last space (D3.5)', () => {
    expect(of({ side: 'left', card: 'pegasus-6/4' })[0]!.to).toBe(23)
  })

  it('is nowhere else for who has finished (D3.6)', () => {
    expect(of(sylph)).toEqual([{ creature: 'sylph', from: 23, to: 23 }])
  })
})
