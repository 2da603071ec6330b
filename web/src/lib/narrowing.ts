/** The buttons of the decision line: few at a time, narrowed down by what is done and to what. */
import type { Choosing } from './choosing.svelte'
import type { Option, Thing } from './wire'

const FEW = 9 // options that stand in the line one by one

/** Options that things tell apart. */
export interface Branch {
  /** What is done to them; null where different verbs are about the same things. */
  verb: string | null
  options: Option[]
  things: Thing[]
}

/** What stands in the line: options to be done, and branches from which a thing is to be picked. */
export interface Choices {
  plain: Option[]
  branches: Branch[]
  /** Whether a verb is to be picked before the things. */
  folded: boolean
}

export function choices(choosing: Choosing): Choices {
  const { left } = choosing
  if (left.length <= FEW) return { plain: left, branches: [], folded: false }
  const all = [...new Set(left.map(({ verb }) => verb))].map((verb): Branch => {
    const options = left.filter((option) => option.verb === verb)
    return { verb, options, things: apart(choosing, options) }
  })
  const branches = merged(all.filter((branch) => branch.things.length > 1))
  return {
    plain: all.filter((branch) => branch.things.length < 2).flatMap((branch) => branch.options),
    branches,
    folded: branches.length > 1,
  }
}

/** The options of a branch that are about a thing. */
export function about(choosing: Choosing, branch: Branch, thing: Thing): Option[] {
  return branch.options.filter((option) =>
    choosing.parts(option).some((other) => id(other) === id(thing)),
  )
}

/** The things that tell options apart: the first of those that are missing and that differ. */
function apart(choosing: Choosing, options: Option[]): Thing[] {
  const missing = options.map((option) => choosing.missing(option))
  const made = options.some((option, index) => missing[index]!.length > option.about.length)
  if (made) return different(missing.flat()) // a pair has no first and second
  for (let place = 0; missing.some((things) => place < things.length); place++) {
    const found = different(missing.flatMap((things) => things[place] ?? []))
    if (found.length > 1) return found
  }
  return []
}

/** Where two verbs are about the same things, those are picked first. */
function merged(branches: Branch[]): Branch[] {
  const found: Branch[] = []
  for (const branch of branches.toSorted((a, b) => b.things.length - a.things.length)) {
    const larger = found.find(({ things }) => {
      const names = things.map(id)
      return branch.things.every((thing) => names.includes(id(thing)))
    })
    if (!larger) found.push({ ...branch })
    else {
      larger.verb = null
      larger.options = [...larger.options, ...branch.options]
    }
  }
  return found
}

function different(things: Thing[]): Thing[] {
  return [...new Map(things.map((thing) => [id(thing), thing])).values()]
}

const id = ({ sort, name }: Thing): string => `${sort} ${name}`
