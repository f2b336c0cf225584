import type { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import type { GroupMessageSender } from '../group/group-message-sender.ts'
import { groupStream } from '../group/group-stream.ts'
import { type Reading, sendOutgoing } from '../outgoing.ts'

/** Stores and delivers one group message; a repeat of its local_id answers the first result. */
export const sendGroupMessage =
  (reading: Reading, sender: GroupMessageSender): Handler<typeof chatCalls.sendGroupMessage> =>
  (context, input) =>
    sendOutgoing(context, reading, groupStream(input.target_id), input, (content) =>
      sender.send({
        senderId: context.caller.userId,
        groupId: input.target_id,
        localId: input.local_id,
        messageType: input.msg_type,
        content,
        refMessageId: input.ref_msg_id,
        ip: context.address,
      }),
    )
