/** Which card is which: copies of a design are alike, but each one flies on its own. */
import type { ElysiumView } from './types'

/** Where a card lies: its place, its design, and the how-manieth of them it is there. */
export type Spots = ReadonlyMap<string, string>

export const spot = (place: string, card: string, nth = 0): string => `${place} ${card} ${nth}`

/** All cards one sees, place by place; a Legend is a place of its own. */
function places(view: ElysiumView): [string, string[]][] {
  return [
    ['discard', view.discard.slice(-1)],
    ['agora', view.agora],
    ['oracle', view.oracle],
    ...view.boards.flatMap((board, seat): [string, string[]][] => [
      [`domain-${seat}`, board.domain.map(({ card }) => card)],
      ...board.legends.map((cards, index): [string, string[]] => [
        `legend-${seat}-${index}`,
        cards,
      ]),
    ]),
  ]
}

/** Name all cards: who stayed keeps its name, who moved takes it along, the rest is new. */
export function nameCards(view: ElysiumView, before: Spots): Spots {
  const spots = places(view).flatMap(([place, cards]) =>
    cards.map((card, index) => ({
      card,
      at: spot(place, card, cards.slice(0, index).filter((other) => other === card).length),
    })),
  )
  const here = new Set(spots.map(({ at }) => at))
  const loose = [...before].filter(([at]) => !here.has(at)).map(([, name]) => name)
  const used = new Set(before.values())
  const named = new Map<string, string>()
  for (const { card, at } of spots) {
    const moved = loose.findIndex((name) => name.startsWith(`${card}#`))
    const name = before.get(at) ?? (moved < 0 ? fresh(card, used) : loose.splice(moved, 1)[0]!)
    used.add(name)
    named.set(at, name)
  }
  return named
}

function fresh(card: string, used: Set<string>): string {
  let number = 1
  while (used.has(`${card}#${number}`)) number += 1
  return `${card}#${number}`
}

/** Cards with their number among the like of them, to tell copies in one place apart. */
export function numbered(cards: string[]): { card: string; nth: number }[] {
  return cards.map((card, index) => ({
    card,
    nth: cards.slice(0, index).filter((other) => other === card).length,
  }))
}
