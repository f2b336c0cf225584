import type { Db } from '../../../platform/database/db.ts'
import { listOrderRows, type OrderRow } from './queries.ts'
import type { SoldType } from './sale.ts'

/** The most that are shown on the page of a member. */
const shown = 50

/** The newest orders of a member, of one type. */
export const listNewest = (db: Db, userId: number, type: SoldType): Promise<OrderRow[]> =>
  listOrderRows(db, { userId, type, state: undefined }, { limit: shown, offset: 0 })
