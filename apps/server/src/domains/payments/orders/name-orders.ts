import type { CallContext } from '../../../platform/http/handlers.ts'
import { publicAddress } from '../../../platform/storage/public-address.ts'
import { listOrdersByNo } from './queries.ts'
import type { Sales, SoldType } from './sale.ts'

/** What a member's order was for. */
export interface NamedOrder {
  readonly type: SoldType
  readonly id: number
  readonly name: string
  readonly picture: string
}

type Reader = Pick<CallContext<'bearer'>, 'db' | 'caller' | 'language' | 'origin' | 'storage'>

const soldTypes: readonly SoldType[] = ['vip', 'star', 'crowdfunding']

/** What a member's own orders were for, by the number of the order, named as it is called by now; a statement for the orders and one for
 *  each type among them. Top-ups are no purchase and absent. */
export async function nameOrders(
  sales: Sales,
  reader: Reader,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, NamedOrder>> {
  const named = new Map<string, NamedOrder>()
  if (numbers.length === 0) return named
  const orders = await listOrdersByNo(reader.db, reader.caller.userId, numbers)
  for (const type of soldTypes) {
    const ofType = orders.filter((order) => order.order_type === type)
    if (ofType.length === 0) continue
    const titles = await sales[type].titlesOf(
      reader.db,
      [...new Set(ofType.map((order) => order.target_id))],
      reader.language,
    )
    for (const { order_no: number, target_id: id, title, cover } of ofType) {
      const now = titles.get(id)
      named.set(number, { type, id, name: now?.title || title, picture: publicAddress(reader, now?.cover || cover) })
    }
  }
  return named
}
