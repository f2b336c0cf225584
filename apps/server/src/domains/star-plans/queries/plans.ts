import type { StarBenefit } from '@cliffhanger/contract/star-plans/schemas.ts'
import type { ByLanguage } from '@cliffhanger/i18n/by-language.ts'
import type { Db } from '../../../platform/database/db.ts'

/** A star package; `price` is text of minor units of its coin. */
export interface StarPlanRow {
  readonly id: number
  readonly names: ByLanguage<string>
  readonly level: number
  readonly price: string
  readonly coin_code: 'money' | 'gold'
  readonly days: number
  readonly limit_number: number
  readonly benefits: readonly StarBenefit[]
  readonly sort: number
  readonly is_open: boolean
  readonly version: number
}

const columns = `id, names, level, price::text as price, coin_code, days, limit_number, benefits, sort, is_open, version`

export const listOpenPlans = (db: Db): Promise<StarPlanRow[]> =>
  db.query(`select ${columns} from star_plans where is_open order by sort desc, level, id limit 100`)

/** The names of these packages, on sale or not. */
export const listPlanNames = (db: Db, ids: readonly number[]): Promise<Pick<StarPlanRow, 'id' | 'names'>[]> =>
  db.query(`select id, names from star_plans where id = any ($1::bigint[])`, [ids])

/** A package on sale. */
export const findOpenPlan = (db: Db, id: number): Promise<StarPlanRow | undefined> =>
  db.find(`select ${columns} from star_plans where id = $1 and is_open`, [id])
