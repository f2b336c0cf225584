import { trustMs } from '@cliffhanger/rules/drama/refund.ts'
import type { ServerContext } from '../../../context.ts'
import type { Db } from '../../../platform/database/db.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { appendEvents } from '../../../platform/realtime/streams.ts'
import {
  countReviews,
  decideReview,
  hasReview,
  listReviews,
  type ReviewFilter,
  type ReviewRow,
} from './queries/reviews.ts'
import { type PayBackNeeds, refundUnlock } from './refund-unlock.ts'

/** How an operator decides. */
interface Judgement {
  readonly id: number
  readonly isRefunded: boolean
  /** Whom a refusal is for reads it. */
  readonly reason: string
  readonly operatorId: number
}

/** What operators do with unlocks that failed and were not paid back by themselves (S-111). */
export const createUnlocksOperator = (context: ServerContext, domains: PayBackNeeds) => ({
  list: async (
    db: Db,
    filter: ReviewFilter,
    page: { readonly limit: number; readonly offset: number },
  ): Promise<{ readonly rows: readonly ReviewRow[]; readonly total: number }> => ({
    rows: await listReviews(db, filter, { ...page, latelyMs: context.clock() - trustMs }),
    total: await countReviews(db, filter),
  }),

  /** Pays back or refuses, and tells the member, last in the transaction; refuses 4002, and 4003 where it is decided. Answers whose it was. */
  async judge(
    tx: Db,
    { id, isRefunded, reason, operatorId }: Judgement,
  ): Promise<{ readonly user_id: number; readonly unlock_id: number }> {
    const state = isRefunded ? 'refunded' : 'refused'
    const row = await decideReview(tx, id, { state, note: reason, operatorId, nowMs: context.clock() })
    if (!row) return refuse((await hasReview(tx, id)) ? 'stateChanged' : 'notFound')
    if (isRefunded) {
      if (!(await refundUnlock(tx, context, domains, row))) refuse('stateChanged')
      return row
    }
    const notice = await domains.notices.write(tx, {
      userId: row.user_id,
      key: 'unlockNotRefunded',
      values: { number: row.number, reason },
      thing: row.drama_id,
    })
    await appendEvents(context, tx, [notice])
    return row
  },
})
