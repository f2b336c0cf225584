import type { CommissionReason } from '@cliffhanger/contract/commission/operator-schemas.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { SaleKey } from './sales.ts'

/** Why one level of a sale earned nobody anything, or (level 0) the whole sale. */
export type UnearnedReason = Exclude<CommissionReason, '' | 'refunded'>

export const insertUnearned = (
  tx: Db,
  { kind, saleId }: SaleKey,
  row: {
    readonly level: 0 | 1 | 2
    readonly buyerId: number
    /** Who would have earned it; null: there is nobody. */
    readonly userId: number | null
    readonly reason: UnearnedReason
    readonly soldMs: number
    readonly nowMs: number
  },
): Promise<number> =>
  tx.execute(
    `insert into commission_unearned (kind, sale_id, level, buyer_id, user_id, reason, sold_ms, created_ms)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing`,
    [kind, saleId, row.level, row.buyerId, row.userId, row.reason, row.soldMs, row.nowMs],
  )

/** Whether a sale was looked at and earns nothing for good. */
export const isUnearned = async (db: Db, { kind, saleId }: SaleKey): Promise<boolean> =>
  (await db.find(`select 1 from commission_unearned where kind = $1 and sale_id = $2 and level = 0`, [
    kind,
    saleId,
  ])) !== undefined
