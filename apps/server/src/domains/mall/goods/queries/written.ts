import type { Db } from '../../../../platform/database/db.ts'
import { type GoodsRow, goodsColumns, type VariantRow } from './goods.ts'

/** A variant with what was exchanged of it. */
export interface WrittenVariantRow extends VariantRow {
  readonly sold: number
}

/** An article with everything that was written of it, and all of its variants. */
export interface WrittenGoodsRow extends GoodsRow {
  readonly version: number
  readonly changed_ms: number
  readonly variants: readonly WrittenVariantRow[]
}

/** What an operator writes of an article, but its variants. Amounts are minor units as text. */
export type GoodsDraft = Omit<GoodsRow, 'id' | 'created_ms' | 'stock' | 'sold'>

const columns = `${goodsColumns}, g.intros, g.version, g.changed_ms, pieces.stock, pieces.sold, pieces.variants`

const pieces = `cross join lateral (
  select coalesce(sum(v.stock) filter (where v.is_open), 0)::int as stock, coalesce(sum(v.sold), 0)::int as sold,
         coalesce(jsonb_agg(jsonb_build_object('id', v.id, 'goods_id', v.goods_id, 'names', v.names, 'stock', v.stock, 'sold', v.sold, 'sort', v.sort,
           'is_open', v.is_open) order by v.sort, v.id), '[]') as variants
    from mall_variants v where v.goods_id = g.id
) pieces`

/** Which articles an operator asks for. */
export interface WrittenFilter {
  /** 0: every category. */
  readonly categoryId: number
  readonly isOpen: boolean | undefined
  /** Lower case; '' is every one. */
  readonly keyword: string
}

const matching = `($1::bigint = 0 or g.category_id = $1) and ($2::boolean is null or g.is_open = $2)
  and ($3 = '' or exists (select from jsonb_each_text(g.names) n where strpos(lower(n.value), $3) > 0))`

const valuesOfFilter = ({ categoryId, isOpen, keyword }: WrittenFilter) => [categoryId, isOpen ?? null, keyword]

/** As members see them ordered. */
export const listWrittenGoods = (
  db: Db,
  filter: WrittenFilter,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<WrittenGoodsRow[]> =>
  db.query(
    `select ${columns} from mall_goods g ${pieces} where ${matching} order by g.sort desc, g.id desc offset $4 limit $5`,
    [...valuesOfFilter(filter), offset, limit],
  )

export const countWrittenGoods = async (db: Db, filter: WrittenFilter): Promise<number> =>
  (
    await db.one<{ total: number }>(
      `select count(*)::int as total from mall_goods g where ${matching}`,
      valuesOfFilter(filter),
    )
  ).total

export const findWrittenGoods = (db: Db, id: number): Promise<WrittenGoodsRow | undefined> =>
  db.find(`select ${columns} from mall_goods g ${pieces} where g.id = $1`, [id])

/** Nobody else writes this article meanwhile; members exchange it all the same. */
export const lockGoods = async (tx: Db, id: number): Promise<boolean> =>
  (await tx.find(`select 1 from mall_goods where id = $1 for no key update`, [id])) !== undefined

const drafted = `category_id, names, intros, cover_key, image_keys, kind, virtual_type, virtual_value, point_price, money_price, market_price,
  sale_price, sale_starts_ms, sale_ends_ms, limit_number, day_limit, is_share, sort, is_open`

const valuesOf = (draft: GoodsDraft) => [
  draft.category_id,
  JSON.stringify(draft.names),
  JSON.stringify(draft.intros),
  draft.cover_key,
  draft.image_keys,
  draft.kind,
  draft.virtual_type,
  draft.virtual_value,
  draft.point_price,
  draft.money_price,
  draft.market_price,
  draft.sale_price,
  draft.sale_starts_ms,
  draft.sale_ends_ms,
  draft.limit_number,
  draft.day_limit,
  draft.is_share,
  draft.sort,
  draft.is_open,
]

const places = '$1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19'

export const insertGoods = async (tx: Db, draft: GoodsDraft, nowMs: number): Promise<number> =>
  (
    await tx.one<{ id: number }>(
      `insert into mall_goods (${drafted}, created_ms, changed_ms) values (${places}, $20, $20) returning id`,
      [...valuesOf(draft), nowMs],
    )
  ).id

export const updateGoods = (tx: Db, id: number, draft: GoodsDraft, nowMs: number): Promise<number> =>
  tx.execute(
    `update mall_goods set (${drafted}) = row (${places}), changed_ms = $20, version = version + 1 where id = $21`,
    [...valuesOf(draft), nowMs, id],
  )
