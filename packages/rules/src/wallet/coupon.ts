import type { CouponType, PurchaseType } from '@cliffhanger/contract/coupons/coupon-schemas.ts'
import type { CoinCode } from '@cliffhanger/contract/wallet/coins.ts'
import { type Minor, parseRate, shareOf } from '../money.ts'

/** What a kind of coupon promises. `value` is minor units of its coin, of a rate parts of 10^8, of a gift gold. */
export interface CouponTerms {
  readonly type: CouponType
  readonly value: bigint
  readonly coin: CoinCode
  readonly minSpend: Minor
  readonly orderTypes: readonly PurchaseType[]
  readonly startsMs: number
  readonly endsMs: number
}

/** What somebody wants to buy. Without a type or a total, that is not judged. */
export interface Purchase {
  readonly orderType?: PurchaseType | undefined
  readonly coin?: CoinCode | undefined
  readonly total?: Minor | undefined
}

export type CouponProblem = 'couponNotYet' | 'couponOver' | 'couponWrongProduct' | 'couponBelowMinimum'

/** Why a coupon is not usable for a purchase (V-24); undefined where it is. */
export function couponProblem(terms: CouponTerms, purchase: Purchase, nowMs: number): CouponProblem | undefined {
  if (nowMs >= terms.endsMs) return 'couponOver'
  if (nowMs < terms.startsMs) return 'couponNotYet'
  const { orderType, coin, total } = purchase
  if (orderType !== undefined && !terms.orderTypes.includes(orderType)) return 'couponWrongProduct'
  if (coin !== undefined && coin !== terms.coin) return 'couponWrongProduct'
  return total !== undefined && total < terms.minSpend ? 'couponBelowMinimum' : undefined
}

/** What coupons do to a total: what is taken off, never more than all of it, and the gold that comes with the payment.
 *  A share is rounded down. */
export function couponEffect(coupons: readonly Pick<CouponTerms, 'type' | 'value'>[], total: Minor) {
  const offs = coupons.map(({ type, value }) => {
    switch (type) {
      case 'discount_amount':
        return value
      case 'discount_rate':
        return shareOf(total, value)
      case 'gold_gift':
        return 0n
      default:
        return type satisfies never
    }
  })
  const off = offs.reduce((sum, each) => sum + each, 0n)
  const gold = coupons.reduce((sum, { type, value }) => (type === 'gold_gift' ? sum + value : sum), 0n)
  return { discount: off > total ? total : off, gold }
}

/** Whether two of them are of the same type, of which an order takes one (V-23). */
export const hasTypeTwice = (coupons: readonly Pick<CouponTerms, 'type'>[]): boolean =>
  new Set(coupons.map(({ type }) => type)).size < coupons.length

const wholeRate = parseRate('1') ?? 0n

/**
 * Whether a coupon of this type can be used for such an order. The order of a recharge takes none: vp-buyRecharge names no coupons, and who
 * pays less for money gets value for nothing. So does who pays less for a share of a project: there gold may be given, and nothing else.
 */
export function canServe(type: CouponType, purchase: PurchaseType): boolean {
  if (purchase === 'recharge') return false
  return purchase !== 'crowdfunding' || type === 'gold_gift'
}

/** The field of new terms that promises what cannot be kept; undefined where all can. */
export function wrongTerm(terms: CouponTerms): 'value' | 'min_spend' | 'order_types' | 'end_time' | undefined {
  if (terms.value <= 0n) return 'value'
  if (terms.endsMs <= terms.startsMs) return 'end_time'
  if (!terms.orderTypes.every((purchase) => canServe(terms.type, purchase))) return 'order_types'
  if (terms.type === 'gold_gift') return undefined
  if (terms.type === 'discount_rate') return terms.value < wholeRate ? undefined : 'value'
  return terms.minSpend > terms.value ? undefined : 'min_spend'
}
