import type { Message } from '@cliffhanger/contract/chat/schemas.ts'
import { textOf } from '@cliffhanger/rules/chat/message-content.ts'
import type { MessageState } from '@cliffhanger/rules/chat/message-state.ts'
import type { OutboxRow } from '../../platform/local-database.ts'
import { noticeOf } from './message-line.ts'
import { dayOf } from './time-ago.ts'

/** A message as it is drawn. */
export interface Bubble {
  readonly kind: 'bubble'
  readonly key: string
  readonly localId: string
  /** 0 while the server has not confirmed it. */
  readonly msgId: number
  readonly isMine: boolean
  /** Empty where this version cannot show the message. */
  readonly text: string
  readonly sentMs: number
  readonly state: MessageState
  readonly refMsgId: number
  /** First and last of the messages of one sender in one minute. */
  readonly isFirst: boolean
  readonly isLast: boolean
}

/** One row of an open chat, from the oldest to the newest. */
export type ChatRow =
  | Bubble
  | { readonly kind: 'day'; readonly key: string; readonly ms: number }
  | { readonly kind: 'new'; readonly key: string }
  | { readonly kind: 'notice'; readonly key: string; readonly action: string; readonly text: string }

export interface ChatContent {
  /** Confirmed messages by msg_id. */
  readonly messages: readonly Message[]
  /** What waits in the outbox, in its order. */
  readonly outbox: readonly (Pick<OutboxRow, 'local_id' | 'content_text' | 'create_time' | 'ref_msg_id'> & {
    readonly state: MessageState
  })[]
  readonly myId: number
  /** The other side has read my messages up to this seq. */
  readonly peerReadSeq: number
  /** The first message that was unread when the chat was opened; 0 = none. */
  readonly firstUnreadId: number
}

type Plain = Omit<Bubble, 'isFirst' | 'isLast'>

const bubbleOf = (message: Message, { myId, peerReadSeq }: ChatContent): Plain => {
  const isMine = message.sender_id === myId
  const isRead = message.msg_status === 'read' || (message.seq > 0 && message.seq <= peerReadSeq)
  return {
    kind: 'bubble',
    // A message of mine stays the same row when it leaves the outbox; other local_ids are not ours to rely on.
    key: isMine ? message.local_id : `id-${message.msg_id}`,
    localId: message.local_id,
    msgId: message.msg_id,
    isMine,
    text: textOf(message.content_text),
    sentMs: message.create_time * 1000,
    state: isMine && isRead ? 'read' : 'unread',
    refMsgId: message.ref_msg_id,
  }
}

const waitingBubbleOf = (row: ChatContent['outbox'][number]): Plain => ({
  kind: 'bubble',
  key: row.local_id,
  localId: row.local_id,
  msgId: 0,
  isMine: true,
  text: textOf(row.content_text),
  sentMs: row.create_time * 1000,
  state: row.state,
  refMsgId: row.ref_msg_id,
})

const minuteOf = (ms: number): number => Math.floor(ms / 60_000)

const belongTogether = (one: Plain | ChatRow | undefined, other: Plain | ChatRow | undefined): boolean =>
  one?.kind === 'bubble' &&
  other?.kind === 'bubble' &&
  one.isMine === other.isMine &&
  minuteOf(one.sentMs) === minuteOf(other.sentMs)

/** The rows of a chat: messages by msg_id, what waits last; a line before each day and before the first unread message. */
export const chatRows = (content: ChatContent): ChatRow[] => {
  const rows: (Plain | Exclude<ChatRow, Bubble>)[] = []
  let day: number | undefined
  const openDay = (ms: number): void => {
    if (dayOf(ms) === day) return
    day = dayOf(ms)
    rows.push({ kind: 'day', key: `day-${day}`, ms })
  }
  for (const message of content.messages) {
    openDay(message.create_time * 1000)
    if (message.msg_id === content.firstUnreadId) rows.push({ kind: 'new', key: 'new' })
    const notice = noticeOf(message)
    rows.push(notice ? { kind: 'notice', key: `id-${message.msg_id}`, ...notice } : bubbleOf(message, content))
  }
  for (const row of content.outbox) {
    openDay(row.create_time * 1000)
    rows.push(waitingBubbleOf(row))
  }
  return rows.map((row, index) =>
    row.kind === 'bubble'
      ? { ...row, isFirst: !belongTogether(rows[index - 1], row), isLast: !belongTogether(row, rows[index + 1]) }
      : row,
  )
}
