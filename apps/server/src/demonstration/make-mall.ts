import type { DemoStudio } from '@cliffhanger/demo-films/films.ts'
import type { ServerContext } from '../context.ts'
import type { DemoMemberName } from '../domains/account/index.ts'
import { isMade, makeOnce } from './deps.ts'
import { type EventMaker, makeEvents } from './make-events.ts'
import { type GoodsMaker, makeGoods } from './make-goods.ts'
import { makeMallOrders, type OrderMaker } from './make-mall-orders.ts'

/** What the making of the mall and of events needs. */
export interface MallMaker extends Pick<OrderMaker, 'ledger'>, Pick<EventMaker, 'rewards'> {
  readonly context: Pick<ServerContext, 'db' | 'clock' | 'storage'>
  readonly mall: OrderMaker['mall'] & GoodsMaker['mall']
  readonly studio: Pick<DemoStudio, 'goods' | 'categories' | 'drawGoods' | 'drawShelf'>
}

const allMade = 'mall'

/** Whether a start can spare itself the looking. */
export const isMallMade = ({ db }: Pick<ServerContext, 'db'>): Promise<boolean> => isMade(db, allMade)

/** Makes the points mall of the demonstration, orders in each state, and events that lead there. Answers the ids of the goods by their slugs. */
export async function makeMall(
  maker: MallMaker,
  members: Readonly<Record<DemoMemberName, number>>,
): Promise<ReadonlyMap<string, number>> {
  const { context, ledger, mall } = maker
  const goods = await makeGoods(maker)
  await makeMallOrders({ context, ledger, mall, goods }, members)
  await makeEvents(maker)
  await makeOnce(context.db, allMade, context.clock(), async () => goods.size)
  return goods
}
