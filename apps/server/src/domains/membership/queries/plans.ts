import type { VipKind } from '@cliffhanger/contract/membership/schemas.ts'
import type { Db } from '../../../platform/database/db.ts'

/** A plan. Amounts are text of whole minor units; names by language. */
export interface PlanRow {
  readonly id: number
  readonly names: Readonly<Record<string, string>>
  readonly vip_type: VipKind
  readonly days: number
  readonly price: string
  readonly original_price: string
  readonly coin_code: 'money' | 'gold'
  readonly gift_gold: string
  readonly limit_number: number
  readonly is_hot: boolean
  readonly sort: number
  readonly is_open: boolean
}

export type NewPlan = Omit<PlanRow, 'id'>

const columns = `id, names, vip_type, days, price::text as price, original_price::text as original_price, coin_code, gift_gold::text as gift_gold,
  limit_number, is_hot, sort, is_open`

/** The most plans that are shown. */
const mostPlans = 100

/** Every plan, or those on sale, of one kind where it is given. */
export const listPlanRows = (
  db: Db,
  { onlyOpen, kind }: { readonly onlyOpen: boolean; readonly kind?: VipKind | undefined },
): Promise<PlanRow[]> =>
  db.query(
    `select ${columns} from vip_plans where (is_open or not $1) and ($2::int is null or vip_type = $2)
      order by vip_type, sort, id limit ${mostPlans}`,
    [onlyOpen, kind ?? null],
  )

/** The names of these plans, on sale or not. */
export const listPlanNames = (db: Db, ids: readonly number[]): Promise<Pick<PlanRow, 'id' | 'names' | 'vip_type'>[]> =>
  db.query(`select id, names, vip_type from vip_plans where id = any ($1::bigint[])`, [ids])

/** A plan on sale. */
export const findOpenPlan = (db: Db, id: number): Promise<PlanRow | undefined> =>
  db.find(`select ${columns} from vip_plans where id = $1 and is_open`, [id])

export const lockPlan = (tx: Db, id: number): Promise<PlanRow | undefined> =>
  tx.find(`select ${columns} from vip_plans where id = $1 for no key update`, [id])

const values = (plan: NewPlan) => [
  JSON.stringify(plan.names),
  plan.vip_type,
  plan.days,
  plan.price,
  plan.original_price,
  plan.coin_code,
  plan.gift_gold,
  plan.limit_number,
  plan.is_hot,
  plan.sort,
  plan.is_open,
]

export const insertPlan = (tx: Db, plan: NewPlan, nowMs: number): Promise<PlanRow> =>
  tx.one(
    `insert into vip_plans (names, vip_type, days, price, original_price, coin_code, gift_gold, limit_number, is_hot, sort, is_open, created_ms,
       changed_ms)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12) returning ${columns}`,
    [...values(plan), nowMs],
  )

/** Orders keep what the plan was when they were made. */
export const updatePlan = (tx: Db, id: number, plan: NewPlan, nowMs: number): Promise<PlanRow> =>
  tx.one(
    `update vip_plans set names = $1, vip_type = $2, days = $3, price = $4, original_price = $5, coin_code = $6, gift_gold = $7,
       limit_number = $8, is_hot = $9, sort = $10, is_open = $11, changed_ms = $12 where id = $13 returning ${columns}`,
    [...values(plan), nowMs, id],
  )
