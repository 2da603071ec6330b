/** Creatures, gods and powers: their figures, as on a vase. */
import type { Component } from 'svelte'
import AllSeeing from '~icons/game-icons/all-seeing-eye'
import AztecSun from '~icons/game-icons/aztec-calendar-sun'
import Swap from '~icons/game-icons/card-exchange'
import Cycle from '~icons/game-icons/cycle'
import Falcon from '~icons/game-icons/egyptian-bird'
import EyeOfHorus from '~icons/game-icons/eye-of-horus'
import Flame from '~icons/game-icons/flame'
import Gryphon from '~icons/game-icons/griffin-symbol'
import HorseHead from '~icons/game-icons/horse-head'
import Wing from '~icons/game-icons/liberty-wing'
import Spider from '~icons/game-icons/masked-spider'
import Pagoda from '~icons/game-icons/pagoda'
import Pegasus from '~icons/game-icons/pegasus'
import Prayer from '~icons/game-icons/prayer'
import Serpent from '~icons/game-icons/rattlesnake'
import Raven from '~icons/game-icons/raven'
import Scroll from '~icons/game-icons/scroll-unfurled'
import SeaDragon from '~icons/game-icons/sea-dragon'
import Thread from '~icons/game-icons/sewing-string'
import Web from '~icons/game-icons/spider-web'
import Tablet from '~icons/game-icons/stone-tablet'
import Sunbeams from '~icons/game-icons/sunbeams'
import ThirdEye from '~icons/game-icons/third-eye'
import TiedScroll from '~icons/game-icons/tied-scroll'
import Viking from '~icons/game-icons/viking-head'
import Whirlwind from '~icons/game-icons/whirlwind'
import Wyvern from '~icons/game-icons/wyvern'
import Lamassu from './figures/Lamassu.svelte'
import Phoenix from './figures/Phoenix.svelte'
import Sylph from './figures/Sylph.svelte'

export interface Figure {
  colour: string // on black glaze
  Icon: Component
}

export const CREATURES: Readonly<Record<string, Figure>> = {
  dragon: { colour: '#ef7d52', Icon: Wyvern },
  gryphon: { colour: '#e6c04a', Icon: Gryphon },
  lamassu: { colour: '#74b7dc', Icon: Lamassu },
  pegasus: { colour: '#f4ead9', Icon: Pegasus },
  phoenix: { colour: '#e58fb5', Icon: Phoenix },
  sylph: { colour: '#a9c46a', Icon: Sylph },
}

export const GODS: Readonly<Record<string, Component>> = {
  anansi: Spider,
  horus: Falcon,
  marduk: SeaDragon,
  odin: Viking,
  quetzalcoatl: AztecSun,
  'yu-huang': Pagoda,
}

export const POWERS: Readonly<Record<string, Component>> = {
  trickster: Swap,
  'web-of-lies': Web,
  'spiders-thread': Thread,
  'sun-ray': Sunbeams,
  'falcons-eye': EyeOfHorus,
  'wings-of-horus': Wing,
  prophecy: ThirdEye,
  'tablet-of-destinies': Tablet,
  'storm-winds': Whirlwind,
  'superior-wisdom': AllSeeing,
  'huginn-and-muninn': Raven,
  sleipnir: HorseHead,
  renewal: Cycle,
  'feathered-serpent': Serpent,
  rebirth: Flame,
  blessing: Prayer,
  'celestial-ministry': TiedScroll,
  'heavenly-edict': Scroll,
}
