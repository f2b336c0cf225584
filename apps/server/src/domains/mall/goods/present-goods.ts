import type { PointGoods } from '@cliffhanger/contract/mall/schemas.ts'
import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { flagOf, toSeconds } from '@cliffhanger/contract/wire.ts'
import { textIn } from '@cliffhanger/i18n/by-language.ts'
import { priceNow } from '@cliffhanger/rules/mall/goods-price.ts'
import { formatMinor } from '@cliffhanger/rules/money.ts'
import type { CallContext } from '../../../platform/http/handlers.ts'
import { publicAddress } from '../../../platform/storage/public-address.ts'
import { type GoodsRow, priceOf, type VariantRow } from './queries/goods.ts'

type Reader = Pick<CallContext, 'storage' | 'origin' | 'language' | 'clock'>

const writePoints = (amount: bigint) => formatMinor(amount, coinScale.point)
const writeMoney = (amount: string) => formatMinor(BigInt(amount), coinScale.money)

/** An article with the prices of now, in the language of its reader; lists show no variants. */
export const presentGoods = (reader: Reader, row: GoodsRow, variants: readonly VariantRow[] = []): PointGoods => ({
  id: row.id,
  cate_id: row.category_id ?? 0,
  name: textIn(row.names, reader.language) ?? '',
  cover: publicAddress(reader, row.cover_key),
  images: row.image_keys.map((key) => publicAddress(reader, key)),
  intro: textIn(row.intros, reader.language) ?? '',
  point_price: writePoints(priceNow(priceOf(row), reader.clock())),
  usual_price: writePoints(BigInt(row.point_price)),
  money_price: writeMoney(row.money_price),
  market_price: writeMoney(row.market_price),
  stock: row.stock,
  variants: variants.map((variant) => ({
    id: variant.id,
    name: textIn(variant.names, reader.language) ?? '',
    stock: variant.stock,
    sort: variant.sort,
  })),
  sale_total: row.sold,
  limit_number: row.limit_number,
  day_limit: row.day_limit,
  kind: row.kind,
  virtual_type: row.virtual_type,
  virtual_value: row.virtual_type === '' || row.virtual_type === 'code' ? '' : String(row.virtual_value),
  is_share: flagOf(row.is_share),
  start_time: toSeconds(row.sale_starts_ms),
  end_time: toSeconds(row.sale_ends_ms),
  status: flagOf(row.is_open),
  sort: row.sort,
  create_time: toSeconds(row.created_ms),
})
