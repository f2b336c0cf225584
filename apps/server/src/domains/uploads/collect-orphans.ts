import { dayMs, hourMs } from '@cliffhanger/contract/duration.ts'
import { folderOf } from '@cliffhanger/rules/uploads/object-key.ts'
import * as z from 'zod'
import type { ServerContext } from '../../context.ts'
import { defineJob } from '../../platform/database/jobs.ts'
import { credentialLifetimeS } from './credential.ts'
import {
  closeFolder,
  deleteUnfinished,
  dropDayBytes,
  listDueFolders,
  listRegisteredKeys,
  type OpenedFolder,
  postponeFolder,
} from './queries.ts'

/** What was not registered this long after it was uploaded is removed. */
const orphanAfterMs = dayMs

/** An object may be registered up to this age: an hour before it could be removed, so that the two never meet. */
export const registrableForMs = orphanAfterMs - hourMs

/** When everything uploaded with a credential issued now has become old enough to be judged. */
export const folderDueAfterMs = orphanAfterMs + credentialLifetimeS * 1000

export const collectOrphansJob = defineJob({
  name: 'uploads.collectOrphans',
  schema: z.object({}),
  schedule: { cron: '41 * * * *', timeZone: 'UTC' },
})

const foldersAtOnce = 100
const keysAtOnce = 500

type Deps = Pick<ServerContext, 'db' | 'storage' | 'clock'>

/**
 * Removes uploads in parts that nobody goes on with, and objects nobody registered. Only folders for which a credential was handed out are
 * looked through, so the work follows what members do and not what there is.
 */
export async function collectOrphans(deps: Deps, signal: AbortSignal): Promise<void> {
  const nowMs = deps.clock()
  await deps.storage.dropUnfinished(nowMs - orphanAfterMs)
  await dropDayBytes(deps.db, Math.floor(nowMs / dayMs) - 1)
  while (!signal.aborted) {
    const due = await listDueFolders(deps.db, nowMs, foldersAtOnce)
    for (const folder of due) {
      if (signal.aborted) return
      await sweepFolder(deps, folder, nowMs)
    }
    if (due.length < foldersAtOnce) return
  }
}

async function sweepFolder({ db, storage }: Deps, folder: OpenedFolder, nowMs: number): Promise<void> {
  let isYoungLeft = nowMs < folder.opened_ms + folderDueAfterMs
  const old: string[] = []
  const removeOld = async () => {
    const keys = old.splice(0)
    const registered = new Set(await listRegisteredKeys(db, keys))
    for (const key of keys) {
      if (registered.has(key)) continue
      await storage.delete(key)
      await deleteUnfinished(db, key)
    }
  }
  for await (const { key, modifiedMs } of storage.list(
    folderOf({ kind: folder.upload_type, userId: folder.user_id }),
  )) {
    if (modifiedMs > nowMs - orphanAfterMs) isYoungLeft = true
    else old.push(key)
    if (old.length >= keysAtOnce) await removeOld()
  }
  await removeOld()
  if (isYoungLeft) await postponeFolder(db, folder, nowMs + orphanAfterMs)
  else await closeFolder(db, folder)
}
