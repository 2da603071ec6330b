/** A game, moment by moment, as one seat saw it. */
import { Choosing } from './choosing.svelte'
import { api } from './http'
import { snapshot } from './motion'
import { Scene } from './scene.svelte'
import type { Components, Frame, Option, Sitter } from './wire'

export class Replay extends Scene {
  frames = $state.raw<Frame[]>([])
  at = $state(0)
  readonly story = $derived(this.frames.slice(0, this.at + 1).flatMap((one) => one.happened))
  readonly choosing: Choosing

  constructor(
    readonly id: string,
    readonly components: Components,
    seat: number,
    sitters: Sitter[],
  ) {
    super()
    this.seat = seat
    this.sitters = sitters
    this.choosing = new Choosing(
      components,
      () => {},
      () => Promise.resolve([]),
    )
  }

  /** Fetch all moments; the first to be looked at is shown while others come. */
  async load(first: number): Promise<void> {
    for (;;) {
      const more = await api.replay(this.id, this.seat, this.frames.length)
      this.frames = [...this.frames, ...more]
      if (this.position === null && (this.frames.length > first || !more.length)) this.go(first)
      if (!more.length) break
    }
  }

  go(to: number): void {
    const at = Math.max(0, Math.min(to, this.frames.length - 1))
    const frame = this.frames[at]
    if (!frame) return
    const land = snapshot()
    this.at = at
    this.latest = frame.happened
    const view = frame.view as unknown as { turn: number }
    this.position = {
      ordinal: frame.moment,
      moment: frame.moment,
      turn: view.turn,
      view: frame.view,
      options: [],
      can_undo: false,
      clock: { spent: [], began: 0, deadline: null, now: 0 },
    }
    land()
  }

  /** What was done to come to a moment. */
  option(frame: Frame): Option | null {
    return frame.action === null ? null : decoded(this.components, frame.action)
  }
}

/** An action by its number: the verb, and what it is about. */
export function decoded(components: Components, action: number): Option {
  const verb = components.verbs.findLast((one) => one.base <= action)!
  let rest = action - verb.base
  const about = verb.about.toReversed().map(({ name: sort, values }) => {
    const name = values[rest % values.length]!
    rest = Math.floor(rest / values.length)
    return { sort, name }
  })
  return { action, verb: verb.name, about: about.toReversed() }
}
