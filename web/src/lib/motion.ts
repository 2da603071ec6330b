/** Motion says what happened: things that have a name fly from where they were to where they are. */
import { tick } from 'svelte'
import { settings } from './settings.svelte'

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
  for (const element of document.querySelectorAll<HTMLElement>('[data-thing]')) {
    const from = before.get(element.dataset.thing!)
    if (!from) {
      if (before.size) element.animate({ opacity: [0, 1] }, { duration: FLIGHT })
      continue
    }
    const to = element.getBoundingClientRect()
    const [x, y] = [from.left - to.left, from.top - to.top]
    if (Math.hypot(x, y) < NEAR || !to.width) continue
    const scale = from.width / to.width
    element.animate(
      {
        transform: [`translate(${x}px, ${y}px) scale(${scale})`, 'none'],
        transformOrigin: ['0 0', '0 0'],
        zIndex: ['10', '10'],
      },
      { duration: FLIGHT / Math.sqrt(settings.speed), easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)' },
    )
  }
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
