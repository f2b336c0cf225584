import type { CallInput } from '@cliffhanger/contract/call.ts'
import type { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { reviewStates } from '@cliffhanger/contract/chat/states.ts'
import { type PollState, pollSeenBy } from '@cliffhanger/rules/chat/polls.ts'
import { mayClosePoll } from '@cliffhanger/rules/groups/policy.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { CallContext, Handler } from '../../../platform/http/handlers.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { lockGroupConversation, presentMessage } from '../group/group-actions.ts'
import { appendGroupEvents } from '../group/group-stream.ts'
import { findMessage, type MessageRow } from '../queries/messages.ts'
import { endPoll, findVotes } from '../queries/polls.ts'
import { groupPollEvent } from './group-polls.ts'
import { appendPrivateChange, lockPrivate } from './private-polls.ts'

type Closing = CallInput<typeof chatCalls.closePoll>

/** S-125: ends a poll for good: its author, or creator and managers of its group. One that is closed stays as it is. */
export const closePoll: Handler<typeof chatCalls.closePoll> = (context, input) =>
  context.db.transaction(
    async (tx) => {
      const { userId } = context.caller
      const row = await (input.chat_type === 'group' ? closeInGroup : closeInPrivate)(context, tx, input)
      const mine = (await findVotes(tx, row, [userId])).get(userId) ?? []
      return { msg_id: row.msg_id, poll: pollSeenBy(closedState(row), mine) }
    },
    { retries: 3 },
  )

/** How a poll stands once it is closed. Refuses 5007 where the message is none. */
export const closedState = ({ poll }: MessageRow): PollState =>
  poll ? { ...poll, is_closed: true } : refuse('messageGone')

async function closeInPrivate(
  context: CallContext<'bearer'>,
  tx: Db,
  { target_id, msg_id }: Closing,
): Promise<MessageRow> {
  const { userId } = context.caller
  const { stream_id, stream } = await lockPrivate(tx, userId, target_id)
  const row = await findMessage(tx, stream_id, msg_id)
  if (!row?.poll || row.is_gone) return refuse('messageGone')
  if (row.sender_id !== userId) refuse('noPermission')
  if (row.poll.is_closed) return row
  await endPoll(tx, row, context.clock())
  await appendPrivateChange(context, tx, stream, target_id, { row, state: closedState(row) })
  return row
}

async function closeInGroup(
  context: CallContext<'bearer'>,
  tx: Db,
  { target_id: groupId, msg_id }: Closing,
): Promise<MessageRow> {
  const { userId } = context.caller
  const conversation = await lockGroupConversation(tx, userId, groupId)
  const row = await presentMessage(tx, conversation, msg_id)
  if (!row.poll || row.review !== reviewStates.approved) return refuse('messageGone')
  const refusal = mayClosePoll(conversation.group, conversation.role, row.sender_id === userId)
  if (refusal) refuse(refusal)
  if (row.poll.is_closed) return row
  await endPoll(tx, row, context.clock())
  const event = await groupPollEvent(tx, conversation.group, { row, state: closedState(row) })
  await appendGroupEvents(context, tx, groupId, [event])
  return row
}
