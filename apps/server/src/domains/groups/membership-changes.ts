import { groupEvents } from '@cliffhanger/contract/groups/events.ts'
import type { GroupMember, GroupRole } from '@cliffhanger/contract/groups/schemas.ts'
import { fromSeq } from '@cliffhanger/rules/groups/policy.ts'
import type { ServerContext } from '../../context.ts'
import type { Db } from '../../platform/database/db.ts'
import { userStream } from '../../platform/realtime/stream-names.ts'
import { appendEvents, newEvent } from '../../platform/realtime/streams.ts'
import {
  appendGroupEvents,
  endDrafts,
  type GroupNotice,
  groupStream,
  leaveFolders,
  leaveReminders,
  lockGroupStream,
  type NewGroupEvent,
} from '../chat/index.ts'
import { notifyJoinWaits } from './joining/join-waits.ts'
import type { GroupsNeeds } from './needs.ts'
import { ownOf, presentGroup, presentMember, presentNewSession } from './present.ts'
import { addToTotal, type GroupRow } from './queries/groups.ts'
import { settleJoinRequests } from './queries/join-requests.ts'
import { endMembers, findMembers, type MemberRow, upsertMembers } from './queries/members.ts'

type Acting = Pick<ServerContext, 'bus' | 'clock'>

/** Bus subject: who is in this group has changed; its id follows. */
export const membersChangedSubject = 'group-members-changed'

/** Who comes into a group, and how those who are in it hear of it. */
interface Coming {
  readonly newcomers: readonly { readonly userId: number; readonly role: GroupRole }[]
  /** Who acted; 0 is the platform. */
  readonly operatorId: number
  readonly event: (members: GroupMember[]) => NewGroupEvent
  readonly notice?: GroupNotice
}

/**
 * Puts users into a group they are not in, and tells the group and themselves (socket.md 3.4); last in the transaction, under the
 * group's lock. They read from the seq of that event on, and further back where `show_history` includes them.
 */
export async function bringIn(
  context: Acting,
  domains: GroupsNeeds,
  tx: Db,
  group: GroupRow,
  { newcomers, operatorId, event, notice }: Coming,
): Promise<readonly MemberRow[]> {
  const nowMs = context.clock()
  const userIds = newcomers.map(({ userId }) => userId)
  const seq = (await lockGroupStream(tx, group.group_id)).last_seq + 1
  await upsertMembers(tx, group, newcomers, seq, nowMs)
  // However they came: nobody waits to be let in who is in.
  if (await settleJoinRequests(tx, group.group_id, userIds)) await notifyJoinWaits(context, tx, group.group_id)
  await addToTotal(tx, group.group_id, userIds.length)
  const rows = await findMembers(tx, group.group_id, userIds)
  const members = rows.map((row) => presentMember(row, false, nowMs))
  await appendGroupEvents(context, tx, group.group_id, [event(members)], { joined: userIds })
  if (notice) await domains.chat.postGroupNotice(tx, notice)
  const grown = { ...group, member_total: group.member_total + userIds.length }
  await appendEvents(
    context,
    tx,
    rows.map((row) =>
      newEvent(groupEvents.convAdded, userStream(row.user_id), {
        conversation_id: groupStream(group.group_id),
        chat_type: 'group',
        target_id: group.group_id,
        seq,
        from_seq: fromSeq(group, row),
        session: presentNewSession(group, row, seq, nowMs),
        group: presentGroup({ ...grown, ...ownOf(row) }, nowMs),
        operator_id: operatorId,
      }),
    ),
  )
  notifyMembersChanged(context, tx, group.group_id)
  return rows
}

/** Who goes out of a group, and how those who stay hear of it. */
interface Going {
  readonly userIds: readonly number[]
  readonly reason: 'removed' | 'left'
  readonly operatorId: number
  /** The first tells of their going; they read nothing from it on. */
  readonly events: readonly NewGroupEvent[]
  readonly notice?: GroupNotice
}

/** Takes members out of a group and tells those who stay and themselves; last in the transaction, under the group's lock. */
export async function takeOut(
  context: Acting,
  domains: GroupsNeeds,
  tx: Db,
  { group_id: groupId }: GroupRow,
  { userIds, reason, operatorId, events, notice }: Going,
): Promise<void> {
  const nowMs = context.clock()
  const seq = (await lockGroupStream(tx, groupId)).last_seq + 1
  await endMembers(tx, groupId, userIds, { leftSeq: seq, wasRemoved: reason === 'removed', nowMs })
  await endDrafts(tx, userIds, groupStream(groupId), nowMs)
  await leaveFolders(tx, userIds, groupStream(groupId))
  await leaveReminders(tx, userIds, groupStream(groupId))
  await addToTotal(tx, groupId, -userIds.length)
  await appendGroupEvents(context, tx, groupId, events, { joined: [] })
  if (notice) await domains.chat.postGroupNotice(tx, notice)
  await appendEvents(
    context,
    tx,
    userIds.map((userId) =>
      newEvent(groupEvents.convRemoved, userStream(userId), {
        conversation_id: groupStream(groupId),
        chat_type: 'group',
        target_id: groupId,
        reason,
        operator_id: operatorId,
      }),
    ),
  )
  notifyMembersChanged(context, tx, groupId)
}

const notifyMembersChanged = ({ bus }: Acting, tx: Db, groupId: number): void =>
  tx.afterCommit(() => bus.publish(membersChangedSubject, String(groupId)))

/** Who besides creator and managers hears what concerns these members: everybody, or themselves where the members are protected. */
export const audienceOf = (
  group: Pick<GroupRow, 'show_member_list'>,
  userIds: readonly number[],
): readonly number[] | undefined => (group.show_member_list ? undefined : userIds)
