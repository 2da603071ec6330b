import { beforeEach, describe, expect, inject, it } from 'vitest'
import { settings } from './settings.svelte'
import { seatNames, Speech } from './speech'
import type { Sitter, View } from './wire'
import { LANGUAGES, words } from './words.svelte'

const { games } = inject('engine')
const cases = Object.keys(games).flatMap((game) =>
  LANGUAGES.map((language) => [game, language] as const),
)

describe.each(cases)('what is said in %s, in %s, as the server says it', (game, language) => {
  const { components, names, options, questions, events } = games[game]!
  const speech = new Speech(game, components, names[language])

  beforeEach(async () => {
    settings.language = language
    await words.load('client', game, ...(game === 'elysium' ? ['elysium-cards'] : []))
  })

  it('about options', () => {
    expect(options.map(({ told }) => speech.option(told))).toEqual(
      options.map(({ texts }) => texts[language]),
    )
  })

  it('as questions', () => {
    expect(questions.map(({ told }) => speech.question(told))).toEqual(
      questions.map(({ texts }) => texts[language]),
    )
  })

  it('about events', () => {
    expect(events.map(({ told }) => speech.event(told))).toEqual(
      events.map(({ texts }) => texts[language]),
    )
  })
})

describe('the names of seats', () => {
  const person: Sitter = { name: 'Ada', bot: null, here: true, resigned: false }
  const bot: Sitter = { name: null, bot: 'novice', here: false, resigned: false }
  const standIn: Sitter = { ...person, bot: 'adept' }
  const free: Sitter = { ...bot, bot: null }
  const view = { nameplates: ['city-athens', 'city-sparta', 'city-delos', ''] }

  beforeEach(async () => {
    settings.language = 'en'
    await words.load('client', 'offrandes')
  })

  it('are those of people, and what bots stand for', () => {
    const names = seatNames('offrandes', [person, bot, standIn, free], view as View)
    expect(names).toEqual(['Ada', 'Sparta (Novice)', 'Ada', ''])
  })

  it('are those of bots alone before the game has begun', () => {
    expect(seatNames('offrandes', [person, bot], null)).toEqual(['Ada', 'Novice'])
  })
})
