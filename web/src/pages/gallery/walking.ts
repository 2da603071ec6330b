/** Walk through a wall of cards with the arrow keys: along the row, or to the nearest one above or below. */
export function walk(event: KeyboardEvent): void {
  const here = event.target as HTMLElement
  const wall = event.currentTarget as HTMLElement
  const cards = [...wall.querySelectorAll<HTMLElement>('a.card')]
  const place = cards.indexOf(here)
  const next = place < 0 ? undefined : neighbour(event.key, cards, place)
  if (!next) return
  event.preventDefault()
  next.focus()
}

function neighbour(key: string, cards: HTMLElement[], place: number): HTMLElement | undefined {
  if (key === 'ArrowRight') return cards[place + 1]
  if (key === 'ArrowLeft') return cards[place - 1]
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined
  const { left, top } = cards[place]!.getBoundingClientRect()
  const down = key === 'ArrowDown'
  const beyond = (down ? cards.slice(place + 1) : cards.slice(0, place).reverse()).map((card) => ({
    card,
    box: card.getBoundingClientRect(),
  }))
  const row = beyond.find(({ box }) => box.top !== top)?.box.top
  const inRow = beyond.filter(({ box }) => box.top === row)
  inRow.sort((one, other) => Math.abs(one.box.left - left) - Math.abs(other.box.left - left))
  return inRow[0]?.card
}
