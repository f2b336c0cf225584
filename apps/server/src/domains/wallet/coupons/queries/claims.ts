import type { Db } from '../../../../platform/database/db.ts'
import { isUsable, type KindRow, kindColumns } from './kinds.ts'

/** A coupon that a member asks for, and the act they do it by. */
export interface RequestedCoupon {
  readonly userId: number
  readonly kindId: number
  readonly actKey: string
}

/** What decides a claim, besides the points of its member. */
export interface ClaimRow {
  /** The number its coupon would have. */
  readonly id: number
  /** The act claimed a coupon before. */
  readonly is_known: boolean
  /** How many of this kind the member claimed, counted where the kind has a limit. */
  readonly claimed: number
  readonly kind: KindRow | undefined
}

/**
 * Locks and reads what decides claims of different members; row i belongs to claim i. Members are locked where a kind has a limit, kinds where they
 * have a stock: only a counted kind is a row that all who claim wait for.
 */
export async function lockClaims(tx: Db, claims: readonly RequestedCoupon[]): Promise<ClaimRow[]> {
  const userIds = claims.map(({ userId }) => userId)
  const kindIds = claims.map(({ kindId }) => kindId)
  const [, , rows, kinds] = await Promise.all([
    tx.execute(
      `select 1 from accounts where id in (
         select c.user_id from unnest($1::bigint[], $2::bigint[]) c(user_id, kind_id) join coupon_kinds k on k.id = c.kind_id and k.limit_number > 0
       ) order by id for no key update`,
      [userIds, kindIds],
    ),
    tx.execute(
      `select 1 from coupon_kinds where id = any ($1::bigint[]) and stock is not null order by id for no key update`,
      [kindIds],
    ),
    tx.query<Omit<ClaimRow, 'kind'> & { kind_id: number }>(
      `select nextval('coupons_id_seq') as id, exists (select from coupons x where x.act_key = c.act_key) as is_known, c.kind_id,
              case when k.limit_number > 0 then (
                select count(*)::int from coupons x where x.kind_id = c.kind_id and x.user_id = c.user_id and x.source = 'claim'
              ) else 0 end as claimed
         from unnest($1::bigint[], $2::bigint[], $3::text[]) with ordinality c(user_id, kind_id, act_key, nth)
         left join coupon_kinds k on k.id = c.kind_id order by c.nth`,
      [userIds, kindIds, claims.map(({ actKey }) => actKey)],
    ),
    tx.query<KindRow>(`select ${kindColumns} from coupon_kinds k where k.id = any ($1::bigint[]) and ${isUsable}`, [
      kindIds,
    ]),
  ])
  const byId = new Map(kinds.map((kind) => [kind.kind_id, kind]))
  return rows.map(({ kind_id: kindId, ...row }) => ({ ...row, kind: byId.get(kindId) }))
}

/** A claimed coupon under its reserved number. */
export interface ClaimedCoupon {
  readonly id: number
  readonly userId: number
  readonly actKey: string
  readonly kind: KindRow
}

/** Stores claimed coupons and takes them from the stock of their kinds, which the caller has locked (`lockClaims`) and found enough. */
export async function insertClaims(tx: Db, claims: readonly ClaimedCoupon[], nowMs: number): Promise<void> {
  await tx.execute(
    `with given as (
       insert into coupons (id, kind_id, user_id, source, act_key, ends_ms, created_ms) overriding system value
         select c.id, c.kind_id, c.user_id, 'claim', c.act_key, c.ends_ms, $6::bigint
           from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::text[], $5::bigint[]) c(id, kind_id, user_id, act_key, ends_ms)
       returning kind_id
     )
     update coupon_kinds k set stock = k.stock - g.total
       from (select kind_id, count(*) as total from given group by kind_id) g where k.id = g.kind_id and k.stock is not null`,
    [
      claims.map(({ id }) => id),
      claims.map(({ kind }) => kind.kind_id),
      claims.map(({ userId }) => userId),
      claims.map(({ actKey }) => actKey),
      claims.map(({ kind }) => kind.ends_ms),
      nowMs,
    ],
  )
}
