import type { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { mayReview } from '@cliffhanger/rules/groups/policy.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { decideReview, type ReviewTools } from '../decide-review.ts'
import { lockGroupConversation, presentMessage } from '../group/group-actions.ts'

/** S-48: creator or manager approves a message under review, which the others see from then on, or rejects it (S-49).
 *  Refuses 4003 where somebody was faster. */
export const reviewGroupMessage =
  (tools: ReviewTools): Handler<typeof chatCalls.reviewGroupMessage> =>
  (context, input) =>
    context.db.transaction(
      async (tx) => {
        const { userId } = context.caller
        const { target_id, msg_id, req_status } = input
        const conversation = await lockGroupConversation(tx, userId, target_id)
        const refusal = mayReview(conversation.group, conversation.role)
        if (refusal) refuse(refusal)
        const message = await presentMessage(tx, conversation, msg_id)
        await decideReview(context, tools, tx, {
          group: conversation.group,
          message,
          status: req_status,
          operatorId: userId,
        })
        return { msg_id, req_status }
      },
      { retries: 3 },
    )
