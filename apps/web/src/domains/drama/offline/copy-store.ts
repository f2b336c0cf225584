import type { Video, VideoItem } from '@cliffhanger/contract/drama/schemas.ts'
import { currentUser } from '../../../platform/session/session.ts'
import { databaseOf, type LocalDatabase } from '../../../platform/storage/local-database.ts'
import { noteCopies, noteCopiesGone } from '../../../shared/offline/has-copies.ts'
import { type CopyEvent, nextState } from './copy-state.ts'
import type { CopyRow } from './copy-tables.ts'
import { waitingReports } from './waiting-reports.ts'

export const copyId = (dramaId: number, number: number): CopyRow['id'] => `${dramaId}/${number}`

/** The database of the member who is signed in; copies belong to one member. */
export const copyDatabase = (): LocalDatabase | undefined => {
  const user = currentUser()
  return user ? databaseOf(user.user_id) : undefined
}

/** Carries out an event and says whether the copy was in a state for it. A copy that ends loses its files and its key. */
export const applyToCopy = (database: LocalDatabase, id: CopyRow['id'], event: CopyEvent): Promise<boolean> =>
  database.transaction('rw', database.copies, database.copyFiles, async () => {
    const copy = await database.copies.get(id)
    const state = copy && nextState(copy, event)
    if (!copy || !state) return false
    await database.copies.put({ ...copy, ...state, ...(state.phase === 'ended' && emptied) })
    if (state.phase === 'ended') await database.copyFiles.where('copy').equals(id).delete()
    return true
  })

/** What a copy without files says of them. */
export const emptied = {
  source: '',
  doneFiles: 0,
  totalFiles: 0,
  sizeBytes: 0,
  key: null,
  vectors: {},
  endsMs: 0,
} as const

/** Puts episodes into the queue. Those that are there or on their way stay as they are; others are tried again. */
export const queueCopies = async (
  database: LocalDatabase,
  drama: Video,
  items: readonly VideoItem[],
  quality: string,
): Promise<void> => {
  const addedMs = Date.now()
  await database.transaction('rw', database.copies, database.copiedDramas, async () => {
    if (!(await database.copiedDramas.get(drama.id))) await database.copiedDramas.put({ id: drama.id, drama })
    for (const { play_url: _, ...item } of items) {
      const id = copyId(drama.id, item.number)
      const known = await database.copies.get(id)
      const state = known
        ? nextState(known, { type: 'resume' })
        : { phase: 'waiting' as const, reason: '' as const, words: '' }
      if (!state) continue
      const begun = known ?? { id, dramaId: drama.id, number: item.number, seenMs: 0, ...emptied }
      await database.copies.put({ ...begun, ...state, item, quality, addedMs })
    }
  })
  noteCopies(database.userId, true)
}

/** Removes copies with all that belongs to them, and dramas of which none is left. */
export const removeCopies = async (database: LocalDatabase, ids: readonly CopyRow['id'][]): Promise<void> => {
  const { copies, copyFiles, copiedDramas } = database
  const left = await database.transaction('rw', copies, copyFiles, copiedDramas, async () => {
    await copies.bulkDelete([...ids])
    await copyFiles
      .where('copy')
      .anyOf([...ids])
      .delete()
    for (const id of await copiedDramas.toCollection().primaryKeys())
      if ((await copies.where('dramaId').equals(id).count()) === 0) await copiedDramas.delete(id)
    return copies.count()
  })
  if (left === 0) noteCopiesGone(database.userId)
}

/** Once the server knows which copies are gone: forgets that there were any, unless it has to hear what was watched of them (S-114). */
export const settleGone = async ({ userId, copies }: LocalDatabase): Promise<void> => {
  if ((await copies.count()) === 0 && waitingReports().length === 0) noteCopies(userId, false)
}
