/** What may be chosen now, narrowed down part by part: a bet card first, then a creature. */
import type { Components, Option, Reason, Thing } from './wire'

export const sameThing = (a: Thing, b: Thing): boolean => a.sort === b.sort && a.name === b.name

export class Choosing {
  options = $state.raw<Option[]>([])
  picked = $state.raw<Thing[]>([])
  /** What shall be done, if that was picked before the things. */
  verb = $state<string | null>(null)
  /** The seat may not decide just now: others move, or its last act is on its way. */
  waiting = $state(false)
  readonly #reasons = new Map<number, Promise<Reason>>()

  constructor(
    readonly components: Components,
    readonly act: (action: number) => void,
    readonly ask: (actions: number[]) => Promise<Reason[]>,
  ) {}

  /** A new decision. */
  offer(options: Option[]): void {
    this.options = options
    this.putBack()
    this.waiting = false
    this.#reasons.clear()
  }

  /** The options that are about all that was picked. */
  readonly left = $derived(
    this.options.filter(
      (option) =>
        (this.verb === null || option.verb === this.verb) &&
        this.picked.every((thing) => this.parts(option).some((other) => sameThing(thing, other))),
    ),
  )

  /**
   * The things that an option is about, one by one: the pair `farmer+guard` are two ladders. The
   * card `dragon-1/0+3` is one thing, as its halves are no creatures.
   */
  parts(option: Option): Thing[] {
    return option.about.flatMap((thing) => {
      const sort = this.#domain(thing.sort)?.made_of
      const names = thing.name.split('+')
      const made = sort && names.every((name) => this.#domain(sort)?.values.includes(name))
      return made ? names.map((name) => ({ sort, name })) : [thing]
    })
  }

  #domain(sort: string): Components['domains'][number] | undefined {
    return this.components.domains.find(({ name }) => name === sort)
  }

  /** Those of its parts that are still to be picked. */
  missing(option: Option): Thing[] {
    return this.parts(option).filter(({ sort, name }) => !this.isPicked(sort, name))
  }

  /** Pick nothing yet. */
  putBack(): void {
    this.picked = []
    this.verb = null
  }

  isPicked(sort: string, name: string): boolean {
    return this.picked.some((thing) => sameThing(thing, { sort, name }))
  }

  /** Pick a thing, or put it back; when one option is left, it is done. */
  pick(sort: string, name: string): void {
    if (this.isPicked(sort, name)) {
      this.picked = this.picked.filter((thing) => !sameThing(thing, { sort, name }))
      return
    }
    if (this.waiting) return
    const narrowed = this.left.filter((option) =>
      this.parts(option).some((thing) => sameThing(thing, { sort, name })),
    )
    if (narrowed.length === 1) this.act(narrowed[0]!.action)
    else if (narrowed.length) this.picked = [...this.picked, { sort, name }]
  }

  /** The option of a verb about exactly these things, if it is allowed. */
  find(verb: string, ...names: string[]): Option | undefined {
    if (this.waiting) return undefined
    return this.options.find(
      (option) =>
        option.verb === verb &&
        option.about.length === names.length &&
        option.about.every((thing, index) => thing.name === names[index]),
    )
  }

  /** Do it, if it is allowed. */
  do(verb: string, ...names: string[]): void {
    const option = this.find(verb, ...names)
    if (option) this.act(option.action)
  }

  /** The number of an action, allowed or not; undefined if there is none such. */
  action(verb: string, ...names: string[]): number | undefined {
    const found = this.components.verbs.find((one) => one.name === verb)
    if (!found || found.about.length !== names.length) return undefined
    let rest = 0
    for (const [index, domain] of found.about.entries()) {
      const value = domain.values.indexOf(names[index]!)
      if (value < 0) return undefined
      rest = rest * domain.values.length + value
    }
    return found.base + rest
  }

  /** Which rule forbids an action; asked once for each position. */
  whyNot(verb: string, ...names: string[]): Promise<Reason> | undefined {
    const action = this.action(verb, ...names)
    if (action === undefined) return undefined
    let reason = this.#reasons.get(action)
    if (!reason) {
      reason = this.ask([action]).then((reasons) => reasons[0]!)
      this.#reasons.set(action, reason)
    }
    return reason
  }
}
