import { randomUUID } from 'node:crypto'
import { dayMs } from '@cliffhanger/contract/duration.ts'
import type { DemoGoods, DemoStudio } from '@cliffhanger/demo-films/films.ts'
import type { ByLanguage } from '@cliffhanger/i18n/by-language.ts'
import type { ServerContext } from '../context.ts'
import type { GoodsDraft, MallDomain } from '../domains/mall/index.ts'
import { isMade, madeId, makeOnce } from './deps.ts'

/** What the making of goods needs. */
export interface GoodsMaker {
  readonly context: Pick<ServerContext, 'db' | 'clock' | 'storage'>
  readonly mall: Pick<MallDomain, 'operator'>
  readonly studio: Pick<DemoStudio, 'goods' | 'categories' | 'drawGoods'>
}

export const picture = { contentType: 'image/webp', cacheControl: 'public, max-age=86400' }

/** The platform itself: no operator did it. */
const nobody = 0
const codesOfTicket = 40
const saleDays = 7

const keyOf = (slug: string, index: number): string => `public/demonstration/goods/${slug}-${index}.webp`

/** Draws the pictures of the goods, once each. */
export async function drawGoodsPictures({ context, studio }: Pick<GoodsMaker, 'context' | 'studio'>): Promise<void> {
  const { db, clock, storage } = context
  for (const goods of studio.goods) {
    const part = `mall/pictures/${goods.slug}`
    if (await isMade(db, part)) continue
    const pictures = await studio.drawGoods(goods)
    for (const [index, drawn] of pictures.entries()) await storage.put(keyOf(goods.slug, index), drawn, picture)
    await makeOnce(db, part, clock(), async () => pictures.length)
  }
}

/** Fills the mall of the demonstration: its categories, and goods whose pictures are still to be drawn. Answers the ids of the goods by their slugs. */
export async function makeGoods(
  maker: Omit<GoodsMaker, 'studio'> & { readonly studio: Pick<DemoStudio, 'goods' | 'categories'> },
): Promise<ReadonlyMap<string, number>> {
  const { context, mall, studio } = maker
  const { db, clock } = context
  const categories = new Map<string, number>()
  for (const [index, [key, names]] of Object.entries(studio.categories).entries()) {
    const category = { names, icon: '', sort: 90 - index, is_open: true }
    const make = () =>
      makeOnce(
        db,
        `mall/category/${key}`,
        clock(),
        async (tx) => (await mall.operator.goods.categories.create(tx, category)).id,
      )
    categories.set(key, await make())
  }
  const made = new Map<string, number>()
  for (const [index, goods] of studio.goods.entries())
    made.set(goods.slug, await makeArticle(maker, goods, categories.get(goods.category) ?? null, 900 - index))
  return made
}

async function makeArticle(
  { context, mall }: Pick<GoodsMaker, 'context' | 'mall'>,
  goods: DemoGoods,
  categoryId: number | null,
  sort: number,
): Promise<number> {
  const { db, clock } = context
  const part = `mall/goods/${goods.slug}`
  const couponKind = await madeId(db, 'coupon/VIP −5.00')
  return makeOnce(db, part, clock(), async (tx) => {
    const draft: GoodsDraft = {
      category_id: categoryId,
      names: goods.names,
      intros: paragraphs(goods.intros),
      cover_key: keyOf(goods.slug, 0),
      image_keys: [keyOf(goods.slug, 0), keyOf(goods.slug, 1)],
      ...deliveryOf(goods, couponKind),
      point_price: String(goods.price),
      money_price: String(goods.money ?? 0),
      market_price: String(goods.worth),
      ...saleOf(goods, clock()),
      limit_number: goods.limit ?? 0,
      day_limit: 0,
      is_share: false,
      sort,
      is_open: true,
    }
    const variants = goods.variants.map((variant) => ({ ...variant, id: undefined, isOpen: true }))
    const { id } = await mall.operator.goods.create(tx, draft, variants, nobody)
    if (goods.delivers?.type === 'code')
      await mall.operator.goods.addCodes(tx, id, newCodes(), { reason: '', operatorId: nobody })
    return id
  })
}

/** Each text as HTML. */
export const paragraphs = (texts: ByLanguage<string>): ByLanguage<string> =>
  Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, `<p>${text}</p>`]))

function deliveryOf({ delivers }: DemoGoods, couponKind: number) {
  if (!delivers) return { kind: 'physical', virtual_type: '', virtual_value: 0 } as const
  const value = delivers.type === 'vip_days' ? delivers.days : delivers.type === 'coupon' ? couponKind : 0
  return { kind: 'virtual', virtual_type: delivers.type, virtual_value: value } as const
}

const saleOf = ({ salePrice }: DemoGoods, nowMs: number) =>
  salePrice === undefined
    ? { sale_price: null, sale_starts_ms: null, sale_ends_ms: null }
    : { sale_price: String(salePrice), sale_starts_ms: nowMs, sale_ends_ms: nowMs + saleDays * dayMs }

const newCodes = (): string[] =>
  Array.from({ length: codesOfTicket }, () => `CLIFF-${randomUUID().slice(0, 8).toUpperCase()}`)
