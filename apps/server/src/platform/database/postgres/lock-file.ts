import { execFile } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** A postmaster whose starter was killed gets its signal at once; one that is still ready after this has a living starter. */
const readyPatienceMs = 5_000
const stoppingPatienceMs = 30_000

/** What a killed postmaster leaves; its number may meanwhile be another program's, for which PostgreSQL would refuse to start for ever. */
const leftovers = ['cluster/postmaster.pid', '.s.PGSQL.5432.lock', '.s.PGSQL.5432']

export interface RunningPostmaster {
  readonly pid: number
  readonly port: number
  readonly status: string
}

/**
 * Waits until no postmaster holds the cluster in `home`, and removes what a killed one left.
 * Throws when a server that lives uses it.
 */
export async function waitUntilFree(home: string): Promise<void> {
  const startedMs = Date.now()
  for (;;) {
    const postmaster = await findPostmaster(home)
    if (!postmaster) break
    if (await isOrphan(postmaster.pid)) process.kill(postmaster.pid, 'SIGINT')
    const patienceMs = postmaster.status === 'stopping' ? stoppingPatienceMs : readyPatienceMs
    if (Date.now() - startedMs > patienceMs) {
      throw new Error(`The database in ${home} is in use by process ${postmaster.pid}. Stop the other server first.`)
    }
    await sleep(100)
  }
  for (const name of leftovers) await rm(path.join(home, name), { force: true })
}

/** The live postmaster of the cluster in `home`. Its lock file holds the process, the folder, the start, the port, … and the status. */
export async function findPostmaster(home: string): Promise<RunningPostmaster | undefined> {
  const cluster = path.join(home, 'cluster')
  const text = await readFile(path.join(cluster, 'postmaster.pid'), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  const [pid, , , port, , , , status = ''] = text.split('\n')
  if (!(await isPostmaster(Number(pid), cluster))) return undefined
  return { pid: Number(pid), port: Number(port), status: status.trim() }
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
