import type { CallData } from '@cliffhanger/contract/call.ts'
import { friendGroupChanged, friendRemoved } from '@cliffhanger/contract/friends/events.ts'
import type { friendGroupCalls } from '@cliffhanger/contract/friends/friend-group-calls.ts'
import type { CallContext, Handler } from '../../../platform/http/handlers.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { userStream } from '../../../platform/realtime/stream-names.ts'
import { appendEvents, newEvent } from '../../../platform/realtime/streams.ts'
import { clearSide } from '../../chat/index.ts'
import type { FriendsNeeds } from '../needs.ts'
import { defaultGroup, presentGroup } from '../present.ts'
import { findFriendGroup, lockFriendGroups } from '../queries/friend-groups.ts'
import { deleteFriends, moveFriends } from '../queries/friends.ts'
import { lockPairs } from '../queries/locks.ts'
import { settleReach } from '../settle-reach.ts'

/** Many rows of many members change at once: two such changes may meet in opposite order. */
const retried = { retries: 2 } as const

type Reply = CallData<typeof friendGroupCalls.operateFriends>

/** Moves friends to a group (S-70) or ends the friendship. Ids of others are left out; 5001 where none is a friend. */
export const operateFriends =
  (domains: FriendsNeeds): Handler<typeof friendGroupCalls.operateFriends> =>
  (context, { operate, friend_ids, group_id: groupId = 0 }) => {
    const friendIds = [...new Set(friend_ids)]
    if (friendIds.length === 0) return refuse('noMemberChosen')
    return operate === 'move' ? move(context, friendIds, groupId) : end(context, domains, friendIds)
  }

const move = (context: CallContext<'bearer'>, friendIds: readonly number[], groupId: number): Promise<Reply> =>
  context.db.transaction(async (tx) => {
    const { userId } = context.caller
    await lockFriendGroups(tx, userId)
    const row = groupId === 0 ? undefined : ((await findFriendGroup(tx, userId, groupId)) ?? refuse('notFound'))
    const group = row ? presentGroup(row) : defaultGroup
    const moved = await moveFriends(tx, { userId, friendIds, groupId, nowMs: context.clock() })
    if (moved.length === 0) return refuse('notFriends')
    await appendEvents(context, tx, [
      newEvent(friendGroupChanged, userStream(userId), { op: 'move', group, friend_ids: moved }),
    ])
    return { friend_ids: moved, friend_group_id: groupId, friend_group_name: group.group_name }
  }, retried)

/** Both lose the friend and the right to write; the conversation leaves the list of the one who ended it, the other keeps it. */
const end = (context: CallContext<'bearer'>, domains: FriendsNeeds, friendIds: readonly number[]): Promise<Reply> =>
  context.db.transaction(async (tx) => {
    const { userId } = context.caller
    await lockPairs(tx, userId, friendIds)
    const ended = await deleteFriends(tx, userId, friendIds)
    if (ended.length === 0) return refuse('notFriends')
    for (const friendId of ended) {
      await settleReach(tx, domains, userId, friendId)
      await clearSide(tx, { userId, peerId: friendId, nowMs: context.clock() })
    }
    await appendEvents(
      context,
      tx,
      ended.flatMap((friendId) => [
        newEvent(friendRemoved, userStream(userId), { user_id: friendId, by_me: 1 }),
        newEvent(friendRemoved, userStream(friendId), { user_id: userId, by_me: 0 }),
      ]),
    )
    return { friend_ids: ended, friend_group_id: 0, friend_group_name: '' }
  }, retried)
