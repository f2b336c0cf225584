import type { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { type ScheduledMessage, scheduledChanged, scheduledLimits } from '@cliffhanger/contract/chat/scheduled.ts'
import { dayMs } from '@cliffhanger/contract/duration.ts'
import { toSeconds } from '@cliffhanger/contract/wire.ts'
import type { Language } from '@cliffhanger/i18n/languages.ts'
import { refusalText } from '@cliffhanger/i18n/server-texts.ts'
import { hasWords, readWaiting, type Waiting, withOtherWords } from '@cliffhanger/rules/chat/scheduled.ts'
import type { CallContext, Handler } from '../../../platform/http/handlers.ts'
import { Refusal, refuse, refuseField } from '../../../platform/http/refusal.ts'
import { privateStream } from '../../../platform/realtime/stream-names.ts'
import { pushTransient } from '../../../platform/realtime/streams.ts'
import { groupStream } from '../group/group-stream.ts'
import type { ChatNeeds } from '../needs.ts'
import { checkLoop, maySendFiles } from '../outgoing.ts'
import { findConversation } from '../queries/conversations.ts'
import { findSent } from '../queries/messages.ts'
import {
  claimOne,
  countScheduled,
  deleteScheduledRow,
  findByLocalId,
  findScheduled,
  insertScheduled,
  listScheduledOf,
  lockScheduling,
  type NewScheduled,
  releaseScheduled,
  removeSent,
  rowStates,
  type ScheduledRow,
  updateScheduled,
} from '../queries/scheduled.ts'
import { deliver, type ScheduledTools } from './deliver.ts'

/** S-134: stores a message until its time comes. A repeat of its local_id answers what is stored; 4003 where it was sent already. Its files may be
 *  sent by the member (5019), and stay until it is sent or deleted. */
export const scheduleMessage =
  (domains: Pick<ChatNeeds, 'uploads'>): Handler<typeof chatCalls.scheduleMessage> =>
  async (context, input) => {
    const { db, caller, address } = context
    const { chat_type, target_id, local_id, ref_msg_id } = input
    const conversation = chat_type === 'group' ? groupStream(target_id) : privateStream(caller.userId, target_id)
    const waiting = readWaiting(input.msg_type, input.content_text)
    const wanted: NewScheduled = {
      ...{ user_id: caller.userId, local_id, chat_type, target_id, conversation, ref_msg_id, ip: address },
      ...checkedContent(waiting),
      send_ms: input.send_time * 1000,
    }
    const row = await db.transaction(async (tx) => {
      await lockScheduling(tx, caller.userId)
      const known = await findByLocalId(tx, caller.userId, local_id)
      if (known) return isSame(known, wanted) ? known : refuse('idempotencyKeyReused')
      checkTime(context, input.send_time)
      if (!(await findConversation(tx, caller.userId, chat_type, target_id))) refuse('notFound')
      if (await findSent(tx, conversation, caller.userId, local_id)) refuse('stateChanged')
      if ((await countScheduled(tx, caller.userId)) >= scheduledLimits.waiting) refuse('tooManyScheduled')
      const { file_keys: keys } = wanted
      if (!(await maySendFiles(tx, domains.uploads, caller.userId, keys))) refuse('fileNotUploaded')
      if (keys.length > 0 && (await domains.uploads.holdFiles(tx, keys)).size < new Set(keys).size)
        refuse('fileNotUploaded')
      if (waiting?.loopKey !== undefined) await checkLoop(tx, domains.uploads, waiting.loopKey)
      return insertScheduled(tx, wanted)
    })
    notify(context, row)
    return presented(row, context.language)
  }

export const listScheduled: Handler<typeof chatCalls.listScheduled> = async ({ db, caller, language }) => ({
  list: (await listScheduledOf(db, caller.userId)).map((row) => presented(row, language)),
})

/** 4003 while it is being sent; 5023 for other words of what has none. */
export const editScheduled: Handler<typeof chatCalls.editScheduled> = async (context, input) => {
  const { db, caller } = context
  if (input.send_time !== undefined) checkTime(context, input.send_time)
  const before = (await findScheduled(db, caller.userId, input.scheduled_id)) ?? refuse('notFound')
  const row = await updateScheduled(db, caller.userId, input.scheduled_id, {
    content: input.content_text === undefined ? undefined : changedContent(before, input.content_text),
    sendMs: input.send_time === undefined ? undefined : input.send_time * 1000,
  })
  if (!row) return refuse((await findScheduled(db, caller.userId, input.scheduled_id)) ? 'stateChanged' : 'notFound')
  notify(context, row)
  return presented(row, context.language)
}

export const deleteScheduled: Handler<typeof chatCalls.deleteScheduled> = async (context, { scheduled_id }) => {
  const { db, caller } = context
  const row = await findScheduled(db, caller.userId, scheduled_id)
  if (!row) return {}
  if (!(await deleteScheduledRow(db, caller.userId, scheduled_id))) {
    if (await findScheduled(db, caller.userId, scheduled_id)) refuse('stateChanged')
    return {}
  }
  notify(context, row)
  return {}
}

/** Sends one now. Refuses what a send refuses; it waits as before then. */
export const sendScheduled =
  (tools: ScheduledTools): Handler<typeof chatCalls.sendScheduled> =>
  async (context, { scheduled_id }) => {
    const { db, caller, clock } = context
    const before = await findScheduled(db, caller.userId, scheduled_id)
    if (!before) return refuse('notFound')
    const row = await claimOne(db, caller.userId, scheduled_id, clock())
    if (!row) return refuse('stateChanged')
    try {
      const sent = await deliver(tools, row)
      await removeSent(db, row.id)
      return sent
    } catch (error) {
      if (error instanceof Refusal)
        await releaseScheduled(db, row.id, { sendMs: before.send_ms, refusal: before.refusal })
      throw error
    } finally {
      notify(context, row)
    }
  }

/** Refuses 4000 with `content_text` where it is nothing to send. */
const checkedContent = (
  waiting: Waiting | undefined,
): Pick<NewScheduled, 'msg_type' | 'content_text' | 'file_keys'> => {
  const { type, contentText, fileKeys } = waiting ?? refuseField('content_text')
  return { msg_type: type, content_text: contentText, file_keys: fileKeys }
}

const changedContent = ({ msg_type: type, content_text: before }: ScheduledRow, contentText: string) =>
  hasWords(type)
    ? checkedContent(withOtherWords({ type, contentText: before }, contentText))
    : refuse('cannotEditMessage')

/** Refuses 4000 with `send_time` where that is past, or too far ahead. */
const checkTime = ({ clock }: Pick<CallContext<'bearer'>, 'clock'>, time: number): void => {
  const aheadMs = time * 1000 - clock()
  if (aheadMs <= 0 || aheadMs > scheduledLimits.daysAhead * dayMs) refuseField('send_time')
}

const isSame = (row: ScheduledRow, wanted: NewScheduled): boolean =>
  row.conversation === wanted.conversation &&
  row.msg_type === wanted.msg_type &&
  row.content_text === wanted.content_text &&
  row.ref_msg_id === wanted.ref_msg_id &&
  row.send_ms === wanted.send_ms

const notify = (context: CallContext<'bearer'>, { conversation }: ScheduledRow): void =>
  pushTransient(context, context.caller.userId, scheduledChanged, { conversation_id: conversation })

const presented = (row: ScheduledRow, language: Language): ScheduledMessage => ({
  scheduled_id: row.id,
  local_id: row.local_id,
  conversation_id: row.conversation,
  target_id: row.target_id,
  chat_type: row.chat_type,
  msg_type: row.msg_type,
  content_text: row.content_text,
  ref_msg_id: row.ref_msg_id,
  send_time: toSeconds(row.send_ms),
  state: row.state === rowStates.refused ? -1 : 1,
  reason: row.refusal === null ? '' : refusalText(language, row.refusal),
})
