import { describe, expect, it } from 'vitest'
import { hardCoded } from '../testing/shown'

const files = import.meta.glob<string>(['./**/*.{svelte,ts}', '!./**/*.{test,d}.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

const found = (source: string, path = 'Some.svelte') =>
  hardCoded(path, source).map(({ words }) => words)

describe('every word comes from the catalogues', () => {
  it.each(Object.entries(files))('%s', (path, source) => {
    expect(hardCoded(path, source)).toEqual([])
  })
})

describe('words in the code are found', () => {
  it.each([
    ['in markup', '<p>Your turn</p>'],
    ['between other things', '<p>{name} <b>won</b> {points}</p>'],
    ['in a block', '{#if x}<p>yes</p>{:else}<p>{x}</p>{/if}'],
    ['in an attribute', '<button aria-label="close">✕</button>'],
    ['in a mixed attribute', '<img alt="picture of {x}" />'],
    ['in an expression', "<p>{over ? 'The end' : say('key')}</p>"],
    ['in an attribute’s expression', '<p title={`${n} cards`}></p>'],
    ['given to a part', '<Spot label="Agora" />'],
    ['in a script', "<script>const text = 'Nothing is here'</script>"],
    ['in what is told', "<script>const told = { title: 'Agora' }</script>"],
    ['in a function given to another', "<script>list.map((x) => x + ' is a card')</script>"],
  ])('%s', (_, source) => {
    expect(found(source)).toHaveLength(1)
  })

  it('in plain TypeScript too', () => {
    expect(found("export const lines = ['Take a card']", 'told.ts')).toEqual(['Take a card'])
  })
})

describe('what is not for people is left alone', () => {
  it.each([
    ['keys', "<p title={say('client-over')}>{say('client-over', { name })}</p>"],
    ['the name', '<h1>Pantheon</h1>'],
    ['classes', '<p class="big red" data-tab="me">{x}</p>'],
    ['numbers and signs', '<p>3 / {x} · ✕</p>'],
    ['what is compared', "<p>{kind === 'some kind' ? 1 : 2}</p>"],
    ['faults of programs', "<script>if (x) throw new Error('no such thing')</script>"],
    ['styles', '<p>{x}</p><style>p { margin: 0 auto }</style>'],
    ['selectors', "<script>const THINGS = '.open, .closer button'</script>"],
    ['comments', '<!-- what it is -->'],
  ])('%s', (_, source) => {
    expect(found(source)).toEqual([])
  })
})
