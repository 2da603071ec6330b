/** What a gallery shows, as its address says it: `?family=ares,zeus&search=gold`. */
import { place, stay } from '../../lib/router.svelte'

export class Filters {
  readonly #asked = $derived.by(() => new URLSearchParams(place.search))

  text(name: string): string {
    return this.#asked.get(name) ?? ''
  }

  chosen(name: string): string[] {
    return this.text(name).split(',').filter(Boolean)
  }

  /** Whether something may be shown: where nothing is chosen, everything is. */
  lets(name: string, value: string): boolean {
    const chosen = this.chosen(name)
    return chosen.length === 0 || chosen.includes(value)
  }

  toggle(name: string, value: string): void {
    const chosen = this.chosen(name)
    const others = chosen.filter((one) => one !== value)
    this.set(name, (others.length < chosen.length ? others : [...chosen, value]).join(','))
  }

  /** Ask for something else; what is typed letter by letter makes no step of the history. */
  set(name: string, value: string, step = true): void {
    const asked = new URLSearchParams(place.search)
    if (value) asked.set(name, value)
    else asked.delete(name)
    stay(address(asked), step)
  }

  clear(): void {
    stay(place.path)
  }

  get any(): boolean {
    return this.#asked.size > 0
  }
}

function address(asked: URLSearchParams): string {
  const search = asked.toString().replaceAll('%2C', ',')
  return place.path + (search && `?${search}`)
}
