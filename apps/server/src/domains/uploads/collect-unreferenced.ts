import * as z from 'zod'
import type { ServerContext } from '../../context.ts'
import type { Db } from '../../platform/database/db.ts'
import { defineJob } from '../../platform/database/jobs.ts'
import type { FindUsed } from './needs.ts'
import { listRegisteredKeys } from './queries.ts'
import {
  type DueFile,
  deleteGivenUp,
  giveUp,
  listGivenUp,
  lockDueFiles,
  lookEveryMs,
  secondLookAfterMs,
  setUnreferenced,
  setUsed,
} from './reference-scan.ts'

export const collectUnreferencedJob = defineJob({
  name: 'uploads.collectUnreferenced',
  schema: z.object({}),
  schedule: { cron: '53 * * * *', timeZone: 'UTC' },
})

/** Files looked at, or removed, in one go. */
export const filesAtOnce = 200

type Deps = Pick<ServerContext, 'db' | 'storage' | 'clock'>

/**
 * Removes registered files that nothing refers to any more. Two checks some days apart must both find no reference; the second one gives the
 * file up. It runs with the file's row locked, and a transaction that stores a key locks the same row (`holdFiles`). Such a transaction either
 * commits first and its reference is found here, or comes later and finds the file gone. Objects are deleted after the commit, so a killed job
 * leaves files that are given up, and the next run removes them.
 */
export async function collectUnreferenced(deps: Deps, usedBy: readonly FindUsed[], signal: AbortSignal): Promise<void> {
  const { db, clock } = deps
  const nowMs = clock()
  await removeGivenUp(deps, signal)
  while (!signal.aborted) {
    const looked = await db.transaction((tx) => lookAtFiles(tx, usedBy, nowMs))
    await removeGivenUp(deps, signal)
    if (looked < filesAtOnce) return
  }
}

/** Looks at those that waited longest; answers how many. */
async function lookAtFiles(tx: Db, usedBy: readonly FindUsed[], nowMs: number): Promise<number> {
  const files = await lockDueFiles(tx, nowMs, filesAtOnce)
  if (files.length === 0) return 0
  const keys = files.flatMap(keysOf)
  const used = new Set<string>()
  for (const findUsed of usedBy) for (const key of await findUsed(tx, keys)) used.add(key)
  const isUsed = (file: DueFile) => keysOf(file).some((key) => used.has(key))
  const unused = files.filter((file) => !isUsed(file))
  await setUsed(tx, idsOf(files.filter(isUsed)), nowMs + lookEveryMs)
  await giveUp(tx, idsOf(unused.filter(({ unreferenced_ms: since }) => since !== null)))
  const found = unused.filter(({ unreferenced_ms: since }) => since === null)
  await setUnreferenced(tx, idsOf(found), nowMs, nowMs + secondLookAfterMs)
  return files.length
}

const idsOf = (files: readonly DueFile[]): number[] => files.map(({ file_id }) => file_id)
const keysOf = ({ url, thumb_url: thumbUrl }: Pick<DueFile, 'url' | 'thumb_url'>): string[] =>
  thumbUrl === '' ? [url] : [url, thumbUrl]

/** Removes the objects, then the row. An object that a registered file has, too, such as one small picture of two, stays. */
async function removeGivenUp({ db, storage }: Deps, signal: AbortSignal): Promise<void> {
  for (;;) {
    const files = await listGivenUp(db, filesAtOnce)
    const shared = new Set(await listRegisteredKeys(db, files.flatMap(keysOf)))
    for (const file of files) {
      if (signal.aborted) return
      for (const key of keysOf(file)) if (!shared.has(key)) await storage.delete(key)
      await deleteGivenUp(db, file.file_id)
    }
    if (files.length < filesAtOnce) return
  }
}
