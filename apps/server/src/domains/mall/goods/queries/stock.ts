import type { ByLanguage } from '@cliffhanger/i18n/by-language.ts'
import type { Db } from '../../../../platform/database/db.ts'

/** A variant in its place, as an operator writes it. */
export interface VariantDraft {
  readonly names: ByLanguage<string>
  readonly sort: number
  readonly isOpen: boolean
}

/** A new variant is empty; its first pieces are a move like every other. */
export const insertVariant = async (tx: Db, goodsId: number, draft: VariantDraft): Promise<number> =>
  (
    await tx.one<{ id: number }>(
      `insert into mall_variants (goods_id, names, stock, sort, is_open) values ($1, $2, 0, $3, $4) returning id`,
      [goodsId, JSON.stringify(draft.names), draft.sort, draft.isOpen],
    )
  ).id

export const updateVariant = (tx: Db, id: number, draft: VariantDraft): Promise<number> =>
  tx.execute(`update mall_variants set names = $2, sort = $3, is_open = $4 where id = $1`, [
    id,
    JSON.stringify(draft.names),
    draft.sort,
    draft.isOpen,
  ])

/** Variants of an article that its form left out. */
export const closeVariants = (tx: Db, ids: readonly number[]): Promise<number> =>
  tx.execute(`update mall_variants set is_open = false where id = any ($1::bigint[])`, [ids])

/** Variants of an article, locked in the order exchanges lock them. */
export const lockVariants = async (tx: Db, goodsId: number): Promise<number[]> =>
  (
    await tx.query<{ id: number }>(`select id from mall_variants where goods_id = $1 order by id for no key update`, [
      goodsId,
    ])
  ).map(({ id }) => id)

/** The article of a variant, and what it hands out. */
export const findGoodsOf = (
  db: Db,
  variantId: number,
): Promise<{ goods_id: number; virtual_type: string } | undefined> =>
  db.find(
    `select v.goods_id, g.virtual_type from mall_variants v join mall_goods g on g.id = v.goods_id where v.id = $1`,
    [variantId],
  )

/** A change of stock, and who made it why. */
export interface NewStockMove {
  readonly variantId: number
  readonly change: number
  readonly reason: string
  readonly operatorId: number
  readonly actKey: string
}

/** Moves pieces and writes down why. False where there are not as many to take away, or more than a variant can hold. */
export async function moveStock(tx: Db, move: NewStockMove, nowMs: number): Promise<boolean> {
  const moved = await tx.find<{ stock: number }>(
    `update mall_variants set stock = stock + $2 where id = $1 and stock::bigint + $2 between 0 and 2147483647 returning stock`,
    [move.variantId, move.change],
  )
  if (!moved) return false
  await tx.execute(
    `insert into mall_stock_moves (variant_id, change, stock_after, reason, act_key, operator_id, created_ms) values ($1, $2, $3, $4, $5, $6, $7)`,
    [move.variantId, move.change, moved.stock, move.reason, move.actKey, move.operatorId, nowMs],
  )
  return true
}

export interface StockMoveRow {
  readonly id: number
  readonly variant_id: number
  readonly variant_names: ByLanguage<string>
  readonly change: number
  readonly stock_after: number
  readonly reason: string
  readonly operator_id: number
  readonly created_ms: number
}

const ofGoods = `variant_id in (select id from mall_variants where goods_id = $1)`

export const listStockMoves = (
  db: Db,
  goodsId: number,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<StockMoveRow[]> =>
  db.query(
    `select m.id, m.variant_id, v.names as variant_names, m.change, m.stock_after, m.reason, m.operator_id, m.created_ms
       from mall_stock_moves m join mall_variants v on v.id = m.variant_id
      where v.goods_id = $1 order by m.id desc offset $2 limit $3`,
    [goodsId, offset, limit],
  )

export const countStockMoves = async (db: Db, goodsId: number): Promise<number> =>
  (await db.one<{ total: number }>(`select count(*)::int as total from mall_stock_moves where ${ofGoods}`, [goodsId]))
    .total

/** Stores sealed codes an article does not have yet; answers how many were new. */
export const insertCodes = async (
  tx: Db,
  goodsId: number,
  codes: readonly { readonly sealed: Buffer; readonly hash: Buffer }[],
  nowMs: number,
): Promise<number> =>
  tx.execute(
    `insert into mall_codes (goods_id, sealed, hash, created_ms)
     select $1, sealed, hash, $4 from unnest($2::bytea[], $3::bytea[]) c(sealed, hash) on conflict (goods_id, hash) do nothing`,
    [goodsId, codes.map(({ sealed }) => sealed), codes.map(({ hash }) => hash), nowMs],
  )
