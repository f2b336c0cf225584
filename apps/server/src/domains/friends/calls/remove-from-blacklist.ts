import type { blacklistCalls } from '@cliffhanger/contract/friends/blacklist-calls.ts'
import { blackChanged } from '@cliffhanger/contract/friends/events.ts'
import type { Handler } from '../../../platform/handlers.ts'
import { refuse } from '../../../platform/refusal.ts'
import { userStream } from '../../../platform/stream-names.ts'
import { appendEvents, newEvent } from '../../../platform/streams.ts'
import type { FriendsNeeds } from '../needs.ts'
import { deleteBlack } from '../queries/blacks.ts'
import { lockPair } from '../queries/locks.ts'
import { settleReach } from '../settle-reach.ts'

/** The other may write again as far as friendship lets him; refuses 4002 for somebody who is not on the list. */
export const removeFromBlacklist =
  (needs: FriendsNeeds): Handler<typeof blacklistCalls.removeFromBlacklist> =>
  async (context, { black_id: blackId }) => {
    const { userId } = context.caller
    await context.db.transaction(async (tx) => {
      await lockPair(tx, userId, blackId)
      if (!(await deleteBlack(tx, userId, blackId))) refuse('notFound')
      await settleReach(tx, needs, userId, blackId)
      await appendEvents(context, tx, [newEvent(blackChanged, userStream(userId), { black_id: blackId, on: 0 })])
    })
    return {}
  }
