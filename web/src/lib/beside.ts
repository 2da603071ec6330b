/** Where something may stand that tells of a thing: beside it, on the screen, not under a finger. */
const GAP = 8
const FINGER = 48 // pixels below a thing that the hand covers

interface Size {
  width: number
  height: number
}

/** Above, below, right or left of the thing, wherever there is room first. */
export function beside(thing: DOMRect, { width, height }: Size, touched: boolean): string {
  const most = { x: innerWidth - width - GAP, y: innerHeight - height - GAP }
  const inside = (value: number, end: number): number => Math.max(GAP, Math.min(value, end))
  const x = inside(thing.left + thing.width / 2 - width / 2, most.x)
  const y = inside(thing.top + thing.height / 2 - height / 2, most.y)
  const low = thing.top + thing.height / 2 > innerHeight / 2
  const places = [
    { x, y: thing.top - height - GAP },
    { x, y: thing.bottom + (touched ? FINGER : GAP) },
    { x: thing.right + GAP, y },
    { x: thing.left - width - GAP, y },
    { x, y: low ? GAP : most.y },
  ]
  const fits = (place: { x: number; y: number }): boolean =>
    place.x >= GAP && place.x <= most.x && place.y >= GAP && place.y <= most.y
  const found = places.find(fits) ?? places.at(-1)!
  return `left: ${Math.round(found.x)}px; top: ${Math.round(found.y)}px`
}
