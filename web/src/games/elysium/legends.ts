/** What a transfer costs and brings, as far as a player would reckon it at the table. */
import { CITIZEN, familyOf, type ElysiumView, type Values } from './types'

export interface Legend {
  kind: 'single' | 'level' | 'family'
  /** The family or the level, as a word key; of a single card its family. */
  of: string
  vp: number
}

const HELM = 'hades-helm'
const MOST = { level: 5, family: 3 } as const

export function legendOf(view: ElysiumView, seat: number, index: number): Legend {
  const line = view.sheets[seat]!.legends.find(({ legend }) => legend === index + 1)
  if (line) return line
  return { kind: 'single', of: familyOf(view.boards[seat]!.legends[index]![0]!), vp: 0 }
}

export const isComplete = (legend: Legend, cards: number): boolean =>
  legend.kind !== 'single' && cards >= MOST[legend.kind]

const worth = (values: Values, kind: 'level' | 'family', cards: number): number =>
  values.legends[kind][cards - 2] ?? 0

/** What the power in hand adds to the price; undefined: the transfer is free. */
function surcharge(view: ElysiumView, values: Values, cards: string[], seat: number) {
  const using = view.pending.findLast(({ kind }) => ['Using', 'Turn', 'Writing'].includes(kind))
  if (using?.kind !== 'Using') return 0
  const power = cards[using.power!]!
  const print = values.cards[power]!
  if (power === 'hades-cerberus' || power === 'hades-thanatos') return undefined
  if (power === 'athena-games') return using.user === seat ? 0 : Number(print.more)
  return Number(print.more ?? 0) - Number(print.less ?? 0)
}

/** R8: the gold for a card of a level, with what the power in hand and Helm of Hades change. */
export function transferCost(
  view: ElysiumView,
  values: Values,
  cards: string[],
  seat: number,
  level: number,
): number {
  const more = surcharge(view, values, cards, seat)
  if (more === undefined) return 0
  const helm = view.boards[seat]!.domain.some(({ card }) => card === HELM)
  return Math.max(level + more - (helm ? Number(values.cards[HELM]!.less) : 0), 0)
}

/** The level that a Citizen would stand for (E7.1), or that of the card. */
export function levelIn(
  view: ElysiumView,
  values: Values,
  seat: number,
  index: number,
  card: string,
): number {
  if (card !== CITIZEN) return values.cards[card]!.level
  const legend = legendOf(view, seat, index)
  if (legend.kind === 'level') return Number(legend.of)
  const there = view.boards[seat]!.legends[index]!.map((other) => values.cards[other]?.level)
  return [1, 2, 3].find((level) => !there.includes(level)) ?? 0
}

/** The VP that joining a Legend brings at once: what it is worth more, and a Bonus tile. */
export function gain(
  view: ElysiumView,
  values: Values,
  seat: number,
  index: number,
  card: string,
): number {
  const cards = view.boards[seat]!.legends[index]!
  const legend = legendOf(view, seat, index)
  const alike = values.cards[cards[0]!]?.level === values.cards[card]?.level
  const kind = legend.kind === 'single' ? (alike ? 'level' : 'family') : legend.kind
  const count = cards.length + 1
  const of = kind === 'level' ? String(values.cards[cards[0]!]!.level) : familyOf(cards[0]!)
  const citizen = card === CITIZEN ? values.legends.citizen : 0
  return (
    worth(values, kind, count) - legend.vp + tile(view, values, seat, kind, of, count) - citizen
  )
}

/** E8: the tile that a Legend of so many cards would bring. */
function tile(
  view: ElysiumView,
  values: Values,
  seat: number,
  kind: 'level' | 'family',
  of: string,
  count: number,
): number {
  if (kind === 'family') {
    const free = view.family_tiles[of]!.findIndex((owner) => owner < 0)
    return count === MOST.family && free >= 0 ? values.bonus.family.vp[free]! : 0
  }
  const owner = view.level_tiles[Number(of) - 1]!
  if (owner === seat) return 0
  const longest = Math.max(
    1,
    ...(view.sheets[owner]?.legends ?? [])
      .filter((line) => line.kind === 'level' && line.of === of)
      .map((line) => line.cards),
  )
  return count > longest ? values.bonus.level.vp[Number(of) - 1]! : 0
}
