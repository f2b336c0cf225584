/** What an article costs in points, usually and in a sale. */
export interface GoodsPrice {
  readonly pointPrice: bigint
  /** null without a sale. */
  readonly salePrice: bigint | null
  readonly saleStartsMs: number | null
  readonly saleEndsMs: number | null
}

/** The price of now, by the server's clock. */
export function priceNow({ pointPrice, salePrice, saleStartsMs, saleEndsMs }: GoodsPrice, nowMs: number): bigint {
  if (salePrice === null || saleStartsMs === null || saleEndsMs === null) return pointPrice
  return nowMs >= saleStartsMs && nowMs < saleEndsMs ? salePrice : pointPrice
}

/** How many a member may have, and had. A limit of 0 is none. */
export interface PurchaseLimits {
  readonly limitNumber: number
  readonly dayLimit: number
  readonly bought: number
  readonly boughtToday: number
}

/** How many more a member may have now (V-25); -1 without limit. */
export function limitLeft({ limitNumber, dayLimit, bought, boughtToday }: PurchaseLimits): number {
  const lefts = [...(limitNumber > 0 ? [limitNumber - bought] : []), ...(dayLimit > 0 ? [dayLimit - boughtToday] : [])]
  return lefts.length === 0 ? -1 : Math.max(Math.min(...lefts), 0)
}
