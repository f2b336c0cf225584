import type { mallOrderOperatorCalls } from '@cliffhanger/contract/mall/operator-order-calls.ts'
import { shippedAtOnce } from '@cliffhanger/contract/mall/operator-order-calls.ts'
import { flagOf } from '@cliffhanger/contract/wire.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import { Refusal } from '../../../../platform/http/refusal.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { ship } from './ship-order.ts'

type Calls = typeof mallOrderOperatorCalls

export const checkShipping =
  ({ mall }: OperatorNeeds): Handler<Calls['checkShipping']> =>
  async ({ db }, { csv }) => {
    const { problem, lines } = await mall.operator.orders.checkShipping(db, csv)
    return { problem, lines: [...lines] }
  }

/**
 * Ships some of the lines of a file where every one of them is right. Each order is a transaction of its own: what a hundred members hear of is not held back
 * by one of them. A call that breaks off leaves lines that the next one ships; those that are shipped already stay. A line whose order changed between the
 * check and its turn stands in the answer as it is then.
 */
export const applyShipping =
  (needs: OperatorNeeds): Handler<Calls['applyShipping']> =>
  async (context, { csv }) => {
    const { orders } = needs.mall.operator
    const { isRight, ready, problem, lines } = await orders.checkShipping(context.db, csv)
    if (!isRight) return { is_right: 0, shipped: 0, left: ready.length, problem, lines: [...lines] }
    let shipped = 0
    for (const { id, ...parcel } of ready.slice(0, shippedAtOnce))
      if (await isShipped(needs, context, id, parcel)) shipped++
    const after = await orders.checkShipping(context.db, csv)
    return { is_right: flagOf(after.isRight), shipped, left: after.ready.length, problem, lines: [...after.lines] }
  }

async function isShipped(...what: Parameters<typeof ship>): Promise<boolean> {
  try {
    await ship(...what)
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}
