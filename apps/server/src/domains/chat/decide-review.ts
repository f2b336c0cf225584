import { chatEvents } from '@cliffhanger/contract/chat/events.ts'
import { reviewStates } from '@cliffhanger/contract/chat/states.ts'
import type { ServerContext } from '../../context.ts'
import type { Db } from '../../platform/database/db.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { notifyReviewers } from './group/group-actions.ts'
import { groupSenders } from './group/group-conversation.ts'
import { appendGroupEvents, groupStream, lockGroupStream, newGroupEvent } from './group/group-stream.ts'
import { groupMessageFrame } from './group/group-view.ts'
import { messageShown } from './message-shown.ts'
import type { ChatNeeds } from './needs.ts'
import { listUnseeing } from './queries/group-messages.ts'
import type { GroupRow } from './queries/group-state.ts'
import type { MessageRow } from './queries/messages.ts'
import type { SenderCards } from './sender-cards.ts'

/** What every review needs, whoever decides. */
export interface ReviewTools {
  readonly domains: Pick<ChatNeeds, 'push' | 'rewards' | 'translation'>
  readonly cards: SenderCards
}

export interface ReviewDecision {
  readonly group: GroupRow
  readonly message: MessageRow
  /** 1 approved, 2 rejected. */
  readonly status: 1 | 2
  /** 0: the platform. */
  readonly operatorId: number
}

/** S-48: an approved message is seen by the others from now on, a rejected one by its sender, creator and managers alone (S-49).
 *  Under the lock of the group's stream, last in the transaction. Refuses 4003 where somebody was faster. */
export async function decideReview(
  context: Pick<ServerContext, 'bus' | 'clock' | 'log'> & { readonly db: Db },
  { cards, domains }: ReviewTools,
  tx: Db,
  { group, message, status, operatorId }: ReviewDecision,
): Promise<void> {
  if (message.review !== reviewStates.waiting) refuse('stateChanged')
  const { msg_id, sender_id } = message
  const senderOf = await groupSenders(tx, cards, group.group_id, [message])
  const approved = { ...message, review: 1 } as const
  const event = newGroupEvent(
    chatEvents.reviewed,
    { msg_id, req_status: status, target_id: group.group_id, operator_id: operatorId },
    [sender_id],
  )
  const seq = await appendGroupEvents(context, tx, group.group_id, [
    {
      ...event,
      ...(status === reviewStates.approved && {
        unseenBy: await listUnseeing(tx, group, message.seq),
        otherwise: ({ seq: at, ts }) =>
          groupMessageFrame(
            group,
            { ...approved, approved_seq: at },
            senderOf(sender_id),
            { userId: 0, role: 'member', readSeq: 0 },
            { seq: at, ts },
          ),
      }),
    },
  ])
  await tx.execute(`update messages set review = $2, approved_seq = $3 where msg_id = $1`, [
    msg_id,
    status,
    status === reviewStates.approved ? seq : null,
  ])
  const { admins } = await lockGroupStream(tx, group.group_id)
  if (status === reviewStates.approved)
    tx.afterCommit(() =>
      messageShown(domains, {
        stream: groupStream(group.group_id),
        kind: 'group',
        messageId: msg_id,
        senderId: sender_id,
        targetId: group.group_id,
        messageType: message.msg_type,
        contentText: message.content_text,
      }),
    )
  tx.afterCommit(() => notifyReviewers(context, group.group_id, group.stream_id, admins))
}
