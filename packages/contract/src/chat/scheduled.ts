import * as z from 'zod/mini'
import { call } from '../call.ts'
import { event } from '../event.ts'
import { count, empty, id, seconds, text } from '../schema.ts'
import { contentTextLimit, conversationId, sentMessage } from './schemas.ts'

/** S-134: so many of a member's messages wait at most, and so far ahead. */
export const scheduledLimits = { waiting: 100, daysAhead: 365 } as const

export const scheduledStates = { waiting: 1, refused: -1 } as const

/** Kinds of messages that wait: all that a member sends. */
const scheduledTypes = ['text', 'image', 'video', 'audio', 'mixed', 'b_c', 'poll', 'sticker'] as const
export type ScheduledType = (typeof scheduledTypes)[number]

export const isScheduledType = (type: string): type is ScheduledType =>
  scheduledTypes.some((scheduled) => scheduled === type)

const messageType = () => z._default(z.enum(scheduledTypes), 'text')

/** A message that is sent when its time comes; a quiz with what is right in it. */
export const scheduledMessage = z.object({
  scheduled_id: id(),
  local_id: z.string(),
  conversation_id: conversationId(),
  target_id: id(),
  chat_type: z.enum(['private', 'group']),
  msg_type: messageType(),
  content_text: z.string(),
  ref_msg_id: count(),
  send_time: seconds(),
  state: z.literal(Object.values(scheduledStates)),
  /** Why it was refused when its time came, in the reader's language; '' while it waits. */
  reason: z.string(),
})
export type ScheduledMessage = z.output<typeof scheduledMessage>

const chosen = z.object({ scheduled_id: id() })

export const scheduledCalls = {
  scheduleMessage: call({
    id: 'scheduled-add',
    method: 'POST',
    path: '/api/v6/Scheduled/add',
    auth: 'bearer',
    rate: '60/min',
    request: z.object({
      local_id: z.uuid().check(z.toLowerCase()),
      chat_type: z.enum(['private', 'group']),
      target_id: id(),
      msg_type: messageType(),
      /** Its content, as it would be sent now. */
      content_text: text(2, contentTextLimit),
      ref_msg_id: z._default(count(), 0),
      send_time: seconds(),
    }),
    data: scheduledMessage,
    errors: ['notFound', 'tooManyScheduled', 'idempotencyKeyReused', 'stateChanged', 'fileNotUploaded'],
    summary: 'Keeps a message of mine until its time comes, once per local_id; it is sent then, with the local_id',
  }),
  listScheduled: call({
    id: 'scheduled-list',
    method: 'GET',
    path: '/api/v6/Scheduled/list',
    auth: 'bearer',
    rate: '120/min',
    request: empty(),
    data: z.object({ list: z.array(scheduledMessage) }),
    errors: [],
    quiet: true,
    summary: 'My messages that wait for their time, and those that were refused then, the next one first',
  }),
  editScheduled: call({
    id: 'scheduled-edit',
    method: 'POST',
    path: '/api/v6/Scheduled/edit',
    auth: 'bearer',
    rate: '60/min',
    request: z.extend(chosen, {
      /** With the same files. */
      content_text: z.optional(text(2, contentTextLimit)),
      send_time: z.optional(seconds()),
    }),
    data: scheduledMessage,
    errors: ['notFound', 'stateChanged', 'cannotEditMessage'],
    summary: 'Changes what a waiting message says, or when it is sent; with a time, one that was refused waits again',
  }),
  sendScheduled: call({
    id: 'scheduled-send',
    method: 'POST',
    path: '/api/v6/Scheduled/send',
    auth: 'bearer',
    rate: '60/min',
    request: chosen,
    data: sentMessage,
    errors: [
      'notFound',
      'stateChanged',
      'notFriends',
      'blacklisted',
      'mutedInGroup',
      'groupMuted',
      'notGroupMember',
      'groupForbids',
      'groupDissolved',
      'messageGone',
      'idempotencyKeyReused',
      'slowMode',
      'fileNotUploaded',
      'stickerGone',
    ],
    summary: 'Sends a waiting message now; where it is refused it waits as before',
  }),
  deleteScheduled: call({
    id: 'scheduled-del',
    method: 'POST',
    path: '/api/v6/Scheduled/del',
    auth: 'bearer',
    rate: '60/min',
    request: chosen,
    data: empty(),
    errors: ['stateChanged'],
    summary: 'Takes a waiting message back before it is sent; one that is gone stays gone',
  }),
} as const

/** Messages of the member that wait in a conversation changed. Whoever misses it has the list. */
export const scheduledChanged = event({
  action: 'scheduled',
  stream: 'transient',
  data: z.object({ conversation_id: conversationId() }),
})
