import * as z from 'zod/mini'
import { version } from '../notices/operator-schemas.ts'
import { reason } from '../operators/schemas.ts'
import { amount, byLanguage, count, flag, id, seconds, shortTexts, sortOrder, text } from '../schema.ts'
import { positiveAmount, shownAmount } from '../wallet/money-schemas.ts'
import { virtualTypes } from './schemas.ts'

const isWritten = (texts: object) => Object.values(texts).some((each) => each !== undefined && each !== '')

/** A category as an operator writes it. */
export const mallCategoryForm = z.object({
  names: shortTexts.check(z.refine(isWritten, { message: 'names' })),
  /** A name of one of the client's icons, '' without. */
  icon: text(0, 40),
  /** Larger stands before smaller. */
  sort: sortOrder(),
  is_open: flag(),
})

export const mallCategory = z.extend(mallCategoryForm, {
  id: id(),
  names: shortTexts,
  /** How many articles are in it, also those that are not offered. */
  goods_total: count(),
})
export type MallCategory = z.output<typeof mallCategory>

/** Words about an article in one language; `content` is HTML, which is sanitised (V-42). */
const goodsText = z.object({ title: text(1, 100), content: text(0, 50_000) })

/** A variant as an operator writes it: one that is there by its id, a new one without. `stock` is only for a new one; after that pieces are
 *  moved (`op-mall-stock-move`), so that no form puts back what members took meanwhile. */
const variantForm = z.object({
  id: z.optional(id()),
  names: shortTexts,
  stock: z._default(z.int().check(z.gte(0), z.lte(1_000_000)), 0),
  is_open: flag(),
})

/** The most pieces a limit can allow. */
const mostPieces = 1_000_000
const limit = () => z.int().check(z.gte(0), z.lte(mostPieces))

export const goodsForm = z.object({
  /** 0: in no category. */
  cate_id: count(),
  texts: byLanguage(goodsText).check(z.refine(isWritten, { message: 'texts' })),
  cover_key: text(1, 300),
  image_keys: z.array(text(1, 300)).check(z.maxLength(8)),
  kind: z.literal(['physical', 'virtual']),
  /** '' for what is shipped. */
  virtual_type: z.union([z.literal(virtualTypes), z.literal('')]),
  /** Id of the kind of coupon, or how many days; 0 for everything else. */
  virtual_value: count(),
  point_price: amount(),
  money_price: amount(),
  market_price: amount(),
  /** A sale: its price in points, from when until when. */
  sale: z.nullable(z.object({ price: positiveAmount(), start_time: seconds(), end_time: seconds() })),
  /** How many a member may have, ever and per day; 0: without limit. */
  limit_number: limit(),
  day_limit: limit(),
  is_share: flag(),
  sort: sortOrder(),
  is_open: flag(),
  /** In their order. One that is left out is offered no more. */
  variants: z.array(variantForm).check(z.minLength(1), z.maxLength(50)),
})
export type GoodsForm = z.output<typeof goodsForm>

const writtenVariant = z.extend(variantForm, { id: id(), stock: count(), sold: count() })
export type WrittenVariant = z.output<typeof writtenVariant>

/** An article as operators see it. */
export const writtenGoods = z.extend(goodsForm, {
  id: id(),
  version,
  texts: byLanguage(goodsText),
  cover: z.string(),
  images: z.array(z.string()),
  point_price: shownAmount(),
  money_price: shownAmount(),
  market_price: shownAmount(),
  sale: z.nullable(z.object({ price: shownAmount(), start_time: seconds(), end_time: seconds() })),
  variants: z.array(writtenVariant),
  /** Pieces of the variants that are offered, and what was exchanged of all. */
  stock: count(),
  sold: count(),
  create_time: seconds(),
  update_time: seconds(),
})
export type WrittenGoods = z.output<typeof writtenGoods>

/** Adds pieces to a variant, or takes some away; never below none. */
export const stockChange = z.object({
  variant_id: id(),
  change: z.int().check(
    z.gte(-mostPieces),
    z.lte(mostPieces),
    z.refine((pieces) => pieces !== 0, { message: 'change' }),
  ),
  reason,
})

/** Why the stock of a variant changed; what orders took is in the orders. */
export const stockMove = z.object({
  id: id(),
  variant_id: id(),
  variant_names: shortTexts,
  change: z.int(),
  stock_after: count(),
  /** '' for the pieces a new variant began with. */
  reason: z.string(),
  operator_name: z.string(),
  create_time: seconds(),
})
export type StockMove = z.output<typeof stockMove>
