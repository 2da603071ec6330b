/** What can be done with cards, by where they lie. */
import type { Act } from '../../lib/looking.svelte'

/** In phase III transfers come first: they are what one asks about then. */
export function domainActs(card: string, mine: boolean, phase: number): Act[] {
  const own = phase === 3 ? ['transfer', 'use'] : ['use', 'transfer']
  const verbs = mine ? [...own, 'give', 'discard', 'copy'] : ['seize', 'copy']
  return verbs.map((verb): Act => [verb, card])
}
