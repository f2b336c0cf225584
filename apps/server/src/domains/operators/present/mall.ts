import type { MallCategory, StockMove, WrittenGoods } from '@cliffhanger/contract/mall/operator-goods-schemas.ts'
import type { MallOrderOverview } from '@cliffhanger/contract/mall/operator-order-calls.ts'
import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { flagOf, toSeconds } from '@cliffhanger/contract/wire.ts'
import { formatMinor } from '@cliffhanger/rules/money.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { CallContext } from '../../../platform/http/handlers.ts'
import { publicAddress } from '../../../platform/storage/public-address.ts'
import {
  type CategoryRow,
  type MallOrderRow,
  presentOrder,
  type StockMoveRow,
  type WrittenGoodsRow,
} from '../../mall/index.ts'
import { listOperatorNames } from '../queries/operators.ts'
import { writtenOf } from '../written-languages.ts'
import { memberLines } from './account.ts'

type Reader = Pick<CallContext, 'storage' | 'origin' | 'language'>

export const presentCategory = (row: CategoryRow): MallCategory => ({
  id: row.id,
  names: writtenOf(row.names),
  icon: row.icon,
  sort: row.sort,
  is_open: flagOf(row.is_open),
  goods_total: row.goods_total,
})

const writePoints = (amount: string) => formatMinor(BigInt(amount), coinScale.point)
const writeMoney = (amount: string) => formatMinor(BigInt(amount), coinScale.money)

export const presentWrittenGoods = (
  reader: Pick<Reader, 'storage' | 'origin'>,
  row: WrittenGoodsRow,
): WrittenGoods => ({
  id: row.id,
  version: row.version,
  cate_id: row.category_id ?? 0,
  texts: writtenOf(
    Object.fromEntries(
      Object.entries(row.names).map(([language, title]) => [
        language,
        { title, content: Reflect.get(row.intros, language) ?? '' },
      ]),
    ),
  ),
  cover_key: row.cover_key,
  cover: publicAddress(reader, row.cover_key),
  image_keys: [...row.image_keys],
  images: row.image_keys.map((key) => publicAddress(reader, key)),
  kind: row.kind,
  virtual_type: row.virtual_type,
  virtual_value: row.virtual_value,
  point_price: writePoints(row.point_price),
  money_price: writeMoney(row.money_price),
  market_price: writeMoney(row.market_price),
  sale:
    row.sale_price === null
      ? null
      : {
          price: writePoints(row.sale_price),
          start_time: toSeconds(row.sale_starts_ms),
          end_time: toSeconds(row.sale_ends_ms),
        },
  limit_number: row.limit_number,
  day_limit: row.day_limit,
  is_share: flagOf(row.is_share),
  sort: row.sort,
  is_open: flagOf(row.is_open),
  variants: row.variants.map(({ id, names, stock, sold, is_open: isOpen }) => ({
    id,
    names: writtenOf(names),
    stock,
    sold,
    is_open: flagOf(isOpen),
  })),
  stock: row.stock,
  sold: row.sold,
  create_time: toSeconds(row.created_ms),
  update_time: toSeconds(row.changed_ms),
})

export async function presentStockMoves(db: Db, rows: readonly StockMoveRow[]): Promise<StockMove[]> {
  const names = new Map(
    (
      await listOperatorNames(
        db,
        rows.map(({ operator_id: id }) => id),
      )
    ).map(({ id, name }) => [id, name]),
  )
  return rows.map((row) => ({
    id: row.id,
    variant_id: row.variant_id,
    variant_names: writtenOf(row.variant_names),
    change: row.change,
    stock_after: row.stock_after,
    reason: row.reason,
    operator_name: names.get(row.operator_id) ?? '',
    create_time: toSeconds(row.created_ms),
  }))
}

type Steps = readonly { readonly text: string; readonly created_ms: number }[]

/** Orders with who made them. */
export async function presentOrders(
  reader: Reader & { readonly db: Db },
  rows: readonly MallOrderRow[],
  steps: Steps = [],
): Promise<MallOrderOverview[]> {
  const lineOf = await memberLines(
    reader.db,
    rows.map(({ user_id: userId }) => userId),
  )
  return rows.map((row) => ({ ...presentOrder(reader, row, { steps }), member: lineOf(row.user_id) }))
}
