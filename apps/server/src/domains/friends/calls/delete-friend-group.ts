import { friendGroupChanged } from '@cliffhanger/contract/friends/events.ts'
import type { friendGroupCalls } from '@cliffhanger/contract/friends/friend-group-calls.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { userStream } from '../../../platform/realtime/stream-names.ts'
import { appendEvents, newEvent } from '../../../platform/realtime/streams.ts'
import { presentGroup } from '../present.ts'
import { deleteFriendGroup as deleteGroup, emptyFriendGroup, lockFriendGroups } from '../queries/friend-groups.ts'

/** Deletes a friend group of mine; its friends, and those still to come into it, move to the default group. */
export const deleteFriendGroup: Handler<typeof friendGroupCalls.deleteFriendGroup> = async (
  context,
  { group_id: groupId },
) => {
  const { userId } = context.caller
  await context.db.transaction(async (tx) => {
    await lockFriendGroups(tx, userId)
    const group = presentGroup((await deleteGroup(tx, userId, groupId)) ?? refuse('notFound'))
    await emptyFriendGroup(tx, userId, groupId, context.clock())
    await appendEvents(context, tx, [
      newEvent(friendGroupChanged, userStream(userId), { op: 'delete', group, friend_ids: [] }),
    ])
  })
  return {}
}
