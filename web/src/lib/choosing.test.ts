import { describe, expect, inject, it, vi } from 'vitest'
import { Choosing } from './choosing.svelte'
import { decoded } from './replay.svelte'
import type { Option } from './wire'

const { games } = inject('engine')
const { components } = games['derby']!

/** Bets as they are made: a bet card, then a creature. */
const bets: Option[] = [
  bet(1, 'win', 'pegasus'),
  bet(2, 'win', 'sphinx'),
  bet(3, 'place', 'pegasus'),
  { action: 4, verb: 'pass', about: [] },
]

function bet(action: number, card: string, creature: string): Option {
  const about = [
    { sort: 'bet', name: card },
    { sort: 'creature', name: creature },
  ]
  return { action, verb: 'bet', about }
}

function offered(options = bets) {
  const act = vi.fn()
  const ask = vi.fn((actions: number[]) =>
    Promise.resolve(actions.map((action) => ({ action, rule: 'D1', text: 'No.' }))),
  )
  const choosing = new Choosing(components, act, ask)
  choosing.offer(options)
  return { choosing, act, ask }
}

describe('choosing', () => {
  it.each(Object.keys(games))(
    'takes nothing of %s apart but into things that there are',
    (game) => {
      const { components } = games[game]!
      const choosing = new Choosing(components, vi.fn(), vi.fn())
      const values = new Map(components.domains.map((domain) => [domain.name, domain.values]))
      for (const { name: verb, about } of components.verbs)
        for (const { name: sort, values: names } of about)
          for (const name of names)
            for (const part of choosing.parts({ action: 0, verb, about: [{ sort, name }] }))
              expect(values.get(part.sort) ?? names, `${sort} ${name}`).toContain(part.name)
    },
  )

  it('narrows the options down by what was picked', () => {
    const { choosing, act } = offered()
    choosing.pick('creature', 'pegasus')
    expect(choosing.left.map(({ action }) => action)).toEqual([1, 3])
    expect(act).not.toHaveBeenCalled()
  })

  it('acts when one option is left', () => {
    const { choosing, act } = offered()
    choosing.pick('creature', 'pegasus')
    choosing.pick('bet', 'place')
    expect(act).toHaveBeenCalledExactlyOnceWith(3)
  })

  it('puts back what is picked twice', () => {
    const { choosing, act } = offered()
    choosing.pick('bet', 'win')
    expect(choosing.isPicked('bet', 'win')).toBe(true)
    choosing.pick('bet', 'win')
    expect(choosing.picked).toEqual([])
    expect(choosing.left).toEqual(bets)
    expect(act).not.toHaveBeenCalled()
  })

  it('lets nothing be picked that no option is about', () => {
    const { choosing } = offered()
    choosing.pick('bet', 'show')
    expect(choosing.picked).toEqual([])
  })

  it('looks at the verb where that was picked first', () => {
    const { choosing, act } = offered([
      { action: 7, verb: 'use', about: [{ sort: 'card', name: 'owl' }] },
      { action: 8, verb: 'transfer', about: [{ sort: 'card', name: 'owl' }] },
    ])
    choosing.verb = 'transfer'
    choosing.pick('card', 'owl')
    expect(act).toHaveBeenCalledExactlyOnceWith(8)
  })

  it('finds the option about exactly these things, in their order', () => {
    const { choosing, act } = offered()
    expect(choosing.find('bet', 'win', 'sphinx')?.action).toBe(2)
    expect(choosing.find('bet', 'sphinx', 'win')).toBeUndefined()
    expect(choosing.find('bet', 'win')).toBeUndefined()
    choosing.do('pass')
    choosing.do('bet', 'place', 'sphinx') // not offered
    expect(act).toHaveBeenCalledExactlyOnceWith(4)
  })

  it('offers nothing while it waits', () => {
    const { choosing, act } = offered()
    choosing.waiting = true
    choosing.pick('bet', 'place')
    choosing.do('pass')
    expect(act).not.toHaveBeenCalled()
  })

  it('forgets what was picked when the next decision comes', () => {
    const { choosing } = offered()
    choosing.pick('bet', 'win')
    choosing.waiting = true
    choosing.offer(bets)
    expect(choosing.picked).toEqual([])
    expect(choosing.waiting).toBe(false)
  })

  it('asks once for each position why something is forbidden', async () => {
    const { told } = games['derby']!.options[5]!
    const names = told.about.map(({ name }) => name)
    const { choosing, ask } = offered()
    const first = await choosing.whyNot(told.verb, ...names)
    await choosing.whyNot(told.verb, ...names)
    expect(first).toEqual({ action: 5, rule: 'D1', text: 'No.' })
    expect(ask).toHaveBeenCalledExactlyOnceWith([5])
    choosing.offer([])
    await choosing.whyNot(told.verb, ...names)
    expect(ask).toHaveBeenCalledTimes(2)
  })
})

describe.each(Object.entries(games))('the actions of %s', (_, { components, options }) => {
  const choosing = new Choosing(components, vi.fn(), vi.fn())
  it('have the numbers that the engine gives them', () => {
    const numbers = options.map(({ told: { verb, about } }) =>
      choosing.action(verb, ...about.map(({ name }) => name)),
    )
    expect(numbers).toEqual(options.map(({ told }) => told.action))
  })

  it('are read back as the engine does', () => {
    expect(options.map(({ told }) => decoded(components, told.action))).toEqual(
      options.map(({ told }) => told),
    )
  })

  it('have no number where there is no such thing', () => {
    const { verb, about } = options[0]!.told
    expect(choosing.action('no-such-verb')).toBeUndefined()
    expect(choosing.action(verb, ...about.map(() => 'nothing'), 'more')).toBeUndefined()
    if (about.length) expect(choosing.action(verb, ...about.map(() => 'nothing'))).toBeUndefined()
  })
})
