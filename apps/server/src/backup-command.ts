import { backUp, restore } from './backup/platform-backup.ts'
import { readSettings } from './settings.ts'

/** Restored, but objects are missing. */
const incompleteCode = 2

/**
 * `backup <folder>` copies the platform (database, then media) into a new folder, while the server runs or not. `restore <folder>` puts it back:
 * in the place of the bundled database, whose server must be stopped, or into an empty database at DATABASE_URL.
 */
async function main(): Promise<void> {
  const [action, folder] = process.argv.slice(2)
  if (folder === undefined || (action !== 'backup' && action !== 'restore')) {
    throw new Error('Usage: npm run backup -- <new folder>, npm run restore -- <folder of a backup>')
  }
  const settings = readSettings(process.env)
  const notify = (line: string) => console.log(line)
  if (action === 'backup') return backUp(settings, folder, notify)
  const { missing } = await restore(settings, folder, notify)
  if (missing > 0) process.exitCode = incompleteCode
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
