import type { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import { groupEvents } from '@cliffhanger/contract/groups/events.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { newGroupEvent } from '../../chat/index.ts'
import { changeMembers } from '../change-members.ts'

/** Makes members managers, or managers members again. Twice is harmless: who has the role is passed over. */
export const setRoles: Handler<typeof groupsCalls.setRoles> = async (
  context,
  { group_id: groupId, members: userIds, role },
) => {
  const members = await changeMembers(context, groupId, {
    userIds,
    act: role === 'manager' ? 'makeManager' : 'cancelManager',
    change: { role },
    isNew: (member) => member.role !== role,
    event: (about) => newGroupEvent(groupEvents.roleChanged, { ...about, role }),
  })
  return { members, role }
}
