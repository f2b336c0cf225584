import type { CallData, CallInput } from '@cliffhanger/contract/call.ts'
import type { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { chatEvents } from '@cliffhanger/contract/chat/events.ts'
import { reviewStates } from '@cliffhanger/contract/chat/states.ts'
import { mayDelete, mayDeleteLeavers } from '@cliffhanger/rules/groups/policy.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { CallContext, Handler } from '../../../platform/http/handlers.ts'
import { refuse, refuseField } from '../../../platform/http/refusal.ts'
import { deleteConversation, deleteForMe, someOf } from '../erase.ts'
import {
  deletedOfEvent,
  lockGroupConversation,
  recountReviews,
  streamOf,
  unpinAmong,
  unpinnedEvents,
  unpinOf,
} from '../group/group-actions.ts'
import { appendGroupEvents, groupStream, newGroupEvent } from '../group/group-stream.ts'
import { findConversation } from '../queries/conversations.ts'
import { findGroupNames, type GroupConversation } from '../queries/group-messages.ts'
import { eraseAllOf, eraseMessages, findMessagesById, type MessageRow } from '../queries/messages.ts'

type Input = CallInput<typeof chatCalls.deleteGroupMessages>
type Data = CallData<typeof chatCalls.deleteGroupMessages>

/** Deletes messages of a group: for me (1), for everybody (2), the conversation for me (3), all of somebody who left (4). Those of 3 and 4
 *  are not named one by one: there is no end to them. Refuses 4001 for messages that are not mine to delete, 5006 by the scope of leavers'
 *  messages, 5007 where none is left. */
export const deleteGroupMessages: Handler<typeof chatCalls.deleteGroupMessages> = (context, input) => {
  if (input.conversation_id !== groupStream(input.target_id)) refuseField('conversation_id')
  const work = (tx: Db) => {
    if (input.del_msg_type === 4)
      return allOfLeaver(context, tx, input, input.from_user_id ?? refuseField('from_user_id'))
    return (input.del_msg_type === 2 ? forAll : forMe)(context, tx, input)
  }
  return context.db.transaction(work, { retries: 3 })
}

async function forMe(context: CallContext<'bearer'>, tx: Db, input: Input): Promise<Data> {
  const { userId } = context.caller
  // The caller's own row is locked before the stream, as everywhere members are changed.
  await tx.execute(`select from group_members where group_id = $1 and user_id = $2 for no key update`, [
    input.target_id,
    userId,
  ])
  const { group } = await lockGroupConversation(tx, userId, input.target_id)
  const conversation = (await findConversation(tx, userId, 'group', input.target_id)) ?? refuse('notGroupMember')
  if (input.del_msg_type === 3) {
    await deleteConversation(context, tx, conversation)
    return { msg_ids: [] }
  }
  const rows = (await findMessagesById(tx, group.stream_id, input.msg_ids)).filter(
    ({ is_gone, seq }) => !is_gone && seq >= conversation.from_seq,
  )
  return { msg_ids: await deleteForMe(context, tx, conversation, someOf(rows)) }
}

async function forAll(context: CallContext<'bearer'>, tx: Db, input: Input): Promise<Data> {
  const { userId } = context.caller
  // The group's row is locked before its stream, hence before it is known which of them may really go.
  const unpinned = await unpinAmong(tx, input.target_id, input.msg_ids)
  const conversation = await lockGroupConversation(tx, userId, input.target_id)
  const rows = await ofAnybody(tx, conversation, userId, input)
  await eraseMessages(
    tx,
    conversation.group.stream_id,
    rows.map(({ seq }) => seq),
  )
  const deleted = (some: readonly MessageRow[], audience?: readonly number[]) =>
    some.length > 0 ? [deletedEvent(input, userId, { msg_ids: some.map(({ msg_id }) => msg_id) }, audience)] : []
  const unshown = rows.filter(({ review }) => review !== reviewStates.approved)
  await appendGroupEvents(context, tx, input.target_id, [
    ...deleted(rows.filter(({ review }) => review === reviewStates.approved)),
    // What nobody else has seen is nobody else's business.
    ...deleted(
      unshown,
      unshown.map(({ sender_id }) => sender_id),
    ),
    ...unpinnedEvents(input.target_id, unpinned, userId),
  ])
  if (rows.some(({ review }) => review === reviewStates.waiting))
    await recountReviews(context, tx, streamOf(conversation))
  return { msg_ids: rows.map(({ msg_id }) => msg_id) }
}

async function allOfLeaver(context: CallContext<'bearer'>, tx: Db, input: Input, leaverId: number): Promise<Data> {
  const { userId } = context.caller
  const unpinned = await unpinOf(tx, input.target_id, [leaverId])
  const conversation = await lockGroupConversation(tx, userId, input.target_id)
  const { group, role } = conversation
  const refusal = mayDeleteLeavers(group, role)
  if (refusal) refuse(refusal)
  const isMember = (await findGroupNames(tx, group.group_id, [leaverId])).has(leaverId)
  if (isMember) refuse('noPermission')
  const { erased, waiting } = await eraseAllOf(tx, group.stream_id, [leaverId])
  if (erased === 0) refuse('messageGone')
  await appendGroupEvents(context, tx, input.target_id, [
    deletedOfEvent(input.target_id, leaverId, userId),
    ...unpinnedEvents(input.target_id, unpinned, userId),
  ])
  if (waiting > 0) await recountReviews(context, tx, streamOf(conversation))
  return { msg_ids: [] }
}

const deletedEvent = (
  { target_id, del_msg_type }: Input,
  operatorId: number,
  what: { readonly msg_ids: number[] },
  audience?: readonly number[],
) =>
  newGroupEvent(
    chatEvents.deletedForAll,
    {
      conversation_id: groupStream(target_id),
      chat_type: 'group',
      target_id,
      del_msg_type,
      ...what,
      operator_id: operatorId,
    },
    audience,
  )

async function ofAnybody(
  tx: Db,
  { group, role }: GroupConversation,
  userId: number,
  { msg_ids }: Input,
): Promise<readonly MessageRow[]> {
  const found = await findMessagesById(tx, group.stream_id, msg_ids)
  const rows = someOf(found.filter(({ is_gone, msg_type }) => !is_gone && msg_type !== 'sys_notice'))
  const authors = await findGroupNames(tx, group.group_id, [...new Set(rows.map(({ sender_id }) => sender_id))])
  for (const { sender_id } of rows) {
    const refusal = mayDelete(role, {
      isOwn: sender_id === userId,
      authorRole: authors.get(sender_id)?.role || undefined,
    })
    if (refusal) refuse(refusal)
  }
  return rows
}
