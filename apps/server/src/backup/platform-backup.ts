import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { openMasterSecrets, secretsFile } from '../open-platform.ts'
import { backUpCluster, restoreCluster } from '../platform/database/postgres/backup.ts'
import { copyTree } from '../platform/storage/copy-tree.ts'
import type { Settings } from '../settings.ts'
import { dumpDatabase } from './dump.ts'
import { type Manifest, readManifest, writeManifest } from './manifest.ts'
import { assertReachable, backUpMedia, findMissing, restoreMedia } from './media.ts'
import { openTarget, restoreDump } from './restore-dump.ts'

type Notify = (line: string) => void

const log = {
  debug: () => {},
  error: (details: object, message: string) => console.error(message, details),
}

/** Copies the platform into a new folder, which appears under its name once it is complete; servers may write meanwhile. */
export async function backUp(settings: Settings, folder: string, notify: Notify): Promise<void> {
  const target = resolve(folder)
  if (existsSync(target)) throw new Error(`${target} is there already; a backup needs a new folder.`)
  const isBundled = settings.DATABASE_URL === ''
  const cluster = join(settings.DATA_DIR, 'postgres')
  if (isBundled && !existsSync(cluster)) throw new Error(`There is nothing to back up in ${settings.DATA_DIR}.`)
  await assertReachable(settings)
  const draft = `${target}.draft`
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { recursive: true, mode: 0o700 })
  // The database first: what it mentions is then in the media copied or listed after it, but for what was deleted meanwhile.
  const database = isBundled ? undefined : await dumpDatabase(settings.DATABASE_URL, draft)
  if (isBundled) await backUpCluster(cluster, join(draft, 'postgres'), log)
  if (isBundled) await copyTree(settings.DATA_DIR, draft, (name) => !isLeftOut(name))
  const media = await backUpMedia(settings, draft)
  await writeManifest(draft, { database, media })
  await rename(draft, target)
  for (const line of reportOf(settings, target, { database, media })) notify(line)
}

/** Below DATA_DIR: the database, whose files must not be copied one by one, media, which have their own way, and what is half made. */
const isLeftOut = (name: string): boolean =>
  name.startsWith('postgres') || ['objects', 'scratch', 'uploads-scratch'].includes(name)

function reportOf(
  settings: Settings,
  target: string,
  { database, media }: Pick<Manifest, 'database' | 'media'>,
): string[] {
  const amount = `${media.objects} objects, ${(media.bytes / 1e6).toFixed(1)} MB`
  const stored =
    settings.SECRET_KEY === ''
      ? `the file ${secretsFile(settings)}`
      : 'SECRET_KEY, and SECRET_KEY_PREVIOUS where it is set'
  return [
    `The backup is complete: ${target}`,
    media.place.kind === 'folder'
      ? `Media: copied (${amount})`
      : `Media: listed (${amount}), not copied; keep the bucket ${media.place.bucket} by versions or a copy of its own`,
    database === undefined
      ? `Secrets: ${settings.SECRET_KEY === '' ? 'secrets.json is in it, so keep it as you keep a key' : 'not in it; keep SECRET_KEY in another place'}`
      : `Secrets: not in it. Keep ${stored} in another place, with the other settings: without it nobody can open what it sealed`,
  ]
}

/** What became of a restore. */
export interface Restored {
  /** Objects the backup lists and the store lacks. */
  readonly missing: number
}

/** Puts a backup back: over the bundled database, whose server must be stopped, or into an empty one at `DATABASE_URL`. */
export async function restore(settings: Settings, folder: string, notify: Notify): Promise<Restored> {
  const source = resolve(folder)
  const manifest = await readManifest(source)
  const isCluster = existsSync(join(source, 'postgres', 'cluster', 'backup_label'))
  if (!isCluster && manifest?.database === undefined) throw new Error(`${source} is no backup.`)
  if (isCluster !== (settings.DATABASE_URL === ''))
    throw new Error(
      isCluster
        ? `${source} is a copy of the bundled database: restore it without DATABASE_URL.`
        : `${source} is a dump of a database of its own: name an empty one by DATABASE_URL.`,
    )
  if (manifest) await assertReachable(settings)
  if (isCluster) {
    await restoreCluster(join(source, 'postgres'), join(settings.DATA_DIR, 'postgres'), log)
    await copyTree(source, settings.DATA_DIR, (name) => !isOfBackup(name))
  }
  if (manifest?.database) await restoreExternal(settings, source, { ...manifest, database: manifest.database }, notify)
  notify('The backup is restored. Members load their conversations anew when they connect.')
  return { missing: manifest ? await reportMissing(settings, source, manifest, notify) : 0 }
}

/** What of a backup is not for DATA_DIR. */
const isOfBackup = (name: string): boolean =>
  name.startsWith('postgres') || ['manifest.json', 'objects.jsonl.gz'].includes(name)

async function restoreExternal(
  settings: Settings,
  source: string,
  { database, media }: Manifest & Required<Pick<Manifest, 'database'>>,
  notify: Notify,
): Promise<void> {
  if (database === undefined) return
  const target = await openTarget(settings.DATABASE_URL, source, database)
  try {
    // Before the database: a restore that is cut short here is simply run again.
    await restoreMedia(settings, media, source)
    const leftOut = await restoreDump(target)
    for (const statement of leftOut) notify(`Left out, because this server has no such role: ${statement}`)
  } finally {
    await target.db.close()
  }
  const lacking = await lackingKeys(settings, database.keys)
  if (lacking.length > 0)
    notify(
      `Setting SECRET_KEY: the database is sealed with a master secret that is not set here (fingerprint ${lacking.join(', ')}). Set it before you start the server.`,
    )
}

/** A secret that was never made is not made by looking. */
async function lackingKeys(settings: Settings, keys: readonly string[]): Promise<string[]> {
  if (settings.SECRET_KEY === '' && !existsSync(secretsFile(settings))) return [...keys]
  const { ids } = await openMasterSecrets(settings)
  return keys.filter((key) => !ids.includes(key))
}

async function reportMissing(settings: Settings, source: string, { media }: Manifest, notify: Notify): Promise<number> {
  const missing = await findMissing(settings, source)
  if (missing.length === 0) {
    notify(`Media: all ${media.objects} objects of the backup are there`)
    return 0
  }
  const file = join(settings.DATA_DIR, 'missing-objects.txt')
  await mkdir(settings.DATA_DIR, { recursive: true })
  await writeFile(file, `${missing.join('\n')}\n`)
  notify(
    `Media: ${missing.length} of ${media.objects} objects of the backup are missing or changed, ${missing[0]} first; all of them: ${file}`,
  )
  return missing.length
}
