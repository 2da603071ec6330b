import { expect, it } from 'vitest'
import type { Happening } from '../../lib/wire'
import { calls, laidIn } from './story'

const happened = (kind: string, particulars: Record<string, number> = {}): Happening => ({
  kind,
  particulars,
  known: false,
  moment: 0,
})

it('tells the bids since two tiles were last offered', () => {
  const story = [
    happened('bids', { seat: 2, drachmas: 9 }),
    happened('offers', { seat: 0 }),
    happened('bids', { seat: 0, drachmas: 1 }),
    happened('passes', { seat: 1 }),
    happened('steps', { seat: 0 }),
  ]
  expect(calls(story)).toEqual([
    { seat: 0, bid: 1 },
    { seat: 1, bid: null },
  ])
})

it('tells the round in which an altar was filled, the last time', () => {
  const story = [
    happened('round', { round: 1 }),
    happened('lays', { altar: 0 }),
    happened('lays', { altar: 10 }),
    happened('round', { round: 4 }),
    happened('lays', { altar: 0 }),
  ]
  expect(laidIn(story)).toEqual({ hephaestus: 4, zeus: 1 })
})
