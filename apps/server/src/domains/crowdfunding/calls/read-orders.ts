import type { crowdOrderCalls } from '@cliffhanger/contract/crowdfunding/order-calls.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { poolStatus } from '../pool.ts'
import { presentInterest, presentOrder, presentProject, writeMoney } from '../present.ts'
import { listDays } from '../queries/interest.ts'
import { findOrder, listOrders, sumOrders } from '../queries/orders.ts'
import { listProjectsOf } from '../queries/projects.ts'

/** The newest days that an order's page shows. */
const shownDays = 90

export const listMyOrders: Handler<typeof crowdOrderCalls.listMyOrders> = async (context, { state, page, limit }) => {
  const { db, caller } = context
  const [rows, sums] = await Promise.all([
    listOrders(db, { userId: caller.userId, state }, { limit, offset: (page - 1) * limit }),
    sumOrders(db, caller.userId, state),
  ])
  return {
    list: rows.map((row) => presentOrder(context, row)),
    total: sums.total,
    page,
    limit,
    total_amount: writeMoney(sums.principal),
    total_interest: writeMoney(sums.earned),
    owed_amount: writeMoney(sums.owed),
  }
}

/** One of the caller's orders; a foreign one refuses 4002. */
export const getMyOrder: Handler<typeof crowdOrderCalls.getMyOrder> = async (context, { id }) => {
  const { db, caller } = context
  const row = (await findOrder(db, caller.userId, id)) ?? refuse('notFound')
  const [days, [project], pool] = await Promise.all([
    listDays(db, id, shownDays),
    listProjectsOf(db, [row.project_id]),
    poolStatus(db),
  ])
  if (!project) throw new Error(`order ${id} is of no project`)
  return {
    order: presentOrder(context, row),
    interests: days.map(presentInterest),
    project: presentProject(context, project, pool),
  }
}
