import { describe, expect, inject, it } from 'vitest'
import type { Happening } from '../../lib/wire'
import { between, namedLast } from './running'
import type { DerbyView, Named } from './types'

const { components } = inject('engine').games['derby']!
const number = (sort: string, name: string): number =>
  components.domains.find((domain) => domain.name === sort)!.values.indexOf(name)

const DRAGON: Named = { card: 'dragon-5/3', fast: true, trick: false, spaces: 5 }
const SYLPH: Named = { card: 'sylph-1/0+3', fast: true, trick: true, spaces: 4 }
const PEGASUS: Named = { card: 'pegasus-2/1+3', fast: false, trick: false, spaces: 1 }

/** A table of three at which the seat 0 looks, and the seat 1 is in turn. */
function table(given: Partial<DerbyView> = {}): DerbyView {
  const holder = (count: number, cards: string[] | null) => ({ count, cards, known: [] })
  return {
    players: 3,
    viewer: 0,
    mover: 1,
    track: {
      last_space: 22,
      line: 13,
      spaces: { dragon: 4, pegasus: 9, phoenix: 10, sylph: 0 },
      fate: [],
    },
    ahead: ['phoenix', 'pegasus', 'dragon', 'sylph'],
    finished: [],
    crossed: null,
    holders: [holder(2, ['dragon-5/3', 'sylph-1/0+3']), holder(2, null), holder(2, ['x'])],
    named: [],
    discard: ['y'],
    zeus: [],
    ...given,
  } as unknown as DerbyView
}

const happens = (kind: string, told: Record<string, number | string>): Happening => ({
  kind,
  particulars: Object.fromEntries(
    Object.entries(told).map(([name, value]) => [
      name,
      typeof value === 'string' ? number(name, value) : value,
    ]),
  ),
  known: false,
  moment: 1,
})
const names = (step: number, side: string, card: string, seat = 1): Happening =>
  happens('names', { seat, side, card, step })
const moves = (creature: string, space: number): Happening =>
  happens('moves', { creature, spaces: 1, space })

const shown = (before: DerbyView, after: DerbyView, ...happened: Happening[]): DerbyView[] =>
  between(before, after, happened, components)

describe('what is shown on the way', () => {
  it('is nothing if one card is named, for that is what comes of it', () => {
    expect(shown(table(), table({ named: [DRAGON] }), names(1, 'right', 'dragon-5/3'))).toEqual([])
  })

  it('is that another one names both, then that the first creature runs (D3.1)', () => {
    const before = table({ named: [DRAGON] })
    const after = table({ discard: ['y', 'dragon-5/3', 'pegasus-2/1+3'] })
    const way = shown(
      before,
      after,
      names(2, 'left', 'pegasus-2/1+3'),
      moves('dragon', 9),
      moves('pegasus', 10),
    )
    expect(way.map(({ named }) => named)).toEqual([[DRAGON, PEGASUS], [PEGASUS]])
    expect(way.map(({ track }) => track.spaces.dragon)).toEqual([4, 9])
    expect(way.map(({ track }) => track.spaces.pegasus)).toEqual([9, 9])
    expect(way.map(({ holders }) => holders[1]!.count)).toEqual([1, 1])
    expect(way[1]!.discard).toEqual(['y', 'dragon-5/3'])
    expect(way[1]!.ahead).toEqual(['phoenix', 'dragon', 'pegasus', 'sylph'])
  })

  it('does not wait for what we name ourselves', () => {
    const before = table({ mover: 0, named: [SYLPH] })
    const happened = [names(2, 'right', 'pegasus-2/1+3', 0), moves('sylph', 4)]
    const way = shown(before, table(), ...happened, moves('pegasus', 10))
    expect(way).toHaveLength(1)
    expect(way[0]!.track.spaces.sylph).toBe(4)
    expect(way[0]!.zeus).toEqual(['sylph-1/0+3'])
  })

  it('takes a card out of a holder that we see', () => {
    const way = shown(table(), table(), names(1, 'right', 'sylph-1/0+3'), moves('sylph', 4))
    expect(way[0]!.holders[0]).toEqual({ count: 1, cards: ['dragon-5/3'], known: [] })
  })

  it('leaves the second card where it is while powers can be used on it', () => {
    const before = table({ named: [DRAGON, PEGASUS] })
    const after = table({ named: [PEGASUS] })
    expect(shown(before, after, moves('dragon', 9))).toEqual([])
  })

  it('knows the card from the power that moves the same creature before', () => {
    const before = table({ named: [PEGASUS] })
    const way = shown(before, table(), moves('pegasus', 11), moves('pegasus', 12))
    expect(way.map(({ named }) => named)).toEqual([[PEGASUS]])
    expect(way[0]!.track.spaces.pegasus).toBe(11)
  })

  it('lays the card of a finished creature down with the next one (D3.6)', () => {
    const spaces = { dragon: 23, pegasus: 9, phoenix: 10, sylph: 0 }
    const track = { ...table().track, spaces }
    const before = table({ named: [DRAGON, PEGASUS], track, finished: ['dragon'] })
    const way = shown(before, table(), moves('pegasus', 10), happens('stands', {}))
    expect(way.map(({ named }) => named)).toEqual([[]])
    expect(way[0]!.discard).toEqual(['y', 'dragon-5/3', 'pegasus-2/1+3'])
  })

  it('is the last move too when the course is cleared after it (D8.1)', () => {
    const before = table({ named: [DRAGON, PEGASUS] })
    const happened = [moves('dragon', 23), happens('finishes', { creature: 'dragon', place: 1 })]
    const way = shown(before, table(), ...happened, moves('pegasus', 10), happens('stands', {}))
    expect(way.map(({ track }) => track.spaces.dragon)).toEqual([23, 23])
    expect(way[1]!.finished).toEqual(['dragon'])
    expect(way[1]!.ahead).toEqual(['dragon', 'pegasus', 'phoenix', 'sylph'])
    expect(way[1]!.track.spaces.pegasus).toBe(10)
  })
})

describe('what a turn has played', () => {
  it('is the two cards that were named last, the first one fast and perhaps with its trick', () => {
    const story = [
      names(1, 'left', 'dragon-5/3', 2),
      names(2, 'right', 'dragon-4/2', 2),
      happens('names-trick', { seat: 1, side: 'left', card: 'sylph-1/0+3' }),
      names(2, 'right', 'pegasus-2/1+3'),
      moves('sylph', 4),
      moves('pegasus', 10),
    ]
    const played = namedLast(story, components).map(({ spaces, ...named }) => named)
    expect(played).toEqual([
      { card: 'sylph-1/0+3', fast: true, trick: true },
      { card: 'pegasus-2/1+3', fast: false, trick: false },
    ])
  })

  it('has a second card that was fast by a power', () => {
    const story = [
      names(1, 'left', 'sylph-1/0+3'),
      names(2, 'right', 'pegasus-2/1+3'),
      moves('sylph', 1),
      happens('uses', { seat: 1, power: 'feathered-serpent' }),
      moves('pegasus', 11),
    ]
    expect(namedLast(story, components).map(({ fast }) => fast)).toEqual([true, true])
    const other = [...story, names(1, 'left', 'dragon-5/3'), names(2, 'right', 'dragon-4/2')]
    expect(namedLast(other, components).map(({ fast }) => fast)).toEqual([true, false])
  })
})
