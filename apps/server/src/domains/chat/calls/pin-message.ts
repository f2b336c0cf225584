import type { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { chatEvents } from '@cliffhanger/contract/chat/events.ts'
import type { PinnedMessage } from '@cliffhanger/contract/chat/schemas.ts'
import { reviewStates } from '@cliffhanger/contract/chat/states.ts'
import { fromSeq, mayPin } from '@cliffhanger/rules/groups/policy.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { lockGroupConversation, presentMessage, unpinAmong, unpinnedEvent } from '../group/group-actions.ts'
import { appendGroupEvents, groupStream, newGroupEvent } from '../group/group-stream.ts'
import { findGroupConversation, listComeLater } from '../queries/group-messages.ts'
import { findMessage, type MessageRow } from '../queries/messages.ts'

const pinnedOf = (groupId: number, row: MessageRow): PinnedMessage => ({
  msg_id: row.msg_id,
  content_text: row.content_text,
  conversation_id: groupStream(groupId),
  sender_id: row.sender_id,
  target_id: groupId,
  msg_type: row.msg_type,
})

/** S-72: the pinned message; null, which answers 2003, where nothing is pinned or I may not read it. */
export const getPinnedMessage: Handler<typeof chatCalls.getPinnedMessage> = async ({ db, caller }, { target_id }) => {
  const conversation = (await findGroupConversation(db, caller.userId, target_id)) ?? refuse('notGroupMember')
  const { group } = conversation
  const row = group.pinned_msg_id > 0 ? await findMessage(db, group.stream_id, group.pinned_msg_id) : undefined
  return row && !row.is_gone && row.seq >= fromSeq(group, conversation) ? pinnedOf(target_id, row) : null
}

/** S-72: pins a message in place of the one before, or takes its pin away; creator and managers. Pinning what is pinned,
 *  or unpinning what is not, changes nothing. */
export const pinMessage: Handler<typeof chatCalls.pinMessage> = (context, { target_id, msg_id, is_top }) =>
  context.db.transaction(
    async (tx) => {
      const { userId } = context.caller
      // Locks the group's row, which comes before its stream.
      const unpinned = is_top === 0 ? await unpinAmong(tx, target_id, [msg_id]) : undefined
      const before = is_top === 1 ? await replacePin(tx, target_id, msg_id) : undefined
      const conversation = await lockGroupConversation(tx, userId, target_id)
      const refusal = mayPin(conversation.role)
      if (refusal) refuse(refusal)
      if (is_top === 0) {
        if (unpinned !== undefined)
          await appendGroupEvents(context, tx, target_id, [unpinnedEvent(target_id, msg_id, userId)])
        return {}
      }
      const row = await presentMessage(tx, conversation, msg_id)
      const isHis = row.seq >= fromSeq(conversation.group, conversation)
      if (!isHis || row.review !== reviewStates.approved || row.msg_type === 'sys_notice') refuse('messageGone')
      const message = pinnedOf(target_id, row)
      if (before !== undefined)
        await appendGroupEvents(context, tx, target_id, [
          // An event of its own, because not everybody who saw the old pin may see the new one.
          ...(before > 0 ? [unpinnedEvent(target_id, before, userId)] : []),
          {
            ...newGroupEvent(chatEvents.pinned, { target_id, msg_id, message, operator_id: userId }),
            unseenBy: await listComeLater(tx, target_id, row.seq),
          },
        ])
      return message
    },
    { retries: 3 },
  )

/** Pins a message in place of the one before, whose id is answered, 0 for none; undefined where it is pinned already. */
const replacePin = async (tx: Db, groupId: number, messageId: number): Promise<number | undefined> =>
  (
    await tx.find<{ before: number }>(
      `with old as (select pinned_msg_id from groups where group_id = $1 and pinned_msg_id <> $2 for update)
       update groups g set pinned_msg_id = $2 from old where g.group_id = $1 returning old.pinned_msg_id as before`,
      [groupId, messageId],
    )
  )?.before
