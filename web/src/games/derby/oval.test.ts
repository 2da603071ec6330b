import { describe, expect, it } from 'vitest'
import { Oval, type Point, type Round } from './oval'

const sizes = [
  [900, 500, 60, 24],
  [370, 300, 46, 24],
  [300, 700, 46, 18],
] as const

type Place = Pick<Point | Round, 'x' | 'y'>
const far = (a: Place, b: Place): number => Math.hypot(a.x - b.x, a.y - b.y)

describe.each(sizes)('the course in %i × %i', (width, height, band, last) => {
  const oval = new Oval(width, height, band, last)
  const spaces = Array.from({ length: last + 2 }, (_, space) => space)
  const length = oval.span(last + 1)[1]

  it('is closed, without jumps and at an even pace', () => {
    const step = length / 1000
    for (let index = 0; index < 1000; index++) {
      const walked = far(oval.at(index * step), oval.at((index + 1) * step))
      expect(walked).toBeGreaterThan(step * 0.95)
      expect(walked).toBeLessThan(step * 1.001)
    }
    expect(far(oval.at(0), oval.at(length))).toBeLessThan(1e-6)
  })

  it('looks where it runs', () => {
    for (let index = 0; index < 200; index++) {
      const at = (length * index) / 200
      const [here, next] = [oval.at(at), oval.at(at + 0.01)]
      const ahead = Math.atan2(next.y - here.y, next.x - here.x)
      expect(Math.cos(ahead - here.angle)).toBeGreaterThan(0.999)
    }
  })

  it('stays within its frame', () => {
    for (let index = 0; index < 200; index++)
      for (const aside of [-band / 2, band / 2]) {
        const { x, y } = oval.at((length * index) / 200, aside)
        expect(Math.min(x, y, width - x, height - y)).toBeGreaterThan(-1e-6)
      }
  })

  it('is made of spaces that follow each other', () => {
    for (const space of spaces.slice(1))
      expect(oval.span(space)[0]).toBeCloseTo(oval.span(space - 1)[1])
    for (const space of spaces.slice(1, -1)) {
      const [from, to] = oval.span(space)
      expect(to - from).toBeCloseTo(oval.unit)
    }
    expect(oval.span(last + 5)).toEqual(oval.span(last + 1))
  })

  it('has room for all creatures on a space, each on its own, the first ahead', () => {
    for (const space of spaces)
      for (const count of [1, 2, 4, 8]) {
        const stands = Array.from({ length: count }, (_, index) => oval.stand(space, index, count))
        const [from, to] = oval.span(space)
        for (const { along, size } of stands) {
          expect(along).toBeGreaterThanOrEqual(from)
          expect(along).toBeLessThanOrEqual(to)
          expect(size).toBeGreaterThan(0)
        }
        const places = new Set(stands.map(({ along, aside }) => `${along} ${aside}`))
        expect(places.size).toBe(count)
        const alongs = stands.map(({ along }) => along)
        expect(alongs[0]).toBe(Math.max(...alongs))
      }
  })

  it('has a free place in each space, beside what is taken', () => {
    for (const space of spaces.slice(1)) {
      const [from, to] = oval.span(space)
      const middle = oval.middle(space)
      const taken = [
        { ...oval.at(middle, 11 - band / 2), radius: 9 },
        { ...oval.at(middle, band / 2 - 13), radius: 12 },
      ]
      const alone = oval.free(space, [])
      const beside = oval.free(space, taken)
      if (space <= last) expect(beside.radius).toBeLessThan(alone.radius)
      for (const one of taken)
        expect(far(beside, one)).toBeGreaterThanOrEqual(beside.radius + one.radius - 1e-6)
      for (const { x, y, radius } of [alone, beside]) {
        expect(Math.min(x, y, width - x, height - y)).toBeGreaterThanOrEqual(radius - 1e-6)
        for (const side of [from, to])
          for (const aside of [-band / 2, band / 2])
            expect(far(oval.at(side, aside), { x, y })).toBeGreaterThanOrEqual(radius - 1e-6)
      }
    }
  })

  it('is drawn with numbers only', () => {
    for (const path of [oval.inner(), ...spaces.flatMap((s) => [oval.outline(s), oval.across(s)])])
      expect(path).toMatch(/^M[-\d. L]+Z?$/)
  })
})

it('has room for a ghost beside a number, also where a creature stands on a phone', () => {
  const [band, ghost] = [60, 14]
  const oval = new Oval(374, 456, band, 22)
  for (let space = 1; space <= 22; space++) {
    const number = { ...oval.at(oval.middle(space), 11 - band / 2), radius: 9 }
    const { along, aside, size } = oval.stand(space, 0, 1)
    const creature = { ...oval.at(along, aside), radius: size / 2 }
    const found = oval.roomy(space, ghost, [number], [creature])
    expect(far(found, number)).toBeGreaterThan(ghost + 3) // half a figure
    expect(oval.roomy(space, 1, [number], [creature])).toEqual(oval.free(space, [number, creature]))
  }
})
