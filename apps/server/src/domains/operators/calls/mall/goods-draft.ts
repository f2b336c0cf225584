import type { GoodsForm } from '@cliffhanger/contract/mall/operator-goods-schemas.ts'
import { type CoinCode, coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { parseMinor } from '@cliffhanger/rules/money.ts'
import { refuseField } from '../../../../platform/http/refusal.ts'
import type { GoodsDraft, VariantForm } from '../../../mall/index.ts'
import { definedOf, sanitizedTexts } from '../../written-languages.ts'

/** All but its pictures. Refuses 4000 naming what cannot be kept. */
export function draftOf(form: GoodsForm): Omit<GoodsDraft, 'cover_key' | 'image_keys'> {
  const price = minorOf(form.point_price, 'point', 'point_price')
  const money = minorOf(form.money_price, 'money', 'money_price')
  if (price === 0n && money === 0n) refuseField('point_price')
  return {
    category_id: form.cate_id === 0 ? null : form.cate_id,
    ...writtenParts(form.texts),
    ...kindOf(form),
    point_price: price.toString(),
    money_price: money.toString(),
    market_price: minorOf(form.market_price, 'money', 'market_price').toString(),
    ...saleOf(form.sale, price),
    limit_number: form.limit_number,
    day_limit: form.day_limit,
    is_share: form.is_share === 1,
    sort: form.sort,
    is_open: form.is_open === 1,
  }
}

/** Names, and the HTML without anything that runs (V-42). */
export function writtenParts(texts: GoodsForm['texts']) {
  const written = Object.entries(sanitizedTexts(texts))
  const part = (name: 'title' | 'content'): Record<string, string> =>
    Object.fromEntries(written.map(([language, text]) => [language, text[name]]))
  return { names: part('title'), intros: part('content') }
}

/** Variants in their order. Refuses 4000 where none is offered, or codes would have more than one. */
export function variantsOf({ variants, virtual_type: type }: GoodsForm): VariantForm[] {
  if (!variants.some(({ is_open: isOpen }) => isOpen === 1)) refuseField('variants')
  const isCodes = type === 'code'
  if (isCodes && variants.length > 1) refuseField('variants')
  return variants.map(({ id, names, stock, is_open: isOpen }) => ({
    id,
    names: definedOf(names),
    // As many pieces as there are codes.
    stock: isCodes ? 0 : stock,
    isOpen: isOpen === 1,
  }))
}

function minorOf(text: string, coin: CoinCode, field: string): bigint {
  return parseMinor(text, coinScale[coin]) ?? refuseField(field)
}

function kindOf({ kind, virtual_type: type, virtual_value: value }: GoodsForm) {
  if ((kind === 'virtual') !== (type !== '')) refuseField('virtual_type')
  const hasValue = type !== '' && type !== 'code'
  if (hasValue !== value > 0) refuseField('virtual_value')
  if (type.endsWith('_days') && value > mostDays) refuseField('virtual_value')
  return { kind, virtual_type: type, virtual_value: value }
}

/** Ten years of membership for one piece. */
const mostDays = 3660

function saleOf(sale: GoodsForm['sale'], usual: bigint) {
  if (sale === null) return { sale_price: null, sale_starts_ms: null, sale_ends_ms: null }
  const price = minorOf(sale.price, 'point', 'sale.price')
  if (price >= usual) refuseField('sale.price')
  if (sale.end_time <= sale.start_time) refuseField('sale.end_time')
  return {
    sale_price: price.toString(),
    sale_starts_ms: sale.start_time * 1000,
    sale_ends_ms: sale.end_time * 1000,
  }
}
