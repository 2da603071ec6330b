/** Who we are here: a name, kept by a cookie that only the server can read. */
import { api } from './http'

export class Me {
  name = $state<string | null>(null)
  readonly #tabs = new BroadcastChannel('pantheon-me') // others of this browser
  readonly #followers = new Set<() => void>()

  constructor() {
    this.#tabs.onmessage = () => {
      this.#tell()
      this.load().catch(() => {}) // the name is told again with the next page
    }
  }

  async load(): Promise<void> {
    this.name = (await api.me()).name
  }

  /** Take a name; whoever has none yet becomes somebody. */
  async take(name: string): Promise<void> {
    this.#become((await api.callMe(name)).name)
  }

  /** Become who made a link. */
  async move(token: string): Promise<void> {
    this.#become((await api.device(token)).name)
  }

  /** Be told when we have become somebody else, here or in another tab; call what is returned to end it. */
  follow(follower: () => void): () => void {
    this.#followers.add(follower)
    return () => void this.#followers.delete(follower)
  }

  #become(name: string | null): void {
    this.name = name
    this.#tell()
    this.#tabs.postMessage(null)
  }

  #tell(): void {
    for (const follower of this.#followers) follower()
  }
}

export const me = new Me()
