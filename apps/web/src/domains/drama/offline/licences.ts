import { offlineCalls } from '@cliffhanger/contract/drama/offline-calls.ts'
import { hourMs } from '@cliffhanger/contract/duration.ts'
import { call } from '../../../platform/server/client.ts'
import { serverNowMs } from '../../../platform/server/server-clock.ts'
import type { LocalDatabase } from '../../../platform/storage/local-database.ts'
import { applyToCopy } from './copy-store.ts'
import type { CopyRow } from './copy-tables.ts'

/** So many the server takes at once (vp-offlineRenew). */
const mostAtOnce = 200
/** How often licences are renewed at most. */
const renewEveryMs = hourMs

let renewedMs = 0

const batches = <Item>(items: readonly Item[]): (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / mostAtOnce) }, (_, index) =>
    items.slice(index * mostAtOnce, (index + 1) * mostAtOnce),
  )

const nameOf = ({ dramaId, number }: CopyRow) => ({ video_id: dramaId, number })

/** Renews the licences of all copies and ends what the server refuses (S-114). Rejects where the server is out of reach. */
export const renewLicences = async (database: LocalDatabase): Promise<void> => {
  const held = await database.copies.where('phase').equals('complete').toArray()
  for (const copies of batches(held)) {
    const { list } = await call(offlineCalls.renewLicences, { episodes: copies.map(nameOf) })
    for (const { video_id, number, end_time, deny_reason } of list) {
      const id = `${video_id}/${number}`
      if (deny_reason !== '') await applyToCopy(database, id, { type: 'end', reason: deny_reason })
      else await database.copies.update(id, { endsMs: end_time * 1000, seenMs: serverNowMs() })
    }
  }
}

/** Keeps licences true: renews them where that can be done, and ends those that ran out. */
export const keepLicences = async (database: LocalDatabase, isUrgent = false): Promise<void> => {
  const isDue = isUrgent || Date.now() - renewedMs > renewEveryMs
  if (navigator.onLine && isDue) {
    try {
      await renewLicences(database)
      renewedMs = Date.now()
    } catch {
      // Out of reach: what ran out ends all the same.
    }
  }
  await endExpired(database)
}

const endExpired = async (database: LocalDatabase): Promise<void> => {
  const nowMs = serverNowMs()
  const over = await database.copies
    .where('phase')
    .equals('complete')
    .and(({ endsMs }) => nowMs >= endsMs)
    .primaryKeys()
  for (const id of over) await applyToCopy(database, id, { type: 'end', reason: 'expired' })
}

/** Tells the server that the device holds these no longer. */
export const releaseLicences = async (copies: readonly CopyRow[]): Promise<void> => {
  for (const some of batches(copies)) await call(offlineCalls.releaseLicences, { episodes: some.map(nameOf) })
}
