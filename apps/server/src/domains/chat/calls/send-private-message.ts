import type { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import type { Handler } from '../../../platform/handlers.ts'
import { privateStream } from '../../../platform/stream-names.ts'
import type { ChatNeeds } from '../needs.ts'
import { readOutgoing } from '../outgoing.ts'
import type { SendDesk } from '../send-desk.ts'

/** S-36, S-38: stores and delivers one private message; a repeat of its local_id answers the first result. */
export const sendPrivateMessage =
  (needs: ChatNeeds, desk: SendDesk): Handler<typeof chatCalls.sendPrivateMessage> =>
  async (context, input) => {
    const { caller, address } = context
    const { contentText, fileKeys } = await readOutgoing(context, needs, input)
    const stored = await desk.send({
      senderId: caller.userId,
      peerId: input.target_id,
      localId: input.local_id,
      chatType: input.chat_type,
      messageType: input.msg_type,
      contentText,
      refMessageId: input.ref_msg_id,
      ip: address,
      fileKeys,
    })
    return {
      msg_id: stored.msg_id,
      local_id: input.local_id,
      conversation_id: privateStream(caller.userId, input.target_id),
      create_time: Math.floor(stored.created_ms / 1000),
      msg_status: 'unread',
      is_review: 1,
      ip: '',
      ip_addr: '',
      msg_type: input.msg_type,
      content_text: contentText,
    }
  }
