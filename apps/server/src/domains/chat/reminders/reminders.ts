import type { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { type Reminder, reminderLimits, remindersChanged } from '@cliffhanger/contract/chat/reminders.ts'
import { dayMs } from '@cliffhanger/contract/duration.ts'
import { toSeconds } from '@cliffhanger/contract/wire.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { refuse, refuseField } from '../../../platform/http/refusal.ts'
import { privateStream } from '../../../platform/realtime/stream-names.ts'
import { pushTransient } from '../../../platform/realtime/streams.ts'
import { groupStream } from '../group/group-stream.ts'
import { findReadable } from '../queries/favorites.ts'
import {
  deleteReminderOf,
  deleteRemindersIn,
  listRemindersOf,
  lockReminders,
  type ReminderRow,
  upsertReminder,
} from '../queries/reminders.ts'

/** S-138: reminds the caller of a message, once; a message they are to be reminded of already gets this time. Refuses 5007 for what they may not
 *  read, and 4000 for a time that is over or more than a year ahead. */
export const setReminder: Handler<typeof chatCalls.setReminder> = async (context, { msg_id, remind_time }) => {
  const { db, caller, clock } = context
  const remindMs = remind_time * 1000
  if (remindMs <= clock() || remindMs > clock() + reminderLimits.daysAhead * dayMs) refuseField('remind_time')
  const row = await db.transaction(async (tx) => {
    await lockReminders(tx, [caller.userId])
    const message = await findReadable(tx, caller.userId, msg_id)
    if (!message || message.msg_type === 'sys_notice') return refuse('messageGone')
    const waiting = await listRemindersOf(tx, caller.userId)
    const isKnown = waiting.some((each) => each.msg_id === msg_id)
    if (!isKnown && waiting.length >= reminderLimits.waiting) refuse('tooManyReminders')
    const { kind, chat_id } = message
    const conversation = kind === 'group' ? groupStream(chat_id) : privateStream(caller.userId, chat_id)
    await upsertReminder(tx, { userId: caller.userId, messageId: msg_id, conversation, remindMs })
    const [stored] = await listRemindersOf(tx, caller.userId, msg_id)
    return stored ?? refuse('messageGone')
  })
  pushTransient(context, caller.userId, remindersChanged, { msg_id })
  return presented(row)
}

export const listReminders: Handler<typeof chatCalls.listReminders> = async ({ db, caller }) => ({
  list: (await listRemindersOf(db, caller.userId)).map(presented),
})

export const deleteReminder: Handler<typeof chatCalls.deleteReminder> = async (context, { msg_id }) => {
  const { db, caller } = context
  if (await deleteReminderOf(db, caller.userId, msg_id))
    pushTransient(context, caller.userId, remindersChanged, { msg_id })
  return {}
}

/** Nobody is reminded of a group they left, also when they come back; before the events of their streams. */
export async function leaveReminders(tx: Db, userIds: readonly number[], conversation: string): Promise<void> {
  await lockReminders(tx, userIds)
  await deleteRemindersIn(tx, userIds, conversation)
}

const presented = ({ id, conversation, kind, chat_id, remind_ms, ...message }: ReminderRow): Reminder => ({
  reminder_id: id,
  conversation_id: conversation,
  chat_type: kind,
  target_id: chat_id,
  remind_time: toSeconds(remind_ms),
  msg_id: message.msg_id,
  msg_type: message.msg_type,
  content_text: message.content_text,
})
