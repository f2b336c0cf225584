import { TransportError } from '@cliffhanger/client/call-error.ts'
import type { Video, VideoItem } from '@cliffhanger/contract/drama/schemas.ts'
import { recordError } from '../../../platform/server/request-log.ts'
import { alone } from '../../../platform/storage/alone.ts'
import type { LocalDatabase } from '../../../platform/storage/local-database.ts'
import { copyChoice, mayUseNetwork } from './copy-choice.ts'
import { NetworkError, PausedError, SpaceError, StatusError } from './copy-errors.ts'
import { applyToCopy, copyDatabase, queueCopies, removeCopies } from './copy-store.ts'
import type { CopyRow } from './copy-tables.ts'
import { releaseLicences } from './licences.ts'
import { isRefusal, makeCopy } from './make-copy.ts'

const retryMs = 15_000
/** An address that is over is asked for again so often for one copy. */
const mostAddresses = 5

let running: Promise<void> | undefined
let retry: ReturnType<typeof setTimeout> | undefined

/** Makes what waits, one copy at a time among all tabs. Calling it again while it runs changes nothing. */
export const runCopies = (): Promise<void> => {
  clearTimeout(retry)
  running ??= alone('copies', makeAll)
    .catch(recordError)
    .finally(() => {
      running = undefined
    })
  return running
}

const makeAll = async (): Promise<void> => {
  for (;;) {
    const database = copyDatabase()
    const next = database && mayUseNetwork() ? await findNext(database) : undefined
    if (!database || !next) return
    if (!(await make(database, next.id))) return
  }
}

/** What a closed page left half made comes first, then in the order in which it was asked for. */
const findNext = async (database: LocalDatabase): Promise<CopyRow | undefined> => {
  const open = await database.copies.where('phase').anyOf('copying', 'waiting').toArray()
  const rank = ({ phase }: CopyRow) => (phase === 'copying' ? 0 : 1)
  return open.toSorted(
    (one, other) => rank(one) - rank(other) || one.addedMs - other.addedMs || one.number - other.number,
  )[0]
}

/** Whether the queue goes on: not while the network is gone. */
const make = async (database: LocalDatabase, id: CopyRow['id']): Promise<boolean> => {
  for (let addresses = 1; ; addresses++) {
    if (!(await applyToCopy(database, id, { type: 'begin' }))) return true
    try {
      await makeCopy(database, id)
      return true
    } catch (error) {
      if (error instanceof StatusError && error.status === 403 && addresses < mostAddresses) continue
      return settle(database, id, error)
    }
  }
}

const settle = async (database: LocalDatabase, id: CopyRow['id'], error: unknown): Promise<boolean> => {
  if (error instanceof PausedError) return true
  if (isPassing(error)) {
    recordError(error)
    await applyToCopy(database, id, { type: 'lost' })
    retry = setTimeout(() => void runCopies(), retryMs)
    return false
  }
  if (isRefusal(error)) await applyToCopy(database, id, { type: 'fail', reason: 'refused', words: error.message })
  else if (error instanceof SpaceError) await applyToCopy(database, id, { type: 'fail', reason: 'space' })
  else {
    recordError(error)
    await applyToCopy(database, id, { type: 'fail', reason: 'broken' })
  }
  return true
}

/** Whether the same may go well a little later; one file that is broken holds nothing else up. */
const isPassing = (error: unknown): boolean =>
  error instanceof NetworkError || error instanceof TransportError || (error instanceof StatusError && error.isPassing)

/** Saves episodes of a drama for offline. The browser is asked not to clear them when it runs out of room. */
export const saveForOffline = async (drama: Video, items: readonly VideoItem[]): Promise<void> => {
  const database = copyDatabase()
  if (!database) return
  await queueCopies(database, drama, items, copyChoice().quality)
  navigator.storage.persist().catch(recordError)
  void runCopies()
}

export const pauseCopy = async (id: CopyRow['id']): Promise<void> => {
  const database = copyDatabase()
  if (database) await applyToCopy(database, id, { type: 'pause' })
}

export const resumeCopy = async (id: CopyRow['id']): Promise<void> => {
  const database = copyDatabase()
  if (database) await applyToCopy(database, id, { type: 'resume' })
  void runCopies()
}

/** Removes copies from the device at once, and tells the server when it can hear it. */
export const removeFromDevice = async (copies: readonly CopyRow[]): Promise<void> => {
  const database = copyDatabase()
  if (!database) return
  await removeCopies(
    database,
    copies.map(({ id }) => id),
  )
  void releaseLicences(database, copies)
}
