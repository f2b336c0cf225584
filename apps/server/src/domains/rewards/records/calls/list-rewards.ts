import type { rewardRecordCalls } from '@cliffhanger/contract/rewards/record-calls.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import { presentReward } from '../present-reward.ts'
import { countRewards, listRewards as readRewards } from '../queries.ts'

/** What the caller was given, the newest first. */
export const listRewards: Handler<typeof rewardRecordCalls.listRewards> = async (
  { db, caller, language },
  { type, page, limit },
) => {
  const filter = { userId: caller.userId, type: type ?? '' } as const
  const [rows, total] = await Promise.all([
    readRewards(db, filter, { offset: (page - 1) * limit, limit }),
    countRewards(db, filter),
  ])
  return { list: rows.map((row) => presentReward(row, language)), total, page, limit }
}
