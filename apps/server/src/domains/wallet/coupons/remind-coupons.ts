import { dayMs } from '@cliffhanger/contract/duration.ts'
import type { ServerContext } from '../../../context.ts'
import { appendEvents, type NewEvent } from '../../../platform/realtime/streams.ts'
import type { WalletNeeds } from '../needs.ts'
import { markReminded } from './queries/coupons.ts'

const couponsAtOnce = 200
/** Owners are told this long before the end, of coupons that last longer than twice of it. */
const aheadMs = dayMs

/** Tells owners of unused coupons that they end within a day, each once; answers how many. */
export async function remindCoupons(
  context: ServerContext,
  domains: Pick<WalletNeeds, 'notices'>,
  signal: AbortSignal,
): Promise<number> {
  for (let total = 0; ; ) {
    if (signal.aborted) return total
    const reminded = await context.db.transaction(
      async (tx) => {
        const nowMs = context.clock()
        const rows = await markReminded(tx, { nowMs, untilMs: nowMs + aheadMs, leastMs: 2 * aheadMs }, couponsAtOnce)
        const events: NewEvent[] = []
        for (const { user_id: userId, name } of rows)
          events.push(await domains.notices.write(tx, { userId, key: 'couponEnding', values: { name } }))
        if (events.length > 0) await appendEvents(context, tx, events)
        return rows.length
      },
      { retries: 3 },
    )
    total += reminded
    if (reminded < couponsAtOnce) return total
  }
}
