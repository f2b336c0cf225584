import type { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { chatEvents } from '@cliffhanger/contract/chat/events.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { refuse, refuseField } from '../../../platform/http/refusal.ts'
import { privateStream } from '../../../platform/realtime/stream-names.ts'
import { appendEvents, newEvent } from '../../../platform/realtime/streams.ts'
import { deleteConversation, deleteForMe, someOf } from '../erase.ts'
import { findConversation } from '../queries/conversations.ts'
import { eraseMessages, findMessagesById, lockStream } from '../queries/messages.ts'

/** Deletes messages of a private conversation: for me (1), my own for both sides (2), the whole conversation for me (3).
 *  Refuses 4001 where type 2 names a message of the other side, 5007 where no message is left to delete. */
export const deletePrivateMessages: Handler<typeof chatCalls.deletePrivateMessages> = (context, input) =>
  context.db.transaction(
    async (tx) => {
      const { userId } = context.caller
      if (input.conversation_id !== privateStream(userId, input.target_id)) refuseField('conversation_id')
      const found = (await findConversation(tx, userId, 'private', input.target_id)) ?? refuse('notFound')
      // The caller's own row is locked before the stream, as everywhere sides are changed.
      await tx.execute(`select from private_sides where user_id = $1 and peer_id = $2 for no key update`, [
        userId,
        input.target_id,
      ])
      await lockStream(tx, found.stream_id)
      // Again, under the lock: the head may have moved.
      const conversation = (await findConversation(tx, userId, 'private', input.target_id)) ?? refuse('notFound')
      if (input.del_msg_type === 3) {
        await deleteConversation(context, tx, conversation)
        return { msg_ids: [] }
      }
      const rows = someOf(
        (await findMessagesById(tx, conversation.stream_id, input.msg_ids)).filter(({ is_gone }) => !is_gone),
      )
      if (input.del_msg_type === 1) return { msg_ids: await deleteForMe(context, tx, conversation, rows) }
      const isHis = ({ sender_id, msg_type }: (typeof rows)[number]) =>
        sender_id === userId && msg_type !== 'sys_notice' && msg_type !== 'r_p'
      if (!rows.every(isHis)) refuse('noPermission')
      const messageIds = rows.map(({ msg_id }) => msg_id)
      await eraseMessages(
        tx,
        conversation.stream_id,
        rows.map(({ seq }) => seq),
      )
      await appendEvents(context, tx, [
        newEvent(chatEvents.deletedForAll, conversation.stream, {
          conversation_id: conversation.stream,
          chat_type: 'private',
          target_id: input.target_id,
          del_msg_type: 2,
          msg_ids: messageIds,
          operator_id: userId,
        }),
      ])
      return { msg_ids: messageIds }
    },
    { retries: 3 },
  )
