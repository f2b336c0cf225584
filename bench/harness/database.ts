import { readFile, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { escapeIdentifier } from 'pg'
import { startCluster } from '../../apps/server/src/platform/database/postgres/cluster.ts'
import { inDatabase, withClient } from '../../apps/server/src/testing/postgres-client.ts'
import type { Run } from './run.ts'

export { withClient } from '../../apps/server/src/testing/postgres-client.ts'

/** The bundled PostgreSQL with the product's settings, durable, in a folder of the run. */
export interface Postgres {
  readonly url: string
  /** Of its first process, the parent of all others. */
  readonly pid: number
  /** Makes another, empty database and answers its address. */
  createDatabase(name: string): Promise<string>
  stop(): Promise<void>
}

const log = { debug: () => {}, error: (_details: object, message: string) => console.error(message) }

export const openPostgres = async (run: Run): Promise<Postgres> => {
  const folder = join(await run.folder(), 'postgres')
  return run.save(startPostgres(folder))
}

async function startPostgres(folder: string): Promise<Postgres> {
  const { url, stop } = await startCluster({ folder, log })
  const lock = await readFile(join(await realpath(folder), 'cluster/postmaster.pid'), 'utf8')
  return {
    url,
    pid: Number.parseInt(lock, 10),
    stop,
    async createDatabase(name) {
      await withClient(url, (client) => client.query(`create database ${escapeIdentifier(name)}`))
      return inDatabase(url, name)
    },
  }
}
