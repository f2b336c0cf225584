import type { Coupon, CouponState, JudgedCoupon } from '@cliffhanger/contract/coupons/coupon-schemas.ts'
import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { toSeconds } from '@cliffhanger/contract/wire.ts'
import { formatDecimal } from '@cliffhanger/i18n/format/numbers.ts'
import type { Language } from '@cliffhanger/i18n/languages.ts'
import { messageText } from '@cliffhanger/i18n/server-texts.ts'
import { formatMinor, formatRate } from '@cliffhanger/rules/money.ts'
import { couponProblem, type Purchase } from '@cliffhanger/rules/wallet/coupon.ts'
import type { CouponRow } from './queries/coupons.ts'
import { type KindRow, termsOf } from './queries/kinds.ts'

/** What a coupon is worth: gold has no decimals, a share is a rate. */
export const formatValue = ({ type, value, coin_code }: Pick<KindRow, 'type' | 'value' | 'coin_code'>): string => {
  if (type === 'discount_rate') return formatRate(BigInt(value), 2)
  return formatMinor(BigInt(value), type === 'gold_gift' ? coinScale.gold : coinScale[coin_code])
}

const stateOf = ({ state, ends_ms }: CouponRow, nowMs: number): CouponState => {
  if (state === 1) return 'used'
  return state === 2 || ends_ms <= nowMs ? 'expired' : 'unused'
}

const presentTerms = (row: KindRow) => ({
  coupon_id: row.kind_id,
  name: row.name,
  type: row.type,
  value: formatValue(row),
  min_spend: formatMinor(BigInt(row.min_spend), coinScale[row.coin_code]),
  order_types: row.order_types,
  coin_code: row.coin_code,
  price_point: formatMinor(BigInt(row.price_point), coinScale.point),
  start_time: toSeconds(row.starts_ms),
  end_time: toSeconds(row.ends_ms),
  stock: row.stock ?? -1,
  limit_number: row.limit_number,
})

/** A coupon as its owner sees it. */
export const presentCoupon = (row: CouponRow, nowMs: number): Coupon => ({
  id: row.id,
  ...presentTerms(row),
  state: stateOf(row, nowMs),
  order_no: row.order_no,
  create_time: toSeconds(row.created_ms),
})

/** A coupon nobody owns yet. */
export const presentClaimable = (row: KindRow): Coupon => ({
  id: 0,
  ...presentTerms(row),
  state: 'available',
  order_no: '',
  create_time: toSeconds(row.kind_created_ms),
})

/** Whether the coupon can be used for a purchase, and in words why not. */
export function judge(row: KindRow, purchase: Purchase, nowMs: number, language: Language) {
  const problem = couponProblem(termsOf(row), purchase, nowMs)
  if (problem === undefined) return { usable: 1, reason: '' } as const
  const scale = coinScale[row.coin_code]
  const amount = formatDecimal(formatMinor(BigInt(row.min_spend), scale), language, scale)
  return { usable: 0, reason: messageText(language, problem, { amount }) } as const
}

export const presentJudged = (row: CouponRow, purchase: Purchase, nowMs: number, language: Language): JudgedCoupon => ({
  ...presentCoupon(row, nowMs),
  ...judge(row, purchase, nowMs, language),
})
