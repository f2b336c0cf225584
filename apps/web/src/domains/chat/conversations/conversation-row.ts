import type { ChatSession, Message, MessageSender } from '@cliffhanger/contract/chat/schemas.ts'
import type { HeadRow } from '@cliffhanger/contract/sync/schemas.ts'
import { bodyOf, lineKindOf, lineOf } from '@cliffhanger/rules/chat/preview.ts'
import { isQuietAt } from '@cliffhanger/rules/chat/quiet.ts'
import { noRemovals } from '@cliffhanger/rules/chat/removals.ts'
import { settingsIn, withSettings } from '../../../shared/conversations/settings.ts'
import { cutAt, fillRange } from '../history/history-gaps.ts'
import type { SessionRow } from '../storage/rows.ts'
import { isGroupConversation } from './conversation.ts'

/** A conversation nothing is known of yet. */
export const newConversation = (conversationId: string, targetId: number): SessionRow => ({
  conversation_id: conversationId,
  chat_id: targetId,
  chat_name: '',
  nick_name: '',
  chat_face: '',
  chat_member_type: 0,
  chat_type: isGroupConversation(conversationId) ? 'group' : 'private',
  last_msg: '',
  last_msg_id: 0,
  last_time: 0,
  last_msg_type: '',
  last_notice: '',
  last_sender: '',
  is_top: 0,
  disturbing: 0,
  at: 0,
  unread_count: 0,
  read_seq: 0,
  told_seq: 0,
  peer_read_seq: 0,
  counted_seq: 0,
  gaps: [],
  ...noRemovals,
})

/** A conversation as the first sync brings it; what the device knows better is kept. */
export const conversationOfSync = ({ head_seq, ...session }: ChatSession, known: SessionRow): SessionRow =>
  withSettings(
    {
      ...known,
      ...session,
      counted_seq: Math.max(known.counted_seq, head_seq),
      told_seq: Math.max(known.told_seq, session.read_seq),
      read_seq: Math.max(known.read_seq, session.read_seq),
      unread_count: known.read_seq > session.read_seq ? known.unread_count : session.unread_count,
    },
    settingsIn({ is_archived: 0, ...session }),
  )

/** Whether a message asks to be read: not mine, and nothing the server tells. */
export const countsAsUnread = (message: Message, myId: number): boolean =>
  message.sender_id !== myId && message.msg_type !== 'sys_notice'

/** What the device knows of a message besides the record itself. */
export interface Arrival {
  readonly myId: number
  /** The chat is open and visible. */
  readonly isOpen: boolean
  /** Its visible seq: its own, or that of the event which approved it. */
  readonly seq?: number
  /** It mentions me (V-31). */
  readonly mentionsMe?: boolean
  /** The sender's name, as the chat list shows it for a group. */
  readonly senderName?: string
}

const linesOf = (message: Message, senderName: string): Partial<SessionRow> => {
  const body = bodyOf(message)
  return {
    last_msg: lineOf(message),
    last_notice: body.kind === 'notice' ? body.notice.action : '',
    last_msg_id: message.msg_id,
    last_msg_type: lineKindOf(message),
    last_time: message.create_time,
    last_sender: senderName,
  }
}

/** S-50: last line, time and unread count after a message; the count stays while the chat is open, and where the server
 *  has counted the message already. S-52: one that mentions me sets `at` unless the chat is open. */
export const conversationAfterMessage = (
  conversation: SessionRow,
  message: Message,
  { myId, isOpen, seq = message.seq, mentionsMe = false, senderName = '' }: Arrival,
): SessionRow => {
  const known = Math.max(conversation.read_seq, conversation.counted_seq)
  const isNew = !isOpen && countsAsUnread(message, myId)
  const counted = isNew && seq > known ? { ...conversation, unread_count: conversation.unread_count + 1 } : conversation
  const marked = isNew && mentionsMe && seq > conversation.read_seq ? { ...counted, at: 1 as const } : counted
  return message.msg_id < conversation.last_msg_id ? marked : { ...marked, ...linesOf(message, senderName) }
}

/** S-46: the newest message left takes the place of one that is gone; with none left last fields and count are blanked. The
 *  conversation keeps its place in the list. */
export const conversationAfterLoss = (
  conversation: SessionRow,
  last: Message | undefined,
  senderName: string,
): SessionRow =>
  last
    ? { ...conversation, ...linesOf(last, senderName) }
    : {
        ...conversation,
        last_msg: '',
        last_notice: '',
        last_msg_id: 0,
        last_msg_type: '',
        last_sender: '',
        unread_count: 0,
        at: 0,
      }

/** How far a conversation was cleared: its seq, and the newest of the messages that went; 0 = none did. */
export interface Clearing {
  readonly seq: number
  readonly msgId: number
}

/** S-55: what came since stays and is all there is to count. With nothing left the conversation leaves the list until something
 *  new comes. */
export const conversationAfterClearing = (
  conversation: SessionRow,
  { seq, msgId }: Clearing,
  stored: readonly Message[],
  myId: number,
): SessionRow => {
  const cleared = { ...conversation, cleared_seq: seq, counted_seq: seq, is_archived: 0 as const, archived_msg_id: 0 }
  const newest = stored.at(-1)
  if (!newest) return { ...conversationAfterLoss(cleared, undefined, ''), last_time: 0, gaps: [] }
  return {
    ...cleared,
    counted_seq: Math.max(seq, newest.seq),
    unread_count: stored.filter((message) => message.seq > conversation.read_seq && countsAsUnread(message, myId))
      .length,
    gaps: fillRange(conversation.gaps, 0, msgId),
  }
}

/** Name and picture as the other side shows them now. */
export const conversationWithPeer = (
  conversation: SessionRow,
  peer: Pick<MessageSender, 'nick_name' | 'avatar_url' | 'user_type'>,
): SessionRow => ({
  ...conversation,
  chat_name: conversation.chat_name === conversation.nick_name ? peer.nick_name : conversation.chat_name,
  nick_name: peer.nick_name,
  chat_face: peer.avatar_url,
  chat_member_type: peer.user_type,
})

/** Takes the server's count and both sides' marks; a mark never goes back (S-42). Where the server has not heard yet what I
 *  read, the count of the device is the better one. */
export const conversationAfterHeads = (conversation: SessionRow, head: HeadRow): SessionRow => ({
  ...conversation,
  ...(conversation.read_seq <= head.read_seq && {
    unread_count: head.unread,
    counted_seq: Math.max(conversation.counted_seq, head.seq),
  }),
  at: head.at,
  read_seq: Math.max(conversation.read_seq, head.read_seq),
  told_seq: Math.max(conversation.told_seq, head.read_seq),
  peer_read_seq: Math.max(conversation.peer_read_seq, head.peer_read_seq),
})

/** I have read up to `seq`, and `unread` messages are left after it among those up to `countedSeq` (S-54). */
export const conversationAfterReading = (
  conversation: SessionRow,
  seq: number,
  { unread, countedSeq }: { readonly unread: number; readonly countedSeq: number },
): SessionRow => {
  if (seq < conversation.read_seq) return conversation
  return { ...conversation, read_seq: seq, unread_count: unread, counted_seq: countedSeq, at: 0 }
}

/** The conversation is loaded anew and ends at `head`: what is known beyond it belongs to a life of the server that is over.
 *  Of what stands before `firstId` nothing is known until it is asked for. */
export const conversationAfterReset = (conversation: SessionRow, head: number, firstId: number): SessionRow => ({
  ...conversation,
  last_msg: '',
  last_msg_id: 0,
  last_notice: '',
  last_msg_type: '',
  last_sender: '',
  gaps: cutAt(conversation.gaps, 0, firstId),
  read_seq: Math.min(conversation.read_seq, head),
  told_seq: Math.min(conversation.told_seq, head),
  peer_read_seq: Math.min(conversation.peer_read_seq, head),
  counted_seq: Math.min(conversation.counted_seq, head),
  // The server knows of every removal when it answers; of a life that is over there may be other messages with these numbers.
  ...noRemovals,
})

/** Whether the conversation is in the chat list. */
export const isListed = ({ last_time }: SessionRow): boolean => last_time > 0

/** S-53: only conversations that are in the list, and not on do-not-disturb at this moment, count. */
export const unreadTotal = (conversations: readonly SessionRow[], nowMs: number): number =>
  conversations
    .filter((conversation) => isListed(conversation) && !isQuietAt(conversation, nowMs))
    .reduce((sum, { unread_count }) => sum + unread_count, 0)
