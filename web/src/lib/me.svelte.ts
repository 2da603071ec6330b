/** Who we are here: a name, kept by a cookie that only the server can read. */
import { api } from './http'

class Me {
  name = $state<string | null>(null)

  async load(): Promise<void> {
    this.name = (await api.me()).name
  }

  async take(name: string): Promise<void> {
    this.name = (await api.callMe(name)).name
  }
}

export const me = new Me()
