import type { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { chatEvents } from '@cliffhanger/contract/chat/events.ts'
import { reviewStates } from '@cliffhanger/contract/chat/states.ts'
import { mayWithdraw } from '@cliffhanger/rules/groups/policy.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import {
  lockGroupConversation,
  presentMessage,
  recountReviews,
  streamOf,
  unpinAmong,
  unpinnedEvents,
} from '../group/group-actions.ts'
import { appendGroupEvents, groupStream, newGroupEvent } from '../group/group-stream.ts'
import type { ChatNeeds } from '../needs.ts'
import { findGroupNames } from '../queries/group-messages.ts'
import { eraseMessages } from '../queries/messages.ts'
import type { SenderCards } from '../sender-cards.ts'

/** Takes a group message back for everybody, my own or one of a lower role; a pin on it goes with it. */
export const withdrawGroupMessage =
  (domains: Pick<ChatNeeds, 'session'>, cards: SenderCards): Handler<typeof chatCalls.withdrawGroupMessage> =>
  async (context, input) => {
    const { userId } = context.caller
    const windowMs = (await domains.session.platform()).withdraw_seconds * 1000
    return context.db.transaction(
      async (tx) => {
        const unpinned = await unpinAmong(tx, input.target_id, [input.msg_id])
        const conversation = await lockGroupConversation(tx, userId, input.target_id)
        const message = await presentMessage(tx, conversation, input.msg_id)
        if (message.msg_type === 'sys_notice' || message.msg_type === 'r_p') refuse('cannotWithdrawMessage')
        const author = (await findGroupNames(tx, input.target_id, [message.sender_id])).get(message.sender_id)
        const refusal = mayWithdraw(conversation.group, conversation.role, {
          isOwn: message.sender_id === userId,
          authorRole: author?.role || undefined,
          ageMs: context.clock() - message.created_ms,
          windowMs,
        })
        if (refusal) refuse(refusal)
        await eraseMessages(tx, conversation.group.stream_id, [message.seq])
        const withdrawn = newGroupEvent(
          chatEvents.withdrawn,
          {
            conversation_id: groupStream(input.target_id),
            chat_type: 'group',
            target_id: input.target_id,
            msg_id: message.msg_id,
            operator_id: userId,
            operator_name: (await cards.of(userId, tx)).nick_name,
          },
          // What nobody else has seen is nobody else's business.
          message.review === reviewStates.approved ? undefined : [message.sender_id],
        )
        await appendGroupEvents(context, tx, input.target_id, [
          withdrawn,
          ...unpinnedEvents(input.target_id, unpinned, userId),
        ])
        if (message.review === reviewStates.waiting) await recountReviews(context, tx, streamOf(conversation))
        return { msg_id: message.msg_id }
      },
      { retries: 3 },
    )
  }
