import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { backUpCluster, restoreCluster } from './platform/postgres/backup.ts'
import { readSettings, type Settings } from './platform/settings.ts'

const log = {
  debug: () => {},
  error: (details: object, message: string) => console.error(message, details),
}

/**
 * `backup <folder>` copies the platform (database, then media and secrets) into a new folder, while the server runs or not.
 * `restore <folder>` puts it back; the server must be stopped. With a database or a bucket of one's own, its own tools do this.
 */
async function main(): Promise<void> {
  const [action, folder] = process.argv.slice(2)
  if (folder === undefined || (action !== 'backup' && action !== 'restore')) {
    throw new Error('Usage: npm run backup -- <new folder>, npm run restore -- <folder of a backup>')
  }
  const settings = readSettings(process.env)
  if (settings.DATABASE_URL !== '') {
    throw new Error('DATABASE_URL names a database of your own: copy and restore it with pg_basebackup or pg_dump.')
  }
  const copy = resolve(folder)
  await (action === 'backup' ? backUp(settings, copy) : restore(settings, copy))
}

/** The folder appears under its name once it is complete. */
async function backUp(settings: Settings, target: string): Promise<void> {
  if (existsSync(target)) throw new Error(`${target} is there already; a backup needs a new folder.`)
  const folder = join(settings.DATA_DIR, 'postgres')
  if (!existsSync(folder)) throw new Error(`There is nothing to back up in ${resolve(settings.DATA_DIR)}.`)
  const draft = `${target}.draft`
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { recursive: true, mode: 0o700 })
  // The database first: what it mentions is then in the media copied after it.
  await backUpCluster(folder, join(draft, 'postgres'), log)
  await copyFiles(settings.DATA_DIR, draft)
  await rename(draft, target)
  console.log(`The backup is complete: ${target}`)
}

async function restore(settings: Settings, source: string): Promise<void> {
  if (!existsSync(join(source, 'postgres', 'cluster', 'backup_label'))) throw new Error(`${source} is no backup.`)
  await restoreCluster(join(source, 'postgres'), resolve(settings.DATA_DIR, 'postgres'), log)
  await copyFiles(source, settings.DATA_DIR)
  console.log('The backup is restored. Members load their conversations anew when they connect.')
}

/** Everything but the database, whose files must not be copied one by one. */
async function copyFiles(from: string, to: string): Promise<void> {
  for (const name of await readdir(from)) {
    if (!name.startsWith('postgres')) await cp(join(from, name), join(to, name), { recursive: true, force: true })
  }
}

main().catch((fault: unknown) => {
  console.error(fault instanceof Error ? fault.message : fault)
  process.exit(1)
})
