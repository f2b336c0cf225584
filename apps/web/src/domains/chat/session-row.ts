import type { ChatSession, Message, MessageSender } from '@cliffhanger/contract/chat/schemas.ts'
import type { HeadRow } from '@cliffhanger/contract/sync/schemas.ts'
import type { SessionRow } from '../../platform/local-database.ts'
import { lineOf, noticeOf } from './message-line.ts'

/** A conversation nothing is known of yet. */
export const newSession = (conversationId: string, peerId: number): SessionRow => ({
  conversation_id: conversationId,
  chat_id: peerId,
  chat_name: '',
  nick_name: '',
  chat_face: '',
  chat_member_type: 0,
  chat_type: 'private',
  last_msg: '',
  last_msg_id: 0,
  last_time: 0,
  last_msg_type: '',
  last_notice: '',
  is_top: 0,
  disturbing: 0,
  at: 0,
  unread_count: 0,
  read_seq: 0,
  told_seq: 0,
  peer_read_seq: 0,
  counted_seq: 0,
  oldest_msg_id: 0,
})

/** A conversation as the first sync brings it; what the device knows better is kept. */
export const sessionOfSync = ({ head_seq, ...session }: ChatSession, known: SessionRow): SessionRow => ({
  ...known,
  ...session,
  counted_seq: Math.max(known.counted_seq, head_seq),
  told_seq: Math.max(known.told_seq, session.read_seq),
  read_seq: Math.max(known.read_seq, session.read_seq),
  unread_count: known.read_seq > session.read_seq ? known.unread_count : session.unread_count,
})

/** Whether a message asks to be read: not mine, and nothing the server tells. */
export const countsAsUnread = (message: Message, myId: number): boolean =>
  message.sender_id !== myId && message.msg_type !== 'sys_notice'

/** S-50: last line, time and unread count after a message; the count stays while the chat is open, and where the server
 *  has counted the message already. */
export const sessionAfterMessage = (
  session: SessionRow,
  message: Message,
  { myId, isOpen }: { readonly myId: number; readonly isOpen: boolean },
): SessionRow => {
  const known = Math.max(session.read_seq, session.counted_seq)
  const isUnread = !isOpen && countsAsUnread(message, myId) && message.seq > known
  const counted = isUnread ? { ...session, unread_count: session.unread_count + 1 } : session
  if (message.msg_id < session.last_msg_id) return counted
  return {
    ...counted,
    last_msg: lineOf(message),
    last_notice: noticeOf(message)?.action ?? '',
    last_msg_id: message.msg_id,
    last_msg_type: message.msg_type,
    last_time: message.create_time,
  }
}

/** Name and picture as the other side shows them now. */
export const sessionWithPeer = (
  session: SessionRow,
  peer: Pick<MessageSender, 'nick_name' | 'avatar_url' | 'user_type'>,
): SessionRow => ({
  ...session,
  chat_name: session.chat_name === session.nick_name ? peer.nick_name : session.chat_name,
  nick_name: peer.nick_name,
  chat_face: peer.avatar_url,
  chat_member_type: peer.user_type,
})

/** Takes the server's count and both sides' marks; a mark never goes back (S-42). Where the server has not heard yet what I
 *  read, the count of the device is the better one. */
export const sessionAfterHeads = (session: SessionRow, head: HeadRow): SessionRow => ({
  ...session,
  ...(session.read_seq <= head.read_seq && {
    unread_count: head.unread,
    counted_seq: Math.max(session.counted_seq, head.seq),
  }),
  at: head.at,
  read_seq: Math.max(session.read_seq, head.read_seq),
  told_seq: Math.max(session.told_seq, head.read_seq),
  peer_read_seq: Math.max(session.peer_read_seq, head.peer_read_seq),
})

/** I have read up to `seq`, and `unread` messages are left after it among those up to `countedSeq` (S-54). */
export const sessionAfterReading = (
  session: SessionRow,
  seq: number,
  { unread, countedSeq }: { readonly unread: number; readonly countedSeq: number },
): SessionRow => {
  if (seq < session.read_seq) return session
  return { ...session, read_seq: seq, unread_count: unread, counted_seq: countedSeq, at: 0 }
}

/** The conversation is loaded anew and ends at `head`: what is known beyond it belongs to a life of the server that is over.
 *  Older messages than `oldestId` may be missing. */
export const sessionAfterReset = (session: SessionRow, head: number, oldestId: number): SessionRow => ({
  ...session,
  last_msg: '',
  last_msg_id: 0,
  oldest_msg_id: oldestId,
  read_seq: Math.min(session.read_seq, head),
  told_seq: Math.min(session.told_seq, head),
  peer_read_seq: Math.min(session.peer_read_seq, head),
  counted_seq: Math.min(session.counted_seq, head),
})

/** S-56: pinned before unpinned, the newest first inside each part. */
export const byPlaceInList = (one: SessionRow, other: SessionRow): number =>
  other.is_top - one.is_top || other.last_time - one.last_time || other.last_msg_id - one.last_msg_id

/** Whether the conversation is in the chat list. */
export const isListed = ({ last_msg_id }: SessionRow): boolean => last_msg_id > 0

/** S-53: only conversations that are in the list, and not on do-not-disturb, count. */
export const unreadTotal = (sessions: readonly SessionRow[]): number =>
  sessions
    .filter((session) => isListed(session) && session.disturbing === 0)
    .reduce((sum, { unread_count }) => sum + unread_count, 0)
