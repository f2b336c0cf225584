import type { Language } from '@cliffhanger/i18n/languages.ts'
import type { Minor } from '@cliffhanger/rules/money.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { NewEvent } from '../../../platform/realtime/streams.ts'
import type { Offer } from './order-kind.ts'
import type { OrderRow } from './queries.ts'

/** What goes back of what was bought, for a part of its price. */
export interface TakenBack {
  /** What of that part stood until now; 0: none of it, as after a refund. */
  readonly part: Minor
  /** What of it comes back to the platform unused, and so what a refund is worth. */
  readonly worth: Minor
  /** Nothing of it was left. */
  readonly isUsedUp: boolean
  readonly events: readonly NewEvent[]
}

/**
 * What a domain above sells for money or gold. It hands this to the wallet, which calls it and knows nothing else of it: money sits lowest.
 * Each method that takes `tx` is called with the order locked, before the ledger and the streams; its events are appended by the wallet.
 */
export interface Sale {
  quote(
    db: Db,
    question: { targetId: number; number: number; userId: number; language: Language },
  ): Promise<Offer | undefined>
  /** What these are called by now, on sale or not, with the key of a picture ('' without one); what is gone is absent. */
  titlesOf(
    db: Db,
    targetIds: readonly number[],
    language: Language,
  ): Promise<ReadonlyMap<number, { readonly title: string; readonly cover: string }>>
  /** Those of these orders whose price it gave back by itself, out of where that waits, so that payments note no refund. */
  returned?(db: Db, orderIds: readonly number[]): Promise<ReadonlySet<number>>
  /** The order is paid: gives what was bought. */
  paid(tx: Db, order: OrderRow): Promise<readonly NewEvent[]>
  /** The order ended unpaid. */
  cancelled(tx: Db, order: OrderRow): Promise<void>
  /** Takes back what is left of what a part of the price bought, once for its key. */
  takenBack(
    tx: Db,
    order: OrderRow,
    action: { part: Minor; key: string; operatorId: number; reason: string },
  ): Promise<TakenBack>
  /** A part of the price that was taken back stands again: gives again what went with it, once for its key. */
  givenAgain(
    tx: Db,
    order: OrderRow,
    action: { part: Minor; key: string; reason: string },
  ): Promise<readonly NewEvent[]>
}

/** Kinds of orders that other domains sell. Each has ways of its own in the ledger (`orders/price-moves.ts`). */
export type SoldType = 'vip' | 'star' | 'crowdfunding'

export type Sales = Readonly<Record<SoldType, Sale>>

export const isSold = (type: OrderRow['order_type']): type is SoldType => type !== 'recharge'
