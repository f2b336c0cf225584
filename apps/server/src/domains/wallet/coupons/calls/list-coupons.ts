import type { couponCalls } from '@cliffhanger/contract/coupons/coupon-calls.ts'
import type { ListedCoupon } from '@cliffhanger/contract/coupons/coupon-schemas.ts'
import { parseMinor } from '@cliffhanger/rules/money.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import { refuseField } from '../../../../platform/http/refusal.ts'
import { judge, presentClaimable, presentCoupon } from '../present-coupon.ts'
import { countCoupons, listCoupons as listCouponRows } from '../queries/coupons.ts'
import { countClaimable, type KindRow, listClaimable } from '../queries/kinds.ts'

/** The most decimals an amount of any coin has. */
const amountScale = 2

/** A member's coupons, newest first, or the open ones, the first to end first. An amount is held against the minimum spend in the coupon's
 *  own coin. */
export const listCoupons: Handler<typeof couponCalls.listCoupons> = async (
  { db, caller: { userId }, clock, language },
  { page, limit, state, order_type: orderType, amount },
) => {
  const nowMs = clock()
  if (amount !== undefined && parseMinor(amount, amountScale) === undefined) refuseField('amount')
  const judged = (row: KindRow) => {
    if (amount === undefined) return {}
    return judge(row, { orderType, total: minorOf(amount, row) }, nowMs, language)
  }
  const part = { offset: (page - 1) * limit, limit }
  const ofType = orderType ?? ''
  if (state === 'available') {
    const filter = { userId, nowMs, orderType: ofType }
    const kinds = await listClaimable(db, filter, part)
    const list: ListedCoupon[] = kinds.map((row) => ({ ...presentClaimable(row), ...judged(row) }))
    return { list, total: await countClaimable(db, filter), page, limit }
  }
  const filter = { userId, state, nowMs, orderType: ofType }
  const rows = await listCouponRows(db, filter, part)
  const list: ListedCoupon[] = rows.map((row) => ({ ...presentCoupon(row, nowMs), ...judged(row) }))
  return { list, total: await countCoupons(db, filter), page, limit }
}

/** Coins without decimals count whole ones only. */
const minorOf = (amount: string, { coin_code: coin }: KindRow): bigint => {
  const minor = parseMinor(amount, amountScale) ?? 0n
  return coin === 'money' || coin === 'treasure' ? minor : minor / 100n
}
