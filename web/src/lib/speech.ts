/** What a game has to say, in words: questions, options, events. The server's `Speech`, here. */
import type { Components, Domain, Happening, Option, Sitter, View } from './wire'
import { say } from './words.svelte'

/** The people's own names, and with bots those of their gods, cities or demigods. */
export function seatNames(game: string, sitters: Sitter[], view: View | null): string[] {
  return sitters.map((sitter, seat) => {
    const plate = view?.nameplates[seat] ? say(`${game}-${view.nameplates[seat]}`) : ''
    if (sitter.name !== null) return sitter.name
    const bot = sitter.bot ? say(`client-bot-${sitter.bot}`) : ''
    return plate && bot ? `${plate} (${bot})` : plate || bot
  })
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export class Speech {
  readonly #domains: Map<string, Domain>

  /** `names` are those of the seats, as `nameplates` or the people who sit there give them. */
  constructor(
    readonly game: string,
    components: Components,
    readonly names: string[],
  ) {
    this.#domains = new Map(components.domains.map((domain) => [domain.name, domain]))
  }

  /** The word for a thing of the game, such as the ladder `farmer`. */
  word(sort: string, name: string): string {
    return say(`${this.game}-${sort}-${name}`)
  }

  /** The words for a value that may be made of others, such as the pair `farmer+guard`. */
  thing(sort: string, name: string): string {
    if (sort === 'seat') return this.names[Number(name)] ?? name
    if (/^\d+$/.test(name)) return name
    const parts = this.#domains.get(sort)?.made_of
    if (!parts) return this.word(sort, name)
    for (const part of this.#domains.get(parts)?.values ?? []) {
      if (name.startsWith(`${part}-`))
        return `${this.word(parts, part)} ${name.slice(part.length + 1)}`
    }
    return name
      .split('+')
      .map((part) => this.word(parts, part))
      .join(' + ')
  }

  /** What an action does, as the text of a button. */
  option(option: Option): string {
    const told = Object.fromEntries(
      option.about.map(({ sort, name }) => [sort, this.#value(sort, name)]),
    )
    return say(`${this.game}-do-${option.verb}`, told)
  }

  /** What a verb does, before it is known to what. */
  verb(option: Option): string {
    const told = say(
      `${this.game}-do-${option.verb}`,
      Object.fromEntries(option.about.map(({ sort }) => [sort, '…'])),
    )
    return told.replace(/…(\P{L}*…)+/gu, '…')
  }

  /** What is asked of the player in turn. */
  question(asks: NonNullable<View['asks']>): string {
    return this.#message('ask', asks.key, asks.particulars)
  }

  /** What happened, as far as one may know it; a secret has words of its own. */
  event(happening: Happening): string {
    const kind = happening.known ? `${happening.kind}-known` : happening.kind
    return this.#message('event', kind, happening.particulars)
  }

  #message(sort: string, key: string, particulars: Record<string, number>): string {
    const told = Object.fromEntries(
      Object.entries(particulars).map(([name, value]) => [name, this.#particular(name, value)]),
    )
    return say(`${this.game}-${sort}-${key}`, told)
  }

  #particular(name: string, value: number): string | number {
    const sort = name.replace(/\d+$/, '')
    if (sort === 'seat') return this.names[value] ?? value
    const found = this.#domains.get(sort)?.values[value]
    return found === undefined ? value : this.#value(sort, found)
  }

  #value(sort: string, name: string): string | number {
    return /^\d+$/.test(name) && sort !== 'seat' ? Number(name) : this.thing(sort, name)
  }
}
