import * as z from 'zod/mini'
import { count, flag, id, queryNumber, seconds, text } from '../schema.ts'
import { shownPoll } from './polls.ts'
import { shownReaction } from './reactions.ts'
import { reviewStates } from './states.ts'

/** `p_{smaller user id}_{larger}` for two people, `g_{group_id}` for a group. */
export const conversationId = () => z.string().check(z.regex(/^(p_[1-9]\d{0,15}_[1-9]\d{0,15}|g_[1-9]\d{0,15})$/))

export const messageTypes = [
  'text',
  'image',
  'video',
  'audio',
  'mixed',
  'r_p',
  'b_c',
  'poll',
  'sticker',
  'sys_notice',
] as const
export type MessageType = (typeof messageTypes)[number]

/** Longest content_text in characters (V-38). */
export const contentTextLimit = 20_000

/** First item of every content_text (entities.md "Message"); the text is at most 5000 characters (V-38). `silent`: it comes without a sound (S-133). */
export const textItem = z.object({
  text: z.object({
    content: text(0, 5000),
    trans: z.optional(text(0, 20_000)),
    lang: z.optional(text(0, 10)),
    silent: z.optional(z.literal(1)),
  }),
})

/** A business card, after an empty text. */
export const cardItem = z.object({
  b_c: z.object({ user_id: id(), user_no: z.string(), nick_name: z.string(), avatar_url: z.string() }),
})

/** A sticker as it was sent, after the emoji it stands for (S-147). */
export const stickerItem = z.object({ sticker: z.object({ id: id(), pack_id: id(), image_url: z.string() }) })

/** Something the server says, after an empty text; clients word it by `action`, `text` is what older ones show. */
export const noticeItem = z.object({
  sys_notice: z.object({
    action: z.string(),
    operator_id: count(),
    operator_name: z.string(),
    members: z.array(z.object({ user_id: id(), nick_name: z.string() })),
    text: z.string(),
  }),
})

/** One message as its reader sees it; `ip` and `ip_addr` are '' where the reader may not see them. */
export const message = z.object({
  id: id(),
  msg_id: id(),
  local_id: z.string(),
  seq: id(),
  conversation_id: conversationId(),
  sender_id: count(),
  target_id: id(),
  msg_type: z.enum(messageTypes),
  content_text: z.string(),
  ref_msg_id: count(),
  create_time: seconds(),
  msg_status: z.enum(['unread', 'read']),
  ip: z.string(),
  ip_addr: z.string(),
  is_review: z.literal(Object.values(reviewStates)),
  chat_type: z.enum(['private', 'group', 'temp_private']),
  /** When its text was last changed; absent: never. */
  edit_time: z.optional(seconds()),
  /** In the order in which they came up; absent where nobody reacted. */
  reactions: z.optional(z.array(shownReaction)),
  /** How it stands for the reader; absent where it is no poll. */
  poll: z.optional(shownPoll),
})
export type Message = z.output<typeof message>

/** Who sent a message, as a frame carries it; user 0 is the platform. */
export const messageSender = z.object({
  user_id: count(),
  user_no: z.string(),
  nick_name: z.string(),
  avatar_url: z.string(),
  user_type: count(),
})
export type MessageSender = z.output<typeof messageSender>

/** The sender of a group message, as a frame carries it; without a role if the sender has left the group. */
export const groupSender = z.object({
  user_id: count(),
  nick_name: z.string(),
  group_nickname: z.string(),
  avatar_url: z.string(),
  role: z.enum(['creator', 'manager', 'member', '']),
})
export type GroupSender = z.output<typeof groupSender>

/** A conversation in the chat list. */
export const chatSession = z.object({
  conversation_id: conversationId(),
  chat_id: id(),
  chat_name: z.string(),
  nick_name: z.string(),
  chat_face: z.string(),
  chat_member_type: count(),
  chat_type: z.enum(['private', 'group']),
  last_msg: z.string(),
  last_msg_id: count(),
  last_time: seconds(),
  is_top: flag(),
  disturbing: flag(),
  /** When the mute ends by itself, in seconds; absent where it does not (S-131). */
  disturbing_until: z.optional(count()),
  /** Put into the archive by the reader, and the newest message they had seen then; absent: it is not (S-132). */
  is_archived: z.optional(flag()),
  archived_msg_id: z.optional(count()),
  last_msg_type: z.string(),
  /** Who of a group wrote it, as the others call them; '' for the reader, for two people, and for what the server tells. */
  last_sender: z._default(z.string(), ''),
  at: flag(),
  unread_count: count(),
  head_seq: count(),
  read_seq: count(),
})
export type ChatSession = z.output<typeof chatSession>

/** What every send gives. */
export const sendFields = {
  local_id: z.uuid().check(z.toLowerCase()),
  target_id: id(),
  msg_type: z._default(z.enum(['text', 'image', 'video', 'audio', 'mixed', 'b_c', 'poll', 'sticker']), 'text'),
  content_text: text(2, contentTextLimit),
  ref_msg_id: z._default(count(), 0),
}

/** What every send answers; `content_text` as it is stored. */
export const sentMessage = z.object({
  msg_id: id(),
  local_id: z.string(),
  conversation_id: conversationId(),
  create_time: seconds(),
  msg_status: z.literal('unread'),
  is_review: z.literal(Object.values(reviewStates)),
  ip: z.string(),
  ip_addr: z.string(),
  msg_type: z.enum(messageTypes),
  content_text: z.string(),
})

/** What every list of messages is asked by. */
export const listFields = {
  msg_id: queryNumber(count()),
  select_type: z.enum(['offline', 'up', 'down', 'search']),
  limit: z._default(queryNumber(z.int().check(z.gte(1), z.lte(200))), 50),
  keyword: z.optional(text(1, 50)),
  msg_type: z.optional(z.enum(messageTypes)),
  end_time: z.optional(queryNumber(seconds())),
  sender_id: z.optional(queryNumber(id())),
}

/** Which conversation a list is about: the other member, or the group; 0 all of them. */
export const listTarget = () => z._default(queryNumber(count()), 0)

interface ListQuery {
  readonly select_type: z.output<typeof listFields.select_type>
  readonly keyword?: string | undefined
}

/** Older and newer messages are those of one conversation. */
export const hasListTarget = ({ select_type }: ListQuery, target: number): boolean =>
  target > 0 || select_type === 'offline' || select_type === 'search'

/** A search needs a word to look for. */
export const hasKeyword = ({ select_type, keyword }: ListQuery): boolean =>
  keyword !== undefined || select_type !== 'search'

/** What every list of messages answers; `sessions` to a new device. */
export const messageList = z.object({
  list: z.array(message),
  has_more: flag(),
  sessions: z.optional(z.array(chatSession)),
})

/** Up to which message somebody has read a conversation. */
export const readReceipt = z.object({
  conversation_id: conversationId(),
  msg_id: id(),
  target_id: id(),
  read_seq: z.optional(count()),
})

/** A message to be taken back, and where it stands. */
export const withdrawal = z.object({ msg_id: id(), target_id: id() })

/** Those of the messages that were really deleted. */
export const deletedMessages = z.object({ msg_ids: z.array(id()) })

/** Most messages a group pins at once (S-124). */
export const pinsMax = 20

/** A pinned message of a group. */
export const pinnedMessage = z.object({
  msg_id: id(),
  content_text: z.string(),
  conversation_id: conversationId(),
  sender_id: count(),
  target_id: id(),
  msg_type: z.enum(messageTypes),
})
export type PinnedMessage = z.output<typeof pinnedMessage>

/** My own copy of a message: it stays when the message goes. */
export const favorite = z.object({
  id: id(),
  msg_id: id(),
  chat_type: z.enum(['private', 'group']),
  chat_id: id(),
  sender_id: count(),
  sender_name: z.string(),
  msg_type: z.enum(messageTypes),
  content_text: z.string(),
  create_time: seconds(),
})
export type Favorite = z.output<typeof favorite>
