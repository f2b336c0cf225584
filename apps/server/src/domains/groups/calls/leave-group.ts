import type { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import { groupEvents } from '@cliffhanger/contract/groups/events.ts'
import { mayLeave } from '@cliffhanger/rules/groups/policy.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { newGroupEvent } from '../../chat/index.ts'
import { changeGroup, obey } from '../change-group.ts'
import { audienceOf, takeOut } from '../membership-changes.ts'
import type { GroupsNeeds } from '../needs.ts'

/** Leaves a group; the creator can only dissolve it. Refuses 5005 the second time. */
export const leaveGroup =
  (domains: GroupsNeeds): Handler<typeof groupsCalls.leaveGroup> =>
  (context, { group_id: groupId }) =>
    changeGroup(context, groupId, async (tx, { group, me }) => {
      obey(mayLeave(group, me.role))
      await takeOut(context, domains, tx, group, {
        userIds: [me.user_id],
        reason: 'left',
        operatorId: me.user_id,
        events: [newGroupEvent(groupEvents.left, { target_id: groupId, user_id: me.user_id }, audienceOf(group, []))],
      })
      return {}
    })
