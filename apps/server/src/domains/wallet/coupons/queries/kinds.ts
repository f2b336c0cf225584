import type { CouponType, PurchaseType } from '@cliffhanger/contract/coupons/coupon-schemas.ts'
import type { CoinCode } from '@cliffhanger/contract/wallet/coins.ts'
import type { CouponTerms } from '@cliffhanger/rules/wallet/coupon.ts'
import type { Db } from '../../../../platform/database/db.ts'

/** A kind of coupon. Amounts are text: they are minor units, which are never numbers. */
export interface KindRow {
  readonly kind_id: number
  readonly name: string
  readonly type: CouponType
  readonly value: string
  readonly coin_code: CoinCode
  readonly min_spend: string
  readonly order_types: PurchaseType[]
  readonly price_point: string
  readonly starts_ms: number
  readonly ends_ms: number
  readonly stock: number | null
  readonly limit_number: number
  readonly is_open: boolean
  readonly kind_created_ms: number
}

export const kindColumns = `k.id as kind_id, k.name, k.type, k.value::text as value, k.coin_code, k.min_spend::text as min_spend, k.order_types,
  k.price_point::text as price_point, k.starts_ms, k.ends_ms, k.stock, k.limit_number, k.is_open, k.created_ms as kind_created_ms`

export const termsOf = (row: KindRow): CouponTerms => ({
  type: row.type,
  value: BigInt(row.value),
  coin: row.coin_code,
  minSpend: BigInt(row.min_spend),
  orderTypes: row.order_types,
  startsMs: row.starts_ms,
  endsMs: row.ends_ms,
})

/** Kinds for recharges alone could be made once. No order takes their coupons, so nobody is given one any more. */
export const isUsable = `k.order_types <> '{recharge}'`

/** A kind whose coupons may be given to somebody. */
export const findKind = (db: Db, id: number): Promise<KindRow | undefined> =>
  db.find(`select ${kindColumns} from coupon_kinds k where k.id = $1 and ${isUsable}`, [id])

export const lockKind = (tx: Db, id: number): Promise<KindRow | undefined> =>
  tx.find(`select ${kindColumns} from coupon_kinds k where k.id = $1 for no key update`, [id])

/** A new kind: terms as they stay, and how it is given out. */
export interface KindDraft extends CouponTerms {
  readonly name: string
  readonly pricePoint: bigint
  readonly stock: number | null
  readonly limitNumber: number
  readonly isOpen: boolean
}

export const insertKind = (tx: Db, draft: KindDraft, nowMs: number): Promise<KindRow> =>
  tx.one(
    `insert into coupon_kinds as k (name, type, value, coin_code, min_spend, order_types, price_point, starts_ms, ends_ms, stock, limit_number, is_open, created_ms)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) returning ${kindColumns}`,
    [
      draft.name,
      draft.type,
      draft.value.toString(),
      draft.coin,
      draft.minSpend.toString(),
      draft.orderTypes,
      draft.pricePoint.toString(),
      draft.startsMs,
      draft.endsMs,
      draft.stock,
      draft.limitNumber,
      draft.isOpen,
      nowMs,
    ],
  )

/** How a kind is given out; its terms stay, and so does what is undefined. `stock` -1: without limit. */
export interface KindChange {
  readonly name: string | undefined
  readonly stock: number | undefined
  readonly limitNumber: number | undefined
  readonly isOpen: boolean | undefined
}

export const updateKind = (tx: Db, id: number, change: KindChange): Promise<KindRow> =>
  tx.one(
    `update coupon_kinds k
        set name = coalesce($2, k.name), limit_number = coalesce($4, k.limit_number), is_open = coalesce($5, k.is_open),
            stock = case when $3::bigint is null then k.stock when $3 < 0 then null else $3 end
      where k.id = $1 returning ${kindColumns}`,
    [id, change.name ?? null, change.stock ?? null, change.limitNumber ?? null, change.isOpen ?? null],
  )

/** What a member could claim now: open, of use, not over, not sold out, and their share not used up. */
const claimable = `from coupon_kinds k where k.is_open and ${isUsable} and k.ends_ms > $2 and (k.stock is null or k.stock > 0)
  and ($3 = '' or $3 = any (k.order_types))
  and (k.limit_number = 0 or k.limit_number > (
    select count(*) from coupons c where c.kind_id = k.id and c.user_id = $1 and c.source = 'claim'))`

export const listClaimable = (
  db: Db,
  { userId, nowMs, orderType }: { userId: number; nowMs: number; orderType: string },
  { offset, limit }: { offset: number; limit: number },
): Promise<KindRow[]> =>
  db.query(`select ${kindColumns} ${claimable} order by k.ends_ms, k.id offset $4 limit $5`, [
    userId,
    nowMs,
    orderType,
    offset,
    limit,
  ])

export const countClaimable = async (
  db: Db,
  { userId, nowMs, orderType }: { userId: number; nowMs: number; orderType: string },
): Promise<number> =>
  (await db.one<{ total: number }>(`select count(*)::int as total ${claimable}`, [userId, nowMs, orderType])).total

/** A kind with how many of it members have and used. */
export interface KindOverviewRow extends KindRow {
  readonly given: number
  readonly used: number
}

export const listKinds = (db: Db, { offset, limit }: { offset: number; limit: number }): Promise<KindOverviewRow[]> =>
  db.query(
    `select ${kindColumns}, given.total as given, given.used
       from (select * from coupon_kinds order by id desc offset $1 limit $2) k
       cross join lateral (
         select count(*)::int as total, (count(*) filter (where c.state = 1))::int as used from coupons c where c.kind_id = k.id
       ) given order by k.id desc`,
    [offset, limit],
  )

export const countKinds = async (db: Db): Promise<number> =>
  (await db.one<{ total: number }>(`select count(*)::int as total from coupon_kinds`)).total
