import { chatEvents } from '@cliffhanger/contract/chat/events.ts'
import type { ShownReaction } from '@cliffhanger/contract/chat/reactions.ts'
import type { Message, MessageSender } from '@cliffhanger/contract/chat/schemas.ts'
import type { StatefulFrame } from '@cliffhanger/contract/event.ts'
import { flagOf, toSeconds } from '@cliffhanger/contract/wire.ts'
import { pollSeenBy } from '@cliffhanger/rules/chat/polls.ts'
import type { Bus } from '../../platform/realtime/bus.ts'
import { userSubject } from '../../platform/realtime/stream-names.ts'
import { voidFrame } from '../../platform/realtime/void-frame.ts'
import type { MessageRow } from './queries/messages.ts'
import type { OwnVotes } from './queries/polls.ts'
import type { OwnReaction } from './queries/reactions.ts'

/** Who looks at a message: what both sides have read decides its status. */
export interface MessageReader {
  readonly userId: number
  readonly readSeq: number
  readonly peerReadSeq: number
  /** What the reader reacted with to a message that carries reactions; left out where none of the messages does. */
  readonly ownReaction?: OwnReaction
  /** What the reader voted for; left out where nobody has voted in any of the messages. */
  readonly ownVotes?: OwnVotes
}

const shownReactions = (row: MessageRow, { ownReaction }: Pick<MessageReader, 'ownReaction'>): ShownReaction[] =>
  (row.reactions ?? []).map((one) => ({ ...one, mine: flagOf(one.emoji === ownReaction?.(row)) }))

/** The message as its reader sees it; addresses stay blank unless they are given. */
export function messageOf(row: MessageRow, stream: string, reader: MessageReader, ip = ''): Message {
  const readUpTo = row.sender_id === reader.userId ? reader.peerReadSeq : reader.readSeq
  return {
    id: row.msg_id,
    msg_id: row.msg_id,
    local_id: row.local_id,
    seq: row.seq,
    conversation_id: stream,
    sender_id: row.sender_id,
    target_id: row.target_id,
    msg_type: row.msg_type,
    content_text: row.content_text,
    ref_msg_id: row.ref_msg_id,
    create_time: toSeconds(row.created_ms),
    msg_status: row.seq <= readUpTo ? 'read' : 'unread',
    ip,
    ip_addr: '',
    is_review: row.review,
    chat_type: row.chat_type,
    ...(row.edited_ms !== null && { edit_time: toSeconds(row.edited_ms) }),
    ...(row.poll !== null && { poll: pollSeenBy(row.poll, reader.ownVotes?.(row) ?? []) }),
    ...(row.reactions !== null && row.reactions.length > 0 && { reactions: shownReactions(row, reader) }),
  }
}

/** The frame of a message for one reader, in the push and in `pull` alike (socket.md 3.2); `void` where its content is gone. */
export function messageFrame(
  row: MessageRow,
  stream: string,
  sender: MessageSender,
  reader: MessageReader,
): StatefulFrame {
  const position = { stream, seq: row.seq, ts: row.created_ms }
  if (row.is_gone) return voidFrame(position)
  const self = row.sender_id === reader.userId ? 1 : 0
  return {
    action: chatEvents.privateMessage.action,
    ...position,
    data: { message: messageOf(row, stream, reader), sender, self },
  }
}

/** Writes a message nobody has read yet to the sockets of both sides; the sender's own learn that it is theirs. */
export function pushMessage(bus: Bus, row: MessageRow, stream: string, sender: MessageSender): void {
  for (const userId of [row.target_id, row.sender_id])
    bus.publish(
      userSubject(userId),
      JSON.stringify(messageFrame(row, stream, sender, { userId, readSeq: 0, peerReadSeq: 0 })),
    )
}
