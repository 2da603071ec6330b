/** Follows things that look alike from place to place, so that each keeps its name and can fly. */

/** What lies where, by place; `null` is a thing that is there but not seen. */
export type Places = Map<string, (string | null)[]>

export class Whereabouts {
  #before = new Map<string, { face: string | null; name: string }[]>()
  #made = 0

  constructor(readonly kind: string) {}

  /** The names of all things, place by place, in the order given. */
  follow(places: Places): Map<string, string[]> {
    const loose = new Map([...this.#before].map(([place, things]) => [place, [...things]]))
    const now = new Map<string, { face: string | null; name: string }[]>()
    const open: { face: string | null; name: string }[] = []
    for (const [place, faces] of places) {
      const here = loose.get(place) ?? []
      now.set(
        place,
        faces.map((face) => {
          const index = here.findIndex((thing) => thing.face === face)
          const thing = { face, name: index < 0 ? '' : here.splice(index, 1)[0]!.name }
          if (index < 0) open.push(thing)
          return thing
        }),
      )
    }
    // What came from elsewhere: a thing with this face, or one that had not been seen.
    const left = [...loose.values()].flat()
    for (const match of [same, unseen, anything]) {
      for (const thing of open.filter(({ name }) => !name)) {
        const index = left.findIndex((other) => match(thing.face, other.face))
        if (index >= 0) thing.name = left.splice(index, 1)[0]!.name
      }
    }
    for (const thing of open) thing.name ||= `${this.kind}-${this.#made++}`
    this.#before = now
    return new Map([...now].map(([place, things]) => [place, things.map(({ name }) => name)]))
  }
}

type Face = string | null
const same = (face: Face, other: Face): boolean => face !== null && face === other
const unseen = (face: Face, other: Face): boolean => face !== null && other === null
const anything = (face: Face): boolean => face === null
