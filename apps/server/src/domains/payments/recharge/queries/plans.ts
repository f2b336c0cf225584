import type { Db } from '../../../../platform/database/db.ts'

/** A fixed offer. Amounts are text of whole minor units. */
export interface PlanRow {
  readonly id: number
  readonly name: string
  readonly amount: string
  readonly coin_code: 'money' | 'gold'
  readonly receive_amount: string
  readonly bonus_coin: 'money' | 'gold'
  readonly bonus_amount: string
  readonly is_hot: boolean
  readonly sort: number
  readonly is_open: boolean
  readonly created_ms: number
}

export type NewPlan = Omit<PlanRow, 'id' | 'created_ms'>

const columns = `id, name, amount::text as amount, coin_code, receive_amount::text as receive_amount, bonus_coin,
  bonus_amount::text as bonus_amount, is_hot, sort, is_open, created_ms`

/** The most offers that are shown. */
const mostPlans = 200

/** Every offer, or those that are open. */
export const listPlanRows = (db: Db, onlyOpen: boolean): Promise<PlanRow[]> =>
  db.query(`select ${columns} from recharge_plans where is_open or not $1 order by sort, id limit ${mostPlans}`, [
    onlyOpen,
  ])

export const findPlanRow = (db: Db, id: number): Promise<PlanRow | undefined> =>
  db.find(`select ${columns} from recharge_plans where id = $1`, [id])

export const lockPlan = (tx: Db, id: number): Promise<PlanRow | undefined> =>
  tx.find(`select ${columns} from recharge_plans where id = $1 for no key update`, [id])

const values = (plan: NewPlan) => [
  plan.name,
  plan.amount,
  plan.coin_code,
  plan.receive_amount,
  plan.bonus_coin,
  plan.bonus_amount,
  plan.is_hot,
  plan.sort,
  plan.is_open,
]

export const insertPlan = (tx: Db, plan: NewPlan, nowMs: number): Promise<PlanRow> =>
  tx.one(
    `insert into recharge_plans (name, amount, coin_code, receive_amount, bonus_coin, bonus_amount, is_hot, sort, is_open, created_ms, changed_ms)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10) returning ${columns}`,
    [...values(plan), nowMs],
  )

export const updatePlan = (tx: Db, id: number, plan: NewPlan, nowMs: number): Promise<PlanRow> =>
  tx.one(
    `update recharge_plans set name = $1, amount = $2, coin_code = $3, receive_amount = $4, bonus_coin = $5, bonus_amount = $6, is_hot = $7,
       sort = $8, is_open = $9, changed_ms = $10 where id = $11 returning ${columns}`,
    [...values(plan), nowMs, id],
  )
