/** The numbers on the components and where they come from, as the server tells them. */
import type { Components } from '../../lib/wire'

interface Sourced {
  source: string
}

export interface Values {
  money: Sourced & { start: number; income: number; cap: number }
  animals: Sourced & { values: number[]; of_each: number }
  priestess: Sourced & { points_per_step: number }
  altars: Sourced & { points: number[] }
  end: Sourced & { above_points: number }
  finite: Sourced & { last_round: number }
}

export const valuesOf = (components: Components): Values => components.values as unknown as Values
