/** What the game shows of itself; nothing in it is hidden (O1.6). */
import type { View } from '../../lib/wire'
import type { Animal, Altar, Ladder } from './things'

/** Animals before a god, and the seat whose disc lies there. */
export interface Laid {
  owner: number
  animal: Animal
  number: number
}

/** What a seat could offer if its turn came now. */
export interface Offering {
  animal: Animal
  number: number
  points: number
  group: number
}

export interface AuctionTurn {
  kind: 'AuctionTurn'
  seat: number
  tiles: Ladder[]
  out: number[]
  pairs: number
}

export interface Bidding {
  kind: 'Bidding'
  seat: number
  pair: [Ladder, Ladder]
  high: number
  leader: number
  bidders: number[]
}

export interface Bribe {
  kind: 'Bribe'
  seat: number
  bribed: number[]
}

export interface Laying {
  kind: 'Laying'
  seat: number
  animal: Animal
  number: number
}

interface Other {
  kind: 'Preparation' | 'Round' | 'Auctions' | 'Bribery' | 'Offerings' | 'Herding'
  seat: number
}

export type Pending = AuctionTurn | Bidding | Bribe | Laying | Other

export interface OffrandesView extends View {
  round: number
  start: number
  bank: number
  money: number[]
  ladders: Record<Ladder, number[]>
  supply: Record<Animal, number>
  altars: Record<Altar, Laid | null>
  altar_points: number[]
  offerings: (Offering | null)[]
  pending: Pending[]
}

/** The work in hand of one kind, if there is some. */
export function pending<K extends Pending['kind']>(
  view: OffrandesView,
  kind: K,
): Extract<Pending, { kind: K }> | undefined {
  return view.pending.find(
    (work): work is Extract<Pending, { kind: K }> & Pending => work.kind === kind,
  )
}

export const ownedBy = (view: OffrandesView, seat: number): Altar[] =>
  (Object.keys(view.altars) as Altar[]).filter((altar) => view.altars[altar]?.owner === seat)
