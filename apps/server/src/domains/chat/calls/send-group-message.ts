import type { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import type { GroupMessageSender } from '../group/group-message-sender.ts'
import { groupStream } from '../group/group-stream.ts'
import type { ChatNeeds } from '../needs.ts'
import { readOutgoing, sentReply } from '../outgoing.ts'

/** Stores and delivers one group message; a repeat of its local_id answers the first result. */
export const sendGroupMessage =
  (domains: ChatNeeds, sender: GroupMessageSender): Handler<typeof chatCalls.sendGroupMessage> =>
  async (context, input) => {
    const stream = groupStream(input.target_id)
    const outgoing = await readOutgoing(context, domains, stream, input)
    if ('repeat' in outgoing) return outgoing.repeat
    const stored = await sender.send({
      senderId: context.caller.userId,
      groupId: input.target_id,
      localId: input.local_id,
      messageType: input.msg_type,
      content: outgoing.content,
      refMessageId: input.ref_msg_id,
      ip: context.address,
    })
    return sentReply(stream, input, stored, outgoing.content.contentText)
  }
