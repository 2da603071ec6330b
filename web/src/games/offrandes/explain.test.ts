import { beforeEach, describe, expect, inject, it } from 'vitest'
import { Choosing } from '../../lib/choosing.svelte'
import type { Scene } from '../../lib/scene.svelte'
import { settings } from '../../lib/settings.svelte'
import { Speech } from '../../lib/speech'
import { LANGUAGES, words } from '../../lib/words.svelte'
import { explain } from './explain'
import { ANIMALS, GROUPS, LADDERS, groupOf } from './things'
import type { OffrandesView } from './types'
import { valuesOf } from './values'

const { components } = inject('engine').games['offrandes']!
const speech = new Speech('offrandes', components, ['Ada', 'Ben'])
const choosing = new Choosing(
  components,
  () => {},
  () => Promise.resolve([]),
)
const table = { seat: 1, choosing } as unknown as Scene

const laid = { owner: 1, animal: 'goat', number: 4 }
const view = {
  money: [7, 9],
  ladders: Object.fromEntries(LADDERS.map((ladder) => [ladder, [0, 3]])),
  supply: Object.fromEntries(ANIMALS.map((animal) => [animal, 6])),
  altars: { ...Object.fromEntries(GROUPS.flat().map((altar) => [altar, null])), hermes: laid },
  altar_points: [1, 2, 3, 5, 8],
  offerings: [null, { animal: 'pig', number: 2, points: 4, group: 1 }],
} as unknown as OffrandesView

type Thing = [sort: 'ladder' | 'altar' | 'animal' | 'city', name: string]

const things: Thing[] = [
  ...LADDERS.map((name): Thing => ['ladder', name]),
  ...GROUPS.flat().map((name): Thing => ['altar', name]),
  ...ANIMALS.map((name): Thing => ['animal', name]),
  ['city', '0'],
  ['city', '1'],
]

async function told(sort: Thing[0], name: string, language: 'en' | 'de' = 'en') {
  settings.language = language
  await words.load('client', 'offrandes')
  return explain(sort, name, view, speech, table)
}

describe.each(LANGUAGES)('every thing has words, a rule and a source in %s', (language) => {
  it.each(things)('%s %s', async (sort, name) => {
    const { title, lines, rules, source } = await told(sort, name, language)
    expect(title).not.toContain('offrandes-')
    expect(lines.length).toBeGreaterThan(0)
    for (const line of lines) {
      expect(line).not.toContain('offrandes-')
      expect(line).not.toContain('{')
    }
    for (const rule of rules!) expect(rule).toMatch(/^O\d/)
    expect(['rulebook', 'house', 'inferred', 'public', 'image']).toContain(source)
  })
})

describe('what is told', () => {
  beforeEach(() => told('animal', 'ox'))

  it('of a ladder is one’s own step', async () => {
    const { lines } = await told('ladder', 'farmer')
    expect(lines[1]).toContain('3')
  })

  it('of an altar is what it is worth and what lies there', async () => {
    const { lines } = await told('altar', 'hermes')
    expect(lines[1]).toMatch(/Ben.*4|4.*Ben/)
    expect((await told('altar', 'ares')).lines).toHaveLength(1)
    expect(groupOf('zeus')).toBe(5)
    expect((await told('altar', 'zeus')).lines[0]).toContain('8')
  })

  it('of an animal is its worth and how many are left of all', async () => {
    const { values, of_each } = valuesOf(components).animals
    const [line] = (await told('animal', 'ox')).lines
    for (const number of [values[4]!, 6, of_each]) expect(line).toContain(String(number))
  })

  it('of a city is its offering, its altars and its money', async () => {
    const lines = (await told('city', '1')).lines.join(' ')
    expect(lines).toMatch(/2.*4.*1/)
    expect(lines).toContain('9')
  })
})
