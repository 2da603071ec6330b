/** Keys: whose they are, and arrows that go to what can be chosen nearby. */
const THINGS =
  '.open, .picked, .closer button, .tray button:enabled, [role="tab"], .guide button, .decision button:enabled, .decision a'
const ASIDE = 3 // how much further it counts to lie aside than to lie ahead

/** Whether a key is for somebody else: a field that is written in, the browser, a dialog. */
export function isTyping(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true
  const target = event.target as Element
  return target.matches('input, select, textarea') || target.closest('dialog') !== null
}

type Way = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown'
export const WAYS: Record<Way, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

let last: DOMRect | null = null // where we were when what we stood on went away

export const isArrow = (key: string): key is Way => key in WAYS

/** Go to what lies nearest in a direction, of all that can be chosen now; whether there is one. */
export function steer(root: ParentNode, way: Way): boolean {
  const here = document.activeElement
  const list = here?.closest('.lines')
  const found = [...(list ?? root).querySelectorAll<HTMLElement>(list ? 'a' : THINGS)]
  const things = found.filter((one) => one !== here && one.checkVisibility())
  const stands = found.includes(here as HTMLElement)
  const from = stands ? here!.getBoundingClientRect() : last
  const to = (from && nearest(from, things, WAYS[way])) ?? (stands ? undefined : things[0])
  if (!to) return false
  to.focus()
  last = to.getBoundingClientRect()
  return true
}

/** What lies nearest in a direction, rather ahead than aside. */
export function nearest(
  from: DOMRect,
  things: HTMLElement[],
  [x, y]: [number, number],
): HTMLElement | undefined {
  let best: HTMLElement | undefined
  let least = Infinity
  for (const thing of things) {
    const to = thing.getBoundingClientRect()
    const ahead = x ? x * (middle(to).x - middle(from).x) : y * (middle(to).y - middle(from).y)
    const aside = x
      ? gap(from.top, from.bottom, to.top, to.bottom)
      : gap(from.left, from.right, to.left, to.right)
    if (ahead > 1 && ahead + ASIDE * aside < least) {
      least = ahead + ASIDE * aside
      best = thing
    }
  }
  return best
}

const middle = (box: DOMRect): { x: number; y: number } => ({
  x: box.left + box.width / 2,
  y: box.top + box.height / 2,
})

/** How far two stretches lie apart; nothing if they overlap. */
const gap = (a: number, b: number, c: number, d: number): number => Math.max(0, c - b, a - d)
