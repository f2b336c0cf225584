import type { OrderState } from '@cliffhanger/contract/payments/order-schemas.ts'
import type { Db } from '../../../platform/database/db.ts'
import {
  conditionsOf,
  countMatching,
  inPeriod,
  type Listing,
  orderOf,
  readPage,
} from '../../../platform/database/list-question.ts'
import type { OrderRow } from '../../payments/index.ts'
import type { StarPlanRow } from './plans.ts'

/** A package as operators see it: how many members have it now. */
export interface WrittenStarPlanRow extends StarPlanRow {
  readonly holders: number
}

export type StarPlanDraft = Omit<StarPlanRow, 'id' | 'version'>

const columns = `p.id, p.names, p.level, p.price::text as price, p.coin_code, p.days, p.limit_number, p.benefits, p.sort, p.is_open, p.version`
/** `atMs` is the placeholder of the moment. */
const holders = (atMs: string) =>
  `(select count(distinct o.user_id)::int from star_orders o where o.plan_id = p.id and o.starts_ms > 0 and o.starts_ms <= ${atMs} and o.ends_ms > ${atMs}) as holders`

export const listWritten = (db: Db, nowMs: number): Promise<WrittenStarPlanRow[]> =>
  db.query(
    `select ${columns}, ${holders('$1::bigint')} from star_plans p order by p.sort desc, p.level, p.id limit 1000`,
    [nowMs],
  )

/** Locked until the transaction ends; undefined: there is none. */
export const lockWritten = (tx: Db, id: number, nowMs: number): Promise<WrittenStarPlanRow | undefined> =>
  tx.find(`select ${columns}, ${holders('$2::bigint')} from star_plans p where p.id = $1 for no key update`, [
    id,
    nowMs,
  ])

const valuesOf = (draft: StarPlanDraft) => [
  JSON.stringify(draft.names),
  draft.level,
  draft.price,
  draft.coin_code,
  draft.days,
  draft.limit_number,
  draft.benefits,
  draft.sort,
  draft.is_open,
]

export const insertPlan = (tx: Db, draft: StarPlanDraft, nowMs: number): Promise<WrittenStarPlanRow> =>
  tx.one(
    `insert into star_plans as p (names, level, price, coin_code, days, limit_number, benefits, sort, is_open, created_ms, changed_ms)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10) returning ${columns}, 0 as holders`,
    [...valuesOf(draft), nowMs],
  )

export const updatePlan = (tx: Db, id: number, draft: StarPlanDraft, nowMs: number): Promise<WrittenStarPlanRow> =>
  tx.one(
    `update star_plans p set names = $1, level = $2, price = $3, coin_code = $4, days = $5, limit_number = $6, benefits = $7, sort = $8, is_open = $9,
       version = version + 1, changed_ms = $10 where id = $11 returning ${columns}, ${holders('$10::bigint')}`,
    [...valuesOf(draft), nowMs, id],
  )

/** An order for a package with what it gave. */
export interface SoldStarRow
  extends Pick<
    OrderRow,
    | 'id'
    | 'order_no'
    | 'user_id'
    | 'title'
    | 'coin_code'
    | 'pay_amount'
    | 'pay_type'
    | 'state'
    | 'refunded_amount'
    | 'refunded_ms'
    | 'paid_ms'
    | 'created_ms'
  > {
  readonly level: number
  readonly starts_ms: number
  readonly ends_ms: number
}

/** Which orders; undefined and '' do not matter. */
export interface SoldFilter extends Listing<'create_time'> {
  readonly state: OrderState | undefined
  /** Number of the member. */
  readonly number: string
}

const sold = 'star_orders s join payment_orders o on o.id = s.order_id'

const matching = ({ state, number, ...listing }: SoldFilter) =>
  conditionsOf(
    [
      [state, (place) => `o.state = ${place}`],
      [number || undefined, (place) => `s.user_id = (select id from accounts where user_no = ${place})`],
      ...inPeriod('o.created_ms', listing),
    ],
    { text: `o.order_type = 'star'` },
  )

/** A page, the newest first unless another order is chosen. */
export const listSold = (
  db: Db,
  filter: SoldFilter,
  page: { readonly limit: number; readonly offset: number },
): Promise<SoldStarRow[]> =>
  readPage(
    db,
    `select o.id, o.order_no, o.user_id, o.title, o.coin_code, o.pay_amount::text as pay_amount, o.pay_type, o.state,
            o.refunded_amount::text as refunded_amount, o.refunded_ms, o.paid_ms, o.created_ms, s.level, s.starts_ms, s.ends_ms
       from ${sold}`,
    matching(filter),
    orderOf(filter, { create_time: 'o.created_ms' }, { id: 'o.id', own: 'o.id desc' }),
    page,
  )

export const countSold = (db: Db, filter: SoldFilter): Promise<number> => countMatching(db, sold, matching(filter))
