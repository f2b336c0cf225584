import { Refused } from '@cliffhanger/client/call-error.ts'
import type { CallData } from '@cliffhanger/contract/call.ts'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { type MessageState, messageStateAfter } from '@cliffhanger/rules/chat/message-state.ts'
import { liveQuery } from 'dexie'
import { call } from '../../platform/client.ts'
import type { LocalDatabase, OutboxRow } from '../../platform/local-database.ts'
import { waitForNetwork } from '../../platform/network.ts'
import { recordFault } from '../../platform/request-log.ts'
import { sessionOf, storeMessage } from './chat-effects.ts'
import { createOutbox, type Outbox, type OutboxPort } from './outbox.ts'
import { sessionAfterMessage } from './session-row.ts'

/** State of a message in the outbox; only `loading` and `failed` are written, anything else counts as loading (K-3). */
export const outboxState = ({ state }: Pick<OutboxRow, 'state'>): MessageState =>
  state === 'failed' ? 'failed' : 'loading'

type Answer = CallData<typeof chatCalls.sendPrivateMessage>

/** A message whose answer was lost is asked for once more: the server stores it once by its local_id. */
const retries = 1

const portOf = (database: LocalDatabase): OutboxPort<Answer> => {
  const waiting = () => database.outbox.filter((row) => outboxState(row) === 'loading')
  const myId = database.userId
  return {
    waiting: async () => [...new Set((await waiting().toArray()).map(({ conversation_id }) => conversation_id))],
    ready: waitForNetwork,
    next: (conversationId) =>
      waiting()
        .filter((row) => row.conversation_id === conversationId)
        .first(),
    send: ({ local_id, target_id, content_text, ref_msg_id }) =>
      call(chatCalls.sendPrivateMessage, { local_id, target_id, content_text, ref_msg_id }, { retries }),
    sent: (row, answer) =>
      database.write(async () => {
        await database.outbox.where('local_id').equals(row.local_id).delete()
        if (await database.messages.get(answer.msg_id)) return
        const message = {
          ...answer,
          id: answer.msg_id,
          seq: 0,
          sender_id: myId,
          target_id: row.target_id,
          ref_msg_id: row.ref_msg_id,
          chat_type: 'private' as const,
        }
        await storeMessage(database, message)
        const session = await sessionOf(database, row.conversation_id, myId)
        if (session) await database.sessions.put(sessionAfterMessage(session, message, { myId, isOpen: true }))
      }),
    failed: async (row, error) => {
      const state = messageStateAfter(outboxState(row), 'sendFailed')
      const refusal_code = error instanceof Refused ? error.code : 0
      await database.outbox.where('local_id').equals(row.local_id).modify({ state, refusal_code })
    },
  }
}

/** S-37: what an earlier life of the app left half sent waits for the member. */
const recover = async (database: LocalDatabase): Promise<void> => {
  await database.outbox.toCollection().modify((row) => {
    row.state = messageStateAfter(outboxState(row), 'recovered')
  })
}

/** Sends whatever any tab writes into the outbox, until it is stopped. */
export const openOutbox = async (database: LocalDatabase): Promise<Outbox> => {
  await recover(database)
  const outbox = createOutbox(portOf(database), recordFault)
  const watching = liveQuery(() => database.outbox.where('state').equals('loading').count()).subscribe(
    outbox.kick,
    recordFault,
  )
  return {
    ...outbox,
    stop: () => {
      watching.unsubscribe()
      outbox.stop()
    },
  }
}
