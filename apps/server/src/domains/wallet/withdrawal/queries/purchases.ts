import type { AuditState } from '@cliffhanger/contract/wallet/money-schemas.ts'
import type { Db } from '../../../../platform/database/db.ts'

/** A withdrawal on the page of whoever asked for it. */
export interface TakenOutRow {
  readonly id: number
  readonly user_id: number
  readonly order_no: string
  readonly amount: string
  readonly state: AuditState
  readonly created_ms: number
}

const columns = 'id, user_id, order_no, amount::text, state, created_ms'

/** The newest withdrawals of a member. */
export const listTakenOut = (db: Db, userId: number, limit: number): Promise<TakenOutRow[]> =>
  db.query(`select ${columns} from withdrawals where user_id = $1 order by id desc limit $2`, [userId, limit])

export const countTakenOut = async (db: Db, userId: number): Promise<number> =>
  (await db.one<{ total: number }>('select count(*)::int as total from withdrawals where user_id = $1', [userId])).total

/** Withdrawals whose number begins so. */
export const findTakenOut = (db: Db, beginning: string, limit: number): Promise<TakenOutRow[]> =>
  db.query(
    `select ${columns} from withdrawals where order_no >= $1 and order_no < $1 || '~' order by order_no limit $2`,
    [beginning, limit],
  )
