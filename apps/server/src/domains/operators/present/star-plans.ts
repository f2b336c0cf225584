import type { MemberLine } from '@cliffhanger/contract/account/operator-schemas.ts'
import type { SoldStarPlan, WrittenStarPlan } from '@cliffhanger/contract/star-plans/operator-calls.ts'
import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { flagOf, toSeconds } from '@cliffhanger/contract/wire.ts'
import { formatMinor } from '@cliffhanger/rules/money.ts'
import type { SoldStarRow, WrittenStarPlanRow } from '../../star-plans/index.ts'
import { writtenOf } from '../written-languages.ts'
import { presentSold } from './payments/orders.ts'

export const presentWrittenStarPlan = (row: WrittenStarPlanRow): WrittenStarPlan => ({
  id: row.id,
  names: writtenOf(row.names),
  level: row.level,
  price: formatMinor(BigInt(row.price), coinScale[row.coin_code]),
  coin_code: row.coin_code,
  days: row.days,
  limit_number: row.limit_number,
  benefits: [...row.benefits],
  sort: row.sort,
  is_open: flagOf(row.is_open),
  holders: row.holders,
  version: row.version,
})

export const presentSoldStarPlan = (row: SoldStarRow, lineOf: (userId: number) => MemberLine): SoldStarPlan => ({
  ...presentSold(row),
  id: row.id,
  member: lineOf(row.user_id),
  level: row.level,
  start_time: toSeconds(row.starts_ms),
  end_time: toSeconds(row.ends_ms),
})
