import * as z from 'zod/mini'
import { call } from '../call.ts'
import { event } from '../event.ts'
import { empty, id, seconds } from '../schema.ts'
import { conversationId, messageTypes } from './schemas.ts'

/** S-138: so many reminders of a member wait at most, and so far ahead. */
export const reminderLimits = { waiting: 100, daysAhead: 365 } as const

/** A message that its reader wants to be reminded of. */
export const reminder = z.object({
  reminder_id: id(),
  conversation_id: conversationId(),
  chat_type: z.enum(['private', 'group']),
  target_id: id(),
  msg_id: id(),
  msg_type: z.enum(messageTypes),
  /** The message as it is now. */
  content_text: z.string(),
  remind_time: seconds(),
})
export type Reminder = z.output<typeof reminder>

export const reminderCalls = {
  setReminder: call({
    id: 'reminder-set',
    method: 'POST',
    path: '/api/v6/Reminder/set',
    auth: 'bearer',
    rate: '60/min',
    request: z.object({ msg_id: id(), remind_time: seconds() }),
    data: reminder,
    errors: ['messageGone', 'tooManyReminders'],
    summary: 'Reminds me of a message I may read; one there is already gets this time',
  }),
  listReminders: call({
    id: 'reminder-list',
    method: 'GET',
    path: '/api/v6/Reminder/list',
    auth: 'bearer',
    rate: '120/min',
    request: empty(),
    data: z.object({ list: z.array(reminder) }),
    errors: [],
    quiet: true,
    summary: 'My reminders of messages I may still read, the next one first',
  }),
  deleteReminder: call({
    id: 'reminder-del',
    method: 'POST',
    path: '/api/v6/Reminder/del',
    auth: 'bearer',
    rate: '60/min',
    request: z.object({ msg_id: id() }),
    data: empty(),
    errors: [],
    summary: 'Takes the reminder of a message back; one that is gone stays gone',
  }),
} as const

/** Reminders of the member changed. Whoever misses it has the list. */
export const remindersChanged = event({ action: 'reminders', stream: 'transient', data: z.object({ msg_id: id() }) })
