import type { MallOrderState } from '@cliffhanger/contract/mall/states.ts'
import type { Db } from '../../../../platform/database/db.ts'
import {
  conditionsOf,
  countMatching,
  inPeriod,
  type Listing,
  orderOf,
  readPage,
} from '../../../../platform/database/list-question.ts'
import { type MallOrderRow, orderColumns } from './orders.ts'

/** Which orders operators list; what is undefined does not matter. */
export interface OrderFilter extends Listing<'create_time'> {
  readonly state: MallOrderState | undefined
  /** A member's number or an order's. */
  readonly number: string | undefined
}

const matching = ({ state, number, ...listing }: OrderFilter) =>
  conditionsOf([
    [state, (place) => `state = ${place}`],
    [number, (place) => `(order_no = upper(${place}) or user_id = (select id from accounts where user_no = ${place}))`],
    ...inPeriod('created_ms', listing),
  ])

/** The newest first, unless another order is chosen. */
export const listQueue = (
  db: Db,
  filter: OrderFilter,
  page: { readonly offset: number; readonly limit: number },
): Promise<MallOrderRow[]> =>
  readPage(
    db,
    `select ${orderColumns} from mall_orders`,
    matching(filter),
    orderOf(filter, { create_time: 'created_ms' }, { own: 'created_ms desc, id desc' }),
    page,
  )

export const countQueue = (db: Db, filter: OrderFilter): Promise<number> =>
  countMatching(db, 'mall_orders', matching(filter))

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
