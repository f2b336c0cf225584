import type { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { chatEvents } from '@cliffhanger/contract/chat/events.ts'
import { mayReview } from '@cliffhanger/rules/groups/policy.ts'
import { appendGroupEvents, lockGroupStream, newGroupEvent } from '../../../platform/group-stream.ts'
import type { Handler } from '../../../platform/handlers.ts'
import { refuse } from '../../../platform/refusal.ts'
import { lockPlace, presentMessage, tellReviewers } from '../group-acts.ts'
import { groupSenders } from '../group-conversation.ts'
import { groupMessageFrame } from '../group-view.ts'
import type { SenderCards } from '../sender-cards.ts'

/** S-48: creator or manager approves a message under review, which the others see from then on, or rejects it (S-49).
 *  Refuses 4003 where somebody was faster. */
export const reviewGroupMessage =
  (cards: SenderCards): Handler<typeof chatCalls.reviewGroupMessage> =>
  (context, input) =>
    context.db.transaction(
      async (tx) => {
        const { userId } = context.caller
        const { target_id, msg_id, req_status } = input
        const place = await lockPlace(tx, userId, target_id)
        const refusal = mayReview(place.role)
        if (refusal) refuse(refusal)
        const message = await presentMessage(tx, place, msg_id)
        if (message.review !== 0) refuse('stateChanged')
        const senderOf = await groupSenders(tx, cards, target_id, [message])
        const approved = { ...message, review: 1 } as const
        const event = newGroupEvent(chatEvents.reviewed, { msg_id, req_status, target_id, operator_id: userId }, [
          message.sender_id,
        ])
        const seq = await appendGroupEvents(context, tx, target_id, [
          {
            ...event,
            ...(req_status === 1 && {
              otherwise: ({ seq: at, ts }) =>
                groupMessageFrame(
                  place.group,
                  { ...approved, approved_seq: at },
                  senderOf(message.sender_id),
                  { userId: 0, role: 'member', readSeq: 0 },
                  { seq: at, ts },
                ),
            }),
          },
        ])
        await tx.execute(`update messages set review = $2, approved_seq = $3 where msg_id = $1`, [
          msg_id,
          req_status,
          req_status === 1 ? seq : null,
        ])
        const { admins } = await lockGroupStream(tx, target_id)
        tx.afterCommit(() => tellReviewers(context, target_id, place.group.stream_id, admins))
        return { msg_id, req_status }
      },
      { retries: 3 },
    )
