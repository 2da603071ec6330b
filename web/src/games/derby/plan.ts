/** A turn as it is planned: a card of each holder, in their order, before both are named (D3.1). */
import type { Act } from '../../lib/looking.svelte'
import { movement, type Named, type Side } from './types'

/** A card of the holder on one of our sides. */
export interface Pick {
  side: Side
  card: string
}

/** What was picked, the card that moves first before the other. */
export interface Plan {
  picks: Pick[]
  /** Whether the first one uses its trick (D3.3). */
  trick: boolean
}

export const EMPTY: Plan = { picks: [], trick: false }

/** A card was tapped: it is picked in the place of the other one of its holder, or put back. */
export function tapped(plan: Plan, pick: Pick): Plan {
  const { picks } = plan
  const there = picks.find(({ side }) => side === pick.side)
  if (!there) return { ...plan, picks: [...picks, pick] }
  if (there.card === pick.card) return changed(plan, without(picks, there))
  const others = picks.map((one) => (one === there ? pick : one))
  return changed(plan, others)
}

export const swapped = (plan: Plan): Plan => changed(plan, plan.picks.toReversed())

/** What of it can still be played. */
export const kept = (plan: Plan, can: (pick: Pick) => boolean): Plan =>
  changed(plan, plan.picks.filter(can))

const without = (picks: Pick[], one: Pick): Pick[] => picks.filter((other) => other !== one)

/** A trick is that of the card for which it was chosen. */
function changed(plan: Plan, picks: Pick[]): Plan {
  return { picks, trick: plan.trick && picks[0] === plan.picks[0] }
}

/** How the picked cards move, after those that were named already. */
export function moving({ picks, trick }: Plan, named: Named[]): Named[] {
  const planned = picks.map(({ card }, index): Named => {
    const fast = named.length + index === 0
    const { fast: most, slow, bonus } = movement(card)
    const tricks = fast && trick
    return { card, fast, trick: tricks, spaces: fast ? most + (tricks ? bonus : 0) : slow }
  })
  return [...named, ...planned]
}

/** What is to be done for a card of the plan. */
export const act = ({ picks, trick }: Plan, index: number): Act | null => {
  const pick = picks[index]
  return pick ? [index === 0 && trick ? 'trick' : 'play', pick.side, pick.card] : null
}

/** A card, and where it takes its creature. */
export interface Way {
  creature: string
  from: number
  to: number
}

/** Where some cards take their creatures, one after the other (D3.5, D3.6). */
export function ways(cards: Named[], spaces: Record<string, number>, last: number): Way[] {
  const now = { ...spaces }
  return cards.map((named) => {
    const { creature } = movement(named.card)
    const from = now[creature] ?? 0
    const to = from > last ? from : Math.min(from + named.spaces, last + 1)
    now[creature] = to
    return { creature, from, to }
  })
}
