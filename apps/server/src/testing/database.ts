import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseError, escapeIdentifier } from 'pg'
import { inject } from 'vitest'
import { appRole } from '../platform/database/app-role.ts'
import { type Database, openDatabase } from '../platform/database/db.ts'
import { inDatabase, withClient } from './postgres-client.ts'

export { inDatabase, withClient } from './postgres-client.ts'

export interface TestDatabase {
  readonly url: string
  /** With the rights the server's statements have. */
  readonly database: Database
  /** With those of the tables' owner: for what only migrations do, and for tampering. */
  readonly owner: Database
  /** Closes both and deletes everything, whoever is still connected. */
  drop(): Promise<void>
}

export const log = {
  error: (details: object, message: string) => console.error(message, details),
}

/** Somebody (autovacuum, mostly) is looking at the template. */
const objectInUse = '55006'
/** A process of the superuser holds the database; only where the tests' own role is none. */
const insufficientPrivilege = '42501'

/** A migrated, empty database of its own, for one test file. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const templateUrl = inject('templateUrl')
  const name = `test_${randomBytes(8).toString('hex')}`
  const template = escapeIdentifier(databaseOf(templateUrl))
  await repeatWhile(objectInUse, () =>
    withClient(inDatabase(templateUrl, 'postgres'), (client) =>
      client.query(`create database ${name} template ${template} strategy file_copy`),
    ),
  )
  const url = inDatabase(templateUrl, name)
  const database = openDatabase({ url, poolSize: 8, log, role: appRole })
  const owner = openDatabase({ url, poolSize: 2, log })
  return {
    url,
    database,
    owner,
    async drop() {
      await Promise.all([database.close(), owner.close()])
      await dropDatabase(url)
    },
  }
}

export async function dropDatabase(url: string): Promise<void> {
  const name = escapeIdentifier(databaseOf(url))
  await repeatWhile(insufficientPrivilege, () =>
    withClient(inDatabase(url, 'postgres'), (client) => client.query(`drop database if exists ${name} with (force)`)),
  )
}

const databaseOf = (url: string) => new URL(url).pathname.slice(1)

async function repeatWhile<T>(code: string, work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (attempt === 50 || !(error instanceof DatabaseError) || error.code !== code) throw error
      await sleep(100)
    }
  }
}
