import type { Order } from '@cliffhanger/contract/payments/order-schemas.ts'
import { orderStates } from '@cliffhanger/contract/wallet/states.ts'
import type { CallContext } from '../../../platform/http/handlers.ts'
import { publicAddress } from '../../../platform/storage/public-address.ts'
import { presentOrder } from './present.ts'
import { listOrdersByNo, type OrderRow } from './queries.ts'
import type { Sales, SoldType } from './sale.ts'

/** What a member's order was for. */
export interface NamedOrder {
  readonly type: SoldType
  readonly id: number
  readonly name: string
  readonly picture: string
}

export type OrderReader = Pick<CallContext<'bearer'>, 'db' | 'caller' | 'language' | 'origin' | 'storage'>

const soldTypes: readonly SoldType[] = ['vip', 'star', 'crowdfunding']

/** What a member's own orders were for, by the number of the order, named as it is called by now; a statement for the orders and one for
 *  each type among them. Top-ups are no purchase and absent. */
export async function nameOrders(
  sales: Sales,
  reader: OrderReader,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, NamedOrder>> {
  if (numbers.length === 0) return new Map()
  return nameRows(sales, reader, await listOrdersByNo(reader.db, reader.caller.userId, numbers))
}

/** Orders as their member sees them, with what went back of them, each called what its thing is called by now, in the language of whoever reads, with its picture of now:
 *  the title of the order is in the language it was made in. */
export async function presentNamed(sales: Sales, reader: OrderReader, rows: readonly OrderRow[]): Promise<Order[]> {
  const named = await nameRows(sales, reader, rows)
  const returned = await returnedOf(sales, reader, rows)
  return rows.map((row) => {
    const order = presentOrder(row, returned.has(row.id))
    const { name = order.title, picture = publicAddress(reader, row.cover) } = named.get(row.order_no) ?? {}
    return { ...order, title: name, cover: picture }
  })
}

/** `presentNamed` of one. */
export async function presentOneNamed(sales: Sales, reader: OrderReader, row: OrderRow): Promise<Order> {
  const [order] = await presentNamed(sales, reader, [row])
  return order ?? presentOrder(row)
}

async function returnedOf(
  sales: Sales,
  { db }: Pick<OrderReader, 'db'>,
  rows: readonly OrderRow[],
): Promise<ReadonlySet<number>> {
  const returned = new Set<number>()
  for (const type of soldTypes) {
    const paid = rows.filter((row) => row.order_type === type && row.state === orderStates.paid)
    const ids = paid.map(({ id }) => id)
    for (const id of (ids.length > 0 && (await sales[type].returned?.(db, ids))) || []) returned.add(id)
  }
  return returned
}

async function nameRows(
  sales: Sales,
  reader: OrderReader,
  orders: readonly Pick<OrderRow, 'order_no' | 'order_type' | 'target_id' | 'title' | 'cover'>[],
): Promise<ReadonlyMap<string, NamedOrder>> {
  const named = new Map<string, NamedOrder>()
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
