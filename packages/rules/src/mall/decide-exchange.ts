import type { RefusalName } from '@cliffhanger/contract/errors.ts'
import { type GoodsPrice, limitLeft, type PurchaseLimits, priceNow } from './goods-price.ts'

/** An article as an exchange sees it; undefined terms of `ExchangeFacts` are what is not there or not open. */
export interface ExchangeGoods extends GoodsPrice {
  readonly isOpen: boolean
  readonly isPhysical: boolean
  readonly moneyPrice: bigint
}

export interface ExchangeFacts {
  readonly goods: ExchangeGoods | undefined
  /** Pieces of the chosen variant; undefined where it is none of the article's. */
  readonly stock: number | undefined
  readonly limits: PurchaseLimits
  /** Whether the address is the member's. */
  readonly hasAddress: boolean
  readonly points: bigint
}

export interface ExchangeRequest {
  readonly number: number
  readonly addressId: number
}

type Refused = { readonly refusal: RefusalName; readonly field?: string }

/** What an exchange costs before coupons. */
export interface ExchangeCost {
  readonly price: bigint
  readonly total: bigint
  readonly money: bigint
}

/**
 * What an exchange costs, or why there is none: 4002 what is not open or no address of the member's, 7024 without an address (V-19), 7015 above a limit (V-25), 7014 without stock (V-26).
 */
export function decideExchange(facts: ExchangeFacts, request: ExchangeRequest, nowMs: number): ExchangeCost | Refused {
  const { goods, stock, limits } = facts
  if (!goods?.isOpen) return { refusal: 'notFound' }
  if (stock === undefined) return { refusal: 'invalidParameter', field: 'variant_id' }
  if (goods.isPhysical && request.addressId === 0) return { refusal: 'addressMissing' }
  if (goods.isPhysical && !facts.hasAddress) return { refusal: 'notFound' }
  const price = priceNow(goods, nowMs)
  const left = limitLeft(limits)
  if (left >= 0 && request.number > left) return { refusal: 'purchaseLimit' }
  if (request.number > stock) return { refusal: 'outOfStock' }
  const number = BigInt(request.number)
  return { price, total: price * number, money: goods.moneyPrice * number }
}

/** Whether an exchange takes what its member was shown; a coin they named nothing of is not judged. */
export const isAsShown = (
  pay: { readonly points: bigint; readonly money: bigint },
  shown: { readonly points: bigint | undefined; readonly money: bigint | undefined },
): boolean =>
  (shown.points === undefined || shown.points === pay.points) &&
  (shown.money === undefined || shown.money === pay.money)
