import { describe, expect, it } from 'vitest'
import { Whereabouts } from './whereabouts'

const places = (told: Record<string, (string | null)[]>) => new Map(Object.entries(told))

describe('things that look alike', () => {
  it('keep their names where they stay', () => {
    const cards = new Whereabouts('card')
    const before = cards.follow(places({ hand: ['a', 'b', 'a'] }))
    expect(new Set(before.get('hand')).size).toBe(3)
    const after = cards.follow(places({ hand: ['a', 'b', 'a'] }))
    expect(after).toEqual(before)
  })

  it('take their names along', () => {
    const cards = new Whereabouts('card')
    const [, b] = cards.follow(places({ hand: ['a', 'b'], pile: [] })).get('hand')!
    const after = cards.follow(places({ hand: ['a'], pile: ['b'] }))
    expect(after.get('pile')).toEqual([b])
  })

  it('come, where nobody saw them, from among the hidden ones', () => {
    const cards = new Whereabouts('card')
    const hidden = cards.follow(places({ deck: [null, null], hand: [] })).get('deck')!
    const after = cards.follow(places({ deck: [null], hand: ['a'] }))
    expect(hidden).toContain(after.get('hand')![0])
    expect(after.get('deck')).not.toEqual(after.get('hand'))
  })

  it('prefer the one that was seen to a hidden one', () => {
    const cards = new Whereabouts('card')
    const before = cards.follow(places({ deck: [null], left: ['a'], right: [] }))
    const after = cards.follow(places({ deck: [], left: [], right: ['a'] }))
    expect(after.get('right')).toEqual(before.get('left'))
  })

  it('can be turned face down on their way', () => {
    const cards = new Whereabouts('card')
    const before = cards.follow(places({ left: ['a'], deck: [] }))
    const after = cards.follow(places({ left: [], deck: [null] }))
    expect(after.get('deck')).toEqual(before.get('left'))
  })

  it('are never two under one name', () => {
    const cards = new Whereabouts('card')
    cards.follow(places({ left: ['a', 'b'], right: [null] }))
    const after = cards.follow(places({ left: ['b', 'b', 'c'], right: [null, null] }))
    const names = [...after.values()].flat()
    expect(new Set(names).size).toBe(5)
  })
})
