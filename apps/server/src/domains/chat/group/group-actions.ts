import { chatEvents } from '@cliffhanger/contract/chat/events.ts'
import { groupStates } from '@cliffhanger/contract/groups/states.ts'
import type { HeadRow } from '@cliffhanger/contract/sync/schemas.ts'
import type { ServerContext } from '../../../context.ts'
import type { Db } from '../../../platform/database/db.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { type HeadsFilter, pushTransient } from '../../../platform/realtime/streams.ts'
import {
  countUnderReview,
  findGroupConversation,
  type GroupConversation,
  listReviewWaits,
} from '../queries/group-messages.ts'
import { eraseAllOf, findMessage, type MessageRow } from '../queries/messages.ts'
import { deletePins } from '../queries/pins.ts'
import { groupStream, lockGroupStream, type NewGroupEvent, newGroupEvent } from './group-stream.ts'

/** A group and the row of its stream. */
export interface GroupStream {
  readonly groupId: number
  readonly streamId: number
}

export const streamOf = ({ group }: GroupConversation): GroupStream => ({
  groupId: group.group_id,
  streamId: group.stream_id,
})

/** The group as `userId` stands in it, its stream locked until the commit: nobody comes, goes or changes it meanwhile. Refuses 5005. */
export async function lockGroupConversation(tx: Db, userId: number, groupId: number): Promise<GroupConversation> {
  if (!(await findGroupConversation(tx, userId, groupId))) refuse('notGroupMember')
  await lockGroupStream(tx, groupId)
  const conversation = await findGroupConversation(tx, userId, groupId)
  // Nothing comes after the last event of a group.
  return conversation && conversation.group.status !== groupStates.dissolved ? conversation : refuse('notGroupMember')
}

/** A message of the group that is still there. Refuses 5007. */
export async function presentMessage(tx: Db, { group }: GroupConversation, messageId: number): Promise<MessageRow> {
  const message = await findMessage(tx, group.stream_id, messageId)
  return message && !message.is_gone ? message : refuse('messageGone')
}

/** Takes the pins away that these messages carry. Before the group's stream is locked: the group's row comes first, and it is
 *  locked whatever is pinned, because a pin that is being set right now would not be seen. Answers the messages that were pinned. */
export const unpinAmong = (tx: Db, groupId: number, messageIds: readonly number[]): Promise<number[]> =>
  takePins(tx, groupId, { column: 'msg_id', ids: messageIds })

/** The same where one of these members wrote what is pinned. */
export const unpinOf = (tx: Db, groupId: number, senderIds: readonly number[]): Promise<number[]> =>
  takePins(tx, groupId, { column: 'sender_id', ids: senderIds })

async function takePins(tx: Db, groupId: number, which: Parameters<typeof deletePins>[2]): Promise<number[]> {
  await lockGroupRow(tx, groupId)
  return deletePins(tx, groupId, which)
}

/** Locks the group's row until the commit. */
export const lockGroupRow = (tx: Db, groupId: number): Promise<number> =>
  tx.execute(`select from groups where group_id = $1 for no key update`, [groupId])

/** One event for each: whoever may not see one of them is not told of it. */
export const unpinnedEvents = (
  groupId: number,
  messageIds: readonly number[],
  operatorId: number,
): readonly NewGroupEvent[] =>
  messageIds.map((msg_id) =>
    newGroupEvent(chatEvents.unpinned, { target_id: groupId, msg_id, operator_id: operatorId }),
  )

/** Takes everything these members wrote in a group from everybody, under the locks of the group and its stream. Answers what tells every
 *  device: the event of their removal is kept from those who may not see the members, this one is not. And of pins that went with it. */
export async function eraseMessagesOf(
  context: Pick<ServerContext, 'bus' | 'clock' | 'log' | 'db'>,
  tx: Db,
  group: GroupStream,
  userIds: readonly number[],
  operatorId: number,
): Promise<NewGroupEvent[]> {
  const { waiting } = await eraseAllOf(tx, group.streamId, userIds)
  if (waiting > 0) await recountReviews(context, tx, group, userIds)
  const unpinned = await unpinOf(tx, group.groupId, userIds)
  return [
    ...userIds.map((userId) => deletedOfEvent(group.groupId, userId, operatorId)),
    ...unpinnedEvents(group.groupId, unpinned, operatorId),
  ]
}

/** Everything somebody wrote in the group is gone, for everybody. */
export const deletedOfEvent = (groupId: number, fromUserId: number, operatorId: number): NewGroupEvent =>
  newGroupEvent(chatEvents.deletedForAll, {
    conversation_id: groupStream(groupId),
    chat_type: 'group',
    target_id: groupId,
    del_msg_type: 4,
    msg_ids: [],
    from_user_id: fromUserId,
    operator_id: operatorId,
  })

/** After messages that waited for review went: whoever reviews, and is not leaving with them, learns how many wait now. */
export async function recountReviews(
  context: Pick<ServerContext, 'bus' | 'clock' | 'log'> & { readonly db: Db },
  tx: Db,
  { groupId, streamId }: GroupStream,
  leaving: readonly number[] = [],
): Promise<void> {
  const { admins } = await lockGroupStream(tx, groupId)
  const staying = admins.filter((userId) => !leaving.includes(userId))
  tx.afterCommit(() => notifyReviewers(context, groupId, streamId, staying))
}

/** Tells creator and managers how many messages wait for review; a loss costs a counter that is late. */
export async function notifyReviewers(
  context: Pick<ServerContext, 'bus' | 'clock' | 'log'> & { readonly db: Db },
  groupId: number,
  streamId: number,
  admins: readonly number[],
): Promise<void> {
  try {
    const total = await countUnderReview(context.db, streamId)
    for (const userId of admins) pushTransient(context, userId, chatEvents.reviewWaits, { target_id: groupId, total })
  } catch (error) {
    context.log.error({ err: error }, 'reviewers could not be told')
  }
}

/** A device that asks where its groups stand may have missed how many messages wait: whoever reviews is told of the groups that changed
 *  meanwhile. A new device has nothing to correct, hence no zeros. Never throws. */
export async function notifyReviewWaits(
  context: Pick<ServerContext, 'bus' | 'clock' | 'log' | 'db'>,
  { userId, sinceMs }: HeadsFilter,
  heads: readonly HeadRow[],
): Promise<void> {
  const groups = heads.filter(({ stream, ended }) => ended === 0 && stream.startsWith('g_')).map(({ stream }) => stream)
  if (groups.length === 0) return
  try {
    for (const wait of await listReviewWaits(context.db, userId, groups))
      if (wait.total > 0 || sinceMs > 0) pushTransient(context, userId, chatEvents.reviewWaits, wait)
  } catch (error) {
    context.log.error({ err: error }, 'a reviewer could not be told what waits')
  }
}
