/** What is asked of the server over HTTP. */
import type { Components, Frame, Game, NewTable, Review, Rulebook, TableInfo } from './wire'

/** The server has refused something, and says why in one sentence. */
export class Trouble extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    text: string,
  ) {
    super(text)
  }
}

async function ask<T>(method: string, path: string, given?: unknown): Promise<T> {
  const answer = await fetch(`/api${path}`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      'Accept-Language': document.documentElement.lang,
    },
    body: given === undefined ? null : JSON.stringify(given),
  })
  const told = await answer.json()
  if (!answer.ok) throw new Trouble(answer.status, told.problem, told.text)
  return told as T
}

/** Who I am here. */
export interface Person {
  name: string | null
}

export const api = {
  games: () => ask<Game[]>('GET', '/games'),
  components: (game: string) => ask<Components>('GET', `/games/${game}/components`),
  rules: (game: string) => ask<Rulebook>('GET', `/games/${game}/rules`),
  me: () => ask<Person>('GET', '/me'),
  callMe: (name: string) => ask<Person>('PUT', '/me', { name }),
  link: () => ask<{ token: string }>('POST', '/me/link'),
  device: (token: string) => ask<Person>('POST', '/me/device', { token }),
  openTables: () => ask<TableInfo[]>('GET', '/tables'),
  myTables: () => ask<TableInfo[]>('GET', '/me/tables'),
  table: (id: string) => ask<TableInfo>('GET', `/tables/${id}`),
  putUp: (table: NewTable) => ask<TableInfo>('POST', '/tables', table),
  sit: (id: string, seat: number | null = null) =>
    ask<TableInfo>('POST', `/tables/${id}/sit`, { seat }),
  leave: (id: string) => ask<TableInfo>('POST', `/tables/${id}/leave`),
  invite: (id: string, seat: number, bot: string) =>
    ask<TableInfo>('PUT', `/tables/${id}/seats/${seat}/bot`, { bot }),
  sendAway: (id: string, seat: number) =>
    ask<TableInfo>('DELETE', `/tables/${id}/seats/${seat}/bot`),
  start: (id: string) => ask<TableInfo>('POST', `/tables/${id}/start`),
  rematch: (id: string) => ask<TableInfo>('POST', `/tables/${id}/rematch`),
  replay: (id: string, seat: number, first: number) =>
    ask<Frame[]>('GET', `/tables/${id}/replay?seat=${seat}&first=${first}`),
  /** null while a bot still thinks about it. */
  review: async (id: string): Promise<Review | null> => {
    const found = await ask<Partial<Review>>('GET', `/tables/${id}/review`)
    return found.decisions ? (found as Review) : null
  },
}
