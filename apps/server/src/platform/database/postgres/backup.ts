import { existsSync } from 'node:fs'
import { chown, copyFile, mkdir, readdir, realpath, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Client } from 'pg'
import { copyTree } from '../../storage/copy-tree.ts'
import { type Account, chooseAccount } from './account.ts'
import { type ClusterOptions, eraseCluster, findRunningCluster, startCluster } from './cluster.ts'
import { makeHome } from './create-cluster.ts'
import { waitUntilFree } from './lock-file.ts'

/** What a copy must not hold, or what the database makes anew (its manual, "Making a Base Backup Using the Low Level API"). */
const emptied = [
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]
const omitted = ['postmaster.pid', 'postmaster.opts']

type Log = ClusterOptions['log']

/** Copies the cluster in `folder` to the new folder `target`, as it is at the end of the copy. The server may run and write meanwhile. */
export async function backUpCluster(folder: string, target: string, log: Log): Promise<void> {
  const running = await findRunningCluster(folder)
  const own = running === undefined ? await startCluster({ folder, log }) : undefined
  const client = new Client({ connectionString: running ?? own?.url })
  try {
    await client.connect()
    await copyRunning(client, await realpath(folder), target)
  } finally {
    await client.end()
    await own?.stop()
  }
}

async function copyRunning(client: Client, home: string, target: string): Promise<void> {
  const source = path.join(home, 'cluster')
  const copy = path.join(target, 'cluster')
  await mkdir(target, { mode: 0o700 })
  await copyFile(path.join(home, 'password'), path.join(target, 'password'))
  // The slot keeps the log of the copy's time; it goes with this session.
  await client.query(`select pg_create_physical_replication_slot('backup_' || pg_backend_pid(), true, true)`)
  await client.query(`select pg_backup_start('cliffhanger', true)`)
  await copyTree(source, copy, (name) => !omitted.includes(name) && !emptied.includes(path.dirname(name)))
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
  await writeFile(path.join(copy, 'backup_label'), rows[0]?.labelfile ?? '')
  await copyTree(path.join(source, 'pg_wal'), path.join(copy, 'pg_wal'), (name) => /^[0-9A-F]{24}$/.test(name))
}

/**
 * Puts the copy in `source` in the place of the cluster in `folder`, whose server must be stopped. The database gets a new epoch,
 * because devices may know numbers that the copy never gave (socket.md 3.3). A restore that was killed is simply run again.
 */
export async function restoreCluster(source: string, folder: string, log: Log): Promise<void> {
  const account = await chooseAccount(folder)
  const [next, previous] = [`${folder}.next`, `${folder}.previous`]
  if (existsSync(folder)) await waitUntilFree(await realpath(folder))
  await eraseCluster(next)
  await mkdir(path.dirname(folder), { recursive: true })
  await makeHome(next, account, async (home) => {
    await copyTree(source, home, () => true)
    await giveTo(account, home)
  })
  const cluster = await startCluster({ folder: next, log })
  try {
    const client = new Client({ connectionString: cluster.url })
    await client.connect()
    await client.query('update epoch set value = gen_random_uuid()').finally(() => client.end())
  } finally {
    await cluster.stop()
  }
  await eraseCluster(previous)
  if (existsSync(folder)) await rename(folder, previous)
  await rename(next, folder)
  await eraseCluster(previous)
}

async function giveTo(account: Account, folder: string): Promise<void> {
  const { uid, gid } = account
  if (uid === undefined || gid === undefined) return
  await chown(folder, uid, gid)
  for (const entry of await readdir(folder, { recursive: true })) await chown(path.join(folder, entry), uid, gid)
}
