import { liveQuery } from 'dexie'
import type { LocalDatabase, OutboxRow } from '../../platform/local-database.ts'
import { waitForNetwork } from '../../platform/network.ts'
import { recordFault } from '../../platform/request-log.ts'
import type { OutboxPort } from './outbox.ts'
import { outboxState } from './outbox-state.ts'

/** The messages in the local database whose turn it is for one kind of work, the oldest of a conversation first. */
export const rowsInTurn = (
  database: LocalDatabase,
  isWanted: (row: OutboxRow) => boolean,
): Pick<OutboxPort<never>, 'waiting' | 'ready' | 'next'> => {
  const waiting = () => database.outbox.filter((row) => outboxState(row) === 'loading' && isWanted(row))
  return {
    waiting: async () => [...new Set((await waiting().toArray()).map(({ conversation_id }) => conversation_id))],
    ready: waitForNetwork,
    next: (conversationId) =>
      waiting()
        .filter((row) => row.conversation_id === conversationId)
        .first(),
  }
}

/** Calls `kick` whenever any tab writes something that is to be sent, until the returned function is called. */
export const watchRows = (database: LocalDatabase, kick: () => void): (() => void) => {
  const watching = liveQuery(() => database.outbox.where('state').equals('loading').count()).subscribe(
    kick,
    recordFault,
  )
  return () => watching.unsubscribe()
}
