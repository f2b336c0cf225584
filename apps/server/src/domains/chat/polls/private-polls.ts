import { chatEvents } from '@cliffhanger/contract/chat/events.ts'
import type { ServerContext } from '../../../context.ts'
import type { Db } from '../../../platform/database/db.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { appendEvents } from '../../../platform/realtime/streams.ts'
import { type ConversationRow, findConversation, listHiding } from '../queries/conversations.ts'
import { lockStream } from '../queries/messages.ts'
import { findSide } from '../queries/sides.ts'
import type { VotedPoll } from './apply-votes.ts'
import { changedViews } from './changed-poll.ts'

/** My conversation with somebody I may write to, its stream locked until the commit. Refuses 5007 where there is none, 5001, 5002. */
export async function lockPrivate(tx: Db, userId: number, peerId: number): Promise<ConversationRow> {
  const conversation = (await findConversation(tx, userId, 'private', peerId)) ?? refuse('messageGone')
  await lockStream(tx, conversation.stream_id)
  const reach = (await findSide(tx, userId, peerId))?.reach
  if (reach !== 'open') refuse(reach === 'blacklisted' ? 'blacklisted' : 'notFriends')
  return conversation
}

/** Tells both sides how a poll stands now, each what they see of it. Under the stream's lock. */
export async function appendPrivateChange(
  context: Pick<ServerContext, 'bus' | 'clock'>,
  tx: Db,
  stream: string,
  targetId: number,
  { row, state }: VotedPoll,
): Promise<void> {
  const place = {
    conversation_id: stream,
    chat_type: 'private' as const,
    target_id: targetId,
    msg_id: row.msg_id,
    msg_seq: row.seq,
  }
  const { most, some } = await changedViews(tx, place, row, state)
  await appendEvents(context, tx, [
    {
      stream,
      action: chatEvents.pollChanged.action,
      data: place,
      shownAs: most,
      shownTo: some.flatMap(({ users, data }) => users.map((userId) => ({ userId, data }))),
      unseenBy: await listHiding(tx, row.stream_id, row.seq),
    },
  ])
}
