import type { CallData } from '@cliffhanger/contract/call.ts'
import type { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import type { ServerContext } from '../../../context.ts'
import type { GroupMessageSender } from '../group/group-message-sender.ts'
import { type Reading, sendOutgoing } from '../outgoing.ts'
import type { PrivateMessageSender } from '../private-message-sender.ts'
import type { ScheduledRow } from '../queries/scheduled.ts'

/** What sending for somebody who is not there works with. */
export interface ScheduledTools {
  readonly context: Pick<ServerContext, 'db' | 'bus' | 'clock' | 'log'>
  readonly reading: Reading
  readonly sender: PrivateMessageSender
  readonly groupSender: GroupMessageSender
}

/** Sends a scheduled message as its member would now, with the same refusals, under its own local_id: a second try is a repeat. */
export const deliver = (
  { context, reading, sender, groupSender }: ScheduledTools,
  row: ScheduledRow,
): Promise<CallData<typeof chatCalls.sendPrivateMessage>> => {
  const {
    user_id: senderId,
    local_id: localId,
    target_id: targetId,
    ref_msg_id: refMessageId,
    msg_type: messageType,
    ip,
  } = row
  const sending = {
    local_id: localId,
    msg_type: messageType,
    content_text: row.content_text,
    ref_msg_id: refMessageId,
  }
  return sendOutgoing(
    { db: context.db, caller: { userId: senderId } },
    reading,
    row.conversation,
    sending,
    (content) =>
      row.chat_type === 'group'
        ? groupSender.send({ senderId, groupId: targetId, localId, messageType, content, refMessageId, ip })
        : sender
            .send({
              ...{ senderId, peerId: targetId, localId, refMessageId, messageType, ip },
              chatType: 'private',
              contentText: content.contentText,
              fileKeys: content.fileKeys,
              pollKey: content.pollKey,
            })
            .then((stored) => ({ ...stored, review: 1 })),
  )
}
