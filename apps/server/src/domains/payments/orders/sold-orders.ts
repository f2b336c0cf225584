import type { Db } from '../../../platform/database/db.ts'
import { countOrders, listOrderRows, type OrderFilter, type OrderRow } from './queries.ts'
import type { SoldType } from './sale.ts'

/** The most that are shown on the page of a member. */
const shown = 50

/** The newest orders of a member, of one type. */
export const listNewest = (db: Db, userId: number, type: SoldType): Promise<OrderRow[]> =>
  listOrderRows(db, { userId, type, state: undefined }, { limit: shown, offset: 0 })

/** A page of a member's orders, and how many there are. */
export async function listOrdersOf(
  db: Db,
  filter: OrderFilter,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: OrderRow[]; readonly total: number }> {
  return { rows: await listOrderRows(db, filter, page), total: await countOrders(db, filter) }
}
