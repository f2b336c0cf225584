import type { VirtualType } from '@cliffhanger/contract/mall/schemas.ts'
import type { ByLanguage } from '@cliffhanger/i18n/by-language.ts'
import type { GoodsPrice } from '@cliffhanger/rules/mall/goods-price.ts'
import type { Db } from '../../../../platform/database/db.ts'

/** An article. Amounts are text: they are minor units, which are never numbers. */
export interface GoodsRow {
  readonly id: number
  readonly category_id: number | null
  readonly names: ByLanguage<string>
  readonly intros: ByLanguage<string>
  readonly cover_key: string
  readonly image_keys: readonly string[]
  readonly kind: 'physical' | 'virtual'
  readonly virtual_type: VirtualType | ''
  readonly virtual_value: number
  readonly point_price: string
  readonly money_price: string
  readonly market_price: string
  readonly sale_price: string | null
  readonly sale_starts_ms: number | null
  readonly sale_ends_ms: number | null
  readonly limit_number: number
  readonly day_limit: number
  readonly is_share: boolean
  readonly sort: number
  readonly is_open: boolean
  readonly created_ms: number
  /** Sums over the open variants. */
  readonly stock: number
  readonly sold: number
}

/** One form of an article. */
export interface VariantRow {
  readonly id: number
  readonly goods_id: number
  readonly names: ByLanguage<string>
  readonly stock: number
  readonly sort: number
  readonly is_open: boolean
}

export const goodsColumns = `g.id, g.category_id, g.names, g.cover_key, g.image_keys, g.kind, g.virtual_type, g.virtual_value, g.point_price::text as point_price,
  g.money_price::text as money_price, g.market_price::text as market_price, g.sale_price::text as sale_price, g.sale_starts_ms, g.sale_ends_ms, g.limit_number,
  g.day_limit, g.is_share, g.sort, g.is_open, g.created_ms`

const pieces = `cross join lateral (
  select coalesce(sum(v.stock) filter (where v.is_open), 0)::int as stock, coalesce(sum(v.sold), 0)::int as sold from mall_variants v where v.goods_id = g.id
) pieces`

export const listCategories = (
  db: Db,
): Promise<{ id: number; names: ByLanguage<string>; icon: string; sort: number }[]> =>
  db.query(`select id, names, icon, sort from mall_categories where is_open order by sort desc, id`)

/** Which articles, as a member asks for them. */
export interface GoodsFilter {
  /** 0: every category. */
  readonly categoryId: number
  /** As the search folds it; '' is every one. */
  readonly keyword: string
  readonly sort: 'new' | 'point_asc' | 'point_desc' | 'sale' | 'reach'
  readonly nowMs: number
  /** What the member has, for the order by what it covers. */
  readonly points: string
}

const matching = `g.is_open and ($1::bigint = 0 or g.category_id = $1)
  and ($2 = '' or exists (select from jsonb_each_text(g.names) n where strpos(lower(n.value), $2) > 0))`

/** The price of now in points. */
const price = `case when $3::bigint >= g.sale_starts_ms and $3::bigint < g.sale_ends_ms then g.sale_price else g.point_price end`

const orders: Readonly<Record<GoodsFilter['sort'], string>> = {
  new: 'g.sort desc, g.id desc',
  point_asc: `${price}, g.id desc`,
  point_desc: `${price} desc, g.id desc`,
  sale: 'pieces.sold desc, g.id desc',
  reach: `(${price} > $6::bigint), g.sort desc, g.id desc`,
}

/** What is sold out comes last, in every order. */
export const listGoods = (
  db: Db,
  { categoryId, keyword, sort, nowMs, points }: GoodsFilter,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<GoodsRow[]> =>
  db.query<GoodsRow>(
    `select ${goodsColumns}, '{}'::jsonb as intros, pieces.stock, pieces.sold from mall_goods g ${pieces}
      where ${matching} and $3::bigint > 0 and $6::bigint is not null order by (pieces.stock = 0), ${orders[sort]} offset $4 limit $5`,
    [categoryId, keyword, nowMs, offset, limit, points],
  )

export const countGoods = async (
  db: Db,
  { categoryId, keyword }: Pick<GoodsFilter, 'categoryId' | 'keyword'>,
): Promise<number> =>
  (
    await db.one<{ total: number }>(`select count(*)::int as total from mall_goods g where ${matching}`, [
      categoryId,
      keyword,
    ])
  ).total

/** An article with its introduction, open or not. */
export const findGoods = (db: Db, id: number): Promise<GoodsRow | undefined> =>
  db.find<GoodsRow>(
    `select ${goodsColumns}, g.intros, pieces.stock, pieces.sold from mall_goods g ${pieces} where g.id = $1`,
    [id],
  )

export const listVariants = (db: Db, goodsId: number): Promise<VariantRow[]> =>
  db.query<VariantRow>(
    `select id, goods_id, names, stock, sort, is_open from mall_variants where goods_id = $1 and is_open order by sort, id`,
    [goodsId],
  )

/** How many pieces a member had of an article, and of those how many since the day began; what was cancelled does not count. */
export const countBought = (
  db: Db,
  { userId, goodsId, dayStartMs }: { readonly userId: number; readonly goodsId: number; readonly dayStartMs: number },
): Promise<{ bought: number; bought_today: number }> =>
  db.one(
    `select coalesce(sum(number), 0)::int as bought, coalesce(sum(number) filter (where created_ms >= $3), 0)::int as bought_today
       from mall_orders where user_id = $1 and goods_id = $2 and state <> -2`,
    [userId, goodsId, dayStartMs],
  )

export const priceOf = (
  row: Pick<GoodsRow, 'point_price' | 'sale_price' | 'sale_starts_ms' | 'sale_ends_ms'>,
): GoodsPrice => ({
  pointPrice: BigInt(row.point_price),
  salePrice: row.sale_price === null ? null : BigInt(row.sale_price),
  saleStartsMs: row.sale_starts_ms,
  saleEndsMs: row.sale_ends_ms,
})
