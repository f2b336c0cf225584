import * as z from 'zod/mini'
import { event } from '../event.ts'
import { flag, id } from '../schema.ts'
import { conversationId, message, messageSender } from './schemas.ts'

export const chatEvents = {
  /** A message, itself the event of its seq; `self` is 1 on the sender's own devices. */
  privateMessage: event({
    action: 'private_msg',
    stream: 'conversation',
    data: z.object({ message, sender: messageSender, self: flag() }),
  }),
  /** A device of mine pinned or muted a conversation. */
  sessionChanged: event({
    action: 'session_changed',
    stream: 'user',
    data: z.object({
      conversation_id: conversationId(),
      chat_type: z.enum(['private', 'group']),
      target_id: id(),
      is_top: z.optional(flag()),
      disturbing: z.optional(flag()),
    }),
  }),
  /** The other side stored my messages up to `seq` on a device. */
  received: event({
    action: 'receipt_received',
    stream: 'transient',
    data: z.object({ conversation_id: conversationId(), seq: id(), by_user_id: id() }),
  }),
  /** Somebody read up to `msg_id`: the other side (`self` 0), or I on another device (`self` 1). */
  read: event({
    action: 'receipt_read',
    stream: 'transient',
    data: z.object({
      conversation_id: conversationId(),
      chat_type: z.enum(['private', 'group']),
      target_id: id(),
      msg_id: id(),
      read_seq: id(),
      by_user_id: id(),
      self: flag(),
    }),
  }),
} as const
