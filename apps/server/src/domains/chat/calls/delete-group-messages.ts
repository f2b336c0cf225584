import type { CallData, CallInput } from '@cliffhanger/contract/call.ts'
import type { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { chatEvents } from '@cliffhanger/contract/chat/events.ts'
import { mayDelete, mayDeleteLeavers } from '@cliffhanger/rules/groups/policy.ts'
import type { Db } from '../../../platform/db.ts'
import { appendGroupEvents, newGroupEvent } from '../../../platform/group-stream.ts'
import type { CallContext, Handler } from '../../../platform/handlers.ts'
import { refuse, refuseField } from '../../../platform/refusal.ts'
import { groupStream } from '../../../platform/stream-names.ts'
import { deleteConversation, deleteForMe, someOf } from '../erase.ts'
import { lockGroupRow, lockPlace, recountReviews, unpinAmong, unpinnedEvent } from '../group-acts.ts'
import { findGroupNames, type GroupPlace } from '../queries/group-messages.ts'
import { eraseMessages, findMessagesById, listMessagesOf, type MessageRow } from '../queries/messages.ts'
import { findPlace } from '../queries/places.ts'

type Input = CallInput<typeof chatCalls.deleteGroupMessages>
type Data = CallData<typeof chatCalls.deleteGroupMessages>

/** Deletes messages of a group: for me (1), for everybody (2), the conversation for me (3), all of somebody who left (4).
 *  Refuses 4001 for messages that are not mine to delete, 5006 by the scope of leavers' messages, 5007 where none is left. */
export const deleteGroupMessages: Handler<typeof chatCalls.deleteGroupMessages> = (context, input) => {
  if (input.conversation_id !== groupStream(input.target_id)) refuseField('conversation_id')
  const work = (tx: Db) => (input.del_msg_type === 1 || input.del_msg_type === 3 ? forMe : forAll)(context, tx, input)
  return context.db.transaction(work, { retries: 3 })
}

async function forMe(context: CallContext<'bearer'>, tx: Db, input: Input): Promise<Data> {
  const { userId } = context.caller
  // His own row comes before the stream, as wherever members are changed.
  await tx.execute(`select from group_members where group_id = $1 and user_id = $2 for no key update`, [
    input.target_id,
    userId,
  ])
  const { group } = await lockPlace(tx, userId, input.target_id)
  const place = (await findPlace(tx, userId, 'group', input.target_id)) ?? refuse('notGroupMember')
  if (input.del_msg_type === 3) {
    await deleteConversation(context, tx, place)
    return { msg_ids: [] }
  }
  const rows = (await findMessagesById(tx, group.stream_id, input.msg_ids)).filter(
    ({ is_gone, seq }) => !is_gone && seq >= place.from_seq,
  )
  return { msg_ids: await deleteForMe(context, tx, place, someOf(rows)) }
}

async function forAll(context: CallContext<'bearer'>, tx: Db, input: Input): Promise<Data> {
  const { userId } = context.caller
  const isLeaver = input.del_msg_type === 4
  // The group's row is locked before its stream, hence before it is known which of them may really go.
  await lockGroupRow(tx, input.target_id)
  const unpinned = isLeaver
    ? await unpinAmong(tx, input.target_id, await pinnedOf(tx, input.target_id, input.from_user_id ?? 0))
    : await unpinAmong(tx, input.target_id, input.msg_ids)
  const place = await lockPlace(tx, userId, input.target_id)
  const rows = isLeaver ? await ofLeaver(tx, place, input.from_user_id ?? 0) : await ofAnybody(tx, place, userId, input)
  const messageIds = rows.map(({ msg_id }) => msg_id)
  await eraseMessages(
    tx,
    place.group.stream_id,
    rows.map(({ seq }) => seq),
  )
  const deleted = (some: readonly MessageRow[], audience?: readonly number[]) =>
    newGroupEvent(
      chatEvents.deletedForAll,
      {
        conversation_id: groupStream(input.target_id),
        chat_type: 'group',
        target_id: input.target_id,
        del_msg_type: input.del_msg_type,
        msg_ids: isLeaver ? [] : some.map(({ msg_id }) => msg_id),
        ...(isLeaver && { from_user_id: input.from_user_id }),
        operator_id: userId,
      },
      audience,
    )
  const shown = isLeaver ? rows : rows.filter(({ review }) => review === 1)
  const unshown = isLeaver ? [] : rows.filter(({ review }) => review !== 1)
  await appendGroupEvents(context, tx, input.target_id, [
    ...(shown.length > 0 ? [deleted(shown)] : []),
    // What nobody else has seen is nobody else's business.
    ...(unshown.length > 0
      ? [
          deleted(
            unshown,
            unshown.map(({ sender_id }) => sender_id),
          ),
        ]
      : []),
    ...(unpinned === undefined ? [] : [unpinnedEvent(input.target_id, unpinned, userId)]),
  ])
  await recountReviews(context, tx, place, rows)
  return { msg_ids: messageIds }
}

/** The pinned message where this member wrote it. */
const pinnedOf = async (tx: Db, groupId: number, senderId: number): Promise<number[]> =>
  (
    await tx.query<{ msg_id: number }>(
      `select m.msg_id from groups g join messages m on m.msg_id = g.pinned_msg_id where g.group_id = $1 and m.sender_id = $2`,
      [groupId, senderId],
    )
  ).map(({ msg_id }) => msg_id)

async function ofLeaver(tx: Db, { group, role }: GroupPlace, senderId: number): Promise<readonly MessageRow[]> {
  const refusal = mayDeleteLeavers(group, role)
  if (refusal) refuse(refusal)
  const isMember = (await findGroupNames(tx, group.group_id, [senderId])).has(senderId)
  if (isMember) refuse('noPermission')
  return someOf(await listMessagesOf(tx, group.stream_id, [senderId]))
}

async function ofAnybody(
  tx: Db,
  { group, role }: GroupPlace,
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
