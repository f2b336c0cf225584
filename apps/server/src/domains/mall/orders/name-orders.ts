import { textIn } from '@cliffhanger/i18n/by-language.ts'
import type { CallContext } from '../../../platform/http/handlers.ts'
import { publicAddress } from '../../../platform/storage/public-address.ts'
import { listGoodsOf } from './queries/orders.ts'

type Reader = Pick<CallContext<'bearer'>, 'db' | 'caller' | 'language' | 'origin' | 'storage'>

/** The goods of a member's own orders as they were called, by the number of the order; one statement for all of them. */
export async function nameOrders(
  reader: Reader,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, { readonly id: number; readonly name: string; readonly picture: string }>> {
  if (numbers.length === 0) return new Map()
  const rows = await listGoodsOf(reader.db, reader.caller.userId, numbers)
  return new Map(
    rows.map(({ order_no: number, goods_id: id, goods_names: names, cover_key: cover }) => [
      number,
      { id, name: textIn(names, reader.language) ?? '', picture: publicAddress(reader, cover) },
    ]),
  )
}
