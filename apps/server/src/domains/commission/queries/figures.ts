import type { Db } from '../../../platform/database/db.ts'
import type { CommissionFigures } from '../../teams/index.ts'

/** What teams are told of commission. */
export const commissionFigures: CommissionFigures = {
  async sumsOf(db: Db, { ownerId, memberIds, startMs, endMs }) {
    const rows = await db.query<{ buyer_id: number; amount: string }>(
      `select buyer_id, sum(amount)::text as amount from commissions
        where user_id = $1 and buyer_id = any ($2::bigint[]) and sold_ms >= $3 and sold_ms < $4 group by buyer_id`,
      [ownerId, memberIds, startMs, endMs],
    )
    return new Map(rows.map(({ buyer_id: buyerId, amount }) => [buyerId, BigInt(amount)]))
  },

  async totalOf(db: Db, { ownerId, startMs, endMs }) {
    const { amount } = await db.one<{ amount: string }>(
      `select coalesce(sum(amount), 0)::text as amount from commissions where user_id = $1 and sold_ms >= $2 and sold_ms < $3`,
      [ownerId, startMs, endMs],
    )
    return BigInt(amount)
  },

  async salesOf(db: Db, { ownerId, startMs, endMs }) {
    const { sales, amount } = await db.one<{ sales: number; amount: string }>(
      `select count(*)::int as sales, coalesce(sum(s.standing), 0)::text as amount
         from (select id from accounts where inviter_id = $1
                union all select b.id from accounts a join accounts b on b.inviter_id = a.id where a.inviter_id = $1) team
         join commission_sales s on s.buyer_id = team.id
        where s.standing > 0 and s.due_ms >= $2 and s.due_ms < $3`,
      [ownerId, startMs, endMs],
    )
    return { sales, amount: BigInt(amount) }
  },
}
