import type { Db } from '../../../../platform/database/db.ts'
import { type MallOrderRow, orderColumns } from './orders.ts'

/** The newest orders of a member. */
export const listExchanges = (db: Db, userId: number, limit: number): Promise<MallOrderRow[]> =>
  db.query(`select ${orderColumns} from mall_orders where user_id = $1 order by id desc limit $2`, [userId, limit])

export const countExchanges = async (db: Db, userId: number): Promise<number> =>
  (await db.one<{ total: number }>('select count(*)::int as total from mall_orders where user_id = $1', [userId])).total

/** Orders whose number begins so. */
export const findExchanges = (db: Db, beginning: string, limit: number): Promise<MallOrderRow[]> =>
  db.query(
    `select ${orderColumns} from mall_orders where order_no >= $1 and order_no < $1 || '~' order by order_no limit $2`,
    [beginning, limit],
  )
