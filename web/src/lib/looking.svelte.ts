/** What may be done with the things of a board, and the one that is looked at closely. */
import { getContext, setContext, type Component, type Snippet } from 'svelte'
import { sameThing } from './choosing.svelte'
import type { Scene } from './scene.svelte'
import type { Speech } from './speech'
import type { Option, Reason } from './wire'

/** A verb and what the action is about. */
export type Act = [verb: string, ...names: string[]]

/** What choosing a thing would do. */
export interface Choice {
  /** What may be done with it now; it is open if there is something. */
  options: Option[]
  picked?: boolean
  /** For what several clicks choose together; otherwise an option is done at once. */
  pick?: () => void
  /** The action to ask about when nothing may be done with it. */
  act?: Act | undefined
}

/** What is told of a thing when it is looked at. */
export interface Told {
  title: string
  lines?: string[]
  /** Where its numbers come from. */
  source?: string
  /** Parts of it that have a source of their own. */
  parts?: { name: string; source: string }[]
  /** The numbers of the rules that tell more. */
  rules?: string[]
  Icon?: Component
  colour?: string
}

/** Somebody looks at a thing. */
interface Look {
  element: HTMLElement
  told: () => Told
  choice: () => Choice
  /** Instead of figure and lines. */
  body: Snippet | undefined
  /** It stays until it is closed. */
  pinned: boolean
  /** A finger lies on the thing. */
  touched: boolean
}

const KEY = Symbol('looking')
const LEAVE = 200 // milliseconds in which one can come from the thing to what is told of it

export class Looking {
  look = $state.raw<Look | null>(null)
  reason = $state.raw<Reason | null>(null)
  #leaving: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly game: string,
    readonly scene: Scene,
    readonly speechNow: () => Speech,
  ) {
    setContext(KEY, this)
  }

  get speech(): Speech {
    return this.speechNow()
  }

  // ---- what may be done

  /** Those of some actions that are allowed now. */
  options(acts: Act[]): Option[] {
    if (!this.scene.myTurn) return []
    return acts
      .map((act) => this.scene.choosing.find(...act))
      .filter((option) => option !== undefined)
  }

  /** A thing with which some actions can be done, each in its own decision. */
  acts(...acts: Act[]): Choice {
    const asked = new Set(this.scene.choosing.options.map(({ verb }) => verb))
    return { options: this.options(acts), act: acts.find(([verb]) => asked.has(verb)) ?? acts[0] }
  }

  /** A thing that options are about, perhaps together with others. */
  about(sort: string, name: string, act?: Act): Choice {
    const { choosing, myTurn } = this.scene
    const thing = { sort, name }
    const open = myTurn && !choosing.waiting
    return {
      options: open
        ? choosing.left.filter(({ about }) => about.some((other) => sameThing(thing, other)))
        : [],
      picked: choosing.isPicked(sort, name),
      pick: () => choosing.pick(sort, name),
      act,
    }
  }

  isBest(options: Option[]): boolean {
    const best = this.scene.advice?.[0]?.action
    return options.some(({ action }) => action === best)
  }

  // ---- looking closer

  at(look: Look): void {
    if (this.look?.pinned && !look.pinned) return
    clearTimeout(this.#leaving)
    this.look = look
  }

  /** The pointer leaves; what is pinned stays. */
  leave(): void {
    clearTimeout(this.#leaving)
    this.#leaving = setTimeout(() => this.look?.pinned || this.away(), LEAVE)
  }

  stay(): void {
    clearTimeout(this.#leaving)
  }

  away(): void {
    clearTimeout(this.#leaving)
    this.look = null
    this.reason = null
  }

  /** Ask which rule forbids what is looked at. */
  async explain(): Promise<void> {
    this.reason = null
    const look = this.look
    const { choosing, myTurn } = this.scene
    if (!look || !myTurn || choosing.waiting) return
    const { options, picked, act } = look.choice()
    if (options.length || picked || !act) return
    const reason = await choosing.whyNot(...act)
    if (reason?.text && this.look === look) this.reason = reason
  }
}

export const useLooking = (): Looking => getContext<Looking>(KEY)
