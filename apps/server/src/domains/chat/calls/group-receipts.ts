import type { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { chatEvents } from '@cliffhanger/contract/chat/events.ts'
import { readByLimit } from '@cliffhanger/contract/groups/schemas.ts'
import { isAdministrator } from '@cliffhanger/rules/groups/policy.ts'
import type { Handler } from '../../../platform/handlers.ts'
import { refuse, refuseField } from '../../../platform/refusal.ts'
import { groupStream } from '../../../platform/stream-names.ts'
import { pushTransient } from '../../../platform/streams.ts'
import { findGroupPlace, listSenders, moveGroupMarks, seqAtMessage } from '../queries/group-messages.ts'
import { findMessage } from '../queries/messages.ts'

/** S-41: moves my read mark in a group, which never goes back (S-42); my other devices learn it, and in groups of up to 500 those whose
 *  messages I have read now. */
export const readGroupMessages: Handler<typeof chatCalls.readGroupMessages> = async (context, input) => {
  const { db, caller, clock } = context
  const { userId } = caller
  const { target_id, conversation_id, msg_id } = input
  if (conversation_id !== groupStream(target_id)) refuseField('conversation_id')
  const place = (await findGroupPlace(db, userId, target_id)) ?? refuse('notGroupMember')
  const message = (await findMessage(db, place.group.stream_id, msg_id)) ?? refuse('notFound')
  const isSeenByApproval = message.approved_seq !== null && message.sender_id !== userId && !isAdministrator(place.role)
  const visibleSeq = isSeenByApproval ? (message.approved_seq ?? message.seq) : message.seq
  const readSeq = Math.max(visibleSeq, Math.min(input.read_seq ?? 0, place.head_seq))
  const mark = { userId, groupId: target_id, readSeq, receivedSeq: 0, nowMs: clock() }
  if (!(await moveGroupMarks(db, mark))) return { msg_id }
  const receipt = {
    conversation_id,
    chat_type: 'group',
    target_id,
    msg_id,
    read_seq: readSeq,
    by_user_id: userId,
  } as const
  pushTransient(context, userId, chatEvents.read, { ...receipt, self: 1 })
  if (place.group.member_total <= readByLimit)
    for (const senderId of await listSenders(db, place.group, place.read_seq, readSeq, userId))
      pushTransient(context, senderId, chatEvents.read, { ...receipt, self: 0 })
  return { msg_id }
}

/** A device of mine has every message of the group up to this one; an older mark than the stored one changes nothing. */
export const receiveGroupMessages: Handler<typeof chatCalls.receiveGroupMessages> = async (context, input) => {
  const { db, caller, clock } = context
  const place = (await findGroupPlace(db, caller.userId, input.group_id)) ?? refuse('notGroupMember')
  const receivedSeq = await seqAtMessage(db, place.group.stream_id, input.msg_id)
  await moveGroupMarks(db, {
    userId: caller.userId,
    groupId: input.group_id,
    readSeq: 0,
    receivedSeq,
    nowMs: clock(),
  })
  return {}
}
