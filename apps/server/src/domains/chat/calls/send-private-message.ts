import type { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { privateStream } from '../../../platform/realtime/stream-names.ts'
import type { ChatNeeds } from '../needs.ts'
import { readOutgoing, sentReply } from '../outgoing.ts'
import type { PrivateMessageSender } from '../private-message-sender.ts'

/** S-36, S-38: stores and delivers one private message; a repeat of its local_id answers the first result. */
export const sendPrivateMessage =
  (domains: ChatNeeds, sender: PrivateMessageSender): Handler<typeof chatCalls.sendPrivateMessage> =>
  async (context, input) => {
    const { caller, address } = context
    const stream = privateStream(caller.userId, input.target_id)
    const outgoing = await readOutgoing(context, domains, stream, input)
    if ('repeat' in outgoing) return outgoing.repeat
    const { contentText, fileKeys, pollKey } = outgoing.content
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
    return sentReply(stream, input, { ...stored, review: 1 }, contentText)
  }
