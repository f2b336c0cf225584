import type { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { chatEvents } from '@cliffhanger/contract/chat/events.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { privateStream } from '../../../platform/realtime/stream-names.ts'
import { pushTransient } from '../../../platform/realtime/streams.ts'
import { moveReceivedCursors } from '../queries/sides.ts'

/** S-40: moves my received marks and tells the senders, but for those with whom a blacklist stands between. Ids that are not messages to me do nothing, so a device may repeat a batch. */
export const receivePrivateMessages: Handler<typeof chatCalls.receivePrivateMessages> = async (context, input) => {
  const { userId } = context.caller
  for (const { peer_id, seq, is_told } of await moveReceivedCursors(context.db, userId, input.msg_ids, context.clock()))
    if (is_told)
      pushTransient(context, peer_id, chatEvents.received, {
        conversation_id: privateStream(userId, peer_id),
        seq,
        by_user_id: userId,
      })
  return {}
}
