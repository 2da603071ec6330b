import { expect, it } from 'vitest'
import { domainActs } from './places'

const verbs = (mine: boolean, phase: number) => domainActs('owl', mine, phase).map(([verb]) => verb)

it('asks about powers first, and about transfers in phase III', () => {
  expect(verbs(true, 2)[0]).toBe('use')
  expect(verbs(true, 3)[0]).toBe('transfer')
  expect(verbs(true, 2).toSorted()).toEqual(verbs(true, 3).toSorted())
})

it('lets cards of others be seized or copied only', () => {
  expect(domainActs('owl', false, 3)).toEqual([
    ['seize', 'owl'],
    ['copy', 'owl'],
  ])
})
