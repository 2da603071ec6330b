import { beforeEach, describe, expect, it, vi } from 'vitest'
import { settings } from './settings.svelte'
import { LANGUAGES, say, words } from './words.svelte'

const texts = import.meta.glob<string>('../../../src/pantheon/locales/*/*.ftl', {
  query: '?raw',
  import: 'default',
})

async function speak(language: 'en' | 'de', ...names: string[]): Promise<void> {
  settings.language = language
  await words.load(...names)
}

describe('words', () => {
  beforeEach(() => speak('en', 'client', 'derby'))

  it('come in the language of the settings, and the page says so', async () => {
    expect(say('client-settings')).toBe('Settings')
    expect(document.documentElement.lang).toBe('en')
    await speak('de', 'client')
    expect(say('client-settings')).toBe('Einstellungen')
    expect(document.documentElement.lang).toBe('de')
  })

  it.each([
    ['en', 0, 'no bet token left'],
    ['en', 1, '1 bet token left'],
    ['en', 3, '3 bet tokens left'],
    ['de', 0, 'kein Marker mehr da'],
    ['de', 1, '1 Marker übrig'],
    ['de', 3, '3 Marker übrig'],
  ] as const)('count in %s: %i', async (language, count, text) => {
    await speak(language, 'derby')
    expect(say('derby-board-tokens-left', { count })).toBe(text)
  })

  it('hold what they are told, without marks around it', () => {
    expect(say('client-others-turn', { name: 'Ada <b>' })).toContain('Ada <b>')
    expect(say('client-others-turn', { name: 'Ada' })).not.toMatch(/[\u2068\u2069]/)
  })

  it('are the key where there are none, and complain where something is not told', () => {
    expect(say('no-such-words')).toBe('no-such-words')
    expect(words.has('no-such-words')).toBe(false)
    expect(words.has('client-settings')).toBe(true)
    const complain = vi.spyOn(console, 'error').mockReturnValue()
    say('client-others-turn')
    expect(complain).toHaveBeenCalledOnce()
    complain.mockRestore()
  })

  it('are loaded again by name in another language', async () => {
    expect(words.names).toEqual(expect.arrayContaining(['client', 'derby']))
    await speak('de', ...words.names)
    expect(say('derby-name')).toBe('Divinity Derby')
  })

  it('know all catalogues that there are', async () => {
    const found = new Set(Object.keys(texts).map((path) => path.split('/').at(-2)))
    expect([...found].toSorted()).toEqual([...LANGUAGES].toSorted())
    await expect(words.load('no-such-catalogue')).rejects.toThrow('no catalogue')
  })
})
