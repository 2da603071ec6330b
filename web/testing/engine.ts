/** What the engine says, asked once for all tests; see tests/web/engine.py. */
import { execFileSync } from 'node:child_process'
import type { TestProject } from 'vitest/node'
import type { ElysiumView } from '../src/games/elysium/types'
import type { Language } from '../src/lib/words.svelte'
import type { Components, Happening, Option, View } from '../src/lib/wire'

interface Told<T> {
  told: T
  texts: Record<Language, string>
}

interface GameTold {
  components: Components
  names: Record<Language, string[]>
  options: Told<Option>[]
  questions: Told<NonNullable<View['asks']>>[]
  events: Told<Happening>[]
}

interface Transfer {
  view: ElysiumView
  seat: number
  legend: number
  card: string
  cost: number
  gain: number
}

export interface Engine {
  games: Record<string, GameTold>
  transfers: Transfer[]
}

declare module 'vitest' {
  interface ProvidedContext {
    engine: Engine
  }
}

export default function setup(project: TestProject): void {
  const told = execFileSync('../.venv/bin/python', ['../tests/web/engine.py'], {
    env: { ...process.env, PYTHONPATH: '../src' },
    maxBuffer: 2 ** 28,
    encoding: 'utf-8',
  })
  project.provide('engine', JSON.parse(told) as Engine)
}
