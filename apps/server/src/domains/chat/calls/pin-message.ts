import type { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { chatEvents } from '@cliffhanger/contract/chat/events.ts'
import { type PinnedMessage, pinsMax } from '@cliffhanger/contract/chat/schemas.ts'
import { groupStates } from '@cliffhanger/contract/groups/states.ts'
import { mayPin } from '@cliffhanger/rules/groups/policy.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { CallContext, Handler } from '../../../platform/http/handlers.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { refusalDetails } from '../group/acting-member.ts'
import { lockGroupConversation, lockGroupRow, unpinAmong, unpinnedEvents } from '../group/group-actions.ts'
import { appendGroupEvents, groupStream, newGroupEvent } from '../group/group-stream.ts'
import { findGroupConversation, type GroupConversation, listUnseeing } from '../queries/group-messages.ts'
import { findActingMembers } from '../queries/group-state.ts'
import { findMessagesById, type MessageRow } from '../queries/messages.ts'
import { insertPin, listPins } from '../queries/pins.ts'
import { readableBy } from '../queries/reactions.ts'

const pinnedOf = (groupId: number, row: MessageRow): PinnedMessage => ({
  msg_id: row.msg_id,
  content_text: row.content_text,
  conversation_id: groupStream(groupId),
  sender_id: row.sender_id,
  target_id: groupId,
  msg_type: row.msg_type,
})

/** The pinned messages this member may read, the newest pin first. */
async function readablePins(db: Db, userId: number, groupId: number): Promise<PinnedMessage[]> {
  const conversation = (await findGroupConversation(db, userId, groupId)) ?? refuse('notGroupMember')
  const { group } = conversation
  // Its messages are gone with the group (S-77), and so is what was pinned of them.
  if (group.status === groupStates.dissolved) refuse('notGroupMember')
  const ids = group.pinned_msg_id > 0 ? await listPins(db, groupId) : []
  const rows = await findPinnable(db, userId, group, ids)
  return ids.flatMap((id) => {
    const row = rows.get(id)
    return row ? [pinnedOf(groupId, row)] : []
  })
}

/** By id, those of these messages that this member may read and a pin may stand at: approved ones that are no notices. */
async function findPinnable(
  db: Db,
  userId: number,
  { stream_id: streamId }: GroupConversation['group'],
  ids: readonly number[],
): Promise<ReadonlyMap<number, MessageRow>> {
  if (ids.length === 0) return new Map()
  const pairs = ids.map((messageId) => ({ userId, messageId }))
  const readable = (await readableBy(db, { kind: 'group', streamId }, pairs)).map(({ msg_id }) => msg_id)
  return new Map((await findMessagesById(db, streamId, readable)).map((row) => [row.msg_id, row]))
}

/** The group with its stream locked, where the caller may pin in it now. */
async function lockForPins(context: CallContext<'bearer'>, tx: Db, groupId: number): Promise<GroupConversation> {
  const { userId } = context.caller
  const conversation = await lockGroupConversation(tx, userId, groupId)
  const me = (await findActingMembers(tx, groupId, [userId], context.clock())).get(userId) ?? refuse('notGroupMember')
  const refusal = mayPin(conversation.group, me)
  if (refusal) refuse(refusal, refusalDetails(refusal, me))
  return conversation
}

/** S-72: the newest pinned message; null, which answers 2003, where nothing is pinned that I may read. */
export const getPinnedMessage: Handler<typeof chatCalls.getPinnedMessage> = async ({ db, caller }, { target_id }) =>
  (await readablePins(db, caller.userId, target_id))[0] ?? null

/** S-124: all of them. */
export const listPinnedMessages: Handler<typeof chatCalls.listPinnedMessages> = async (
  { db, caller },
  { target_id },
) => ({
  list: await readablePins(db, caller.userId, target_id),
})

/** S-72, S-124: pins a message beside those before, or takes its pin away, as the group allows. Pinning what is pinned,
 *  or unpinning what is not, changes nothing. Refuses 5007 for what the caller may not read, 5029 where as many are pinned as can be. */
export const pinMessage: Handler<typeof chatCalls.pinMessage> = (context, { target_id, msg_id, is_top }) =>
  context.db.transaction(
    async (tx) => {
      const { userId } = context.caller
      // Locks the group's row, which comes before its stream.
      const unpinned = is_top === 0 ? await unpinAmong(tx, target_id, [msg_id]) : []
      if (is_top === 1) await lockGroupRow(tx, target_id)
      const { group } = await lockForPins(context, tx, target_id)
      if (is_top === 0) {
        if (unpinned.length > 0)
          await appendGroupEvents(context, tx, target_id, unpinnedEvents(target_id, unpinned, userId))
        return {}
      }
      const row = (await findPinnable(tx, userId, group, [msg_id])).get(msg_id) ?? refuse('messageGone')
      const message = pinnedOf(target_id, row)
      const pins = await listPins(tx, target_id)
      if (pins.includes(msg_id)) return message
      if (pins.length >= pinsMax) refuse('tooManyPins')
      await insertPin(tx, target_id, msg_id)
      await appendGroupEvents(context, tx, target_id, [
        {
          ...newGroupEvent(chatEvents.pinned, { target_id, msg_id, message, operator_id: userId }),
          unseenBy: await listUnseeing(tx, group, row.seq),
        },
      ])
      return message
    },
    { retries: 3 },
  )

/** S-124: takes every pin away, those I may not read among them. */
export const unpinAllMessages: Handler<typeof chatCalls.unpinAllMessages> = (context, { target_id }) =>
  context.db.transaction(
    async (tx) => {
      const { userId } = context.caller
      await lockGroupRow(tx, target_id)
      const msg_ids = await unpinAmong(tx, target_id, await listPins(tx, target_id))
      await lockForPins(context, tx, target_id)
      if (msg_ids.length > 0)
        await appendGroupEvents(context, tx, target_id, unpinnedEvents(target_id, msg_ids, userId))
      return { msg_ids }
    },
    { retries: 3 },
  )
