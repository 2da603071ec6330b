/** What the races have come to, as the story tells it. */
import type { Components, Happening } from '../../lib/wire'

export interface Payment {
  seat: number
  bet: string
  creature: string
  points: number // 0 if the bet is lost
}

export interface Result {
  race: number
  /** The creatures as they came in, before the judgement. */
  standings: string[]
  /** Movement cards, or `protection`. */
  drawn: string[]
  disqualified: string[]
  payments: Payment[]
}

export const PROTECTION = 'protection'

const begun = (race: number): Result => ({
  race,
  standings: [],
  drawn: [],
  disqualified: [],
  payments: [],
})

/** All races that have begun; the story may not tell of the beginning of the first. */
export function results(story: readonly Happening[], components: Components): Result[] {
  const named = (sort: string, value: number | undefined): string =>
    components.domains.find(({ name }) => name === sort)?.values[value ?? -1] ?? ''
  const races: Result[] = [begun(1)]
  for (const { kind, particulars: told } of story) {
    const now = races.at(-1)!
    if (kind === 'race' && told.race !== 1) {
      now.race = (told.race ?? 0) - 1
      races.push(begun(told.race ?? 0))
    } else if (kind === 'stands') now.standings.push(named('creature', told.creature))
    else if (kind === 'draws') now.drawn.push(named('card', told.card))
    else if (kind === 'draws-protection') now.drawn.push(PROTECTION)
    else if (kind === 'puts-back') drop(now.drawn, named('card', told.card))
    else if (kind === 'puts-back-protection') drop(now.drawn, PROTECTION)
    else if (kind === 'disqualified') now.disqualified.push(named('creature', told.creature))
    else if (kind === 'hits' || kind === 'misses')
      now.payments.push({
        seat: told.seat ?? 0,
        bet: named('bet', told.bet),
        creature: named('creature', told.creature),
        points: told.points ?? 0,
      })
  }
  return races
}

function drop(cards: string[], card: string): void {
  const index = cards.indexOf(card)
  if (index >= 0) cards.splice(index, 1)
}

/** The points of a seat in a race. */
export const earned = (result: Result | undefined, seat: number): number =>
  (result?.payments ?? []).reduce((sum, paid) => sum + (paid.seat === seat ? paid.points : 0), 0)
