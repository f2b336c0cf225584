import type { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import { groupEvents } from '@cliffhanger/contract/groups/events.ts'
import { messageText } from '@cliffhanger/i18n/server-texts.ts'
import { mayDeleteLeavers, showsComings } from '@cliffhanger/rules/groups/policy.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { lockGroupStream, type NewGroupEvent, newGroupEvent } from '../../chat/index.ts'
import { changeGroup, obey, type Seat } from '../change-group.ts'
import { judgeChosen } from '../change-members.ts'
import { audienceOf, takeOut } from '../membership-changes.ts'
import type { GroupsNeeds } from '../needs.ts'

/** Removes members of a lower role, and their messages where asked. Who is out already is passed over. */
export const removeMembers =
  (domains: GroupsNeeds): Handler<typeof groupsCalls.removeMembers> =>
  (context, { group_id: groupId, members, del_msg }) => {
    if (members.length === 0) return refuse('noMemberChosen')
    return changeGroup(context, groupId, async (tx, seat) => {
      const { group, me } = seat
      const userIds = (await judgeChosen(tx, seat, members, 'kick')).map((member) => member.user_id)
      if (del_msg === 1) obey(mayDeleteLeavers(group, me.role))
      if (userIds.length === 0) return { members: [] }
      const erased = del_msg === 1 ? await eraseAll(domains, tx, seat, userIds) : []
      await takeOut(context, domains, tx, group, {
        userIds,
        reason: 'removed',
        operatorId: me.user_id,
        events: [
          newGroupEvent(
            groupEvents.removed,
            { target_id: groupId, weedout_ids: userIds, operator_id: me.user_id, del_msg },
            audienceOf(group, []),
          ),
          ...erased,
        ],
        ...(showsComings(group) && {
          notice: {
            groupId,
            action: 'group_removed',
            userId: me.user_id,
            memberIds: userIds,
            text: messageText(context.language, 'groupRemovedNotice'),
          },
        }),
      })
      return { members: userIds }
    })
  }

/** What they wrote goes with them; answers the events that tell of it besides their removal. */
async function eraseAll(
  domains: GroupsNeeds,
  tx: Db,
  { group, me }: Seat,
  userIds: readonly number[],
): Promise<NewGroupEvent[]> {
  const { stream_id: streamId } = await lockGroupStream(tx, group.group_id)
  return domains.chat.eraseMessagesOf(tx, { groupId: group.group_id, streamId }, userIds, me.user_id)
}
