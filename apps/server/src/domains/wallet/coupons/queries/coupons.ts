import type { CouponState } from '@cliffhanger/contract/coupons/coupon-schemas.ts'
import type { Db } from '../../../../platform/database/db.ts'
import { type KindRow, kindColumns } from './kinds.ts'

/** A coupon a member has, with its kind. */
export interface CouponRow extends KindRow {
  readonly id: number
  readonly user_id: number
  /** 0 unused, 1 used, 2 expired */
  readonly state: number
  readonly order_no: string
  readonly created_ms: number
}

const columns = `c.id, c.user_id, c.state, c.order_no, c.created_ms, ${kindColumns}`
const joined = `coupons c join coupon_kinds k on k.id = c.kind_id`

/** Where a coupon came from, and the act it came by. */
export interface Giving {
  readonly kind: KindRow
  readonly userId: number
  readonly source: 'code' | 'gift' | 'operator'
  readonly actKey: string
}

/** Gives a coupon; undefined where the act gave it before. */
export const insertCoupon = async (
  tx: Db,
  { kind, userId, source, actKey }: Giving,
  nowMs: number,
): Promise<CouponRow | undefined> => {
  const made = await tx.find<{ id: number }>(
    `insert into coupons (kind_id, user_id, source, act_key, ends_ms, created_ms) values ($1, $2, $3, $4, $5, $6)
     on conflict (act_key) do nothing returning id`,
    [kind.kind_id, userId, source, actKey, kind.ends_ms, nowMs],
  )
  return made && { ...kind, id: made.id, user_id: userId, state: 0, order_no: '', created_ms: nowMs }
}

/** Which of a member's coupons: expired ones are also those whose end nobody wrote down yet. */
export interface CouponFilter {
  readonly userId: number
  readonly state: Exclude<CouponState, 'available'>
  readonly orderType: string
  readonly nowMs: number
}

const matching = `c.user_id = $1 and ($4 = '' or $4 = any (k.order_types)) and case $2::text
  when 'unused' then c.state = 0 and c.ends_ms > $3 when 'used' then c.state = 1 else c.state = 2 or (c.state = 0 and c.ends_ms <= $3) end`

const filterValues = ({ userId, state, nowMs, orderType }: CouponFilter) => [userId, state, nowMs, orderType]

export const listCoupons = (
  db: Db,
  filter: CouponFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<CouponRow[]> =>
  db.query(`select ${columns} from ${joined} where ${matching} order by c.id desc offset $5 limit $6`, [
    ...filterValues(filter),
    offset,
    limit,
  ])

export const countCoupons = async (db: Db, filter: CouponFilter): Promise<number> =>
  (
    await db.one<{ total: number }>(
      `select count(*)::int as total from ${joined} where ${matching}`,
      filterValues(filter),
    )
  ).total

/** Those of these coupons that are this member's. */
export const findCoupons = (db: Db, userId: number, ids: readonly number[]): Promise<CouponRow[]> =>
  db.query(`select ${columns} from ${joined} where c.id = any ($2) and c.user_id = $1 order by c.id`, [userId, ids])

/** Uses coupons for an order, each once; answers the ids of those that were unused. */
export const markUsed = async (tx: Db, userId: number, ids: readonly number[], orderNo: string): Promise<number> => {
  await tx.execute(`select 1 from coupons where id = any ($1) order by id for no key update`, [ids])
  return tx.execute(`update coupons set state = 1, order_no = $3 where user_id = $1 and id = any ($2) and state = 0`, [
    userId,
    ids,
    orderNo,
  ])
}

/** The coupons of an order, locked. */
export const lockCouponsOf = async (tx: Db, orderNo: string): Promise<CouponRow[]> => {
  await tx.execute(`select 1 from coupons where order_no = $1 order by id for no key update`, [orderNo])
  return tx.query(`select ${columns} from ${joined} where c.order_no = $1 order by c.id`, [orderNo])
}

export const markUnused = (tx: Db, orderNo: string): Promise<number> =>
  tx.execute(`update coupons set state = 0, order_no = '' where order_no = $1 and state = 1`, [orderNo])

/** Writes down that coupons are over, `limit` of them; answers which. Several at once take different ones. */
export const markExpired = async (tx: Db, nowMs: number, limit: number): Promise<CouponRow[]> => {
  const over = await tx.query<{ id: number }>(
    `update coupons set state = 2 where id in (
       select id from coupons where state = 0 and ends_ms <= $1 order by ends_ms limit $2 for no key update skip locked
     ) returning id`,
    [nowMs, limit],
  )
  return tx.query(`select ${columns} from ${joined} where c.id = any ($1)`, [over.map(({ id }) => id)])
}

/** Unused coupons that end until `untilMs`, lasted `leastMs` at least and of which nobody was told, `limit` of them, by owner; from now on they
 *  count as told. Several at once take different ones. */
export const markReminded = async (
  tx: Db,
  { nowMs, untilMs, leastMs }: { nowMs: number; untilMs: number; leastMs: number },
  limit: number,
): Promise<CouponRow[]> => {
  const marked = await tx.query<{ id: number }>(
    `update coupons set is_reminded = true where id in (
       select id from coupons where state = 0 and not is_reminded and ends_ms > $1 and ends_ms <= $2 and ends_ms - created_ms >= $3
        order by ends_ms limit $4 for no key update skip locked
     ) returning id`,
    [nowMs, untilMs, leastMs, limit],
  )
  return tx.query(`select ${columns} from ${joined} where c.id = any ($1) order by c.user_id, c.id`, [
    marked.map(({ id }) => id),
  ])
}

/** Nobody counts what a member may still claim or redeem meanwhile. */
export const lockTaker = (tx: Db, userId: number): Promise<number> =>
  tx.execute(`select 1 from accounts where id = $1 for no key update`, [userId])
