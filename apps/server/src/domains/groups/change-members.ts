import type { GroupMember } from '@cliffhanger/contract/groups/schemas.ts'
import { type ManagingAction, mayManage } from '@cliffhanger/rules/groups/policy.ts'
import type { Db } from '../../platform/database/db.ts'
import type { CallContext } from '../../platform/http/handlers.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { appendGroupEvents, type NewGroupEvent } from '../chat/index.ts'
import { changeGroup, distinct, obey, type Seat } from './change-group.ts'
import { presentMember } from './present.ts'
import { findMembers, lockMembers, type MemberChange, type MemberRow, updateMembers } from './queries/members.ts'

/** Those of the chosen who are in the group, locked, after each was judged. Refuses 5020 for an empty choice (V-10), else
 *  what the rule says of any of them: all of a choice or nothing. Who is not in the group any more is passed over. */
export async function judgeChosen(
  tx: Db,
  { group, me }: Seat,
  userIds: readonly number[],
  action: ManagingAction,
): Promise<MemberRow[]> {
  // Told before anything about the others: who manages nobody learns nothing of them.
  obey(mayManage(group, me.role, 'member', action))
  const chosen = await lockMembers(tx, group.group_id, distinct(userIds))
  for (const { role } of chosen) obey(mayManage(group, me.role, role, action))
  return chosen
}

interface ManagedChange {
  readonly userIds: readonly number[]
  readonly act: ManagingAction
  readonly change: MemberChange
  /** Whether it changes anything for this member. */
  readonly isNew: (member: MemberRow) => boolean
  readonly event: (about: {
    target_id: number
    operatorsed_ids: number[]
    members: GroupMember[]
    operator_id: number
  }) => NewGroupEvent
}

/** Gives chosen members another role or mute, and tells the group; answers the ids of those it was new for. */
export function changeMembers(
  context: CallContext<'bearer'>,
  groupId: number,
  { userIds, act: action, change, isNew, event }: ManagedChange,
): Promise<number[]> {
  if (userIds.length === 0) return refuse('noMemberChosen')
  return changeGroup(context, groupId, async (tx, seat) => {
    const changed = (await judgeChosen(tx, seat, userIds, action)).filter(isNew).map((member) => member.user_id)
    if (changed.length === 0) return []
    const nowMs = context.clock()
    await updateMembers(tx, groupId, changed, change, nowMs)
    const rows = seat.group.show_member_list ? await findMembers(tx, groupId, changed) : []
    const about = {
      target_id: groupId,
      operatorsed_ids: changed,
      // Where the members are protected, their ids are all the others need.
      members: rows.map((row) => presentMember(row, false, nowMs)),
      operator_id: seat.me.user_id,
    }
    await appendGroupEvents(context, tx, groupId, [event(about)])
    return changed
  })
}
