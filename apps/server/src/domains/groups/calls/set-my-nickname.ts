import type { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import { takesActs } from '@cliffhanger/rules/groups/policy.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { changeGroup, obey } from '../change-group.ts'
import { notifyMember } from '../notify-groups.ts'
import { updateMembers } from '../queries/members.ts'

/** Sets the caller's name in one group. The same again is told to nobody. */
export const setMyNickname: Handler<typeof groupsCalls.setMyNickname> = (context, input) =>
  changeGroup(context, input.group_id, async (tx, { group, me }) => {
    obey(takesActs(group))
    const groupNickname = input.group_nickname.trim()
    if (groupNickname !== me.group_nickname) {
      await updateMembers(tx, group.group_id, [me.user_id], { groupNickname }, context.clock())
      await notifyMember(context, tx, group, me.user_id)
    }
    return { group_nickname: groupNickname }
  })
