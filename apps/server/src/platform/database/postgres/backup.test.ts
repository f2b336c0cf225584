import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '../db.ts'
import { migrate } from '../migrate.ts'
import { backUpCluster, restoreCluster } from './backup.ts'
import { eraseCluster, startCluster } from './cluster.ts'

const log = { debug: () => {}, error: () => {} }

let directory: string
let folder: string
let copy: string

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'backup-'))
  await chmod(directory, 0o755)
  folder = path.join(directory, 'postgres')
  copy = path.join(directory, 'copy')
})
afterEach(async () => {
  await eraseCluster(folder)
  await rm(directory, { recursive: true, force: true })
})

async function query<Row>(url: string, text: string): Promise<Row[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

async function startMigrated() {
  const cluster = await startCluster({ folder, log })
  const database = openDatabase({ url: cluster.url, poolSize: 1, log })
  await migrate(database)
  await database.close()
  return cluster
}

const epochs = (url: string) => query(url, 'select value from epoch')
const notes = (url: string) => query<{ id: number }>(url, 'select id from notes order by id')

describe('a backup', () => {
  it('holds every row committed before it began, while the server goes on writing; a restore changes the epoch', async () => {
    const cluster = await startMigrated()
    await query(cluster.url, 'create table notes (id serial primary key)')
    await query(cluster.url, 'insert into notes select from generate_series(1, 1000)')
    const epoch = await epochs(cluster.url)
    const writer = { isDone: false }
    const writing = (async () => {
      while (!writer.isDone) await query(cluster.url, 'insert into notes default values')
    })()
    await backUpCluster(folder, copy, log)
    writer.isDone = true
    await writing
    await query(cluster.url, 'insert into notes (id) values (1000000)')
    await cluster.stop()

    await restoreCluster(copy, folder, log)
    const restored = await startCluster({ folder, log })
    const ids = (await notes(restored.url)).map(({ id }) => id)
    expect(ids.slice(0, 1000)).toEqual(Array.from({ length: 1000 }, (_, index) => index + 1))
    expect(ids).not.toContain(1_000_000)
    expect(await epochs(restored.url)).not.toEqual(epoch)
    await restored.stop()
  })

  it('is made of a stopped server too, and restored where there was none', async () => {
    await (await startMigrated()).stop()
    await backUpCluster(folder, copy, log)
    await eraseCluster(folder)
    await restoreCluster(copy, folder, log)
    const restored = await startCluster({ folder, log })
    expect(await epochs(restored.url)).toHaveLength(1)
    await restored.stop()
  })

  it('is not restored over a server that runs', async () => {
    const cluster = await startMigrated()
    await backUpCluster(folder, copy, log)
    await expect(restoreCluster(copy, folder, log)).rejects.toThrow(/is in use by process \d+/)
    expect(await epochs(cluster.url)).toHaveLength(1)
    await cluster.stop()
  })
})
