import type { UserInfo } from '@cliffhanger/contract/account/schemas.ts'
import type { blacklistCalls } from '@cliffhanger/contract/friends/blacklist-calls.ts'
import { blackChanged, friendInfo } from '@cliffhanger/contract/friends/events.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { userStream } from '../../../platform/realtime/stream-names.ts'
import { appendEvents, type NewEvent, newEvent } from '../../../platform/realtime/streams.ts'
import { findUsers } from '../../account/index.ts'
import type { FriendsNeeds } from '../needs.ts'
import { deleteBlack, readPair } from '../queries/blacks.ts'
import { lockPair } from '../queries/locks.ts'
import { settleReach } from '../settle-reach.ts'

/** We may write again as far as friendship lets us, and friends learn how each looks by now; refuses 4002 for somebody who is not on the list. */
export const removeFromBlacklist =
  (domains: FriendsNeeds): Handler<typeof blacklistCalls.removeFromBlacklist> =>
  async (context, { black_id: blackId }) => {
    const { userId } = context.caller
    await context.db.transaction(async (tx) => {
      await lockPair(tx, userId, blackId)
      if (!(await deleteBlack(tx, userId, blackId))) refuse('notFound')
      await settleReach(tx, domains, userId, blackId)
      const pair = await readPair(tx, userId, blackId)
      const profiles =
        pair.are_friends && !pair.other_blacklisted
          ? await findUsers(tx, [userId, blackId])
          : new Map<number, UserInfo>()
      await appendEvents(context, tx, [
        newEvent(blackChanged, userStream(userId), { black_id: blackId, on: 0 }),
        ...missedLooks(profiles, userId, blackId),
        ...missedLooks(profiles, blackId, userId),
      ])
    })
    return {}
  }

/** What was kept from `readerId` while the blacklist stood: how the other looks now. */
function missedLooks(profiles: ReadonlyMap<number, UserInfo>, readerId: number, userId: number): NewEvent[] {
  const userinfo = profiles.get(userId)
  return userinfo ? [newEvent(friendInfo, userStream(readerId), { userinfo })] : []
}
