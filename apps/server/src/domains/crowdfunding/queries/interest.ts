import type { Db } from '../../../platform/database/db.ts'

/** What an order earned on one day; text of minor units. */
export interface InterestRow {
  readonly id: number
  readonly order_id: number
  readonly day: string
  readonly amount: string
  readonly paid_ms: number
  readonly created_ms: number
}

/** Running orders that were not counted up to a day, those first that wait longest. */
export const listUncounted = (db: Db, day: string, limit: number): Promise<{ id: number }[]> =>
  db.query(`select id from crowd_orders where state = 1 and counted_day < $1 order by counted_day, id limit $2`, [
    day,
    limit,
  ])

/** Notes days, each once, and what the order comes to with them. */
export async function insertDays(
  tx: Db,
  orderId: number,
  days: readonly { readonly day: string; readonly principal: bigint; readonly amount: bigint }[],
  after: { readonly carry: bigint; readonly state: 1 | 2 },
  nowMs: number,
): Promise<void> {
  await tx.execute(
    `insert into crowd_interest_days (order_id, day, principal, amount, created_ms)
       select $1, d.day, d.principal, d.amount, $5 from unnest($2::text[], $3::bigint[], $4::bigint[]) d(day, principal, amount)`,
    [
      orderId,
      days.map(({ day }) => day),
      days.map(({ principal }) => principal.toString()),
      days.map(({ amount }) => amount.toString()),
      nowMs,
    ],
  )
  await tx.execute(
    `update crowd_orders set counted_day = $2, carry = $3, earned = earned + $4, state = $5 where id = $1`,
    [
      orderId,
      days.at(-1)?.day,
      after.carry.toString(),
      days.reduce((sum, { amount }) => sum + amount, 0n).toString(),
      after.state,
    ],
  )
}

/** What is owed, by day, the oldest first. */
export const listOwedDays = (db: Db, limit: number): Promise<{ day: string; amount: string }[]> =>
  db.query(
    `select day, sum(amount)::text as amount from crowd_interest_days where paid_ms = 0 and amount > 0 group by day order by day limit $1`,
    [limit],
  )

/** Orders to which something is owed of the days until one. */
export const listOwedOrders = (db: Db, day: string, limit: number): Promise<{ id: number }[]> =>
  db.query(
    `select distinct order_id as id from crowd_interest_days where paid_ms = 0 and amount > 0 and day <= $1 order by 1 limit $2`,
    [day, limit],
  )

/** Marks what an order is owed until a day as paid; answers what that comes to and the newest of those days. The order is locked. */
export async function payDays(
  tx: Db,
  orderId: number,
  day: string,
  nowMs: number,
): Promise<{ readonly amount: bigint; readonly newest: string }> {
  const row = await tx.one<{ amount: string; newest: string | null }>(
    `with paid as (
       update crowd_interest_days set paid_ms = $3 where order_id = $1 and day <= $2 and paid_ms = 0 and amount > 0 returning day, amount
     ), counted as (
       update crowd_orders set interest_paid = interest_paid + (select coalesce(sum(amount), 0) from paid) where id = $1
     )
     select coalesce(sum(amount), 0)::text as amount, max(day) as newest from paid`,
    [orderId, day, nowMs],
  )
  return { amount: BigInt(row.amount), newest: row.newest ?? '' }
}

/** The newest days of an order. */
export const listDays = (db: Db, orderId: number, limit: number): Promise<InterestRow[]> =>
  db.query(
    `select id, order_id, day, amount::text as amount, paid_ms, created_ms from crowd_interest_days where order_id = $1 order by day desc limit $2`,
    [orderId, limit],
  )

/** What the pool has, and what it owes to everybody. */
export async function readPool(db: Db): Promise<{ readonly balance: bigint; readonly owed: bigint }> {
  const { balance, owed } = await db.one<{ balance: string; owed: string }>(
    `select coalesce((select balance from ledger_accounts where owner_id = 0 and purpose = 'project_pool' and coin_code = 'money'), 0)::text as balance,
            coalesce((select sum(amount) from crowd_interest_days where paid_ms = 0 and amount > 0), 0)::text as owed`,
  )
  return { balance: BigInt(balance), owed: BigInt(owed) }
}

/** What a member's orders earned on a day. */
export const sumDay = async (db: Db, userId: number, day: string): Promise<bigint> =>
  BigInt(
    (
      await db.one<{ amount: string }>(
        `select coalesce(sum(d.amount), 0)::text as amount from crowd_orders o join crowd_interest_days d on d.order_id = o.id and d.day = $2
          where o.user_id = $1`,
        [userId, day],
      )
    ).amount,
  )

/** What members have paid into projects so far, and how many of them. */
export const readTotals = (db: Db): Promise<{ amount: string; members: number }> =>
  db.one(
    `select coalesce(sum(amount), 0)::text as amount, count(distinct user_id)::int as members from crowd_orders where state in (1, 2, 3, 4)`,
  )
