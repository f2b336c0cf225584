import type { StarPlan, UserStar } from '@cliffhanger/contract/star-plans/schemas.ts'
import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { flagOf, toSeconds } from '@cliffhanger/contract/wire.ts'
import { textIn } from '@cliffhanger/i18n/by-language.ts'
import { fallbackLanguage, type Language } from '@cliffhanger/i18n/languages.ts'
import { formatMinor } from '@cliffhanger/rules/money.ts'
import type { StarOrderRow } from './queries/orders.ts'
import type { StarPlanRow } from './queries/plans.ts'

export const presentStarPlan = (row: StarPlanRow, language: Language): StarPlan => ({
  id: row.id,
  name: textIn(row.names, language, fallbackLanguage) ?? '',
  level: row.level,
  price: formatMinor(BigInt(row.price), coinScale[row.coin_code]),
  coin_code: row.coin_code,
  days: row.days,
  limit_number: row.limit_number,
  benefits: [...row.benefits],
  sort: row.sort,
  status: flagOf(row.is_open),
})

export const presentUserStar = (row: StarOrderRow, language: Language, nowMs: number): UserStar => ({
  id: row.order_id,
  user_id: row.user_id,
  star_id: row.plan_id,
  name: textIn(row.names, language, fallbackLanguage) ?? '',
  level: row.level,
  benefits: [...row.benefits],
  start_time: toSeconds(row.starts_ms),
  end_time: toSeconds(row.ends_ms),
  state: flagOf(row.starts_ms <= nowMs && row.ends_ms > nowMs),
})
