import type { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import type { Handler } from '../../../platform/handlers.ts'
import { groupStream } from '../../../platform/stream-names.ts'
import type { GroupSendDesk } from '../group-send-desk.ts'
import type { ChatNeeds } from '../needs.ts'
import { readOutgoing } from '../outgoing.ts'

/** Stores and delivers one group message; a repeat of its local_id answers the first result. */
export const sendGroupMessage =
  (needs: ChatNeeds, desk: GroupSendDesk): Handler<typeof chatCalls.sendGroupMessage> =>
  async (context, input) => {
    const content = await readOutgoing(context, needs, input)
    const stored = await desk.send({
      senderId: context.caller.userId,
      groupId: input.target_id,
      localId: input.local_id,
      messageType: input.msg_type,
      content,
      refMessageId: input.ref_msg_id,
      ip: context.address,
    })
    return {
      msg_id: stored.msg_id,
      local_id: input.local_id,
      conversation_id: groupStream(input.target_id),
      create_time: Math.floor(stored.created_ms / 1000),
      msg_status: 'unread',
      is_review: stored.review,
      ip: '',
      ip_addr: '',
      msg_type: input.msg_type,
      content_text: content.contentText,
    }
  }
