/** Soft sounds, made here: a card, a coin, your turn, the end. Off unless the settings say so. */
import { NOBODY, type Happening } from './wire'

const COINS = ['amount', 'drachmas', 'points']
const LOUD = 0.06 // of what a loudspeaker can do

let context: AudioContext | null = null

/** What is heard of a move: what it did, and whether it is our turn now or nobody's any more. */
export function heard(happened: Happening[], turn: number, mover: number, seat: number): void {
  const coin = happened.some(({ particulars }) => COINS.some((name) => name in particulars))
  if (coin) sound('coin')
  else if (happened.length) sound('card')
  if (turn === NOBODY) sound('end', 0.3)
  else if (turn === seat && mover !== seat) sound('turn', 0.2)
}

export function sound(which: keyof typeof SOUNDS, after = 0): void {
  context ??= new AudioContext()
  void context.resume() // it sleeps until somebody has clicked
  SOUNDS[which](context, context.currentTime + after)
}

const SOUNDS = {
  card: (context: AudioContext, at: number): void => rustle(context, at, 0.09),
  coin: (context: AudioContext, at: number): void => {
    tone(context, at, 1760, 0.12)
    tone(context, at + 0.05, 2349, 0.18)
  },
  turn: (context: AudioContext, at: number): void => {
    tone(context, at, 440, 0.3)
    tone(context, at + 0.12, 659, 0.5)
  },
  end: (context: AudioContext, at: number): void =>
    [440, 554, 659, 880].forEach((pitch, index) => tone(context, at + 0.14 * index, pitch, 0.9)),
}

/** A plucked string that dies away. */
function tone(context: AudioContext, at: number, pitch: number, seconds: number): void {
  const string = new OscillatorNode(context, { type: 'triangle', frequency: pitch })
  string.connect(fading(context, at, seconds))
  string.start(at)
  string.stop(at + seconds)
}

/** Paper on a table. */
function rustle(context: AudioContext, at: number, seconds: number): void {
  const buffer = context.createBuffer(1, context.sampleRate * seconds, context.sampleRate)
  buffer.getChannelData(0).forEach((_, index, all) => (all[index] = 2 * Math.random() - 1))
  const noise = new AudioBufferSourceNode(context, { buffer })
  const paper = new BiquadFilterNode(context, { type: 'bandpass', frequency: 2400, Q: 0.8 })
  noise.connect(paper).connect(fading(context, at, seconds))
  noise.start(at)
}

function fading(context: AudioContext, at: number, seconds: number): GainNode {
  const volume = new GainNode(context, { gain: 0 })
  volume.gain.setValueAtTime(0, at)
  volume.gain.linearRampToValueAtTime(LOUD, at + 0.008)
  volume.gain.exponentialRampToValueAtTime(0.0001, at + seconds)
  volume.connect(context.destination)
  return volume
}
