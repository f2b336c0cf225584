import type { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import { messageText } from '@cliffhanger/i18n/server-texts.ts'
import { mayInvite } from '@cliffhanger/rules/groups/policy.ts'
import type { Handler } from '../../../platform/handlers.ts'
import { refuse } from '../../../platform/refusal.ts'
import { changeGroup, distinct, obey } from '../change-group.ts'
import { bringIn } from '../coming-and-going.ts'
import { checkRoom } from '../group-size.ts'
import { invitedEvent } from '../invited-event.ts'
import type { GroupsNeeds } from '../needs.ts'
import { countFriendsAmong } from '../queries/friendships.ts'
import { findMembers } from '../queries/members.ts'

/** Adds friends of the caller, all of them or nobody. Who is in the group already is passed over, also when two invite him at once. */
export const inviteMembers =
  (needs: GroupsNeeds): Handler<typeof groupsCalls.inviteMembers> =>
  (context, { group_id: groupId, members: asked }) => {
    if (asked.length === 0) return refuse('noMemberChosen')
    return changeGroup(
      context,
      groupId,
      async (tx, { group, me }) => {
        obey(mayInvite(group, me.role))
        const userIds = distinct(asked)
        const present = new Set((await findMembers(tx, groupId, userIds)).map((member) => member.user_id))
        const skipped = userIds.filter((id) => present.has(id))
        const members = userIds.filter((id) => !present.has(id))
        if (members.length === 0) return { members, skipped }
        if ((await countFriendsAmong(tx, me.user_id, members)) < members.length) return refuse('notFriends')
        checkRoom(context, group.member_total, members.length)
        await bringIn(context, needs, tx, group, {
          newcomers: members.map((userId) => ({ userId, role: 'member' as const })),
          operatorId: me.user_id,
          event: (rows) => invitedEvent(group, rows, me.user_id),
          ...(group.show_member_list && {
            notice: {
              groupId,
              action: 'group_invited',
              userId: me.user_id,
              memberIds: members,
              text: messageText(context.language, 'groupInvitedNotice'),
            },
          }),
        })
        return { members, skipped }
      },
      { dissolved: 'groupDissolved' },
    )
  }
