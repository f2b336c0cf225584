import type { CallContext } from '../../../../platform/http/handlers.ts'
import { refuse } from '../../../../platform/http/refusal.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { presentOrders } from '../../present/mall.ts'

/** An order as it is now, with the steps of its parcel. Refuses 4002. */
export async function getDetail({ mall }: OperatorNeeds, context: CallContext<'operator'>, id: number) {
  const row = (await mall.operator.orders.find(context.db, id)) ?? refuse('notFound')
  const [order = refuse('notFound')] = await presentOrders(
    context,
    [row],
    await mall.operator.orders.steps(context.db, id),
  )
  return { order }
}
