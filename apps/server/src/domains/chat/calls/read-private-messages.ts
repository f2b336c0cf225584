import type { CallInput } from '@cliffhanger/contract/call.ts'
import type { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { chatEvents } from '@cliffhanger/contract/chat/events.ts'
import type { ServerContext } from '../../../context.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { refuse, refuseField } from '../../../platform/http/refusal.ts'
import { privateStream } from '../../../platform/realtime/stream-names.ts'
import { pushTransient } from '../../../platform/realtime/streams.ts'
import { findMessage } from '../queries/messages.ts'
import { findSide, moveReadCursor } from '../queries/sides.ts'

/** S-41: moves a member's read mark, which never goes back (S-42), and tells their other devices and, unless a blacklist stands between
 *  the two, the other side. */
export const readAs = async (
  context: Pick<ServerContext, 'bus' | 'clock'> & { readonly db: Db },
  userId: number,
  input: CallInput<typeof chatCalls.readPrivateMessages>,
): Promise<void> => {
  const side = (await findSide(context.db, userId, input.target_id)) ?? refuse('notFound')
  const message = (await findMessage(context.db, side.stream_id, input.msg_id)) ?? refuse('notFound')
  const seq = Math.max(message.seq, Math.min(input.read_seq ?? 0, side.head_seq))
  const hasMoved = await moveReadCursor(context.db, { userId, peerId: input.target_id, seq, nowMs: context.clock() })
  if (!hasMoved) return
  const receipt = {
    conversation_id: input.conversation_id,
    chat_type: 'private',
    msg_id: input.msg_id,
    read_seq: seq,
    by_user_id: userId,
  } as const
  if (side.reach !== 'blacklisted')
    pushTransient(context, input.target_id, chatEvents.read, { ...receipt, target_id: userId, self: 0 })
  pushTransient(context, userId, chatEvents.read, { ...receipt, target_id: input.target_id, self: 1 })
}

/** I have read a conversation up to a message. */
export const readPrivateMessages: Handler<typeof chatCalls.readPrivateMessages> = async (context, input) => {
  const { userId } = context.caller
  if (input.conversation_id !== privateStream(userId, input.target_id)) refuseField('conversation_id')
  await readAs(context, userId, input)
  return { msg_id: input.msg_id }
}
