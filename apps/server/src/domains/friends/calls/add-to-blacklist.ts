import type { blacklistCalls } from '@cliffhanger/contract/friends/blacklist-calls.ts'
import { blackChanged } from '@cliffhanger/contract/friends/events.ts'
import { canBlacklist } from '@cliffhanger/rules/friends/can-blacklist.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { userStream } from '../../../platform/realtime/stream-names.ts'
import { appendEvents, newEvent } from '../../../platform/realtime/streams.ts'
import { findUsers } from '../../account/index.ts'
import type { FriendsNeeds } from '../needs.ts'
import { presentBlack } from '../present.ts'
import { getBlack, insertBlack } from '../queries/blacks.ts'
import { lockPair } from '../queries/locks.ts'
import { settleReach } from '../settle-reach.ts'

/** From now on neither writes to the other or observes them, and the other cannot request friendship. Friendship stays; a repeat changes nothing. */
export const addToBlacklist =
  (domains: FriendsNeeds): Handler<typeof blacklistCalls.addToBlacklist> =>
  async (context, { black_id: blackId }) => {
    const { userId } = context.caller
    const profile = (await findUsers(context.db, [blackId])).get(blackId) ?? refuse('notFound')
    const allowed = canBlacklist(blackId === userId, profile.user_type)
    if (!allowed.ok) return refuse(allowed.refusal)
    const row = await context.db.transaction(async (tx) => {
      await lockPair(tx, userId, blackId)
      const added = await insertBlack(tx, userId, blackId, context.clock())
      if (!added) return getBlack(tx, userId, blackId)
      await settleReach(tx, domains, userId, blackId)
      await appendEvents(context, tx, [newEvent(blackChanged, userStream(userId), { black_id: blackId, on: 1 })])
      return added
    })
    return { black: presentBlack(row, profile) }
  }
