import type { StarBenefit } from '@cliffhanger/contract/star-plans/schemas.ts'
import type { ByLanguage } from '@cliffhanger/i18n/by-language.ts'
import type { Db } from '../../../platform/database/db.ts'

/** What an order was for when it was made, and the time it gave. */
export interface StarOrderRow {
  readonly order_id: number
  readonly user_id: number
  readonly plan_id: number
  readonly names: ByLanguage<string>
  readonly level: number
  readonly benefits: readonly StarBenefit[]
  readonly days: number
  readonly starts_ms: number
  readonly ends_ms: number
  /** What of its price does not stand any more, text of minor units, and the time that went with it. */
  readonly gone: string
  readonly taken_ms: number
}

const columns = `order_id, user_id, plan_id, names, level, benefits, days, starts_ms, ends_ms, gone::text as gone, taken_ms`

export const insertStarOrder = (
  tx: Db,
  order: Pick<StarOrderRow, 'order_id' | 'user_id' | 'plan_id' | 'names' | 'level' | 'benefits' | 'days'>,
): Promise<number> =>
  tx.execute(
    `insert into star_orders (order_id, user_id, plan_id, names, level, benefits, days) values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      order.order_id,
      order.user_id,
      order.plan_id,
      JSON.stringify(order.names),
      order.level,
      order.benefits,
      order.days,
    ],
  )

/** Its payment order is locked where it is about to change, and so is it. */
export const getStarOrder = (db: Db, orderId: number): Promise<StarOrderRow> =>
  db.one(`select ${columns} from star_orders where order_id = $1`, [orderId])

/** A member's purchases of packages run one after the other from here until the transaction ends. */
export const lockBuyer = (tx: Db, userId: number): Promise<number> =>
  tx.execute(`select pg_advisory_xact_lock(hashtextextended('star_plans:' || $1, 0))`, [userId])

/** How often a member bought a package or is about to (V-25). */
export const countOrdersOf = async (db: Db, userId: number, planId: number): Promise<number> =>
  (
    await db.one<{ n: number }>(
      `select count(*)::int as n from star_orders where user_id = $1 and plan_id = $2 and is_counted`,
      [userId, planId],
    )
  ).n

export const uncountOrder = (tx: Db, orderId: number): Promise<number> =>
  tx.execute(`update star_orders set is_counted = false where order_id = $1`, [orderId])

/** When what a member has of a package ends; 0: they have none of it. */
export const findEnd = async (db: Db, userId: number, planId: number): Promise<number> =>
  (
    await db.one<{ ends_ms: number }>(
      `select coalesce(max(ends_ms), 0) as ends_ms from star_orders where user_id = $1 and plan_id = $2`,
      [userId, planId],
    )
  ).ends_ms

export const setTime = (tx: Db, orderId: number, startsMs: number, endsMs: number): Promise<number> =>
  tx.execute(`update star_orders set starts_ms = $2, ends_ms = $3 where order_id = $1`, [orderId, startsMs, endsMs])

/** Changes when it ends, and what of its price does not stand with that. */
export const setGone = (
  tx: Db,
  orderId: number,
  change: { readonly endsMs: number; readonly gone: bigint; readonly takenMs: number },
): Promise<number> =>
  tx.execute(`update star_orders set ends_ms = $2, gone = $3, taken_ms = $4 where order_id = $1`, [
    orderId,
    change.endsMs,
    change.gone.toString(),
    change.takenMs,
  ])

/** Paid orders of a member, the newest first. */
export const listOwned = (
  db: Db,
  userId: number,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<StarOrderRow[]> =>
  db.query(
    `select ${columns} from star_orders where user_id = $1 and starts_ms > 0 order by order_id desc limit $2 offset $3`,
    [userId, limit, offset],
  )

export const countOwned = async (db: Db, userId: number): Promise<number> =>
  (
    await db.one<{ n: number }>(`select count(*)::int as n from star_orders where user_id = $1 and starts_ms > 0`, [
      userId,
    ])
  ).n

/** Whether any package a member held at a moment gives this. */
export const holdsBenefit = async (
  db: Db,
  { userId, benefit, atMs }: { readonly userId: number; readonly benefit: StarBenefit; readonly atMs: number },
): Promise<boolean> =>
  (
    await db.one<{ is_held: boolean }>(
      `select exists (select from star_orders where user_id = $1 and starts_ms > 0 and starts_ms <= $2 and ends_ms > $2
         and $3 = any(benefits)) as is_held`,
      [userId, atMs, benefit],
    )
  ).is_held

/** What a member held at a moment: of several the highest level. */
export const findHeld = (db: Db, userId: number, atMs: number): Promise<StarOrderRow | undefined> =>
  db.find(
    `select ${columns} from star_orders where user_id = $1 and starts_ms > 0 and starts_ms <= $2 and ends_ms > $2
      order by level desc, ends_ms desc limit 1`,
    [userId, atMs],
  )
