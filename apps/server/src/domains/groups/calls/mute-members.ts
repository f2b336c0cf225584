import type { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import { groupEvents } from '@cliffhanger/contract/groups/events.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { newGroupEvent } from '../../chat/index.ts'
import { changeMembers } from '../change-members.ts'

/** Mutes members of a lower role, or lets them speak again. Twice is harmless. */
export const muteMembers: Handler<typeof groupsCalls.muteMembers> = async (
  context,
  { group_id: groupId, members: userIds, is_muted },
) => {
  const isMuted = is_muted === 1
  const members = await changeMembers(context, groupId, {
    userIds,
    act: 'mute',
    change: { isMuted },
    isNew: (member) => member.is_muted !== isMuted,
    event: (about) => newGroupEvent(groupEvents.muted, { ...about, is_muted }),
  })
  return { members, is_muted }
}
