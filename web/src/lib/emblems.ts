/** Players carry a colour and an emblem, so that nobody needs to see colour to tell them apart. */
import type { Component } from 'svelte'
import Dolphin from '~icons/game-icons/dolphin'
import Laurel from '~icons/game-icons/laurel-crown'
import Lyre from '~icons/game-icons/lyre'
import Owl from '~icons/game-icons/owl'
import Shield from '~icons/game-icons/checked-shield'
import Torch from '~icons/game-icons/torch'

export interface Emblem {
  colour: string
  Icon: Component
}

export const EMBLEMS: readonly Emblem[] = [
  { colour: '#c8693c', Icon: Owl },
  { colour: '#5b9bbd', Icon: Shield },
  { colour: '#9aab55', Icon: Dolphin },
  { colour: '#d9b23a', Icon: Lyre },
  { colour: '#b387c4', Icon: Laurel },
  { colour: '#d98a98', Icon: Torch },
]

export const emblem = (seat: number): Emblem => EMBLEMS[seat % EMBLEMS.length]!
