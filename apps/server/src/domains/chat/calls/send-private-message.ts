import type { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { privateStream } from '../../../platform/realtime/stream-names.ts'
import { type Reading, sendOutgoing } from '../outgoing.ts'
import type { PrivateMessageSender } from '../private-message-sender.ts'

/** S-36, S-38: stores and delivers one private message; a repeat of its local_id answers the first result. */
export const sendPrivateMessage =
  (reading: Reading, sender: PrivateMessageSender): Handler<typeof chatCalls.sendPrivateMessage> =>
  async (context, input) => {
    const { caller, address } = context
    const stream = privateStream(caller.userId, input.target_id)
    return sendOutgoing(context, reading, stream, input, async ({ contentText, fileKeys, pollKey }) => {
      const stored = await sender.send({
        senderId: caller.userId,
        peerId: input.target_id,
        localId: input.local_id,
        chatType: input.chat_type,
        messageType: input.msg_type,
        contentText,
        refMessageId: input.ref_msg_id,
        ip: address,
        fileKeys,
        pollKey,
      })
      return { ...stored, review: 1 }
    })
  }
