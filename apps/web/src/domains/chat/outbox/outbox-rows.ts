import { liveQuery } from 'dexie'
import { waitForNetwork } from '../../../platform/server/network.ts'
import { recordError } from '../../../platform/server/request-log.ts'
import type { LocalDatabase } from '../../../platform/storage/local-database.ts'
import type { OutboxRow } from '../storage/rows.ts'
import type { OutboxPort } from './outbox.ts'
import { outboxState } from './outbox-state.ts'

/** When this page was last told that a network, or its reader, is back. */
let returnedMs = 0
const noteReturn = (): void => {
  returnedMs = Date.now()
}
addEventListener('online', noteReturn)
// It rises from the document to the window.
addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') noteReturn()
})

/** Whether its time has come, or the network or the page came back since it failed last. */
const isDue = ({ retry_ms = 0, attempted_ms = 0 }: OutboxRow): boolean =>
  retry_ms <= Date.now() || attempted_ms < returnedMs

const waitUntilDue = (row: OutboxRow, nudge: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (isDue(row) || nudge.aborted) return resolve()
    const ending = new AbortController()
    const end = (): void => {
      clearTimeout(timer)
      ending.abort()
      resolve()
    }
    const timer = setTimeout(end, (row.retry_ms ?? 0) - Date.now())
    nudge.addEventListener('abort', end, { signal: ending.signal })
    addEventListener('online', end, { signal: ending.signal })
    addEventListener('visibilitychange', end, { signal: ending.signal })
  })

/** The messages in the local database whose turn it is for one kind of work, the oldest of a conversation first. */
export const rowsInTurn = (
  database: LocalDatabase,
  isWanted: (row: OutboxRow) => boolean,
): Pick<OutboxPort<never>, 'waiting' | 'ready' | 'next' | 'due' | 'isDue'> => {
  const waiting = () => database.outbox.filter((row) => outboxState(row) === 'loading' && isWanted(row))
  return {
    waiting: async () => [...new Set((await waiting().toArray()).map(({ conversation_id }) => conversation_id))],
    ready: waitForNetwork,
    isDue,
    due: waitUntilDue,
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
    recordError,
  )
  return () => watching.unsubscribe()
}
