import type { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import { messageText } from '@cliffhanger/i18n/server-texts.ts'
import { isAdministrator, mayInvite, maySeeMembers, showsComings } from '@cliffhanger/rules/groups/policy.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { changeGroup, distinct, obey } from '../change-group.ts'
import { checkRoom } from '../group-size.ts'
import { invitedEvent } from '../invited-event.ts'
import { bringIn } from '../membership-changes.ts'
import type { GroupsNeeds } from '../needs.ts'
import { countReachableFriends } from '../queries/friendships.ts'
import { findMembers } from '../queries/members.ts'

/** Adds friends of the caller, all of them or nobody. Members of the group are passed over, also when two invite the same friend at once. */
export const inviteMembers =
  (domains: GroupsNeeds): Handler<typeof groupsCalls.inviteMembers> =>
  (context, { group_id: groupId, members: requested }) => {
    if (requested.length === 0) return refuse('noMemberChosen')
    return changeGroup(
      context,
      groupId,
      async (tx, { group, me }) => {
        obey(mayInvite(group, me.role))
        const userIds = distinct(requested)
        const present = await findMembers(tx, groupId, userIds)
        const presentIds = new Set(present.map((member) => member.user_id))
        // Who may not see the members does not learn it by inviting, either: after it they are in the group, however they came.
        const seesAll = maySeeMembers(group, me.role) === undefined
        const known = new Set(
          present.filter(({ role }) => seesAll || isAdministrator(role)).map(({ user_id }) => user_id),
        )
        const members = userIds.filter((id) => !presentIds.has(id))
        const reply = {
          members: userIds.filter((id) => !known.has(id)),
          skipped: userIds.filter((id) => known.has(id)),
        }
        if (members.length === 0) return reply
        if ((await countReachableFriends(tx, me.user_id, members)) < members.length) return refuse('notFriends')
        checkRoom(context, group.member_total, members.length)
        await bringIn(context, domains, tx, group, {
          newcomers: members.map((userId) => ({ userId, role: 'member' as const })),
          operatorId: me.user_id,
          event: (rows) => invitedEvent(group, rows, me.user_id),
          ...(showsComings(group) && {
            notice: {
              groupId,
              action: 'group_invited',
              userId: me.user_id,
              memberIds: members,
              text: messageText(context.language, 'groupInvitedNotice'),
            },
          }),
        })
        return reply
      },
      { dissolved: 'groupDissolved' },
    )
  }
