/** Motion says what happened: things that have a name fly from where they were to where they are. */
import { tick } from 'svelte'
import { settings } from './settings.svelte'

/** Milliseconds between two moves of others, at speed 1. */
export const STEP = 700
/** Milliseconds in which something on the way to a position has run or flown. */
export const MOMENT = 450
const FLIGHT = 350 // milliseconds
const NEAR = 4 // pixels that are not worth a flight

/** Remember where all things are (`data-thing`); call what is returned once they have changed. */
export function snapshot(): () => void {
  if (!settings.motion) return () => {}
  const before = places()
  return () => void tick().then(() => fly(before))
}

function places(): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>()
  for (const element of document.querySelectorAll<HTMLElement>('[data-thing]'))
    found.set(element.dataset.thing!, element.getBoundingClientRect())
  return found
}

function fly(before: Map<string, DOMRect>): void {
  const things = [...document.querySelectorAll<HTMLElement>('[data-thing]')]
  const after = things.map((element) => element.getBoundingClientRect()) // before any of them moves
  things.forEach((element, index) => {
    const from = before.get(element.dataset.thing!)
    const to = after[index]!
    if (from) move(element, from, to)
    else if (before.size) element.animate({ opacity: [0, 1] }, { duration: FLIGHT })
  })
}

/** By transform alone, which needs no layout and no main thread. */
function move(element: HTMLElement, from: DOMRect, to: DOMRect): void {
  if (Math.hypot(from.left - to.left, from.top - to.top) < NEAR || !to.width) return
  const x = from.left - to.left + (from.width - to.width) / 2
  const y = from.top - to.top + (from.height - to.height) / 2
  const flight = element.animate(
    { transform: [`translate(${x}px, ${y}px) scale(${from.width / to.width})`, 'none'] },
    { duration: FLIGHT / Math.sqrt(settings.speed), easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)' },
  )
  element.style.zIndex = '10' // above what lies
  flight.onfinish = () => (element.style.zIndex = '')
}

/** The time between two things that are shown, which can be cut short. */
export class Pace {
  #end: (() => void) | null = null

  async wait(milliseconds: number): Promise<void> {
    if (milliseconds <= 0) return
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds)
      this.#end = () => {
        clearTimeout(timer)
        resolve()
      }
    })
    this.#end = null
  }

  skip(): void {
    this.#end?.()
  }
}
