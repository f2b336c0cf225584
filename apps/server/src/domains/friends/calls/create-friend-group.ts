import { friendGroupChanged } from '@cliffhanger/contract/friends/events.ts'
import type { friendGroupCalls } from '@cliffhanger/contract/friends/friend-group-calls.ts'
import { friendGroupsLimit } from '@cliffhanger/contract/friends/schemas.ts'
import { messageText } from '@cliffhanger/i18n/server-texts.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { refuse, refuseField } from '../../../platform/http/refusal.ts'
import { userStream } from '../../../platform/realtime/stream-names.ts'
import { appendEvents, newEvent } from '../../../platform/realtime/streams.ts'
import { presentGroup } from '../present.ts'
import { insertFriendGroup, listFriendGroups, lockFriendGroups } from '../queries/friend-groups.ts'

/** Makes a friend group; a name may be used once, and there are at most 50 (C-48). */
export const createFriendGroup: Handler<typeof friendGroupCalls.createFriendGroup> = async (context, input) => {
  const { userId } = context.caller
  const name = input.group_name.trim() || refuseField('group_name')
  return context.db.transaction(async (tx) => {
    await lockFriendGroups(tx, userId)
    const groups = await listFriendGroups(tx, userId)
    if (groups.some((group) => group.group_name === name)) refuse('nameUsed')
    if (groups.length >= friendGroupsLimit) {
      const text = messageText(context.language, 'friendGroupsFull', { limit: friendGroupsLimit })
      return refuse('invalidParameter', { field: 'group_name' }, text)
    }
    const group = presentGroup(await insertFriendGroup(tx, userId, name, context.clock()))
    await appendEvents(context, tx, [
      newEvent(friendGroupChanged, userStream(userId), { op: 'create', group, friend_ids: [] }),
    ])
    return { group }
  })
}
