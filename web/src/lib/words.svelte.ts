/** Every word a person reads: the Fluent catalogues that the server and the terminal use too. */
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { settings } from './settings.svelte'

const catalogues = import.meta.glob<string>(
  '../../../src/pantheon/locales/*/{client,gallery,guide,elysium,elysium-cards,offrandes,derby}.ftl',
  {
    query: '?raw',
    import: 'default',
  },
)

export const LANGUAGES = ['en', 'de'] as const
export type Language = (typeof LANGUAGES)[number]
type Told = Record<string, string | number>

class Words {
  #bundles = $state.raw<Partial<Record<Language, FluentBundle>>>({})
  #loaded = new Set<string>()

  /** Fetch some catalogues, such as `client` or `derby`, in the language of the settings. */
  async load(...names: string[]): Promise<void> {
    const language = settings.language
    const wanted = names.filter((name) => !this.#loaded.has(`${language}/${name}`))
    const texts = await Promise.all(wanted.map((name) => fetchCatalogue(language, name)))
    const bundle = this.#bundles[language] ?? new FluentBundle(language, { useIsolating: false })
    wanted.forEach((name, index) => {
      this.#loaded.add(`${language}/${name}`)
      bundle.addResource(new FluentResource(texts[index] ?? ''), { allowOverrides: true })
    })
    this.#bundles = { ...this.#bundles, [language]: bundle }
    document.documentElement.lang = language
  }

  /** The names of all catalogues that are there, in any language, to load them in another. */
  get names(): string[] {
    return [...new Set([...this.#loaded].map((key) => key.split('/')[1]!))]
  }

  has(key: string): boolean {
    return this.#bundles[settings.language]?.hasMessage(key) ?? false
  }

  /** A message in the language of the settings. */
  say(key: string, told: Told = {}): string {
    const bundle = this.#bundles[settings.language]
    const pattern = bundle?.getMessage(key)?.value
    if (!bundle || !pattern) return key
    const errors: Error[] = []
    const text = bundle.formatPattern(pattern, told, errors)
    if (errors.length) console.error(key, errors)
    return text
  }
}

function fetchCatalogue(language: string, name: string): Promise<string> {
  const fetched = catalogues[`../../../src/pantheon/locales/${language}/${name}.ftl`]
  if (!fetched) throw new Error(`no catalogue ${language}/${name}`)
  return fetched()
}

export const words = new Words()
export const say = (key: string, told?: Told): string => words.say(key, told)
