/** The course as a closed line round Mount Olympus, run to the right along the bottom. */

export interface Point {
  x: number
  y: number
  /** The direction of running, in radians. */
  angle: number
}

/** Where a creature stands, and how large it is. */
export interface Stand {
  along: number
  aside: number
  size: number
}

/** Something round that lies somewhere. */
export interface Round {
  x: number
  y: number
  radius: number
}

const START = 2.5 // how much longer than other spaces the start space is
const FINISH = 2.3 // and what lies behind the finish line
const WORD = 0.9 // how much of both is left free for a word
const ROUND = 0.78 // 1 would make the short sides half circles
const TRIES = 12 // places that are compared in a space, along and across
const RIM = 12 // pixels of a creature that may be covered where there is no room
const STEP = 6 // pixels between two points of a drawn curve

export class Oval {
  readonly unit: number // the length of a space
  readonly #radius: number
  readonly #across: number // the straight parts
  readonly #up: number
  readonly #length: number

  constructor(
    readonly width: number,
    readonly height: number,
    /** How broad the course is. */
    readonly band: number,
    readonly last: number,
  ) {
    const [w, h] = [Math.max(width - band, 1), Math.max(height - band, 1)]
    this.#radius = (Math.min(w, h) / 2) * ROUND
    this.#across = w - 2 * this.#radius
    this.#up = h - 2 * this.#radius
    this.#length = 2 * (this.#across + this.#up) + 2 * Math.PI * this.#radius
    this.unit = this.#length / (last + START + FINISH)
  }

  /** Where a space begins and ends, measured along the course; the last but one is the finish. */
  span(space: number): [number, number] {
    if (space <= 0) return [0, START * this.unit]
    const from = (START + Math.min(space, this.last + 1) - 1) * this.unit
    return [from, space > this.last ? this.#length : from + this.unit]
  }

  /** The point at a distance from the start, `aside` to the outer edge. */
  at(distance: number, aside = 0): Point {
    const [r, across, up] = [this.#radius, this.#across, this.#up]
    const quarter = (Math.PI / 2) * r
    const [right, top] = [this.width - this.band / 2, this.band / 2]
    const [left, bottom] = [this.band / 2, this.height - this.band / 2]
    const parts: [number, (along: number) => Point][] = [
      [across / 2, (a) => ({ x: this.width / 2 + a, y: bottom + aside, angle: 0 })],
      [quarter, (a) => turn(right - r, bottom - r, r + aside, Math.PI / 2 - a / r)],
      [up, (a) => ({ x: right + aside, y: bottom - r - a, angle: -Math.PI / 2 })],
      [quarter, (a) => turn(right - r, top + r, r + aside, -a / r)],
      [across, (a) => ({ x: right - r - a, y: top - aside, angle: -Math.PI })],
      [quarter, (a) => turn(left + r, top + r, r + aside, -Math.PI / 2 - a / r)],
      [up, (a) => ({ x: left - aside, y: top + r + a, angle: Math.PI / 2 })],
      [quarter, (a) => turn(left + r, bottom - r, r + aside, Math.PI - a / r)],
      [across / 2, (a) => ({ x: left + r + a, y: bottom + aside, angle: 0 })],
    ]
    let rest = ((distance % this.#length) + this.#length) % this.#length
    for (const [length, point] of parts) {
      if (rest <= length) return point(rest)
      rest -= length
    }
    return parts[0]![1](0)
  }

  /** The middle of a space. */
  middle(space: number): number {
    const [from, to] = this.span(space)
    return (from + to) / 2
  }

  /** The outline of a space, as an SVG path. */
  outline(space: number): string {
    const [from, to] = this.span(space)
    const steps = Math.max(1, Math.ceil((to - from) / STEP))
    const half = this.band / 2
    const points: Point[] = []
    for (let i = 0; i <= steps; i++) points.push(this.at(from + ((to - from) * i) / steps, half))
    for (let i = steps; i >= 0; i--) points.push(this.at(from + ((to - from) * i) / steps, -half))
    return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`
  }

  /** A line across the course before a space, as an SVG path. */
  across(space: number, beyond = 0): string {
    const [from] = this.span(space)
    const [outer, inner] = [this.band / 2 + beyond, -this.band / 2 - beyond]
    const [a, b] = [this.at(from, outer), this.at(from, inner)]
    return `M${a.x.toFixed(1)} ${a.y.toFixed(1)}L${b.x.toFixed(1)} ${b.y.toFixed(1)}`
  }

  /** The part of a space where creatures stand. */
  #room(space: number): [number, number] {
    const [from, to] = this.span(space)
    const word = WORD * this.unit
    if (space <= 0) return [from + word, to]
    return space > this.last ? [from, to - word] : [from, to]
  }

  /** Where the `index`th of `count` creatures on a space stands, the first one ahead. */
  stand(space: number, index: number, count: number): Stand {
    const [from, to] = this.#room(space)
    const rows = count === 1 ? 1 : 2
    const columns = Math.ceil(count / rows)
    const size = Math.min(this.band / rows - 2, Math.max((to - from) / columns - 2, 28), 44)
    const step = Math.min(size + 2, (to - from) / columns)
    const along = (from + to) / 2 + ((columns - 1) / 2 - Math.floor(index / rows)) * step
    if (rows === 1) return { along, aside: (this.band - size) / 2 - 1, size } // off the number
    const row = index % rows
    // Of two abreast, the one that is ahead stands a little ahead.
    return { along: along + 3 - 6 * row, aside: (row - 0.5) * (this.band / 2 - 1), size }
  }

  /** The place on a space with the most room around it, between its edges and what is taken. */
  free(space: number, taken: Round[]): Round {
    const [from, to] = this.#room(space)
    let best: Round = { x: 0, y: 0, radius: -Infinity }
    for (let i = 1; i < TRIES; i++)
      for (let j = 1; j < TRIES; j++) {
        const along = from + ((to - from) * i) / TRIES
        const aside = this.band * (j / TRIES - 0.5)
        const { x, y } = this.at(along, aside)
        const sides = [from, to].map((side) => far(this.at(side, aside), { x, y }))
        const others = taken.map((one) => far(one, { x, y }) - one.radius)
        const radius = Math.min(this.band / 2 - Math.abs(aside), ...sides, ...others)
        if (radius > best.radius) best = { x, y, radius }
      }
    return best
  }

  /** The same for something of a size: rather than what is printed, it covers rims of creatures. */
  roomy(space: number, radius: number, printed: Round[], creatures: Round[]): Round {
    const best = this.free(space, [...printed, ...creatures])
    if (best.radius >= radius) return best
    const smaller = creatures.map((one) => ({ ...one, radius: one.radius - RIM }))
    return this.free(space, [...printed, ...smaller])
  }

  /** The inner edge, as an SVG path. */
  inner(): string {
    const points = Array.from({ length: 240 }, (_, i) =>
      this.at((this.#length * i) / 240, -this.band / 2),
    )
    return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`
  }
}

type Place = Pick<Point, 'x' | 'y'>
const far = (a: Place, b: Place): number => Math.hypot(a.x - b.x, a.y - b.y)

function turn(x: number, y: number, r: number, phi: number): Point {
  return { x: x + r * Math.cos(phi), y: y + r * Math.sin(phi), angle: phi - Math.PI / 2 }
}
