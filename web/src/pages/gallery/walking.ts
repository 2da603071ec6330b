/** Walk through a wall of cards with the arrow keys: along the row, or to the nearest above or below. */
import { isArrow, nearest, WAYS } from '../../lib/keys'

export function walk(event: KeyboardEvent): void {
  const here = event.target as HTMLElement
  const wall = event.currentTarget as HTMLElement
  const cards = [...wall.querySelectorAll<HTMLElement>('a.card')]
  const place = cards.indexOf(here)
  if (place < 0 || !isArrow(event.key)) return
  const [along, down] = WAYS[event.key]
  const next = down
    ? nearest(here.getBoundingClientRect(), cards, [along, down])
    : cards[place + along]
  if (!next) return
  event.preventDefault()
  next.focus()
}
