import { describe, expect, inject, it } from 'vitest'
import type { Happening } from '../../lib/wire'
import { earned, results } from './results'

const { components } = inject('engine').games['derby']!
const number = (sort: string, value: string): number =>
  components.domains.find(({ name }) => name === sort)!.values.indexOf(value)
const first = (sort: string): string =>
  components.domains.find(({ name }) => name === sort)!.values[0]!

const happened = (kind: string, particulars: Record<string, number> = {}): Happening => ({
  kind,
  particulars,
  known: false,
  moment: 0,
})
const [card, bet] = [first('card'), first('bet')]
const pegasus = number('creature', 'pegasus')

const race = [
  happened('stands', { creature: pegasus, place: 1 }),
  happened('draws', { card: 0 }),
  happened('draws-protection'),
  happened('disqualified', { creature: pegasus }),
  happened('hits', { seat: 1, bet: 0, creature: pegasus, points: 4 }),
  happened('hits', { seat: 1, bet: 0, creature: pegasus, points: 2 }),
  happened('misses', { seat: 0, bet: 0, creature: pegasus }),
]

describe('the results of races', () => {
  it('tell how a race ended', () => {
    const [result] = results(race, components)
    expect(result).toMatchObject({
      race: 1,
      standings: ['pegasus'],
      drawn: [card, 'protection'],
      disqualified: ['pegasus'],
    })
    expect(result!.payments[0]).toEqual({ seat: 1, bet, creature: 'pegasus', points: 4 })
  })

  it('add up what a seat has earned', () => {
    const [result] = results(race, components)
    expect([earned(result, 0), earned(result, 1), earned(undefined, 1)]).toEqual([0, 6, 0])
  })

  it('leave out what Zeus put back', () => {
    const story = [...race, happened('puts-back', { card: 0 }), happened('puts-back-protection')]
    expect(results(story, components)[0]!.drawn).toEqual([])
  })

  it('begin anew with each race', () => {
    const story = [happened('race', { race: 1 }), ...race, happened('race', { race: 2 })]
    const found = results(story, components)
    expect(found.map((result) => result.race)).toEqual([1, 2])
    expect(found[1]!.payments).toEqual([])
  })

  it('know the number of the race from the next one, where the story begins late', () => {
    const found = results([...race, happened('race', { race: 3 })], components)
    expect(found.map((result) => result.race)).toEqual([2, 3])
  })
})
