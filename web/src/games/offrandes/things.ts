/** The things on the table, their order and their figures. */
import type { Component } from 'svelte'
import Anvil from '~icons/game-icons/anvil'
import Amphora from '~icons/game-icons/amphora'
import Arrow from '~icons/game-icons/cupidon-arrow'
import Bow from '~icons/game-icons/bow-arrow'
import Broom from '~icons/game-icons/broom'
import Caduceus from '~icons/game-icons/caduceus'
import Chicken from '~icons/game-icons/chicken'
import Crown from '~icons/game-icons/queen-crown'
import Farmer from '~icons/game-icons/farmer'
import Flowers from '~icons/game-icons/flower-pot'
import Goat from '~icons/game-icons/goat'
import Helmet from '~icons/game-icons/spartan-helmet'
import Lightning from '~icons/game-icons/lightning-trio'
import Ox from '~icons/game-icons/cow'
import Pig from '~icons/game-icons/pig'
import Priestess from '~icons/game-icons/sun-priest'
import Shell from '~icons/game-icons/scallop'
import Sheep from '~icons/game-icons/sheep'
import Skull from '~icons/game-icons/crowned-skull'
import Spears from '~icons/game-icons/spears'
import Sun from '~icons/game-icons/heraldic-sun'
import Trident from '~icons/game-icons/trident'
import Warrior from '~icons/game-icons/spartan'

export const LADDERS = [
  'farmer',
  'water-carrier',
  'flower-seller',
  'temple-servant',
  'priestess',
  'seducer',
  'guard',
] as const
export type Ladder = (typeof LADDERS)[number]

export const ANIMALS = ['chicken', 'pig', 'goat', 'sheep', 'ox'] as const
export type Animal = (typeof ANIMALS)[number]

export const CITIES = ['sparta', 'corinth', 'athens', 'thebes', 'delos'] as const

/** The altars by group, from the lowest step of the temple to the highest. */
export const GROUPS = [
  ['hephaestus', 'ares', 'hermes'],
  ['athena', 'hera', 'aphrodite'],
  ['artemis', 'apollo'],
  ['hades', 'poseidon'],
  ['zeus'],
] as const
export type Altar = (typeof GROUPS)[number][number]

/** The steps of a ladder from the top down. */
export const STEPS = [5, 4, 3, 2, 1, 0] as const

export const LADDER_ICONS: Record<Ladder, Component> = {
  farmer: Farmer,
  'water-carrier': Amphora,
  'flower-seller': Flowers,
  'temple-servant': Broom,
  priestess: Priestess,
  seducer: Arrow,
  guard: Warrior,
}

export const ANIMAL_ICONS: Record<Animal, Component> = {
  chicken: Chicken,
  pig: Pig,
  goat: Goat,
  sheep: Sheep,
  ox: Ox,
}

export const ALTAR_ICONS: Record<Altar, Component> = {
  hephaestus: Anvil,
  ares: Spears,
  hermes: Caduceus,
  athena: Helmet,
  hera: Crown,
  aphrodite: Shell,
  artemis: Bow,
  apollo: Sun,
  hades: Skull,
  poseidon: Trident,
  zeus: Lightning,
}

export const groupOf = (altar: Altar): number =>
  GROUPS.findIndex((group) => (group as readonly Altar[]).includes(altar)) + 1
