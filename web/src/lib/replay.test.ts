import { beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { api } from './http'
import { Replay } from './replay.svelte'
import type { Frame } from './wire'

const { components, options } = inject('engine').games['derby']!

/** A moment of a game: which one, and what was done to come there. */
const frame = (moment: number, action: number | null): Frame => ({
  moment,
  seat: 0,
  action,
  view: { turn: 0 },
  happened: [{ kind: `move-${moment}`, particulars: {}, known: false, moment }],
})

const game = [frame(0, null), frame(1, 3), frame(2, 4), frame(3, 5)]
let replay: Replay

beforeEach(async () => {
  // The server tells a game in parts, and in the end that there is no more.
  vi.spyOn(api, 'replay').mockImplementation((_id, _seat, first) =>
    Promise.resolve(game.slice(first, first + 3)),
  )
  replay = new Replay('abc', components, 2, [])
  await replay.load(0)
})

describe('a replay', () => {
  it('fetches all moments for its seat and begins with the first', () => {
    expect(vi.mocked(api.replay).mock.calls).toEqual([
      ['abc', 2, 0],
      ['abc', 2, 3],
      ['abc', 2, 4],
    ])
    expect(replay.frames).toEqual(game)
    expect(replay.at).toBe(0)
    expect(replay.position?.moment).toBe(0)
  })

  it('begins with another moment as soon as that is there', async () => {
    const later = new Replay('abc', components, 2, [])
    await later.load(3)
    expect(later.at).toBe(3)
    const beyond = new Replay('abc', components, 2, [])
    await beyond.load(99)
    expect(beyond.at).toBe(3)
  })

  it('goes to a moment, never beyond the game', () => {
    replay.go(2)
    expect([replay.at, replay.position?.moment]).toEqual([2, 2])
    replay.go(99)
    expect(replay.at).toBe(3)
    replay.go(-1)
    expect(replay.at).toBe(0)
  })

  it('tells the story up to the moment, and what led to it', () => {
    replay.go(2)
    expect(replay.story.map(({ kind }) => kind)).toEqual(['move-0', 'move-1', 'move-2'])
    expect(replay.latest.map(({ kind }) => kind)).toEqual(['move-2'])
  })

  it('knows what was done', () => {
    expect(replay.option(game[0]!)).toBeNull()
    expect(replay.option(game[3]!)).toEqual(options[5]!.told)
  })

  it('offers nothing', () => {
    replay.go(1)
    expect(replay.position?.options).toEqual([])
    expect(replay.choosing.left).toEqual([])
  })
})
