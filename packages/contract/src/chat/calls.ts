import * as z from 'zod/mini'
import { call } from '../call.ts'
import { count, empty, flag, id, queryNumber, seconds, text } from '../schema.ts'
import { chatSession, contentTextLimit, conversationId, message, messageTypes } from './schemas.ts'

const listQuery = z
  .object({
    friend_id: z._default(queryNumber(count()), 0),
    msg_id: queryNumber(count()),
    select_type: z.enum(['offline', 'up', 'down', 'search']),
    limit: z._default(queryNumber(z.int().check(z.gte(1), z.lte(200))), 50),
    keyword: z.optional(text(1, 50)),
    msg_type: z.optional(z.enum(messageTypes)),
    end_time: z.optional(queryNumber(seconds())),
  })
  .check(
    z.refine(({ select_type, friend_id }) => friend_id > 0 || select_type === 'offline' || select_type === 'search', {
      path: ['friend_id'],
    }),
    z.refine(({ select_type, keyword }) => keyword !== undefined || select_type !== 'search', { path: ['keyword'] }),
  )

export const chatCalls = {
  sendPrivateMessage: call({
    id: 'privatemsg-send',
    method: 'POST',
    path: '/api/v6/PrivateMsg/send',
    auth: 'bearer',
    request: z.object({
      local_id: z.uuid().check(z.toLowerCase()),
      target_id: id(),
      msg_type: z._default(z.enum(['text', 'image', 'video', 'audio', 'mixed', 'b_c']), 'text'),
      content_text: text(2, contentTextLimit),
      ref_msg_id: z._default(count(), 0),
      chat_type: z._default(z.enum(['private', 'temp_private']), 'private'),
    }),
    data: z.object({
      msg_id: id(),
      local_id: z.string(),
      conversation_id: conversationId(),
      create_time: seconds(),
      msg_status: z.literal('unread'),
      is_review: z.literal([0, 1, 2]),
      ip: z.string(),
      ip_addr: z.string(),
      msg_type: z.enum(messageTypes),
      content_text: z.string(),
    }),
    errors: ['notFriends', 'blacklisted', 'messageGone', 'fileNotUploaded', 'idempotencyKeyReused'],
    summary: 'Stores and delivers one private message, once per local_id',
  }),
  listPrivateMessages: call({
    id: 'privatemsg-messageList',
    method: 'GET',
    path: '/api/v6/PrivateMsg/messageList',
    auth: 'bearer',
    rate: '300/min',
    request: listQuery,
    data: z.object({ list: z.array(message), has_more: flag(), sessions: z.optional(z.array(chatSession)) }),
    errors: ['notFound'],
    quiet: true,
    summary: 'Lists private messages: missed, older, newer, or holding a word',
  }),
  readPrivateMessages: call({
    id: 'privatemsg-receipt',
    method: 'POST',
    path: '/api/v6/PrivateMsg/receipt',
    auth: 'bearer',
    rate: '600/min',
    request: z.object({
      conversation_id: conversationId(),
      msg_id: id(),
      target_id: id(),
      read_seq: z.optional(count()),
    }),
    data: z.object({ msg_id: id() }),
    errors: ['notFound'],
    quiet: true,
    summary: 'Marks every message of the other side up to this one as read',
  }),
  receivePrivateMessages: call({
    id: 'privatemsg-received_receipt',
    method: 'POST',
    path: '/api/v6/PrivateMsg/received_receipt',
    auth: 'bearer',
    rate: '600/min',
    request: z.object({ msg_ids: z.array(id()).check(z.minLength(1), z.maxLength(200)) }),
    data: empty(),
    errors: [],
    quiet: true,
    summary: 'Tells that these messages are stored on a device of mine',
  }),
} as const
