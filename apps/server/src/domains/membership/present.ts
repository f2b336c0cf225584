import type { VipBenefit, VipPlan, VipTime } from '@cliffhanger/contract/membership/schemas.ts'
import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { flagOf, toSeconds } from '@cliffhanger/contract/wire.ts'
import { textIn } from '@cliffhanger/i18n/by-language.ts'
import { fallbackLanguage, type Language } from '@cliffhanger/i18n/languages.ts'
import { formatMinor } from '@cliffhanger/rules/money.ts'
import type { BenefitRow } from './queries/benefits.ts'
import type { TimeRow } from './queries/memberships.ts'
import type { PlanRow } from './queries/plans.ts'

/** Amounts of a plan as decimal text. */
export function amountsOf({ price, original_price, gift_gold, coin_code }: PlanRow) {
  const write = (minor: string) => formatMinor(BigInt(minor), coinScale[coin_code])
  return {
    price: write(price),
    original_price: write(original_price),
    gift_gold: formatMinor(BigInt(gift_gold), coinScale.gold),
  }
}

export const presentPlan = (row: PlanRow, language: Language): VipPlan => ({
  id: row.id,
  name: planName(row, language),
  vip_type: row.vip_type,
  days: row.days,
  ...amountsOf(row),
  coin_code: row.coin_code,
  limit_number: row.limit_number,
  is_hot: flagOf(row.is_hot),
  sort: row.sort,
  status: flagOf(row.is_open),
})

export const planName = ({ names }: Pick<PlanRow, 'names'>, language: Language): string =>
  textIn(names, language, fallbackLanguage) ?? ''

const kinds = { 1: 'VIP', 2: 'SVIP' } as const satisfies Record<PlanRow['vip_type'], string>

/** What a plan is called away from its shop, where "Month" alone would not say of what: with its kind, unless its name has that already. */
export const soldAs = (plan: Pick<PlanRow, 'names' | 'vip_type'>, language: Language): string => {
  const name = planName(plan, language)
  return name === '' || /vip/i.test(name) ? name : `${kinds[plan.vip_type]} · ${name}`
}

export const presentTime = (row: TimeRow): VipTime => ({
  vip_type: row.vip_type,
  seconds: Math.trunc(row.duration_ms / 1000),
  source: row.source,
  vip_end_time: toSeconds(row.vip_type === 2 ? row.svip_until_ms : row.vip_until_ms),
  create_time: toSeconds(row.created_ms),
})

export const presentBenefit = ({ icon, texts, vip_type }: BenefitRow, language: Language): VipBenefit => ({
  icon,
  ...(textIn(texts, language, fallbackLanguage) ?? { title: '', text: '' }),
  vip_type,
})
