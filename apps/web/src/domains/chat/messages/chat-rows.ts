import type { ShownPoll } from '@cliffhanger/contract/chat/polls.ts'
import type { ShownReaction } from '@cliffhanger/contract/chat/reactions.ts'
import type { Message } from '@cliffhanger/contract/chat/schemas.ts'
import { minuteMs } from '@cliffhanger/contract/duration.ts'
import type { MessageState } from '@cliffhanger/rules/chat/message-state.ts'
import { bodyOf, type MessageBody, type Notice } from '@cliffhanger/rules/chat/preview.ts'
import { memberName } from '../../../shared/people/people.ts'
import type { Unsent } from '../conversations/drafts/unsent.ts'
import { dayOf } from '../conversations/time-ago.ts'
import type { MemberRow, OutboxRow } from '../storage/rows.ts'

/** Who wrote a message of a group, as it is drawn beside it. */
export interface Sender {
  readonly userId: number
  readonly name: string
  readonly avatarUrl: string
  readonly role: MemberRow['role']
}

/** A message as it is drawn. */
export interface Bubble {
  readonly kind: 'bubble'
  readonly key: string
  readonly localId: string
  /** 0 while the server has not confirmed it. */
  readonly msgId: number
  readonly senderId: number
  readonly isMine: boolean
  readonly msgType: Message['msg_type']
  readonly contentText: string
  readonly body: Exclude<MessageBody, { readonly kind: 'notice' }>
  readonly sentMs: number
  /** Its text was changed since. */
  readonly isEdited: boolean
  readonly state: MessageState
  /** It could not be sent so far, and is tried again. */
  readonly isWaiting: boolean
  /** The text in the language of the device; '' where it is not translated. */
  readonly translation: string
  readonly refMsgId: number
  /** 0 under review, 1 to be seen by all, 2 rejected. */
  readonly review: Message['is_review']
  /** Only in groups, and not for mine. */
  readonly sender: Sender | undefined
  /** What members reacted with, in the order in which it came up. */
  readonly reactions: readonly ShownReaction[]
  /** How a poll stands; undefined while it is on its way. */
  readonly poll: ShownPoll | undefined
  /** Place its sender wrote from, where I may see it. */
  readonly place: string
  /** First and last of what one sender wrote in one go. */
  readonly isFirst: boolean
  readonly isLast: boolean
}

/** One row of an open chat, from the oldest to the newest. */
export type ChatRow =
  | Bubble
  | { readonly kind: 'day'; readonly key: string; readonly ms: number }
  | { readonly kind: 'new'; readonly key: string }
  | { readonly kind: 'unsent'; readonly key: string; readonly msgId: number; readonly text: string }
  | { readonly kind: 'notice'; readonly key: string; readonly msgId: number; readonly notice: Notice }

export interface ChatContent {
  /** Confirmed messages by msg_id. */
  readonly messages: readonly Message[]
  /** What waits in the outbox, in its order; only where the newest messages are drawn. */
  readonly outbox: readonly (Pick<
    OutboxRow,
    'local_id' | 'content_text' | 'create_time' | 'ref_msg_id' | 'msg_type'
  > & {
    readonly state: MessageState
    readonly isWaiting: boolean
  })[]
  readonly myId: number
  /** The other side, or somebody in the group, has read my messages up to this seq. */
  readonly peerReadSeq: number
  /** The first message that was unread when the chat was opened; 0 = none. */
  readonly firstUnreadId: number
  /** The members of the group by user id. */
  readonly senders: ReadonlyMap<number, MemberRow>
  /** Messages in the language of the device, by msg_id. */
  readonly translations: ReadonlyMap<number, string>
  /** What I took back on this device of what is drawn, by msg_id. */
  readonly unsent?: readonly Unsent[]
}

type Plain = Omit<Bubble, 'isFirst' | 'isLast'>

const senderOf = (message: Message, { senders }: ChatContent): Sender | undefined => {
  if (message.chat_type !== 'group') return undefined
  const member = senders.get(message.sender_id)
  return {
    userId: message.sender_id,
    name: member ? memberName(member) : '',
    avatarUrl: member?.avatar_url ?? '',
    role: member?.role ?? '',
  }
}

const rowOf = (message: Message, content: ChatContent): Plain | Exclude<ChatRow, Bubble> => {
  const { myId, peerReadSeq } = content
  const body = bodyOf(message)
  if (body.kind === 'notice')
    return { kind: 'notice', key: `id-${message.msg_id}`, msgId: message.msg_id, notice: body.notice }
  const isMine = message.sender_id === myId
  const isRead = message.msg_status === 'read' || (message.seq > 0 && message.seq <= peerReadSeq)
  return {
    kind: 'bubble',
    // A message of mine stays the same row when it leaves the outbox; other local_ids are not ours to rely on.
    key: isMine ? message.local_id : `id-${message.msg_id}`,
    localId: message.local_id,
    msgId: message.msg_id,
    senderId: message.sender_id,
    isMine,
    msgType: message.msg_type,
    contentText: message.content_text,
    body,
    sentMs: message.create_time * 1000,
    isEdited: message.edit_time !== undefined,
    state: isMine && isRead ? 'read' : 'unread',
    isWaiting: false,
    translation: content.translations.get(message.msg_id) ?? (body.kind === 'text' ? body.translation : ''),
    refMsgId: message.ref_msg_id,
    review: message.is_review,
    sender: isMine ? undefined : senderOf(message, content),
    reactions: message.reactions ?? [],
    poll: message.poll,
    place: message.ip_addr,
  }
}

const waitingBubbleOf = (row: ChatContent['outbox'][number], myId: number): Plain => {
  const msgType = row.msg_type ?? 'text'
  const body = bodyOf({ msg_type: msgType, content_text: row.content_text })
  return {
    kind: 'bubble',
    key: row.local_id,
    localId: row.local_id,
    msgId: 0,
    senderId: myId,
    isMine: true,
    msgType,
    contentText: row.content_text,
    body: body.kind === 'notice' ? { kind: 'unreadable' } : body,
    sentMs: row.create_time * 1000,
    isEdited: false,
    state: row.state,
    isWaiting: row.isWaiting,
    translation: '',
    refMsgId: row.ref_msg_id,
    review: 1,
    sender: undefined,
    reactions: [],
    poll: undefined,
    place: '',
  }
}

/** A pause so long ends a run of messages. */
const pauseMs = 5 * minuteMs

const belongTogether = (one: Plain | ChatRow | undefined, other: Plain | ChatRow | undefined): boolean =>
  one?.kind === 'bubble' &&
  other?.kind === 'bubble' &&
  one.senderId === other.senderId &&
  other.sentMs - one.sentMs < pauseMs

/** The rows of a chat: messages by msg_id, what waits last; a line before each day and before the first unread message. */
export const chatRows = (content: ChatContent): ChatRow[] => {
  const rows: (Plain | Exclude<ChatRow, Bubble>)[] = []
  let day: number | undefined
  const openDay = (ms: number): void => {
    if (dayOf(ms) === day) return
    day = dayOf(ms)
    rows.push({ kind: 'day', key: `day-${day}`, ms })
  }
  const unsent = [...(content.unsent ?? [])]
  const addUnsent = (beforeId: number): void => {
    for (let next = unsent[0]; next && next.msgId < beforeId; next = unsent[0]) {
      openDay(next.sentMs)
      rows.push({ kind: 'unsent', key: `unsent-${next.msgId}`, msgId: next.msgId, text: next.text })
      unsent.shift()
    }
  }
  for (const message of content.messages) {
    addUnsent(message.msg_id)
    openDay(message.create_time * 1000)
    if (message.msg_id === content.firstUnreadId) rows.push({ kind: 'new', key: 'new' })
    rows.push(rowOf(message, content))
  }
  addUnsent(Number.POSITIVE_INFINITY)
  for (const row of content.outbox) {
    openDay(row.create_time * 1000)
    rows.push(waitingBubbleOf(row, content.myId))
  }
  return rows.map((row, index) =>
    row.kind === 'bubble'
      ? { ...row, isFirst: !belongTogether(rows[index - 1], row), isLast: !belongTogether(row, rows[index + 1]) }
      : row,
  )
}

/** The row a message stands in; -1 where it is not drawn. */
export const rowIndexOf = (rows: readonly ChatRow[], messageId: number): number =>
  rows.findIndex((row) => (row.kind === 'bubble' || row.kind === 'notice') && row.msgId === messageId)

const isSameReaction = (one: readonly ShownReaction[], other: readonly ShownReaction[]): boolean =>
  one.length === other.length &&
  one.every(
    ({ emoji, total, mine }, index) =>
      emoji === other[index]?.emoji && total === other[index]?.total && mine === other[index]?.mine,
  )

const isSamePoll = (one: ShownPoll | undefined, other: ShownPoll | undefined): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other)

/** Whether two rows of one message look the same: what they hold is read anew with every change of the chat. */
export const looksSame = (one: Bubble, other: Bubble): boolean =>
  one.key === other.key &&
  one.msgId === other.msgId &&
  one.contentText === other.contentText &&
  one.translation === other.translation &&
  one.state === other.state &&
  one.isWaiting === other.isWaiting &&
  one.review === other.review &&
  one.isFirst === other.isFirst &&
  one.isLast === other.isLast &&
  one.sender?.name === other.sender?.name &&
  one.sender?.avatarUrl === other.sender?.avatarUrl &&
  one.sender?.role === other.sender?.role &&
  isSameReaction(one.reactions, other.reactions) &&
  isSamePoll(one.poll, other.poll)
