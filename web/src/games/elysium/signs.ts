/** The signs of families, kinds of powers, and what a board holds. Colour is never the only one. */
import type { Component } from 'svelte'
import Anvil from '~icons/game-icons/anvil'
import Clockwise from '~icons/game-icons/clockwise-rotation'
import Coins from '~icons/game-icons/two-coins'
import CrossedSwords from '~icons/game-icons/crossed-swords'
import CrownedSkull from '~icons/game-icons/crowned-skull'

import Eagle from '~icons/game-icons/eagle-emblem'
import Harp from '~icons/game-icons/harp'
import Hourglass from '~icons/game-icons/hourglass'
import Infinite from '~icons/game-icons/infinity'
import Laurels from '~icons/game-icons/laurels'
import Lightning from '~icons/game-icons/power-lightning'
import Medal from '~icons/game-icons/medal'
import Olive from '~icons/game-icons/olive'
import Quill from '~icons/game-icons/scroll-quill'
import Ring from '~icons/game-icons/ring'
import Scroll from '~icons/game-icons/tied-scroll'
import Trident from '~icons/game-icons/trident'
import WingedLeg from '~icons/game-icons/winged-leg'
import Wheat from '~icons/game-icons/wheat'

interface Sign {
  colour: string
  Icon: Component
}

/** The colours are dark enough for bone-white signs on them. */
const FAMILIES: Record<string, Sign> = {
  apollo: { colour: '#856106', Icon: Harp },
  ares: { colour: '#9a2d22', Icon: CrossedSwords },
  athena: { colour: '#56672a', Icon: Olive },
  hades: { colour: '#5d3f73', Icon: CrownedSkull },
  hephaestus: { colour: '#a34a17', Icon: Anvil },
  hermes: { colour: '#1f6b62', Icon: WingedLeg },
  poseidon: { colour: '#235f86', Icon: Trident },
  zeus: { colour: '#4a4f63', Icon: Eagle },
}

export const family = (name: string): Sign => FAMILIES[name]!

export const KIND_SIGNS: Readonly<Record<string, Component>> = {
  instant: Lightning,
  permanent: Infinite,
  activate: Clockwise,
  eleusis: Wheat,
  trigger: Ring,
  legend: Scroll,
  chronos: Hourglass,
}

export const TOKENS = { gold: Coins, vp: Laurels, pp: Medal, transfers: Quill } as const

export const ROMAN = ['', 'I', 'II', 'III'] as const
