/** What the story tells beyond the position: the bids as they fell, and when an altar was filled. */
import type { Happening } from '../../lib/wire'
import { GROUPS, type Altar } from './things'

/** A bid of a seat, or null for a pass. */
export interface Call {
  seat: number
  bid: number | null
}

/** What was called since two tiles were last offered, in order. */
export function calls(story: Happening[]): Call[] {
  const offered = story.findLastIndex((happening) => happening.kind === 'offers')
  return story.slice(offered + 1).flatMap(({ kind, particulars }) => {
    if (kind !== 'bids' && kind !== 'passes') return []
    return [{ seat: particulars['seat']!, bid: particulars['drachmas'] ?? null }]
  })
}

/** The round in which the offering on each altar was laid there. */
export function laidIn(story: Happening[]): Partial<Record<Altar, number>> {
  const altars: Altar[] = GROUPS.flat()
  const found: Partial<Record<Altar, number>> = {}
  let round = 0
  for (const { kind, particulars } of story) {
    if (kind === 'round') round = particulars['round']!
    if (kind === 'lays') found[altars[particulars['altar']!]!] = round
  }
  return found
}
