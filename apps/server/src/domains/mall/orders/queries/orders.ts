import type { VirtualType } from '@cliffhanger/contract/mall/schemas.ts'
import type { MallOrderState } from '@cliffhanger/contract/mall/states.ts'
import type { Address } from '@cliffhanger/contract/payments/order-schemas.ts'
import type { ByLanguage } from '@cliffhanger/i18n/by-language.ts'
import type { Db } from '../../../../platform/database/db.ts'

/** An order of the points mall. Amounts are text: they are minor units, which are never numbers. */
export interface MallOrderRow {
  readonly id: number
  readonly order_no: string
  readonly user_id: number
  readonly goods_id: number
  readonly variant_id: number
  readonly goods_names: ByLanguage<string>
  readonly variant_names: ByLanguage<string>
  readonly cover_key: string
  readonly kind: 'physical' | 'virtual'
  readonly virtual_type: VirtualType | ''
  readonly virtual_value: number
  readonly number: number
  readonly point_price: string
  readonly total_point: string
  readonly discount: string
  readonly pay_point: string
  readonly pay_money: string
  readonly address: Address | null
  readonly remark: string
  readonly state: MallOrderState
  readonly reason: string
  readonly carrier: string
  readonly tracking_no: string
  readonly created_ms: number
  readonly shipped_ms: number
  readonly auto_ms: number
  readonly received_ms: number
  readonly cancelled_ms: number
}

export const orderColumns = `id, order_no, user_id, goods_id, variant_id, goods_names, variant_names, cover_key, kind, virtual_type, virtual_value, number,
  point_price::text as point_price, total_point::text as total_point, discount::text as discount, pay_point::text as pay_point, pay_money::text as pay_money,
  address, remark, state, reason, carrier, tracking_no, created_ms, shipped_ms, auto_ms, received_ms, cancelled_ms`

/** The goods of the orders of these numbers that are this member's. */
export const listGoodsOf = (
  db: Db,
  userId: number,
  numbers: readonly string[],
): Promise<Pick<MallOrderRow, 'order_no' | 'goods_id' | 'goods_names' | 'cover_key'>[]> =>
  db.query(
    `select order_no, goods_id, goods_names, cover_key from mall_orders where order_no = any ($2::text[]) and user_id = $1`,
    [userId, numbers],
  )

/** A new order under its reserved id. */
export type NewMallOrder = Omit<
  MallOrderRow,
  'reason' | 'carrier' | 'tracking_no' | 'shipped_ms' | 'auto_ms' | 'cancelled_ms'
> & { readonly actKey: string }

/** Stores new orders and takes their pieces; the caller has locked the variants and found enough. */
export async function insertOrders(tx: Db, orders: readonly NewMallOrder[]): Promise<void> {
  const rows = orders.map(({ actKey, ...order }) => ({ ...order, act_key: actKey }))
  await tx.execute(
    `with made as (
       insert into mall_orders (id, order_no, user_id, goods_id, variant_id, goods_names, variant_names, cover_key, kind, virtual_type, virtual_value, number,
         point_price, total_point, discount, pay_point, pay_money, address, remark, state, act_key, created_ms, received_ms) overriding system value
       select id, order_no, user_id, goods_id, variant_id, goods_names, variant_names, cover_key, kind, virtual_type, virtual_value, number, point_price, total_point,
         discount, pay_point, pay_money, nullif(address, 'null'::jsonb), remark, state, act_key, created_ms, received_ms
         from jsonb_to_recordset($1::jsonb) o(id bigint, order_no text, user_id bigint, goods_id bigint, variant_id bigint, goods_names jsonb, variant_names jsonb,
           cover_key text, kind text, virtual_type text, virtual_value bigint, number int, point_price bigint, total_point bigint, discount bigint, pay_point bigint,
           pay_money bigint, address jsonb, remark text, state smallint, act_key text, created_ms bigint, received_ms bigint)
       returning variant_id, number
     )
     update mall_variants v set stock = v.stock - m.pieces, sold = v.sold + m.pieces
       from (select variant_id, sum(number)::int as pieces from made group by variant_id) m where v.id = m.variant_id`,
    [JSON.stringify(rows)],
  )
}

export const findOrder = (db: Db, userId: number, id: number): Promise<MallOrderRow | undefined> =>
  db.find<MallOrderRow>(`select ${orderColumns} from mall_orders where id = $1 and user_id = $2`, [id, userId])

/** Locked until the transaction ends. */
export const lockOrder = (tx: Db, id: number): Promise<MallOrderRow | undefined> =>
  tx.find<MallOrderRow>(`select ${orderColumns} from mall_orders where id = $1 for no key update`, [id])

/** Which orders of a member; 0 is every state. */
interface OrderFilter {
  readonly userId: number
  readonly state: MallOrderState | 0
}

const ofMember = (state: MallOrderState | 0) => `user_id = $1 and ${state === 0 ? '$2::int = 0' : 'state = $2'}`

export const listOrders = (
  db: Db,
  { userId, state }: OrderFilter,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<MallOrderRow[]> =>
  db.query<MallOrderRow>(
    `select ${orderColumns} from mall_orders where ${ofMember(state)} order by id desc offset $3 limit $4`,
    [userId, state, offset, limit],
  )

export const countOrders = async (db: Db, { userId, state }: OrderFilter): Promise<number> =>
  (
    await db.one<{ total: number }>(`select count(*)::int as total from mall_orders where ${ofMember(state)}`, [
      userId,
      state,
    ])
  ).total

/** Moves an order that is in one state to another; answers it as it is then, undefined where it was in another one. */
export const markReceived = (tx: Db, id: number, nowMs: number): Promise<MallOrderRow | undefined> =>
  tx.find<MallOrderRow>(
    `update mall_orders set state = 3, received_ms = $2 where id = $1 and state = 2 returning ${orderColumns}`,
    [id, nowMs],
  )

/** Orders whose time is over, a few at once; several processes take different ones. */
export const lockDue = (tx: Db, nowMs: number, limit: number): Promise<{ id: number }[]> =>
  tx.query(
    `select id from mall_orders where state = 2 and auto_ms <= $1 order by auto_ms limit $2 for no key update skip locked`,
    [nowMs, limit],
  )

/** What happened to a parcel, oldest first. */
export const listSteps = (db: Db, orderId: number): Promise<{ text: string; created_ms: number }[]> =>
  db.query(`select text, created_ms from mall_order_steps where order_id = $1 order by id`, [orderId])

/** Marks an order shipped; undefined where it does not wait for that. */
export const markShipped = (
  tx: Db,
  id: number,
  parcel: { readonly carrier: string; readonly trackingNo: string; readonly nowMs: number; readonly autoMs: number },
): Promise<MallOrderRow | undefined> =>
  tx.find<MallOrderRow>(
    `update mall_orders set state = 2, carrier = $2, tracking_no = $3, shipped_ms = $4, auto_ms = $5 where id = $1 and state = 1 returning ${orderColumns}`,
    [id, parcel.carrier, parcel.trackingNo, parcel.nowMs, parcel.autoMs],
  )

/** Marks an order cancelled; undefined where it does not wait to be shipped. */
export const markCancelled = (tx: Db, id: number, reason: string, nowMs: number): Promise<MallOrderRow | undefined> =>
  tx.find<MallOrderRow>(
    `update mall_orders set state = -2, reason = $2, cancelled_ms = $3 where id = $1 and state = 1 returning ${orderColumns}`,
    [id, reason, nowMs],
  )

/** Puts the pieces of a cancelled order back. */
export const returnPieces = (tx: Db, variantId: number, pieces: number): Promise<number> =>
  tx.execute(`update mall_variants set stock = stock + $2, sold = sold - $2 where id = $1`, [variantId, pieces])

export const insertStep = (
  tx: Db,
  step: { readonly orderId: number; readonly text: string; readonly operatorId: number; readonly nowMs: number },
): Promise<number> =>
  tx.execute(`insert into mall_order_steps (order_id, text, operator_id, created_ms) values ($1, $2, $3, $4)`, [
    step.orderId,
    step.text,
    step.operatorId,
    step.nowMs,
  ])
