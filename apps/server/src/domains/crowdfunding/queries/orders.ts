import type { CrowdOrderState } from '@cliffhanger/contract/crowdfunding/states.ts'
import type { ByLanguage } from '@cliffhanger/i18n/by-language.ts'
import type { Db } from '../../../platform/database/db.ts'

/** An order for units of a project; its id is that of its payment order. Amounts are text of minor units. */
export interface CrowdOrderRow {
  readonly id: number
  readonly order_no: string
  readonly user_id: number
  readonly project_id: number
  /** What the project was called when the order was made, in the language of whoever made it. */
  readonly title: string
  /** What it is called by now. */
  readonly titles: ByLanguage<string>
  readonly units: number
  readonly amount: string
  readonly principal: string
  readonly day_rate: string
  readonly cycle_days: number
  readonly state: CrowdOrderState
  readonly start_day: string
  readonly end_day: string
  readonly counted_day: string
  readonly carry: number
  readonly earned: string
  readonly interest_paid: string
  readonly penalty: string
  /** The oldest day that is not paid; '' where nothing is owed. */
  readonly owed_day: string
  readonly contract_no: string
  readonly contract_hash: string
  readonly expires_ms: number
  /** Until when the project can be joined; 0 once its funding was decided. */
  readonly open_until_ms: number
  readonly created_ms: number
}

/** What an order is read with, from `orderTables`. */
export const orderColumns = `o.id, p.order_no, o.user_id, o.project_id, p.title,
  (select jsonb_object_agg(t.key, t.value->>'title') from crowd_projects j, jsonb_each(j.texts) t where j.id = o.project_id) as titles, o.units, o.amount::text as amount, o.principal::text as principal,
  o.day_rate::text as day_rate, o.cycle_days, o.state, o.start_day, o.end_day, o.counted_day, o.carry, o.earned::text as earned,
  o.interest_paid::text as interest_paid, o.penalty::text as penalty, c.contract_no, encode(c.hash, 'hex') as contract_hash, p.expires_ms, o.created_ms,
  coalesce((select j.ends_ms from crowd_projects j where j.id = o.project_id and j.stage = 'open'), 0) as open_until_ms,
  case when o.earned = o.interest_paid then '' else
    coalesce((select min(d.day) from crowd_interest_days d where d.order_id = o.id and d.paid_ms = 0 and d.amount > 0), '') end as owed_day`

export const orderTables = `from crowd_orders o join payment_orders p on p.id = o.id join crowd_contracts c on c.order_id = o.id`

export const insertOrder = (
  tx: Db,
  order: {
    readonly id: number
    readonly userId: number
    readonly projectId: number
    readonly units: number
    readonly amount: bigint
    readonly dayRate: string
    readonly cycleDays: number
    readonly nowMs: number
  },
): Promise<number> =>
  tx.execute(
    `insert into crowd_orders (id, user_id, project_id, units, amount, day_rate, cycle_days, created_ms) values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      order.id,
      order.userId,
      order.projectId,
      order.units,
      order.amount.toString(),
      order.dayRate,
      order.cycleDays,
      order.nowMs,
    ],
  )

/** An order of this member; a foreign one is none. */
export const findOrder = (db: Db, userId: number, id: number): Promise<CrowdOrderRow | undefined> =>
  db.find(`select ${orderColumns} ${orderTables} where o.id = $2 and o.user_id = $1`, [userId, id])

export const getOrder = (db: Db, id: number): Promise<CrowdOrderRow> =>
  db.one(`select ${orderColumns} ${orderTables} where o.id = $1`, [id])

/** The order, which nobody else changes until the transaction ends. */
export async function lockOrder(tx: Db, id: number): Promise<CrowdOrderRow> {
  await tx.execute(`select from crowd_orders where id = $1 for no key update`, [id])
  return getOrder(tx, id)
}

export const listOrders = (
  db: Db,
  { userId, state }: { readonly userId: number; readonly state: CrowdOrderState | undefined },
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<CrowdOrderRow[]> =>
  db.query(
    `select ${orderColumns} ${orderTables} where o.user_id = $1 and ($2::int is null or o.state = $2) order by o.id desc limit $3 offset $4`,
    [userId, state ?? null, limit, offset],
  )

/** How many orders a member has in a state, what is in projects now, what all of them earned, and what of that waits. */
export const sumOrders = (
  db: Db,
  userId: number,
  state: CrowdOrderState | undefined,
): Promise<{ total: number; principal: string; earned: string; owed: string }> =>
  db.one(
    `select count(*) filter (where $2::int is null or state = $2)::int as total, coalesce(sum(principal), 0)::text as principal,
            coalesce(sum(earned), 0)::text as earned, coalesce(sum(earned - interest_paid), 0)::text as owed
       from crowd_orders where user_id = $1`,
    [userId, state ?? null],
  )

/** Interest that a project has paid to all its members. */
export const sumInterestPaid = async (db: Db, projectId: number): Promise<string> =>
  (
    await db.one<{ paid: string }>(
      `select coalesce(sum(interest_paid), 0)::text as paid from crowd_orders where project_id = $1`,
      [projectId],
    )
  ).paid

/** Units of a project that a member has or has reserved; those of orders that came to nothing do not count. */
export const countUnits = async (db: Db, userId: number, projectId: number): Promise<number> =>
  (
    await db.one<{ units: number }>(
      `select coalesce(sum(units), 0)::int as units from crowd_orders where user_id = $1 and project_id = $2 and state not in (5, -2)`,
      [userId, projectId],
    )
  ).units

/** Whether a member paid for units of a project before this order. */
export const isKnownIn = async (db: Db, { user_id, project_id, id }: CrowdOrderRow): Promise<boolean> =>
  (await db.find(
    `select 1 from crowd_orders where user_id = $1 and project_id = $2 and id <> $3 and state in (1, 2, 3, 4) limit 1`,
    [user_id, project_id, id],
  )) !== undefined

/** A paid order begins to earn on a day; false where it was not unpaid. */
export const startOrder = async (
  tx: Db,
  id: number,
  days: { readonly start: string; readonly end: string; readonly before: string },
): Promise<boolean> =>
  (await tx.execute(
    `update crowd_orders set state = 1, principal = amount, start_day = $2, end_day = $3, counted_day = $4 where id = $1 and state = 0`,
    [id, days.start, days.end, days.before],
  )) === 1

/** An order ends in this state; nothing of it is in the escrow any more. False where another act was faster. */
export const endOrder = async (
  tx: Db,
  id: number,
  change: {
    readonly from: readonly CrowdOrderState[]
    readonly to: CrowdOrderState
    readonly penalty?: bigint
    readonly nowMs: number
  },
): Promise<boolean> =>
  (await tx.execute(
    `update crowd_orders set state = $3, principal = 0, penalty = $4, ended_ms = $5 where id = $1 and state = any ($2::smallint[])`,
    [id, change.from, change.to, (change.penalty ?? 0n).toString(), change.nowMs],
  )) === 1

/** What of an order's principal is in the escrow, and its state with it. */
export const setPrincipal = (
  tx: Db,
  id: number,
  order: { readonly principal: bigint; readonly state: CrowdOrderState; readonly countedDay: string },
): Promise<number> =>
  tx.execute(`update crowd_orders set principal = $2, state = $3, counted_day = $4 where id = $1`, [
    id,
    order.principal.toString(),
    order.state,
    order.countedDay,
  ])

/** Orders of projects that failed, which still hold money of members. */
export const listUnreturned = (db: Db, limit: number): Promise<{ id: number }[]> =>
  db.query(
    `select o.id from crowd_projects p join crowd_orders o on o.project_id = p.id
      where p.stage = 'failed' and o.state in (1, 2) order by o.id limit $1`,
    [limit],
  )

/** Those of these orders whose project failed and gave everything back. One that is in dispute is refunded too, but did not end. */
export const listReturned = async (db: Db, ids: readonly number[]): Promise<ReadonlySet<number>> =>
  new Set(
    (
      await db.query<{ id: number }>(
        `select id from crowd_orders where id = any ($1::bigint[]) and state = 5 and ended_ms > 0`,
        [ids],
      )
    ).map(({ id }) => id),
  )
