import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { readFile, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { argv } from 'node:process'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { ensurePackages } from './packages.mjs'
import { lastLines, root, run, wait } from './process.mjs'

const clients = ['apps/web', 'apps/console']
const compressible = /\.(js|css|html|json|svg|webmanifest|wasm|ttf)$/
const smallestWorthwhileBytes = 1024

/** Written last, so a build that was cut short counts as none. @param {string} client */
const stamp = (client) => join(root, client, 'dist', '.complete')

/** Every file and folder below a path; folders count, since their time changes when something is deleted. @param {string} path @returns {string[]} */
const walk = (path) =>
  existsSync(path) && statSync(path).isDirectory()
    ? [path, ...readdirSync(path).flatMap((name) => walk(join(path, name)))]
    : [path]

/** Time of the newest source a client is made of, in ms. @param {string} client */
const newestSourceMs = (client) => {
  const packages = readdirSync(join(root, 'packages')).map((name) => join('packages', name, 'src'))
  const own = ['src', 'public', 'index.html', 'vite.config.ts', 'bundle', 'package.json'].map((name) =>
    join(client, name),
  )
  return [...own, ...packages, 'package-lock.json']
    .flatMap((path) => walk(join(root, path)))
    .filter((path) => existsSync(path) && !/\.test\.tsx?$/.test(path))
    .reduce((newest, path) => Math.max(newest, statSync(path).mtimeMs), 0)
}

/** @param {string} client */
const isStale = (client) => !existsSync(stamp(client)) || statSync(stamp(client)).mtimeMs < newestSourceMs(client)

/** Puts a `.br` and a `.gz` beside each file worth it, so that the server never compresses while it answers. @param {string} folder */
const precompress = async (folder) => {
  const files = walk(folder).filter((path) => compressible.test(path) && statSync(path).size >= smallestWorthwhileBytes)
  await Promise.all(
    files.map(async (path) => {
      const content = await readFile(path)
      await writeFile(`${path}.br`, await promisify(brotliCompress)(content))
      await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }))
    }),
  )
}

/** Builds one client. @param {string} client @returns {Promise<{ code: number, output: string }>} */
const buildClient = async (client) => {
  const started = new Date()
  const built = await run(join(root, 'node_modules', '.bin', 'vite'), ['build', '--logLevel', 'warn'], {
    cwd: join(root, client),
    timeoutMs: 15 * 60_000,
  })
  if (built.code !== 0) return built
  await precompress(join(root, client, 'dist'))
  await writeFile(stamp(client), '')
  // The time of the start: a source saved while the build ran makes it stale again.
  await utimes(stamp(client), started, started)
  return built
}

const lockFile = join(root, 'node_modules', '.cache', 'build.lock')

/** Whether the process that holds the lock is gone: it was killed while it built. */
const isLockLeft = () => {
  try {
    process.kill(Number(readFileSync(lockFile, 'utf8')), 0)
    return false
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'ESRCH'
  }
}

/** Waits until no other process builds here: several may be started at once from one folder. */
const takeLock = async () => {
  mkdirSync(dirname(lockFile), { recursive: true })
  for (;;) {
    // Made elsewhere and linked, so that nobody reads a lock without its holder.
    const own = `${lockFile}.${process.pid}`
    writeFileSync(own, String(process.pid))
    try {
      linkSync(own, lockFile)
      return
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error
    } finally {
      rmSync(own, { force: true })
    }
    if (isLockLeft()) rmSync(lockFile, { force: true })
    await wait(200)
  }
}

/** Whether there is nothing to build. */
export const areClientsBuilt = () => !clients.some(isStale)

/** Builds the clients that are missing or older than their sources; `force` builds all. Ends with the first failure. */
export const buildClients = async ({ force = false } = {}) => {
  if (!force && !clients.some(isStale)) return { code: 0, output: '' }
  await takeLock()
  try {
    return await buildWanted(force)
  } finally {
    rmSync(lockFile, { force: true })
  }
}

/** @param {boolean} force */
const buildWanted = async (force) => {
  for (const client of clients.filter((name) => force || isStale(name))) {
    process.stdout.write(`Building ${client} … `)
    const startedMs = Date.now()
    const built = await buildClient(client)
    console.log(built.code === 0 ? `${((Date.now() - startedMs) / 1000).toFixed(1)} s` : 'failed')
    if (built.code !== 0) return built
  }
  return { code: 0, output: '' }
}

if (import.meta.url === pathToFileURL(argv[1] ?? '').href) {
  await ensurePackages()
  const { code, output } = await buildClients({ force: true })
  if (code !== 0) console.error(lastLines(output))
  process.exit(code)
}
