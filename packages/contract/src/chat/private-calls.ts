import * as z from 'zod/mini'
import { call } from '../call.ts'
import { languages } from '../language.ts'
import { empty, flag, id, text } from '../schema.ts'
import {
  conversationId,
  deletedMessages,
  hasKeyword,
  hasListTarget,
  listFields,
  listTarget,
  messageList,
  readReceipt,
  sendFields,
  sentMessage,
  withdrawal,
} from './schemas.ts'

const listQuery = z.object({ friend_id: listTarget(), ...listFields }).check(
  z.refine((query) => hasListTarget(query, query.friend_id), { path: ['friend_id'] }),
  z.refine(hasKeyword, { path: ['keyword'] }),
)

export const privateMessageCalls = {
  sendPrivateMessage: call({
    id: 'privatemsg-send',
    method: 'POST',
    path: '/api/v6/PrivateMsg/send',
    auth: 'bearer',
    request: z.object({ ...sendFields, chat_type: z._default(z.enum(['private', 'temp_private']), 'private') }),
    data: sentMessage,
    errors: ['notFriends', 'blacklisted', 'messageGone', 'fileNotUploaded', 'stickerGone', 'idempotencyKeyReused'],
    summary: 'Stores and delivers one private message, once per local_id',
  }),
  listPrivateMessages: call({
    id: 'privatemsg-messageList',
    method: 'GET',
    path: '/api/v6/PrivateMsg/messageList',
    auth: 'bearer',
    rate: '300/min',
    request: listQuery,
    data: messageList,
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
    request: readReceipt,
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
  deletePrivateMessages: call({
    id: 'privatemsg-delmsg',
    method: 'POST',
    path: '/api/v6/PrivateMsg/delmsg',
    auth: 'bearer',
    rate: '120/min',
    request: z
      .object({
        target_id: id(),
        conversation_id: conversationId(),
        del_msg_type: z.literal([1, 2, 3]),
        msg_ids: z._default(z.array(id()).check(z.maxLength(100)), []),
      })
      .check(z.refine(({ del_msg_type, msg_ids }) => del_msg_type === 3 || msg_ids.length > 0, { path: ['msg_ids'] })),
    data: deletedMessages,
    errors: ['noPermission', 'notFound', 'messageGone'],
    summary: 'Deletes messages: 1 for me, 2 my own for both sides, 3 the whole conversation for me',
  }),
  withdrawPrivateMessage: call({
    id: 'privatemsg-withdraw',
    method: 'POST',
    path: '/api/v6/PrivateMsg/withdraw',
    auth: 'bearer',
    rate: '120/min',
    request: withdrawal,
    data: z.object({ msg_id: id() }),
    errors: ['messageGone', 'cannotWithdrawMessage'],
    summary: 'Withdraws my own message on both sides while the time for it runs',
  }),
  translateText: call({
    id: 'ext-translate',
    method: 'POST',
    path: '/api/v6/Comm/translate',
    auth: 'bearer',
    rate: '60/min',
    request: z.object({
      text: text(1, 5000),
      target: z.enum(languages),
      source: z._default(text(2, 10), 'auto'),
    }),
    data: z.object({ text: z.string(), translated: flag(), source: z.string() }),
    errors: [],
    timeoutMs: 20_000,
    summary: 'Translates a text; without a provider the reply is the unchanged text with translated 0',
  }),
} as const
