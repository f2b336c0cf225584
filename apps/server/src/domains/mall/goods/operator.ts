import { createHmac, randomUUID } from 'node:crypto'
import type { ServerContext } from '../../../context.ts'
import type { Db } from '../../../platform/database/db.ts'
import { refuse, refuseField } from '../../../platform/http/refusal.ts'
import { codeSealer } from '../orders/deliver.ts'
import {
  type CategoryDraft,
  type CategoryRow,
  countCategories,
  hasCategory,
  insertCategory,
  listWrittenCategories,
  lockCategory,
  updateCategory,
} from './queries/categories.ts'
import {
  closeVariants,
  countStockMoves,
  findGoodsOf,
  insertCodes,
  insertVariant,
  listStockMoves,
  lockVariants,
  moveStock,
  type NewStockMove,
  type StockMoveRow,
  updateVariant,
  type VariantDraft,
} from './queries/stock.ts'
import {
  countWrittenGoods,
  findWrittenGoods,
  type GoodsDraft,
  insertGoods,
  listWrittenGoods,
  lockGoods,
  updateGoods,
  type WrittenFilter,
  type WrittenGoodsRow,
} from './queries/written.ts'

interface Part {
  readonly offset: number
  readonly limit: number
}
interface Page<Row> {
  readonly rows: readonly Row[]
  readonly total: number
}

/** A variant of a form: one that is there by its id; a new one without, and with its first pieces. */
export interface VariantForm extends Omit<VariantDraft, 'sort'> {
  readonly id: number | undefined
  readonly stock: number
}

/** Both versions of what was changed, for the log. */
interface Changed<Row> {
  readonly before: Row
  readonly after: Row
}

/** What operators do with categories, goods and stock. Each act works in the transaction it is given. */
export interface GoodsOperator {
  readonly categories: {
    list(db: Db, part: Part): Promise<Page<CategoryRow>>
    create(tx: Db, draft: CategoryDraft): Promise<CategoryRow>
    /** Refuses 4002. */
    edit(tx: Db, id: number, change: (before: CategoryRow) => CategoryDraft): Promise<Changed<CategoryRow>>
  }
  list(db: Db, filter: WrittenFilter, part: Part): Promise<Page<WrittenGoodsRow>>
  /** Refuses 4002. */
  get(db: Db, id: number): Promise<WrittenGoodsRow>
  /** Refuses 4000 naming a category there is none of. */
  create(tx: Db, draft: GoodsDraft, variants: readonly VariantForm[], operatorId: number): Promise<WrittenGoodsRow>
  /** Refuses 4002, 4003 where it was changed since `version` was read, and 4000 for another kind or a variant of another article. */
  edit(
    tx: Db,
    what: { readonly id: number; readonly version: number },
    change: (before: WrittenGoodsRow) => GoodsDraft,
    variants: readonly VariantForm[],
    operatorId: number,
  ): Promise<Changed<WrittenGoodsRow>>
  /** Adds codes, each once; answers how many were new. Refuses 4002, and 4003 for an article that hands out none. */
  addCodes(
    tx: Db,
    goodsId: number,
    codes: readonly string[],
    why: { readonly reason: string; readonly operatorId: number },
  ): Promise<number>
  /** Answers the article. Refuses 4002, 7014 for more than there are, and 4003 for codes, whose number follows from the codes. */
  moveStock(tx: Db, move: NewStockMove): Promise<Changed<WrittenGoodsRow>>
  moves(db: Db, goodsId: number, part: Part): Promise<Page<StockMoveRow>>
}

const getGoods = async (db: Db, id: number): Promise<WrittenGoodsRow> =>
  (await findWrittenGoods(db, id)) ?? refuse('notFound')

export const createGoodsOperator = (context: ServerContext): GoodsOperator => ({
  categories: {
    list: async (db, part) => ({ rows: await listWrittenCategories(db, part), total: await countCategories(db) }),
    create: insertCategory,
    async edit(tx, id, change) {
      const before = (await lockCategory(tx, id)) ?? refuse('notFound')
      return { before, after: await updateCategory(tx, id, change(before)) }
    },
  },
  list: async (db, filter, part) => ({
    rows: await listWrittenGoods(db, filter, part),
    total: await countWrittenGoods(db, filter),
  }),
  get: getGoods,
  async create(tx, draft, variants, operatorId) {
    await checkCategory(tx, draft)
    const id = await insertGoods(tx, draft, context.clock())
    await writeVariants(context, tx, { goodsId: id, variants, operatorId })
    return getGoods(tx, id)
  },
  async edit(tx, { id, version }, change, variants, operatorId) {
    if (!(await lockGoods(tx, id))) refuse('notFound')
    const before = await getGoods(tx, id)
    if (before.version !== version) refuse('stateChanged')
    const draft = change(before)
    // An order of it may be about to be delivered, and codes are its own.
    if (draft.kind !== before.kind) refuseField('kind')
    if (draft.virtual_type !== before.virtual_type) refuseField('virtual_type')
    await checkCategory(tx, draft)
    await writeVariants(context, tx, { goodsId: id, variants, operatorId })
    await updateGoods(tx, id, draft, context.clock())
    return { before, after: await getGoods(tx, id) }
  },
  addCodes: (tx, goodsId, codes, why) => addCodes(context, tx, goodsId, codes, why),
  async moveStock(tx, move) {
    const found = (await findGoodsOf(tx, move.variantId)) ?? refuse('notFound')
    if (found.virtual_type === 'code') refuse('stateChanged')
    const before = await getGoods(tx, found.goods_id)
    if (!(await moveStock(tx, move, context.clock()))) refuse('outOfStock')
    return { before, after: await getGoods(tx, found.goods_id) }
  },
  moves: async (db, goodsId, part) => ({
    rows: await listStockMoves(db, goodsId, part),
    total: await countStockMoves(db, goodsId),
  }),
})

async function checkCategory(tx: Db, { category_id: id }: GoodsDraft): Promise<void> {
  if (id !== null && !(await hasCategory(tx, id))) refuseField('cate_id')
}

interface WrittenVariants {
  readonly goodsId: number
  readonly variants: readonly VariantForm[]
  readonly operatorId: number
}

/** Writes the variants of a form in their order. What a form leaves out is offered no more, and stays for the orders of it. */
async function writeVariants(
  { clock }: Pick<ServerContext, 'clock'>,
  tx: Db,
  { goodsId, variants, operatorId }: WrittenVariants,
): Promise<void> {
  const known = await lockVariants(tx, goodsId)
  const stayed = new Set(variants.flatMap(({ id }) => id ?? []))
  if (stayed.size < variants.filter(({ id }) => id !== undefined).length) refuseField('variants')
  await closeVariants(
    tx,
    known.filter((id) => !stayed.has(id)),
  )
  for (const [sort, { id, stock, ...draft }] of variants.entries()) {
    if (id !== undefined) {
      if (!known.includes(id)) refuseField('variants')
      await updateVariant(tx, id, { ...draft, sort })
      continue
    }
    const variantId = await insertVariant(tx, goodsId, { ...draft, sort })
    const first = { variantId, change: stock, reason: '', operatorId, actKey: `first:${variantId}` }
    if (stock > 0) await moveStock(tx, first, clock())
  }
}

/** Codes are in the database sealed, and as a keyed hash, so that none is in twice. */
async function addCodes(
  context: ServerContext,
  tx: Db,
  goodsId: number,
  codes: readonly string[],
  why: { readonly reason: string; readonly operatorId: number },
): Promise<number> {
  if (!(await lockGoods(tx, goodsId))) refuse('notFound')
  const { virtual_type: type, variants } = await getGoods(tx, goodsId)
  const [variant] = variants
  if (type !== 'code' || !variant) return refuse('stateChanged')
  const sealer = codeSealer(context)
  const key = context.secrets.lasting('mall-code-hash')
  const stored = codes.map((code) => ({
    sealed: sealer.seal(code),
    hash: createHmac('sha256', key).update(code).digest(),
  }))
  const added = await insertCodes(tx, goodsId, stored, context.clock())
  const move = { ...why, variantId: variant.id, change: added, actKey: `codes:${randomUUID()}` }
  if (added > 0 && !(await moveStock(tx, move, context.clock()))) refuse('outOfStock')
  return added
}
