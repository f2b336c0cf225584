import type { MallOrderState } from '@cliffhanger/contract/mall/states.ts'
import type { Db } from '../../../../platform/database/db.ts'
import { type MallOrderRow, orderColumns } from './orders.ts'

/** Which orders operators list; what is undefined does not matter. */
export interface OrderFilter {
  readonly state: MallOrderState | undefined
  /** A member's number or an order's. */
  readonly number: string | undefined
  readonly fromMs: number | undefined
  readonly untilMs: number | undefined
}

/** Only what is asked for stands in the question, so that each has its index. */
function matching(filter: OrderFilter): { readonly where: string; readonly values: readonly unknown[] } {
  const values: unknown[] = []
  const conditions: string[] = []
  const add = (value: unknown, condition: (place: string) => string): void => {
    if (value === undefined) return
    values.push(value)
    conditions.push(condition(`$${values.length}`))
  }
  add(filter.state, (place) => `state = ${place}`)
  add(
    filter.number,
    (place) => `(order_no = upper(${place}) or user_id = (select id from accounts where user_no = ${place}))`,
  )
  add(filter.fromMs, (place) => `created_ms >= ${place}`)
  add(filter.untilMs, (place) => `created_ms < ${place}`)
  return { where: conditions.length > 0 ? `where ${conditions.join(' and ')}` : '', values }
}

/** The newest first. */
export function listQueue(
  db: Db,
  filter: OrderFilter,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<MallOrderRow[]> {
  const { where, values } = matching(filter)
  return db.query(
    `select ${orderColumns} from mall_orders ${where} order by created_ms desc, id desc offset $${values.length + 1} limit $${values.length + 2}`,
    [...values, offset, limit],
  )
}

export async function countQueue(db: Db, filter: OrderFilter): Promise<number> {
  const { where, values } = matching(filter)
  return (await db.one<{ total: number }>(`select count(*)::int as total from mall_orders ${where}`, values)).total
}

export const findAnyOrder = (db: Db, id: number): Promise<MallOrderRow | undefined> =>
  db.find(`select ${orderColumns} from mall_orders where id = $1`, [id])

/** Orders that are packed, in the order they were made. */
export const listPacked = (db: Db, ids: readonly number[]): Promise<MallOrderRow[]> =>
  db.query(
    `select ${orderColumns} from mall_orders where id = any ($1::bigint[]) and kind = 'physical' and state <> -2 order by id`,
    [ids],
  )

/** What a shipping file is judged by. */
export const findByNumbers = (
  db: Db,
  orderNos: readonly string[],
): Promise<Pick<MallOrderRow, 'id' | 'order_no' | 'kind' | 'state' | 'carrier' | 'tracking_no'>[]> =>
  db.query(
    `select id, order_no, kind, state, carrier, tracking_no from mall_orders where order_no = any ($1::text[])`,
    [orderNos],
  )
