/** What a step showed on its way: cards are named, then one creature runs after the other (D3.1). */
import type { Components, Happening } from '../../lib/wire'
import { movement, SIDES, type DerbyView, type Named } from './types'

const NAMES = ['names', 'names-trick']
const RUNS = ['moves', 'goes-back', 'stays']
const HASTE = 'feathered-serpent' // makes the second card of a turn fast

/** The tables between two positions, each of them to be shown for a moment. */
export function between(
  before: DerbyView,
  after: DerbyView,
  happened: readonly Happening[],
  components: Components,
): DerbyView[] {
  const creature = (told: Happening): string =>
    of(components, 'creature', told.particulars.creature)
  let view = named(before, happened, components)
  const runs = happened.filter(({ kind }) => RUNS.includes(kind))
  const played = view.named.slice(0, view.named.length - after.named.length)
  const shown: DerbyView[] = []
  // Who names a card has it on the table already, where it was picked.
  if (played.length && view !== before && view.mover !== before.viewer) shown.push(view)
  const ends = lastRuns(played, runs.map(creature))
  let laid = 0
  runs.forEach((run, index) => {
    while (laid < played.length && ends[laid]! <= index) view = lay(view, played[laid++]!)
    view = ran(view, creature(run), run, happened)
    shown.push(view)
  })
  // The last one is what has come of all, unless the course was cleared (D8.1).
  if (runs.length && !happened.some(({ kind }) => kind === 'stands')) shown.pop()
  return shown
}

/** The cards that were named last, in their order: those that a turn has played. */
export function namedLast(story: readonly Happening[], components: Components): Named[] {
  const isNamed = ({ kind }: Happening): boolean => NAMES.includes(kind)
  const hasted = story
    .slice(story.findLastIndex(isNamed))
    .some(({ kind, particulars: told }) => kind === 'uses' && used(components, told) === HASTE)
  return story
    .filter(isNamed)
    .slice(-2)
    .map(({ kind, particulars: told }) => ({
      card: of(components, 'card', told.card),
      fast: told.step !== 2 || hasted,
      trick: kind !== 'names',
      spaces: 0,
    }))
}

const used = (components: Components, told: Happening['particulars']): string =>
  of(components, 'power', told.power)

const of = (components: Components, sort: string, value = -1): string =>
  components.domains.find(({ name }) => name === sort)?.values[value] ?? ''

/** The table once all cards have been named. */
function named(
  before: DerbyView,
  happened: readonly Happening[],
  components: Components,
): DerbyView {
  let view = before
  for (const { kind, particulars: told } of happened) {
    if (!NAMES.includes(kind)) continue
    const card = of(components, 'card', told.card)
    view = name(view, told.seat ?? 0, told.side ?? 0, card, told.step !== 2, kind !== 'names')
  }
  return view
}

/** A card leaves its holder and lies on the table. */
function name(
  view: DerbyView,
  seat: number,
  side: number,
  card: string,
  fast: boolean,
  trick: boolean,
): DerbyView {
  const { fast: most, slow, bonus } = movement(card)
  const spaces = fast ? most + (trick ? bonus : 0) : slow
  const from = SIDES[side] === 'left' ? seat : (seat + view.players - 1) % view.players
  const holders = view.holders.map((holder, index) => {
    if (index !== from) return holder
    const cards = holder.cards && without(holder.cards, card)
    return { ...holder, cards, known: without(holder.known, card), count: holder.count - 1 }
  })
  return { ...view, mover: seat, holders, named: [...view.named, { card, fast, trick, spaces }] }
}

/** With which run each card has been played; a finished creature has none (D3.6). */
function lastRuns(played: Named[], runs: string[]): number[] {
  let end = runs.length
  return played
    .toReversed()
    .map(({ card }) => {
      const found = end > 0 ? runs.lastIndexOf(movement(card).creature, end - 1) : -1
      if (found >= 0) end = found
      return end
    })
    .toReversed()
}

/** A card that has been played goes to its pile. */
function lay(view: DerbyView, { card, trick }: Named): DerbyView {
  const pile = trick ? 'zeus' : 'discard'
  return { ...view, named: view.named.slice(1), [pile]: [...view[pile], card] }
}

/** A creature has run: it is ahead of all on its space (D3.4). */
function ran(
  view: DerbyView,
  creature: string,
  { kind, particulars }: Happening,
  happened: readonly Happening[],
): DerbyView {
  if (kind === 'stays') return view
  const space = particulars.space ?? 0
  const spaces = { ...view.track.spaces, [creature]: space }
  const others = view.ahead.filter((one) => one !== creature)
  const home = space > view.track.last_space
  const place = others.findIndex((one) =>
    home ? !view.finished.includes(one) : (spaces[one] ?? 0) <= space,
  )
  const crosses = happened.some(({ kind: other }) => other === 'crosses')
  return {
    ...view,
    track: { ...view.track, spaces },
    ahead: others.toSpliced(place < 0 ? others.length : place, 0, creature),
    finished: home ? [...view.finished, creature] : view.finished,
    crossed: view.crossed ?? (crosses && space >= view.track.line ? creature : null),
  }
}

function without(cards: string[], card: string): string[] {
  const index = cards.indexOf(card)
  return index < 0 ? cards : cards.toSpliced(index, 1)
}
