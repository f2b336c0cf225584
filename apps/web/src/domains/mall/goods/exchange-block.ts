import type { GoodsVariant, PointGoods } from '@cliffhanger/contract/mall/schemas.ts'
import { missingFor, timesPrice } from '../prices.ts'

/** The most pieces one exchange takes. */
const mostPieces = 99

/** What I have; undefined while it is not known. */
export interface Balances {
  readonly points: string | undefined
  readonly money: string | undefined
}

interface Wanted extends Balances {
  readonly goods: PointGoods
  /** Undefined while none is chosen. */
  readonly variant: GoodsVariant | undefined
  readonly number: number
  /** What I may still exchange; -1 without limit. */
  readonly limitLeft: number
}

interface ShortOf {
  readonly why: 'points' | 'money'
  readonly missing: string
}

/** Why something cannot be exchanged as it is wanted. */
export type ExchangeBlock = { readonly why: 'soldOut' | 'limit' | 'variant' } | ShortOf

/** What is missing to pay a price; undefined where it is enough, or not known. */
export const shortOf = (pointPrice: string, moneyPrice: string, { points, money }: Balances): ShortOf | undefined => {
  const missingPoints = points === undefined ? undefined : missingFor(pointPrice, points, 'point')
  if (missingPoints !== undefined) return { why: 'points', missing: missingPoints }
  const missingMoney = money === undefined ? undefined : missingFor(moneyPrice, money, 'money')
  return missingMoney === undefined ? undefined : { why: 'money', missing: missingMoney }
}

/** The first thing that stands in the way of an exchange, the one that cannot be helped first; undefined where nothing does. */
export const exchangeBlock = ({
  goods,
  variant,
  number,
  limitLeft,
  ...balances
}: Wanted): ExchangeBlock | undefined => {
  if (goods.stock === 0 || variant?.stock === 0) return { why: 'soldOut' }
  if (limitLeft === 0) return { why: 'limit' }
  const pointPrice = timesPrice(goods.point_price, number, 'point')
  const moneyPrice = timesPrice(goods.money_price, number, 'money')
  return shortOf(pointPrice, moneyPrice, balances) ?? (variant ? undefined : { why: 'variant' })
}

/** How many pieces can be taken at once, at least one: the stock and the limit bound it. */
export const largestNumber = (stock: number, limitLeft: number): number =>
  Math.max(1, Math.min(mostPieces, stock, limitLeft < 0 ? mostPieces : limitLeft))

/** The variant an article comes in where there is nothing to choose; else the one with the wanted id. */
export const variantOf = ({ variants }: PointGoods, wantedId: number | undefined): GoodsVariant | undefined =>
  variants.length === 1 ? variants[0] : variants.find(({ id }) => id === wantedId)
