import { type ByLanguage, textIn } from '@cliffhanger/i18n/by-language.ts'
import type { Language } from '@cliffhanger/i18n/languages.ts'
import { priceNow } from '@cliffhanger/rules/mall/goods-price.ts'
import type { ServerContext } from '../../../context.ts'
import type { Db } from '../../../platform/database/db.ts'
import { findDefaultAddress } from '../addresses/queries.ts'
import { findLimitLeft } from '../goods/limit-left.ts'
import { findGoods, listVariants, priceOf } from '../goods/queries/goods.ts'

interface GoodsQuestion {
  readonly targetId: number
  readonly number: number
  readonly variantId?: number
  readonly userId: number
  readonly language: Language
}

/** What so many pieces of an article would cost now, and where they would be sent; undefined where it is not open or the variant is none of its own. */
export async function quoteGoods(
  context: Pick<ServerContext, 'clock' | 'settings'>,
  db: Db,
  { targetId, number, variantId, userId, language }: GoodsQuestion,
) {
  const goods = await findGoods(db, targetId)
  if (!goods?.is_open || number < 1) return undefined
  const variants = await listVariants(db, targetId)
  const variant = variantId === undefined ? variants[0] : variants.find(({ id }) => id === variantId)
  if (!variant) return undefined
  return {
    title: titleOf(goods.names, variants.length > 1 ? variant.names : {}, language),
    cover: goods.cover_key,
    coin: 'point',
    price: priceNow(priceOf(goods), context.clock()),
    number,
    stock: variantId === undefined ? goods.stock : variant.stock,
    limitLeft: await findLimitLeft(context, db, userId, goods),
    ...(goods.kind === 'physical' && { address: await findDefaultAddress(db, userId) }),
    ...(goods.money_price !== '0' && { money: BigInt(goods.money_price) * BigInt(number) }),
  } as const
}

const titleOf = (names: ByLanguage<string>, variantNames: ByLanguage<string>, language: Language): string =>
  [textIn(names, language), textIn(variantNames, language)]
    .filter((part) => part !== undefined && part !== '')
    .join(' · ')
