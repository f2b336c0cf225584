import type { RepliesChanged } from '../../../platform/push/replies.ts'
import { recordError } from '../../../platform/server/request-log.ts'
import type { LocalDatabase } from '../../../platform/storage/local-database.ts'

const isRepliesChanged = (value: unknown): value is RepliesChanged =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'replies-changed'

/** The service worker writes past the library that notices what changes in the database: writing the same once more shows what it wrote, and sends
 *  what waits. */
export const touchReplies = async (database: LocalDatabase): Promise<void> => {
  await database.outbox
    .filter(({ notification_key }) => notification_key !== undefined)
    .modify((row) => {
      row.touched_ms = Date.now()
    })
}

/** Takes up what the worker left in the outbox while this page is open, until the returned function is called. */
export const takeUpReplies = (database: LocalDatabase): (() => void) => {
  if (!('serviceWorker' in navigator)) return () => undefined
  const workers = navigator.serviceWorker
  const hear = ({ data }: MessageEvent<unknown>): void => {
    if (isRepliesChanged(data)) touchReplies(database).catch(recordError)
  }
  workers.addEventListener('message', hear)
  return () => workers.removeEventListener('message', hear)
}
