/** First steps: at which tables they are shown, and what has been explained there. */
import { words } from './words.svelte'

const PLACE = 'pantheon-guide'

class Guide {
  /** By table, the kinds of decisions that were explained; none for tables without a guide. */
  #explained = $state<Record<string, string[]>>(kept())

  begin(table: string): void {
    this.#explained[table] = []
    this.#keep()
  }

  end(table: string): void {
    delete this.#explained[table]
    this.#keep()
  }

  isOn(table: string): boolean {
    return table in this.#explained
  }

  /** The key of the text for a kind of decision, if it has not been explained. */
  text(table: string, game: string, asked: string): string | null {
    const explained = this.#explained[table]
    if (!explained) return null
    const key = words.has(`guide-${game}-${asked}`) ? asked : 'other'
    return explained.includes(key) ? null : `guide-${game}-${key}`
  }

  got(table: string, key: string): void {
    this.#explained[table]?.push(key.split('-').at(-1)!)
    this.#keep()
  }

  #keep(): void {
    localStorage.setItem(PLACE, JSON.stringify(this.#explained))
  }
}

function kept(): Record<string, string[]> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}')
  } catch {
    return {}
  }
}

export const guide = new Guide()
