import { recordError } from '../../../platform/server/request-log.ts'
import { runCopies } from './copy-queue.ts'
import { copyDatabase } from './copy-store.ts'
import { keepLicences, releaseAll } from './licences.ts'
import { sendWaitingReports } from './send-waiting-reports.ts'

let stop: AbortController | undefined

/** Looks after the copies of the member who is signed in as long as the session lasts: what waits goes on, licences stay true, and what was
 *  watched without a network is reported, now and whenever the network comes back. */
export const keepCopies = (): void => {
  stop?.abort()
  stop = new AbortController()
  const { signal } = stop
  const look = () => void lookAfter().catch(recordError)
  addEventListener('online', look, { signal })
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined
  if (connection instanceof EventTarget) connection.addEventListener('change', () => void runCopies(), { signal })
  look()
}

/** The member leaves: the server hears at once that the device gives up its copies (C-55). */
export const leaveCopies = async (): Promise<void> => {
  if (navigator.onLine) await releaseAll()
}

export const stopKeeping = (): void => stop?.abort()

const lookAfter = async (): Promise<void> => {
  const database = copyDatabase()
  if (!database) return
  void runCopies()
  await keepLicences(database)
  if (navigator.onLine) await sendWaitingReports(database)
}
