import { Refused } from '@cliffhanger/client/call-error.ts'
import type { CallData } from '@cliffhanger/contract/call.ts'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { isScheduledType, type ScheduledType } from '@cliffhanger/contract/chat/scheduled.ts'
import { refusalCodes } from '@cliffhanger/contract/errors.ts'
import { messageStateAfter } from '@cliffhanger/rules/chat/message-state.ts'
import { call } from '../../../platform/server/client.ts'
import { recordError } from '../../../platform/server/request-log.ts'
import type { LocalDatabase } from '../../../platform/storage/local-database.ts'
import { isGroupConversation } from '../conversations/conversation.ts'
import { conversationAfterMessage } from '../conversations/conversation-row.ts'
import { sessionOf, storeMessages } from '../conversations/conversation-store.ts'
import { holdsLocalFiles } from '../media/local-files.ts'
import { openMediaOutbox } from '../media/outbox-media.ts'
import type { OutboxRow } from '../storage/rows.ts'
import { createOutbox, type Outbox, type OutboxPort } from './outbox.ts'
import { rowsInTurn, watchRows } from './outbox-rows.ts'
import { afterFailure, failureOf, isExpired, outboxState } from './outbox-state.ts'

type Reply = CallData<typeof chatCalls.sendPrivateMessage>

/** Sends a message to its person or group; customer service may be written to without friendship. */
const sendRow = async (database: LocalDatabase, row: OutboxRow): Promise<Reply> => {
  const { local_id, target_id, content_text, ref_msg_id, conversation_id, msg_type = 'text' } = row
  const message = { local_id, target_id, msg_type, content_text, ref_msg_id }
  if (isGroupConversation(conversation_id)) return call(chatCalls.sendGroupMessage, message)
  const isFriend = (await database.friends.get(target_id)) !== undefined
  return call(chatCalls.sendPrivateMessage, { ...message, chat_type: isFriend ? 'private' : 'temp_private' })
}

/** A message that is sent later (S-134). */
interface LaterRow extends OutboxRow {
  readonly send_ms: number
  readonly msg_type: ScheduledType
}

/** One whose time came while its files were on their way is sent at once. */
const isForLater = (row: OutboxRow): row is LaterRow =>
  row.send_ms !== undefined && row.send_ms > Date.now() && row.msg_type !== undefined && isScheduledType(row.msg_type)

/** Hands a message over to wait for its time. */
const schedule = async (row: LaterRow): Promise<'waits'> => {
  const { local_id, target_id, content_text, ref_msg_id, conversation_id, msg_type, send_ms } = row
  try {
    await call(chatCalls.scheduleMessage, {
      ...{ local_id, target_id, msg_type, content_text, ref_msg_id, send_time: Math.floor(send_ms / 1000) },
      chat_type: isGroupConversation(conversation_id) ? 'group' : 'private',
    })
  } catch (error) {
    // An earlier attempt handed it over, and its time has come since.
    if (!(error instanceof Refused && error.code === refusalCodes.stateChanged)) throw error
  }
  return 'waits'
}

const portOf = (database: LocalDatabase): OutboxPort<Reply | 'waits'> => {
  const myId = database.userId
  return {
    // Files go first: outbox-media.ts.
    ...rowsInTurn(database, (row) => !holdsLocalFiles(row.content_text)),
    send: (row) => (isForLater(row) ? schedule(row) : sendRow(database, row)),
    sent: (row, reply) =>
      database.write(async () => {
        const isAnswerFirst = (await database.outbox.where('local_id').equals(row.local_id).delete()) > 0
        // Its event came before, and may have been followed by what took the message away; or its chat was cleared here.
        if (!isAnswerFirst || reply === 'waits') return
        const message = {
          ...reply,
          id: reply.msg_id,
          seq: 0,
          sender_id: myId,
          target_id: row.target_id,
          ref_msg_id: row.ref_msg_id,
          chat_type: isGroupConversation(row.conversation_id) ? ('group' as const) : ('private' as const),
        }
        const [fresh] = await storeMessages(database, [message])
        const conversation = fresh && (await sessionOf(database, row.conversation_id, myId))
        if (conversation)
          await database.sessions.put(conversationAfterMessage(conversation, message, { myId, isOpen: true }))
      }),
    failed: async (row, error) => {
      const changes = afterFailure(row, failureOf(error))
      await database.outbox.where('local_id').equals(row.local_id).modify(changes)
    },
  }
}

/** S-37, A-13: what an earlier life of the app left half sent goes on, once it was asked for less than a day ago; older messages wait
 *  for the member. */
const recover = async (database: LocalDatabase): Promise<void> => {
  const nowMs = Date.now()
  await database.outbox
    .filter((row) => isExpired(row, nowMs))
    .modify((row) => {
      row.state = messageStateAfter(outboxState(row), 'expired')
    })
}

/** Sends whatever any tab writes into the outbox, until it is stopped. */
export const openOutbox = async (database: LocalDatabase): Promise<Outbox> => {
  await recover(database)
  const outbox = createOutbox(portOf(database), recordError)
  const stopWatching = watchRows(database, outbox.kick)
  const files = openMediaOutbox(database, outbox.kick)
  return {
    ...outbox,
    stop: () => {
      stopWatching()
      files.stop()
      outbox.stop()
    },
  }
}
