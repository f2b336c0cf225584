import { execFile } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** A postmaster whose starter was killed gets its signal at once; one that is still ready after this has a living starter. */
const readyPatienceMs = 3_000
const stoppingPatienceMs = 30_000

/** What a killed postmaster leaves; its number may meanwhile be another program's, for which PostgreSQL would refuse to start for ever. */
const leftovers = ['cluster/postmaster.pid', '.s.PGSQL.5432.lock', '.s.PGSQL.5432']

/**
 * Waits until no postmaster holds the cluster in `home`, and removes what a killed one left.
 * Throws when a server that lives uses it.
 */
export async function waitUntilFree(home: string): Promise<void> {
  const cluster = path.join(home, 'cluster')
  const startedMs = Date.now()
  for (;;) {
    const lock = await readLock(path.join(cluster, 'postmaster.pid'))
    if (!lock || !(await isPostmaster(lock.pid, cluster))) break
    if (await isOrphan(lock.pid)) process.kill(lock.pid, 'SIGINT')
    const patienceMs = lock.isStopping ? stoppingPatienceMs : readyPatienceMs
    if (Date.now() - startedMs > patienceMs) {
      throw new Error(`The database in ${home} is in use by process ${lock.pid}. Stop the other server first.`)
    }
    await sleep(100)
  }
  for (const name of leftovers) await rm(path.join(home, name), { force: true })
}

/** The first line is the process, the eighth its state. */
async function readLock(lockFile: string): Promise<{ pid: number; isStopping: boolean } | undefined> {
  const text = await readFile(lockFile, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (text === undefined) return undefined
  const lines = text.split('\n')
  return { pid: Number(lines[0]), isStopping: lines[7]?.trim() === 'stopping' }
}

/** A zombie has no arguments any more, so it does not count. */
async function isPostmaster(pid: number, cluster: string): Promise<boolean> {
  const command = await describe(pid, 'args=')
  return command.includes('postgres') && command.includes(cluster)
}

/** Where a process dies with its starter (Linux) there is no orphan; elsewhere it is adopted by process 1. */
async function isOrphan(pid: number): Promise<boolean> {
  return process.platform !== 'linux' && (await describe(pid, 'ppid=')) === '1'
}

async function describe(pid: number, column: 'args=' | 'ppid='): Promise<string> {
  if (!Number.isInteger(pid) || pid <= 0) return ''
  if (process.platform === 'linux' && column === 'args=') {
    const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
    return line.replaceAll('\0', ' ')
  }
  return run('ps', ['-o', column, '-p', String(pid)]).then(
    ({ stdout }) => stdout.trim(),
    () => '',
  )
}
