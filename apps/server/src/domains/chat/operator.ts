import { chatEvents } from '@cliffhanger/contract/chat/events.ts'
import { reviewStates } from '@cliffhanger/contract/chat/states.ts'
import type { ServerContext } from '../../context.ts'
import type { Db } from '../../platform/database/db.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { appendEvents, newEvent } from '../../platform/realtime/streams.ts'
import { decideReview, type ReviewTools } from './decide-review.ts'
import { notifyReviewers, unpinAmong, unpinnedEvents } from './group/group-actions.ts'
import { appendGroupEvents, groupStream, lockGroupStream, newGroupEvent } from './group/group-stream.ts'
import { eraseMessages, findMessage, listMessagesOf, lockStream, type MessageRow } from './queries/messages.ts'
import {
  countWaiting,
  deleteFavoritesOf,
  findDefaultGroup,
  findWhere,
  isThere,
  listWaiting,
} from './queries/moderation.ts'

const platformId = 0

/** What operators do with messages. Each change comes last in the transaction that also writes their log. */
export const createChatOperator = (
  context: Pick<ServerContext, 'db' | 'bus' | 'clock' | 'log'>,
  tools: ReviewTools,
) => ({
  /** What waits for review in default groups, or in one of them; the oldest first. */
  listWaiting,
  countWaiting,
  /** Messages of one conversation, for whoever has made sure that the operator may read it. */
  listMessagesOf,
  findMessage,
  /** Whether others can still see a message. */
  isThere,
  /** S-48 in the name of the platform: approves (1) or rejects (2) a message of a default group. Refuses 4002 in any other group,
   *  5007 for a message that is gone, 4003 where somebody was faster. */
  async review(tx: Db, groupId: number, messageId: number, status: 1 | 2): Promise<void> {
    if (!(await findDefaultGroup(tx, groupId))) refuse('notFound')
    await lockGroupStream(tx, groupId)
    const group = (await findDefaultGroup(tx, groupId)) ?? refuse('notFound')
    const message = await present(tx, group.stream_id, messageId)
    await decideReview(context, tools, tx, { group, message, status, operatorId: platformId })
  },
  /** Takes a message from everybody, with its pin and what members kept of it. Refuses 5007 where it is gone. */
  async erase(tx: Db, messageId: number): Promise<void> {
    const where = (await findWhere(tx, messageId)) ?? refuse('messageGone')
    if (where.group_id === 0) await eraseInPrivate(context, tx, where, messageId)
    else await eraseInGroup(context, tx, where.group_id, messageId)
    // Last: whoever was keeping it at this moment has either kept it by now or finds it gone.
    await deleteFavoritesOf(tx, messageId)
  },
})

export type ChatOperator = ReturnType<typeof createChatOperator>

/** A message of this stream that is still there. */
async function present(tx: Db, streamId: number, messageId: number): Promise<MessageRow> {
  const message = await findMessage(tx, streamId, messageId)
  return message && !message.is_gone ? message : refuse('messageGone')
}

const deleted = (stream: string, kind: 'private' | 'group', targetId: number, messageId: number) => ({
  conversation_id: stream,
  chat_type: kind,
  target_id: targetId,
  del_msg_type: 2 as const,
  msg_ids: [messageId],
  operator_id: platformId,
})

async function eraseInPrivate(
  context: Pick<ServerContext, 'bus' | 'clock'>,
  tx: Db,
  { stream_id, stream }: { readonly stream_id: number; readonly stream: string },
  messageId: number,
): Promise<void> {
  await lockStream(tx, stream_id)
  const { seq, target_id } = await present(tx, stream_id, messageId)
  await eraseMessages(tx, stream_id, [seq])
  await appendEvents(context, tx, [
    newEvent(chatEvents.deletedForAll, stream, deleted(stream, 'private', target_id, messageId)),
  ])
}

async function eraseInGroup(
  context: Pick<ServerContext, 'db' | 'bus' | 'clock' | 'log'>,
  tx: Db,
  groupId: number,
  messageId: number,
): Promise<void> {
  // The group's row is locked before its stream, as everywhere.
  const unpinned = await unpinAmong(tx, groupId, [messageId])
  const { stream_id, admins } = await lockGroupStream(tx, groupId)
  const { seq, review, sender_id } = await present(tx, stream_id, messageId)
  await eraseMessages(tx, stream_id, [seq])
  await appendGroupEvents(context, tx, groupId, [
    newGroupEvent(
      chatEvents.deletedForAll,
      deleted(groupStream(groupId), 'group', groupId, messageId),
      // What nobody else has seen is nobody else's business.
      review === reviewStates.approved ? undefined : [sender_id],
    ),
    ...unpinnedEvents(groupId, unpinned, platformId),
  ])
  if (review === reviewStates.waiting) tx.afterCommit(() => notifyReviewers(context, groupId, stream_id, admins))
}
