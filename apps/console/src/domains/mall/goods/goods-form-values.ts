import type { GoodsForm, WrittenGoods } from '@cliffhanger/contract/mall/operator-goods-schemas.ts'
import { writtenTexts } from '../../../ui/inputs/html-texts-input.tsx'
import { writtenShortTexts } from '../../../ui/short-texts.ts'

/** An article as its form holds it: a sale is switched on, and pictures have their places. */
export interface GoodsFormValues extends Omit<WrittenGoods, 'sale'> {
  readonly has_sale: 0 | 1
  readonly sale: WrittenGoods['sale'] | undefined
}

export const formOfGoods = (goods: WrittenGoods): GoodsFormValues => ({
  ...goods,
  has_sale: goods.sale === null ? 0 : 1,
  sale: goods.sale ?? undefined,
})

/** What react-admin holds of a form that is being filled in: anything may be missing yet. */
type Typed = {
  readonly [Name in Exclude<keyof GoodsFormValues, 'variants' | 'image_keys'>]?: GoodsFormValues[Name] | null
} & {
  readonly variants?: readonly Partial<GoodsFormValues['variants'][number]>[]
  readonly image_keys?: readonly (string | null | undefined)[]
}

/** What is sent of a form: nothing of what its kind has not. */
export function goodsFormOf(typed: Typed): GoodsForm {
  const kind = typed.kind ?? 'physical'
  const type = kind === 'physical' ? '' : (typed.virtual_type ?? '')
  const hasValue = type !== '' && type !== 'code'
  const { sale } = typed
  return {
    cate_id: typed.cate_id ?? 0,
    texts: Object.fromEntries(
      Object.entries(writtenTexts(typed.texts ?? {})).map(([language, { title, content }]) => [
        language,
        { title, content },
      ]),
    ),
    cover_key: typed.cover_key ?? '',
    image_keys: (typed.image_keys ?? []).flatMap((key) => key || []),
    kind,
    virtual_type: type,
    virtual_value: hasValue ? (typed.virtual_value ?? 0) : 0,
    point_price: typed.point_price ?? '0',
    money_price: typed.money_price ?? '0',
    market_price: typed.market_price ?? '0',
    sale:
      typed.has_sale === 1 && sale
        ? { price: sale.price, start_time: sale.start_time || 0, end_time: sale.end_time || 0 }
        : null,
    limit_number: typed.limit_number ?? 0,
    day_limit: typed.day_limit ?? 0,
    is_share: typed.is_share ?? 0,
    sort: typed.sort ?? 0,
    is_open: typed.is_open ?? 0,
    variants: variantsOf(typed.variants ?? []),
  }
}

const variantsOf = (variants: NonNullable<Typed['variants']>): GoodsForm['variants'] =>
  variants.map(({ id, names, stock, is_open: isOpen }) => ({
    ...(id !== undefined && { id }),
    names: writtenShortTexts(names),
    // Pieces of one that is there are moved, not set.
    stock: id === undefined ? (stock ?? 0) : 0,
    is_open: isOpen ?? 1,
  }))
