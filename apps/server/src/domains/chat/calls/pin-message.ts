import type { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { chatEvents } from '@cliffhanger/contract/chat/events.ts'
import type { PinnedMessage } from '@cliffhanger/contract/chat/schemas.ts'
import { fromSeq, mayPin } from '@cliffhanger/rules/groups/policy.ts'
import { appendGroupEvents, newGroupEvent } from '../../../platform/group-stream.ts'
import type { Handler } from '../../../platform/handlers.ts'
import { refuse } from '../../../platform/refusal.ts'
import { groupStream } from '../../../platform/stream-names.ts'
import { lockPlace, presentMessage, unpinAmong, unpinnedEvent } from '../group-acts.ts'
import { findGroupPlace } from '../queries/group-messages.ts'
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
  const place = (await findGroupPlace(db, caller.userId, target_id)) ?? refuse('notGroupMember')
  const { group } = place
  const row = group.pinned_msg_id > 0 ? await findMessage(db, group.stream_id, group.pinned_msg_id) : undefined
  return row && !row.is_gone && row.seq >= fromSeq(group, place) ? pinnedOf(target_id, row) : null
}

/** S-72: pins a message in place of the one before, or takes its pin away; creator and managers. Pinning what is pinned,
 *  or unpinning what is not, changes nothing. */
export const pinMessage: Handler<typeof chatCalls.pinMessage> = (context, { target_id, msg_id, is_top }) =>
  context.db.transaction(
    async (tx) => {
      const { userId } = context.caller
      // Locks the group's row, which comes before its stream.
      const unpinned = is_top === 0 ? await unpinAmong(tx, target_id, [msg_id]) : undefined
      const hasChanged =
        is_top === 1 &&
        (await tx.execute(`update groups set pinned_msg_id = $2 where group_id = $1 and pinned_msg_id <> $2`, [
          target_id,
          msg_id,
        ])) > 0
      const place = await lockPlace(tx, userId, target_id)
      const refusal = mayPin(place.role)
      if (refusal) refuse(refusal)
      if (is_top === 0) {
        if (unpinned !== undefined)
          await appendGroupEvents(context, tx, target_id, [unpinnedEvent(target_id, msg_id, userId)])
        return {}
      }
      const row = await presentMessage(tx, place, msg_id)
      if (row.review !== 1 || row.msg_type === 'sys_notice') refuse('messageGone')
      const message = pinnedOf(target_id, row)
      if (hasChanged)
        await appendGroupEvents(context, tx, target_id, [
          newGroupEvent(chatEvents.pinned, { target_id, msg_id, message, operator_id: userId }),
        ])
      return message
    },
    { retries: 3 },
  )
