import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, chown, lstat, mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { type Account, canReach } from './account.ts'
import { sharedFolder } from './binaries.ts'
import { environment } from './postmaster.ts'

const run = promisify(execFile)

export const superuser = 'cliffhanger'

/** Makes `folder` (the cluster and its password, both private to `account`) unless it is there. */
export async function createCluster(folder: string, bin: string, account: Account, isDurable: boolean): Promise<void> {
  if (existsSync(folder)) return
  if (await lstat(folder).catch(() => undefined)) {
    throw new Error(`${folder} is a link that leads nowhere. Bring its target back, or delete the link to begin anew.`)
  }
  await makeHome(folder, account, (home) => initialize(home, bin, account, isDurable))
}

/**
 * Makes `folder` as a place that `account` reaches and `fill` fills. It appears in one step once all is done,
 * so a start that was killed half-way leaves nothing that looks like a database.
 */
export async function makeHome(folder: string, account: Account, fill: (home: string) => Promise<void>): Promise<void> {
  const draft = `${folder}.draft`
  await rm(draft, { recursive: true, force: true })
  if (await canReach(path.dirname(folder), account)) {
    await mkdir(draft, { mode: 0o700 })
    await fill(draft)
    await rename(draft, folder)
    return
  }
  // The project lies below a private folder: the database lives outside, and the link is the only way to it.
  await mkdir(sharedFolder, { recursive: true })
  await chmod(sharedFolder, 0o755)
  const outside = await mkdtemp(path.join(sharedFolder, 'postgres-'))
  try {
    await fill(outside)
    await symlink(outside, folder)
  } catch (error) {
    await rm(outside, { recursive: true, force: true })
    throw error
  }
}

/** The built-in locale sorts by code point the same way on every machine, whatever its C library. */
const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']

async function initialize(home: string, bin: string, account: Account, isDurable: boolean): Promise<void> {
  const passwordFile = path.join(home, 'password')
  await writeFile(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 })
  if (account.uid !== undefined && account.gid !== undefined) {
    await chown(passwordFile, account.uid, account.gid)
    await chown(home, account.uid, account.gid)
  }
  const folder = ['-D', path.join(home, 'cluster'), '-U', superuser, `--pwfile=${passwordFile}`]
  await run(
    path.join(bin, 'initdb'),
    [...folder, ...locale, '--auth=scram-sha-256', '--no-instructions', ...(isDurable ? [] : ['--no-sync'])],
    { ...account, env: environment, cwd: '/' },
  )
}
