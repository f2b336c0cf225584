import type { GoodsVariant, PointGoods } from '@cliffhanger/contract/mall/schemas.ts'
import { missingFor, timesPrice } from '../prices.ts'

/** The most pieces one exchange takes. */
const mostPieces = 99

interface Wanted {
  readonly goods: PointGoods
  /** Undefined while none is chosen. */
  readonly variant: GoodsVariant | undefined
  readonly number: number
  /** What I may still exchange; -1 without limit. */
  readonly limitLeft: number
  /** My points and my money; undefined while they are not known. */
  readonly points: string | undefined
  readonly money: string | undefined
}

/** Why something cannot be exchanged as it is wanted. */
export type ExchangeBlock =
  | { readonly why: 'soldOut' | 'limit' | 'variant' }
  | { readonly why: 'points' | 'money'; readonly missing: string }

/** The first thing that stands in the way of an exchange, the one that cannot be helped first; undefined where nothing does. */
export const exchangeBlock = ({
  goods,
  variant,
  number,
  limitLeft,
  points,
  money,
}: Wanted): ExchangeBlock | undefined => {
  if (goods.stock === 0 || variant?.stock === 0) return { why: 'soldOut' }
  if (limitLeft === 0) return { why: 'limit' }
  const point = points === undefined ? undefined : missingPrice(goods.point_price, number, points, 'point')
  if (point !== undefined) return { why: 'points', missing: point }
  const cash = money === undefined ? undefined : missingPrice(goods.money_price, number, money, 'money')
  if (cash !== undefined) return { why: 'money', missing: cash }
  return variant ? undefined : { why: 'variant' }
}

const missingPrice = (price: string, number: number, balance: string, coin: 'point' | 'money') =>
  missingFor(timesPrice(price, number, coin), balance, coin)

/** How many pieces can be taken at once, at least one: the stock and the limit bound it. */
export const largestNumber = (stock: number, limitLeft: number): number =>
  Math.max(1, Math.min(mostPieces, stock, limitLeft < 0 ? mostPieces : limitLeft))

/** The variant an article comes in where there is nothing to choose; else the one with the wanted id. */
export const variantOf = ({ variants }: PointGoods, wantedId: number | undefined): GoodsVariant | undefined =>
  variants.length === 1 ? variants[0] : variants.find(({ id }) => id === wantedId)
