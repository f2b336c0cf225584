import { offlineCalls } from '@cliffhanger/contract/drama/offline-calls.ts'
import { hourMs } from '@cliffhanger/contract/duration.ts'
import { call } from '../../../platform/server/client.ts'
import { recordError } from '../../../platform/server/request-log.ts'
import { serverNowMs } from '../../../platform/server/server-clock.ts'
import type { LocalDatabase } from '../../../platform/storage/local-database.ts'
import { applyToCopy, settleGone } from './copy-store.ts'
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

/** Renews the licences of all the device holds, also in part, and ends what the server refuses (S-114). The server ends the licences of what is
 *  not named (C-55): copies may have been removed while it was out of reach. Rejects where it is out of reach. */
export const renewLicences = async (database: LocalDatabase): Promise<void> => {
  const held = await database.copies.filter(({ phase, source }) => phase === 'copying' || source !== '').toArray()
  const isAll = held.length <= mostAtOnce
  for (const copies of isAll ? [held] : batches(held)) {
    const { list } = await call(offlineCalls.renewLicences, {
      episodes: copies.map(nameOf),
      ...(isAll && { is_all: 1 as const }),
    })
    for (const { video_id, number, end_time, deny_reason } of list) {
      const id = `${video_id}/${number}`
      if (deny_reason !== '') await applyToCopy(database, id, { type: 'end', reason: deny_reason })
      else await database.copies.update(id, { endsMs: end_time * 1000, seenMs: serverNowMs() })
    }
  }
  if (isAll) await settleGone(database)
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

/** Tells the server that the device holds these no longer; where it is out of reach, the next renewal does. */
export const releaseLicences = async (database: LocalDatabase, copies: readonly CopyRow[]): Promise<void> => {
  try {
    for (const some of batches(copies)) await call(offlineCalls.releaseLicences, { episodes: some.map(nameOf) })
    await settleGone(database)
  } catch (error) {
    renewedMs = 0
    recordError(error)
  }
}

/** Gives up all licences of this device, before the copies go with the session. */
export const releaseAll = async (): Promise<void> => {
  await call(offlineCalls.renewLicences, { episodes: [], is_all: 1 })
}
