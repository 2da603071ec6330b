/** What one reads when looking closer at a thing. */
import type { Told } from '../../lib/looking.svelte'
import { say } from '../../lib/words.svelte'
import type { Desk } from './desk.svelte'
import { CREATURES, GODS, POWERS } from './figures'
import { movement } from './types'

export function lookAtCard(desk: Desk, name: string): Told {
  const { creature, fast, slow, bonus } = movement(name)
  const lines = [
    say('derby-board-fast', { spaces: fast }),
    say('derby-board-slow', { spaces: slow }),
  ]
  if (bonus) lines.push(say('derby-board-bonus', { spaces: bonus }))
  const kind = desk.values.movement.find(
    (one) => one.fast === fast && one.slow === slow && one.bonus === bonus,
  )
  return {
    title: desk.speech.thing('card', name),
    lines: kind ? [...lines, say('derby-board-copies', { count: kind.copies })] : lines,
    ...(kind && { source: kind.source }),
    ...CREATURES[creature],
  }
}

export function lookAtBet(desk: Desk, name: string): Told {
  const { points, copies } = desk.view.bet_cards[name] ?? { points: 0, copies: 0 }
  const here = desk.values.bets[name]
  return {
    title: desk.speech.thing('bet', name),
    lines: [say('derby-board-pays', { points }), say('derby-board-bet-copies', { count: copies })],
    ...(here?.points === points && { source: here.sources?.points ?? here.source }),
  }
}

export function lookAtPower(desk: Desk, name: string): Told {
  const Icon = POWERS[name]
  const { kind, sources } = desk.design(name)
  const { effect = '', ...parts } = sources
  return {
    title: desk.speech.thing('power', name),
    lines: [say(`derby-moment-${kind}`), say(`derby-text-${name}`)],
    source: effect,
    parts: Object.entries(parts).map(([part, source]) => ({
      name: say(`derby-part-${part}`),
      source,
    })),
    ...(Icon && { Icon }),
  }
}

export function lookAtCreature(desk: Desk, name: string): Told {
  const { track, ahead, tokens, bets } = desk.view
  const space = track.spaces[name] ?? 0
  const place = ahead.indexOf(name) + 1
  const backers = bets.flatMap((all, seat) =>
    all.some(({ creature }) => creature === name) ? [desk.name(seat)] : [],
  )
  const lines = [
    space > track.last_space
      ? say('derby-board-in-finish', { place })
      : say('derby-board-in-race', { place, space }),
    say('derby-board-tokens-left', { count: tokens[name] ?? 0 }),
  ]
  if (backers.length) lines.push(say('derby-board-backers', { names: backers.join(', ') }))
  return { title: desk.speech.thing('creature', name), lines, ...CREATURES[name] }
}

/** A god, with all that the god can do. */
export function lookAtGod(desk: Desk, god: string): Told {
  const Icon = GODS[god]
  const lines = desk.powersOf(god).map((power) => {
    const moment = say(`derby-moment-${desk.design(power).kind}`)
    return `${desk.speech.thing('power', power)} (${moment}): ${say(`derby-text-${power}`)}`
  })
  return { title: desk.speech.thing('god', god), lines, ...(Icon && { Icon }) }
}
