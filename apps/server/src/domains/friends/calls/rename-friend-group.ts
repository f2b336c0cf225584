import { friendGroupChanged } from '@cliffhanger/contract/friends/events.ts'
import type { friendGroupCalls } from '@cliffhanger/contract/friends/friend-group-calls.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { refuse, refuseField } from '../../../platform/http/refusal.ts'
import { userStream } from '../../../platform/realtime/stream-names.ts'
import { appendEvents, newEvent } from '../../../platform/realtime/streams.ts'
import { presentGroup } from '../present.ts'
import { listFriendGroups, lockFriendGroups, renameFriendGroup as rename } from '../queries/friend-groups.ts'

/** Renames a friend group of mine; refuses 5017 where another one has the name. */
export const renameFriendGroup: Handler<typeof friendGroupCalls.renameFriendGroup> = async (context, input) => {
  const { userId } = context.caller
  const name = input.group_name.trim() || refuseField('group_name')
  return context.db.transaction(async (tx) => {
    await lockFriendGroups(tx, userId)
    const groups = await listFriendGroups(tx, userId)
    const known = groups.find(({ id }) => id === input.group_id) ?? refuse('notFound')
    if (known.group_name === name) return { group: presentGroup(known) }
    if (groups.some((group) => group.group_name === name)) refuse('nameUsed')
    const group = presentGroup(await rename(tx, known.id, name, context.clock()))
    await appendEvents(context, tx, [
      newEvent(friendGroupChanged, userStream(userId), { op: 'edit', group, friend_ids: [] }),
    ])
    return { group }
  })
}
