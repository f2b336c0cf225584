import { chatEvents } from '@cliffhanger/contract/chat/events.ts'
import type { ServerContext } from '../../context.ts'
import type { Db } from '../../platform/database/db.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { userStream } from '../../platform/realtime/stream-names.ts'
import { appendEvents, newEvent } from '../../platform/realtime/streams.ts'
import { type ConversationRow, clearConversationRows, hideMessages } from './queries/conversations.ts'
import { endDrafts } from './queries/drafts.ts'
import type { MessageRow } from './queries/messages.ts'

/** What deleting needs of its call. */
export type Erasing = Pick<ServerContext, 'bus' | 'clock'> & { readonly caller: { readonly userId: number } }

/** The messages of these ids in a conversation as far as its reader has them; refuses 5007 where none is left. */
export const someOf = (rows: readonly MessageRow[]): readonly MessageRow[] =>
  rows.length > 0 ? rows : refuse('messageGone')

/** Deletes messages for the caller alone; the caller's other devices learn it by their own stream. A repeat changes nothing. */
export async function deleteForMe(
  context: Erasing,
  tx: Db,
  conversation: ConversationRow,
  rows: readonly MessageRow[],
): Promise<number[]> {
  const { userId } = context.caller
  const messageIds = rows.map(({ msg_id }) => msg_id)
  await hideMessages(
    tx,
    userId,
    conversation.stream_id,
    rows.map(({ seq }) => seq),
  )
  await notifyOwnDevices(context, tx, conversation, 1, messageIds)
  return messageIds
}

/** S-55: removes the whole conversation for the caller; it comes back with its next message. */
export async function deleteConversation(context: Erasing, tx: Db, conversation: ConversationRow): Promise<void> {
  await clearConversationRows(tx, context.caller.userId, conversation, context.clock())
  await endDrafts(tx, [context.caller.userId], conversation.stream, context.clock())
  await notifyOwnDevices(context, tx, conversation, 3, [])
}

const notifyOwnDevices = (
  context: Erasing,
  tx: Db,
  { stream, kind, target_id, head_seq }: ConversationRow,
  deleteType: 1 | 3,
  messageIds: number[],
) =>
  appendEvents(context, tx, [
    newEvent(chatEvents.deletedForMe, userStream(context.caller.userId), {
      conversation_id: stream,
      chat_type: kind,
      target_id,
      del_msg_type: deleteType,
      msg_ids: messageIds,
      ...(deleteType === 3 && { cleared_seq: head_seq }),
      operator_id: context.caller.userId,
    }),
  ])
