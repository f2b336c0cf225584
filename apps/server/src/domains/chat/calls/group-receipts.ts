import type { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { refuse, refuseField } from '../../../platform/http/refusal.ts'
import type { GroupReadBatches } from '../group/group-read-batches.ts'
import { groupStream } from '../group/group-stream.ts'
import { findGroupConversation, moveReceivedCursor, seqAtMessage } from '../queries/group-messages.ts'

/** S-41: moves my read mark in a group, which never goes back (S-42); my other devices learn it, and in groups of up to 500 those whose
 *  messages I have read now. */
export const readGroupMessages =
  (batches: GroupReadBatches): Handler<typeof chatCalls.readGroupMessages> =>
  async ({ caller }, input) => {
    if (input.conversation_id !== groupStream(input.target_id)) refuseField('conversation_id')
    await batches.read(caller.userId, input)
    return { msg_id: input.msg_id }
  }

/** A device of mine has every message of the group up to this one; an older mark than the stored one changes nothing. */
export const receiveGroupMessages: Handler<typeof chatCalls.receiveGroupMessages> = async (context, input) => {
  const { db, caller, clock } = context
  const conversation = (await findGroupConversation(db, caller.userId, input.group_id)) ?? refuse('notGroupMember')
  const receivedSeq = await seqAtMessage(db, conversation.group.stream_id, input.msg_id)
  await moveReceivedCursor(db, {
    userId: caller.userId,
    groupId: input.group_id,
    receivedSeq,
    nowMs: clock(),
  })
  return {}
}
