import { existsSync } from 'node:fs'
import { mkdir, realpath, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client, escapeIdentifier } from 'pg'
import { chooseAccount } from './account.ts'
import { addressOf, findFreePort, hasSocket, listenSettings, socketPort } from './address.ts'
import { prepareBinaries } from './binaries.ts'
import { createCluster } from './create-cluster.ts'
import { keepRunning } from './keep-running.ts'
import { findPostmaster, waitUntilFree } from './lock-file.ts'
import { type ClusterLog, type Launch, launchPostmaster, type Postmaster } from './postmaster.ts'

export interface ClusterOptions {
  /** Made at the first start; a symbolic link when its place is not reachable for the account that runs the database. */
  readonly folder: string
  /** False only for tests: a power cut may then lose everything. */
  readonly isDurable?: boolean
  readonly database?: string
  readonly log: ClusterLog
}

export interface Cluster {
  /** Stays the same as long as the cluster runs, also when the database had to be started again. */
  readonly url: string
  /** Resolves with the reason once a database that ended by itself cannot be started again. */
  readonly lost: Promise<Error>
  readonly stop: () => Promise<void>
}

const tuned = {
  shared_buffers: '256MB',
  max_wal_size: '4GB',
  max_connections: '200',
  synchronous_commit: 'on',
  // What is asked for by its key is nearly always in memory, and never on a disk that turns.
  random_page_cost: '1.1',
  // Statements here are short; compiling them costs more than it saves.
  jit: 'off',
  timezone: 'UTC',
  // Refused statements are the caller's to log, with its request; the database speaks of itself only.
  log_min_messages: 'log',
  log_checkpoints: 'off',
  lc_messages: 'C',
}

const careless = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', shared_buffers: '128MB' }

const attempts = 20

/** Starts the bundled PostgreSQL in `folder`, made if need be, keeps it running and answers the address of its database. */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const { isDurable = true, database = 'cliffhanger', log } = options
  const folder = path.resolve(options.folder)
  await mkdir(path.dirname(folder), { recursive: true })
  const account = await chooseAccount(folder)
  const bin = await prepareBinaries(account)
  await createCluster(folder, bin, account, isDurable)
  const home = await realpath(folder)
  const cluster = path.join(home, 'cluster')
  const port = hasSocket(home) ? socketPort : await findFreePort()
  const settings = { ...tuned, ...(isDurable ? {} : careless), ...listenSettings(home, port) }
  const launch = { bin, cluster, account, settings, onLine: (line: string) => log.debug(line) }
  const { lost, stop } = await keepRunning((signal) => launchWithPatience(launch, signal), log)
  try {
    await ensureDatabase(await addressOf(home, port, 'postgres'), database)
    return { url: await addressOf(home, port, database), lost, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** The address of the database that another process runs in `folder`, for a command beside the server; undefined when none runs. */
export async function findRunningCluster(folder: string, database = 'cliffhanger'): Promise<string | undefined> {
  if (!existsSync(folder)) return undefined
  await chooseAccount(folder)
  const home = await realpath(folder)
  const postmaster = await findPostmaster(home)
  return postmaster?.status === 'ready' ? addressOf(home, postmaster.port, database) : undefined
}

/** Deletes the cluster in `folder` for good. Throws when it is in use. */
export async function eraseCluster(folder: string): Promise<void> {
  const home = await realpath(folder).catch(() => undefined)
  if (home === undefined) return
  await waitUntilFree(home)
  await rm(home, { recursive: true, force: true })
  await rm(folder, { recursive: true, force: true })
}

/** After a kill the old processes need a moment to let go of the memory they share. */
async function launchWithPatience(launch: Launch, signal: AbortSignal): Promise<Postmaster> {
  for (let attempt = 1; ; attempt++) {
    await waitUntilFree(path.dirname(launch.cluster))
    try {
      return await launchPostmaster(launch)
    } catch (error) {
      if (attempt === attempts) throw error
      await sleep(250, undefined, { signal })
    }
  }
}

async function ensureDatabase(url: string, name: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount === 0) await client.query(`create database ${escapeIdentifier(name)}`)
  } finally {
    await client.end()
  }
}
