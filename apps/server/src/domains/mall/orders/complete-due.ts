import { autoCompleteDays } from '@cliffhanger/rules/mall/order-state.ts'
import * as z from 'zod'
import type { ServerContext } from '../../../context.ts'
import { defineJob } from '../../../platform/database/jobs.ts'
import { appendEvents, type NewEvent } from '../../../platform/realtime/streams.ts'
import type { MallNeeds } from '../needs.ts'
import { orderEvent } from './present-order.ts'
import { lockDue, markReceived } from './queries/orders.ts'

export const completeDueJob = defineJob({
  name: 'mall.completeDue',
  schema: z.object({}),
  schedule: { cron: '*/10 * * * *', timeZone: 'UTC' },
})

const atOnce = 100

/** Completes orders that were shipped 15 days ago and not confirmed (S-89), and tells their members. Answers how many. */
export async function completeDue(context: ServerContext, domains: Pick<MallNeeds, 'notices'>): Promise<number> {
  const { db, clock } = context
  for (let completed = 0; ; ) {
    const count = await db.transaction(async (tx) => {
      const nowMs = clock()
      const orders = []
      for (const { id } of await lockDue(tx, nowMs, atOnce)) orders.push(await markReceived(tx, id, nowMs))
      const received = orders.filter((order) => order !== undefined)
      const events: NewEvent[] = []
      for (const order of received.toSorted((one, other) => one.user_id - other.user_id)) {
        const notice = {
          key: 'goodsReceived',
          values: { name: order.goods_names, days: autoCompleteDays },
          thing: order.id,
        } as const
        events.push(orderEvent(order), await domains.notices.write(tx, { userId: order.user_id, ...notice }))
      }
      if (events.length > 0) await appendEvents(context, tx, events)
      return received.length
    })
    completed += count
    if (count < atOnce) return completed
  }
}
