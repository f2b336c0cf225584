import { mentionsIn, mentionsMe } from '@cliffhanger/rules/chat/mentions.ts'
import { textOf } from '@cliffhanger/rules/chat/message-content.ts'
import { countsAsUnread } from '../conversations/conversation-row.ts'
import type { Unsent } from '../conversations/drafts/unsent.ts'
import type { Chat } from '../conversations/use-chat.ts'
import { withWaiting } from '../outbox/outbox-state.ts'
import { type ChatRow, chatRows } from './chat-rows.ts'

/** The rows of an open chat; what waits to be sent only where its end is drawn. */
export const rowsOf = (
  chat: Chat,
  myId: number,
  firstUnreadId: number,
  isOnline: boolean,
  unsent: readonly Unsent[] = [],
): ChatRow[] => {
  const from = chat.hasOlder ? (chat.messages[0]?.msg_id ?? 0) : 0
  const to = chat.hasNewer ? (chat.messages.at(-1)?.msg_id ?? 0) : Number.POSITIVE_INFINITY
  return chatRows({
    messages: chat.messages,
    outbox: chat.hasNewer ? [] : withWaiting(chat.outbox, isOnline),
    myId,
    peerReadSeq: chat.session?.peer_read_seq ?? 0,
    firstUnreadId,
    senders: chat.senders,
    translations: chat.translations,
    unsent: unsent.filter(({ msgId }) => msgId > from && msgId < to),
  })
}

/** The message the line of what is new stands before: the first one that was unread when the chat was opened; 0 where none
 *  was, or where it lies further up than what is drawn. What stands above a message of mine is read: I answered it. */
export const firstUnreadOf = (
  { messages, hasOlder }: Pick<Chat, 'messages' | 'hasOlder'>,
  myId: number,
  readSeq: number,
): number => {
  const answered = messages.findLastIndex(({ sender_id, msg_type }) => sender_id === myId && msg_type !== 'sys_notice')
  const index = messages.findIndex(
    (message, place) => place > answered && message.seq > readSeq && countsAsUnread(message, myId),
  )
  return index < 0 || (index === 0 && hasOlder) ? 0 : (messages[index]?.msg_id ?? 0)
}

/** Messages that were unread when the chat was opened and mention me (S-52). */
export const mentionsAfter = ({ messages }: Chat, myId: number, readSeq: number): number[] =>
  messages.flatMap((message) =>
    message.chat_type === 'group' &&
    message.seq > readSeq &&
    countsAsUnread(message, myId) &&
    mentionsMe(mentionsIn(textOf(message.content_text)), myId)
      ? [message.msg_id]
      : [],
  )
