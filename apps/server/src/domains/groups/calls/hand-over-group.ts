import type { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import { groupEvents } from '@cliffhanger/contract/groups/events.ts'
import { messageText } from '@cliffhanger/i18n/server-texts.ts'
import { mayHandOver } from '@cliffhanger/rules/groups/policy.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { appendGroupEvents, newGroupEvent } from '../../chat/index.ts'
import { changeGroup, findSeat, obey, type Seat } from '../change-group.ts'
import { seenBy } from '../edit-group.ts'
import type { GroupsNeeds } from '../needs.ts'
import { presentMember } from '../present.ts'
import { updateCreator } from '../queries/groups.ts'
import { findMembers, lockMembers, updateMembers } from '../queries/members.ts'

/** Makes a member the creator in the caller's place (S-121): the rights are looked at before the proof, and again under the group's lock, so
 *  that whoever is removed or leaves meanwhile does not get it. The second time the caller is no creator any more. */
export const handOverGroup =
  (domains: GroupsNeeds): Handler<typeof groupsCalls.handOverGroup> =>
  async (context, { group_id: groupId, user_id: userId, ...given }) => {
    if (userId === context.caller.userId) refuse('cannotDoToSelf')
    const before = await findSeat(context, groupId)
    obey(mayHandOver(before.group, before.me.role))
    const proof = await domains.account.demandProof(context, given)
    return changeGroup(
      context,
      groupId,
      async (tx, { group, me }) => {
        obey(mayHandOver(group, me.role))
        const chosen = await lockMembers(tx, groupId, [userId, me.user_id])
        if (!chosen.some((member) => member.user_id === userId)) return refuse('notInThisGroup')
        await proof.use(tx)
        const nowMs = context.clock()
        // One after the other: a group never has two creators.
        await updateMembers(tx, groupId, [me.user_id], { role: 'manager' }, nowMs)
        await updateMembers(tx, groupId, [userId], { role: 'creator' }, nowMs)
        const edited = await updateCreator(tx, groupId, userId, nowMs)
        const rows = await findMembers(tx, groupId, [userId, me.user_id])
        await appendGroupEvents(context, tx, groupId, [
          newGroupEvent(groupEvents.handedOver, {
            target_id: groupId,
            operatorsed_ids: [userId, me.user_id],
            members: group.show_member_list ? rows.map((row) => presentMember(row, false, nowMs)) : [],
            operator_id: me.user_id,
            creator_id: userId,
          }),
        ])
        await domains.chat.postGroupNotice(tx, {
          groupId,
          action: 'group_transferred',
          userId: me.user_id,
          memberIds: [userId],
          text: messageText(context.language, 'groupHandedOverNotice'),
        })
        const mine: Seat = { group: edited, me: { ...me, role: 'manager' } }
        return seenBy(mine, edited, nowMs)
      },
      { dissolved: 'groupDissolved' },
    )
  }
