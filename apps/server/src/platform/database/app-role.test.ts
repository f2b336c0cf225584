import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inDatabase, log, withClient } from '../../testing/database.ts'
import { appRole } from './app-role.ts'
import { openDatabase } from './db.ts'
import { migrate } from './migrate.ts'
import { type Cluster, eraseCluster, startCluster } from './postgres/cluster.ts'

/** A cluster of its own: the role belongs to all databases of one. */
let directory: string
let cluster: Cluster
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'roles-'))
  await chmod(directory, 0o755)
  cluster = await startCluster({
    folder: path.join(directory, 'postgres'),
    isDurable: false,
    log: { ...log, debug() {} },
  })
})
afterAll(async () => {
  await cluster.stop()
  await eraseCluster(path.join(directory, 'postgres'))
  await rm(directory, { recursive: true, force: true })
})

const administer = (...statements: string[]) =>
  withClient(cluster.url, async (client) => {
    for (const statement of statements) await client.query(statement)
  })

/** Creates a database role with these rights, and databases that it owns. Returns their addresses. */
async function newOwner(name: string, rights: string, databases: readonly string[]): Promise<string[]> {
  const password = randomBytes(8).toString('hex')
  await administer(
    `create role ${name} login ${rights} password '${password}'`,
    ...databases.map((database) => `create database ${database} owner ${name}`),
  )
  return databases.map((database) => {
    const address = new URL(inDatabase(cluster.url, database))
    address.username = name
    address.password = password
    return address.href
  })
}

async function migrateAt(url: string, folder?: string): Promise<string[]> {
  const owner = openDatabase({ url, poolSize: 1, log })
  return migrate(owner, folder).finally(() => owner.close())
}

it('where its user may not make roles, the server says what an administrator has to run, and then needs no more than that', async () => {
  const [url = ''] = await newOwner('plain', 'nosuperuser', ['plain'])
  await expect(migrateAt(url)).rejects.toThrow(`run: create role ${appRole} nologin; grant ${appRole} to plain;`)
  await administer(`create role ${appRole} nologin`)
  await expect(migrateAt(url)).rejects.toThrow(`run: grant ${appRole} to plain;`)
  await administer(`grant ${appRole} to plain`)
  expect(await migrateAt(url)).toContain('0022_ledger_rights.sql')
  await administer('drop database plain', `drop role plain`, `drop role ${appRole}`)
})

it('several databases of one cluster make the role at once, by users who may make roles and are no more', async () => {
  const names = ['red', 'green', 'blue', 'grey']
  const urls = await newOwner('maker', 'createrole', names)
  const both = [...urls, ...urls]
  await Promise.all(both.map((url) => migrateAt(url, directory)))
  for (const url of urls) {
    const app = openDatabase({ url, poolSize: 1, log, role: appRole })
    expect(await app.one('select current_user::text as role')).toEqual({ role: appRole })
    await app.close()
  }
})

it('acts as its role from the first statement on, comes back to it, and keeps what the address says of options', async () => {
  const address = new URL(cluster.url)
  address.searchParams.set('options', '-c work_mem=5MB')
  const app = openDatabase({ url: address.href, poolSize: 1, log, role: appRole })
  try {
    await app.execute('reset role')
    expect(
      await app.one(`select current_user::text as role, current_setting('work_mem') as memory, rolsuper as is_super
                       from pg_roles where rolname = current_user`),
    ).toEqual({ role: appRole, memory: '5MB', is_super: false })
  } finally {
    await app.close()
  }
})
