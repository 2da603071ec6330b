/** The figure painted on each card, one of the game-icons set. */
import type { Component } from 'svelte'
import AchillesHeel from '~icons/game-icons/achilles-heel'
import AncientColumns from '~icons/game-icons/ancient-columns'
import AndroidMask from '~icons/game-icons/android-mask'
import AngelWings from '~icons/game-icons/angel-wings'
import AnvilImpact from '~icons/game-icons/anvil-impact'
import BarnOwl from '~icons/game-icons/barn-owl'
import Belt from '~icons/game-icons/belt'
import BirchTrees from '~icons/game-icons/birch-trees'
import Caduceus from '~icons/game-icons/caduceus'
import CandleLight from '~icons/game-icons/candle-light'
import Canoe from '~icons/game-icons/canoe'
import Cauldron from '~icons/game-icons/cauldron'
import CrystalBall from '~icons/game-icons/crystal-ball'
import Cyclops from '~icons/game-icons/cyclops'
import Discobolus from '~icons/game-icons/discobolus'
import DramaMasks from '~icons/game-icons/drama-masks'
import EagleHead from '~icons/game-icons/eagle-head'
import EarthCrack from '~icons/game-icons/earth-crack'
import EchoRipples from '~icons/game-icons/echo-ripples'
import Fire from '~icons/game-icons/fire'
import FireBowl from '~icons/game-icons/fire-bowl'
import FlatHammer from '~icons/game-icons/flat-hammer'
import FloatingGhost from '~icons/game-icons/floating-ghost'
import FruitTree from '~icons/game-icons/fruit-tree'
import GemNecklace from '~icons/game-icons/gem-necklace'
import GoldNuggets from '~icons/game-icons/gold-nuggets'
import GreekTemple from '~icons/game-icons/greek-temple'
import HarpoonTrident from '~icons/game-icons/harpoon-trident'
import Hole from '~icons/game-icons/hole'
import HoodedAssassin from '~icons/game-icons/hooded-assassin'
import Hound from '~icons/game-icons/hound'
import Invisible from '~icons/game-icons/invisible'
import Island from '~icons/game-icons/island'
import JugglingSeal from '~icons/game-icons/juggling-seal'
import KrakenTentacle from '~icons/game-icons/kraken-tentacle'
import Laurels from '~icons/game-icons/laurels'
import LightningTrio from '~icons/game-icons/lightning-trio'
import Lion from '~icons/game-icons/lion'
import LotusFlower from '~icons/game-icons/lotus-flower'
import Lyre from '~icons/game-icons/lyre'
import MetalGolemHead from '~icons/game-icons/metal-golem-head'
import NautilusShell from '~icons/game-icons/nautilus-shell'
import OpenChest from '~icons/game-icons/open-chest'
import PanFlute from '~icons/game-icons/pan-flute'
import PrimitiveTorch from '~icons/game-icons/primitive-torch'
import PublicSpeaker from '~icons/game-icons/public-speaker'
import QueenCrown from '~icons/game-icons/queen-crown'
import ReaperScythe from '~icons/game-icons/reaper-scythe'
import River from '~icons/game-icons/river'
import RobberMask from '~icons/game-icons/robber-mask'
import RodOfAsclepius from '~icons/game-icons/rod-of-asclepius'
import RoundShield from '~icons/game-icons/round-shield'
import Sandal from '~icons/game-icons/sandal'
import Scales from '~icons/game-icons/scales'
import ScrollUnfurled from '~icons/game-icons/scroll-unfurled'
import SeaSerpent from '~icons/game-icons/sea-serpent'
import ShakingHands from '~icons/game-icons/shaking-hands'
import ShinyApple from '~icons/game-icons/shiny-apple'
import SixEyes from '~icons/game-icons/six-eyes'
import Spartan from '~icons/game-icons/spartan'
import SpearFeather from '~icons/game-icons/spear-feather'
import StoneBust from '~icons/game-icons/stone-bust'
import StoneSphere from '~icons/game-icons/stone-sphere'
import StoneThrone from '~icons/game-icons/stone-throne'
import SurroundedShield from '~icons/game-icons/surrounded-shield'
import SwordClash from '~icons/game-icons/sword-clash'
import Swordwoman from '~icons/game-icons/swordwoman'
import Terror from '~icons/game-icons/terror'
import ThirdEye from '~icons/game-icons/third-eye'
import ThreeFriends from '~icons/game-icons/three-friends'
import TrojanHorse from '~icons/game-icons/trojan-horse'
import Vortex from '~icons/game-icons/vortex'
import Wheat from '~icons/game-icons/wheat'
import WingedSword from '~icons/game-icons/winged-sword'

const FIGURES: Record<string, Component> = {
  'apollo-pythia': CrystalBall,
  'apollo-daphne': Laurels,
  'apollo-sibyl': ScrollUnfurled,
  'apollo-tripod': FireBowl,
  'apollo-orpheus': Lyre,
  'apollo-omphalos': StoneSphere,
  'apollo-cassandra': ThirdEye,
  'apollo-muses': DramaMasks,
  'apollo-asclepius': RodOfAsclepius,
  'ares-spartoi': Spartan,
  'ares-amazons': Swordwoman,
  'ares-nike': AngelWings,
  'ares-phobos': Terror,
  'ares-eris': ShinyApple,
  'ares-hippolyta': Belt,
  'ares-spear': SpearFeather,
  'ares-trojan': SwordClash,
  'ares-achilles': AchillesHeel,
  'athena-olive': FruitTree,
  'athena-games': Discobolus,
  'athena-trade': ShakingHands,
  'athena-initiation': PrimitiveTorch,
  'athena-kykeon': Cauldron,
  'athena-owl': BarnOwl,
  'athena-aegis': SurroundedShield,
  'athena-horse': TrojanHorse,
  'athena-telesterion': AncientColumns,
  'hades-tartarus': Hole,
  'hades-charon': Canoe,
  'hades-lethe': River,
  'hades-persephone': LotusFlower,
  'hades-cerberus': Hound,
  'hades-eurydice': FloatingGhost,
  'hades-judge': Scales,
  'hades-thanatos': ReaperScythe,
  'hades-helm': Invisible,
  'hephaestus-assistance': AnvilImpact,
  'hephaestus-cabeiri': FlatHammer,
  'hephaestus-throne': StoneThrone,
  'hephaestus-maidens': AndroidMask,
  'hephaestus-talos': MetalGolemHead,
  'hephaestus-necklace': GemNecklace,
  'hephaestus-firegod': Fire,
  'hephaestus-shield': RoundShield,
  'hephaestus-pandora': OpenChest,
  'hermes-sandals': Sandal,
  'hermes-echo': EchoRipples,
  'hermes-herma': StoneBust,
  'hermes-autolycus': RobberMask,
  'hermes-mystagogue': CandleLight,
  'hermes-syrinx': PanFlute,
  'hermes-caduceus': Caduceus,
  'hermes-argus': SixEyes,
  'hermes-thieves': HoodedAssassin,
  'poseidon-triton': NautilusShell,
  'poseidon-charybdis': Vortex,
  'poseidon-proteus': JugglingSeal,
  'poseidon-cyclops': Cyclops,
  'poseidon-atlantis': Island,
  'poseidon-scylla': KrakenTentacle,
  'poseidon-trident': HarpoonTrident,
  'poseidon-earthquake': EarthCrack,
  'poseidon-ketos': SeaSerpent,
  'zeus-ganymede': EagleHead,
  'zeus-danae': GoldNuggets,
  'zeus-philemon': BirchTrees,
  'zeus-companion': ThreeFriends,
  'zeus-demeter': Wheat,
  'zeus-perseus': WingedSword,
  'zeus-herakles': Lion,
  'zeus-thunderbolt': LightningTrio,
  'zeus-hera': QueenCrown,
}

/** Every family has its Gathering and its Temple; those look alike. */
export function figure(card: string): Component {
  return FIGURES[card] ?? (card.endsWith('-temple') ? GreekTemple : PublicSpeaker)
}
