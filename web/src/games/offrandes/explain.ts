/** What a thing of the table means: its words, its numbers, its rule and where they come from. */
import { emblem } from '../../lib/emblems'
import type { Told } from '../../lib/looking.svelte'
import type { Speech } from '../../lib/speech'
import type { Scene } from '../../lib/scene.svelte'
import { say } from '../../lib/words.svelte'
import {
  ALTAR_ICONS,
  ANIMALS,
  ANIMAL_ICONS,
  LADDER_ICONS,
  groupOf,
  type Altar,
  type Animal,
  type Ladder,
} from './things'
import { ownedBy, type OffrandesView } from './types'
import { valuesOf, type Values } from './values'

interface Explained extends Told {
  lines: string[]
}

const PRINTED = 'rulebook'

const LADDER_RULES: Record<Ladder, string> = {
  farmer: 'O4.2',
  'water-carrier': 'O4.2',
  'flower-seller': 'O4.2',
  'temple-servant': 'O4.4',
  priestess: 'O4.7',
  seducer: 'O3.1',
  guard: 'O3.3',
}

export function explain(
  sort: 'ladder' | 'altar' | 'animal' | 'city',
  name: string,
  view: OffrandesView,
  speech: Speech,
  table: Scene,
): Explained {
  const values = valuesOf(table.choosing.components)
  const title = speech.thing(sort === 'city' ? 'seat' : sort, name)
  switch (sort) {
    case 'ladder':
      return { title, ...ladder(name as Ladder, view, table, values) }
    case 'altar':
      return { title, ...altar(name as Altar, view, speech, values) }
    case 'animal':
      return { title, ...animal(name as Animal, view, values) }
    case 'city':
      return { title, ...city(Number(name), view, speech, values) }
  }
}

type Rest = Omit<Explained, 'title'>

function ladder(name: Ladder, view: OffrandesView, table: Scene, values: Values): Rest {
  const points = values.priestess.points_per_step
  const lines = [say(`offrandes-board-about-${name}`, { points })]
  const step = view.ladders[name][table.seat]
  if (step !== undefined) lines.push(say('offrandes-board-your-step', { step }))
  const source = name === 'priestess' ? values.priestess.source : PRINTED
  return { Icon: LADDER_ICONS[name], lines, rules: [LADDER_RULES[name]], source }
}

function altar(name: Altar, view: OffrandesView, speech: Speech, values: Values): Rest {
  const group = groupOf(name)
  const lines = [say('offrandes-board-altar', { group, points: view.altar_points[group - 1]! })]
  const laid = view.altars[name]
  if (laid)
    lines.push(
      say('offrandes-board-laid', {
        name: speech.names[laid.owner] ?? '',
        number: laid.number,
        animal: speech.thing('animal', laid.animal),
      }),
    )
  return { Icon: ALTAR_ICONS[name], lines, rules: ['O4.5', 'O6.2'], source: values.altars.source }
}

function animal(name: Animal, view: OffrandesView, values: Values): Rest {
  const { values: worth, of_each: total, source } = values.animals
  const told = { value: worth[ANIMALS.indexOf(name)]!, left: view.supply[name], total }
  return {
    Icon: ANIMAL_ICONS[name],
    lines: [say('offrandes-board-animal', told)],
    rules: ['O1.3', 'O4.7'],
    source,
  }
}

function city(seat: number, view: OffrandesView, speech: Speech, values: Values): Rest {
  const offering = view.offerings[seat]
  const owned = ownedBy(view, seat)
  const points = owned.reduce((sum, one) => sum + view.altar_points[groupOf(one) - 1]!, 0)
  const { income, cap, source } = values.money
  const lines = [
    offering
      ? say('offrandes-board-offering', {
          ...offering,
          animal: speech.thing('animal', offering.animal),
        })
      : say('offrandes-board-no-offering'),
    say('offrandes-board-owns', { count: owned.length, points }),
    say('offrandes-board-money', { money: view.money[seat]!, income, cap }),
    say('offrandes-board-goal', { points: values.end.above_points }),
  ]
  if (view.start === seat) lines.push(say('offrandes-board-start'))
  return { ...emblem(seat), lines, rules: ['O4.2', 'O5.2', 'O6.1'], source }
}
