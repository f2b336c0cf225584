import type { TeamLevel } from '@cliffhanger/contract/teams/schemas.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Period } from '../needs.ts'

/** What was paid in, and paid for memberships and packages, in minor units of money less what went back; text. */
interface PaidRow {
  readonly recharged: string
  readonly spent: string
}

export interface Paid {
  readonly recharged: bigint
  readonly spent: bigint
}

export const nothingPaid: Paid = { recharged: 0n, spent: 0n }

const paidOf = ({ recharged, spent }: PaidRow): Paid => ({ recharged: BigInt(recharged), spent: BigInt(spent) })

const sums = `
  coalesce(sum(r.amount - r.refunded_amount) filter (where o.order_type = 'recharge'), 0)::text as recharged,
  coalesce(sum(o.pay_amount - o.refunded_amount) filter (where o.order_type in ('vip', 'star')), 0)::text as spent`

const isPaid = `o.state = 1 and o.coin_code = 'money' and o.paid_ms >= $2 and o.paid_ms < $3`

/** What each of these members paid in a period; who paid nothing is absent. */
export async function listPaid(
  db: Db,
  { memberIds, startMs, endMs }: Period & { readonly memberIds: readonly number[] },
): Promise<ReadonlyMap<number, Paid>> {
  const rows = await db.query<PaidRow & { user_id: number }>(
    `select o.user_id, ${sums} from payment_orders o left join recharges r on r.order_id = o.id
      where o.user_id = any ($1::bigint[]) and ${isPaid} group by o.user_id`,
    [memberIds, startMs, endMs],
  )
  return new Map(rows.map((row) => [row.user_id, paidOf(row)]))
}

const teamIds = {
  1: `select m.id from accounts m where m.inviter_id = $1`,
  2: `select m.id from accounts p join accounts m on m.inviter_id = p.id where p.inviter_id = $1`,
} as const

/** What a whole team, or one level of it, paid in a period. */
export const sumPaid = async (
  db: Db,
  { ownerId, level, startMs, endMs }: Period & { readonly ownerId: number; readonly level: TeamLevel | undefined },
): Promise<Paid> =>
  paidOf(
    await db.one<PaidRow>(
      `select ${sums} from (${level === undefined ? `${teamIds[1]} union all ${teamIds[2]}` : teamIds[level]}) team
         join payment_orders o on o.user_id = team.id left join recharges r on r.order_id = o.id where ${isPaid}`,
      [ownerId, startMs, endMs],
    ),
  )

/** What came by the channel of a distributor: who registered through it, and what they paid in. */
export interface ChannelRow {
  readonly code: string
  readonly registered: number
  readonly recharged: string
}

export const listChannels = (db: Db, codes: readonly string[]): Promise<ChannelRow[]> =>
  db.query(
    `select c.code, count(a.id)::int as registered, coalesce(sum(paid.recharged), 0)::text as recharged
       from unnest($1::text[]) c(code) left join accounts a on a.channel_code = c.code and a.channel_code <> ''
       left join lateral (
         select sum(r.amount - r.refunded_amount) as recharged
           from recharges r join payment_orders o on o.id = r.order_id and o.state = 1 where r.user_id = a.id
       ) paid on true
      group by c.code`,
    [codes],
  )
