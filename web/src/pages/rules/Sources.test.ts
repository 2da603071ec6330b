import { mount, unmount } from 'svelte'
import { afterEach, describe, expect, it } from 'vitest'
import { settings } from '../../lib/settings.svelte'
import type { RuleSource } from '../../lib/wire'
import { words } from '../../lib/words.svelte'
import Sources from './Sources.svelte'

let shown: Record<string, unknown>
afterEach(() => unmount(shown))

const HEADING = { en: 'Bribery', de: 'Bestechung' }
const SOURCES: RuleSource[] = [
  { kind: 'rulebook', texts: HEADING, rules: [] },
  { kind: 'inferred', texts: {}, rules: ['O2.8', 'O3.6'] },
  { kind: 'inferred', texts: { en: '19 discs', de: '19 Scheiben' }, rules: ['O1.2'] },
  { kind: 'public', texts: { en: 'so it is', de: 'so ist es' }, rules: [] },
  { kind: 'house', texts: { en: 'R7 is silent', de: 'R7 schweigt' }, rules: [] },
]

/** What is shown of the sources of a rule, line by line. */
async function told(language: 'en' | 'de'): Promise<string[]> {
  settings.language = language
  await words.load('gallery')
  shown = mount(Sources, { target: document.body, props: { sources: SOURCES } })
  return [...document.querySelectorAll('small')].map((line) => line.textContent!.trim())
}

describe('the sources of a rule', () => {
  it('are told each in a line', async () => {
    expect(await told('en')).toEqual([
      'Rulebook: Bribery',
      'Inferred from O2.8 and O3.6',
      'Inferred from O1.2 (19 discs)',
      'Publicly known: so it is',
      'House: R7 is silent',
    ])
  })

  it('are told in German too', async () => {
    expect(await told('de')).toEqual([
      'Spielanleitung: Bestechung',
      'Gefolgert aus O2.8 und O3.6',
      'Gefolgert aus O1.2 (19 Scheiben)',
      'Allgemein bekannt: so ist es',
      'Hausregel: R7 schweigt',
    ])
  })

  it('lead to the rules that they name', async () => {
    await told('en')
    const links = [...document.querySelectorAll('small a')].map((link) => link.getAttribute('href'))
    expect(links).toEqual(['#O2.8', '#O3.6', '#O1.2', '#R7'])
  })
})
