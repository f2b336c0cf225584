import type { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { chatEvents } from '@cliffhanger/contract/chat/events.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { appendEvents, newEvent } from '../../../platform/realtime/streams.ts'
import type { ChatNeeds } from '../needs.ts'
import { findConversation } from '../queries/conversations.ts'
import { eraseMessages, findMessage, lockStream } from '../queries/messages.ts'
import type { SenderCards } from '../sender-cards.ts'

/** Takes my own message back on both sides, within the platform's `withdraw_seconds` by the server's clock. */
export const withdrawPrivateMessage =
  (domains: Pick<ChatNeeds, 'session'>, cards: SenderCards): Handler<typeof chatCalls.withdrawPrivateMessage> =>
  async (context, input) => {
    const { userId } = context.caller
    const windowMs = (await domains.session.platform()).withdraw_seconds * 1000
    return context.db.transaction(
      async (tx) => {
        const conversation = (await findConversation(tx, userId, 'private', input.target_id)) ?? refuse('messageGone')
        await lockStream(tx, conversation.stream_id)
        const message = await findMessage(tx, conversation.stream_id, input.msg_id)
        if (!message || message.is_gone) return refuse('messageGone')
        const isMine = message.sender_id === userId && message.msg_type !== 'sys_notice' && message.msg_type !== 'r_p'
        if (!isMine || context.clock() - message.created_ms > windowMs) refuse('cannotWithdrawMessage')
        await eraseMessages(tx, conversation.stream_id, [message.seq])
        await appendEvents(context, tx, [
          newEvent(chatEvents.withdrawn, conversation.stream, {
            conversation_id: conversation.stream,
            chat_type: 'private',
            target_id: input.target_id,
            msg_id: message.msg_id,
            operator_id: userId,
            operator_name: (await cards.of(userId, tx)).nick_name,
          }),
        ])
        return { msg_id: message.msg_id }
      },
      { retries: 3 },
    )
  }
