import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { databaseWithin } from './database-within.ts'
import type { Database } from './db.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await server.owner.execute('create table marks (mark text primary key)')
  await server.owner.execute('grant select, insert on marks to cliffhanger_app')
})
afterAll(() => server.close())

const mark = (db: Pick<Database, 'execute'>, name: string) => db.execute('insert into marks values ($1)', [name])
const marks = async () =>
  (await server.owner.query<{ mark: string }>('select mark from marks order by 1')).map((row) => row.mark)

const within = (work: (db: Database) => Promise<unknown>) =>
  server.context.db.transaction((tx) => work(databaseWithin(tx, server.context.db)))

it('keeps what was committed in it, and not what was rolled back', async () => {
  const heard: string[] = []
  await within(async (db) => {
    await mark(db, 'plain')
    await db.transaction(async (tx) => {
      tx.afterCommit(() => void heard.push('commit'))
      await mark(tx, 'kept')
      await tx.transaction((nested) => mark(nested, 'nested'))
    })
    const failing = db.transaction(async (tx) => {
      tx.afterRollback(() => heard.push('rollback'))
      await mark(tx, 'lost')
      await mark(tx, 'lost')
    })
    await expect(failing).rejects.toThrow('duplicate key')
    await mark(db, 'later')
  })
  expect(await marks()).toEqual(['kept', 'later', 'nested', 'plain'])
  expect(heard).toEqual(['commit', 'rollback'])
})

it('does not keep a work of which a nested part failed, even where that was caught', async () => {
  await within(async (db) => {
    const doomed = db.transaction(async (tx) => {
      await mark(tx, 'half')
      await tx.transaction(() => Promise.reject(new Error('no'))).catch(() => undefined)
    })
    await expect(doomed).rejects.toThrow('a nested transaction failed')
  })
  expect(await marks()).not.toContain('half')
})

it('runs transactions that are begun at once one after the other', async () => {
  await within((db) =>
    Promise.all(
      ['one', 'two', 'three']
        .map((name) =>
          db.transaction(async (tx) => {
            await mark(tx, name)
            if (name === 'two') throw new Error('not this one')
          }),
        )
        .map((each) => each.catch(() => undefined)),
    ),
  )
  expect(await marks()).toEqual(expect.arrayContaining(['one', 'three']))
  expect(await marks()).not.toContain('two')
})

it('is nothing where the transaction around it fails', async () => {
  const failing = within(async (db) => {
    await db.transaction((tx) => mark(tx, 'committed inside'))
    throw new Error('given up')
  })
  await expect(failing).rejects.toThrow('given up')
  expect(await marks()).not.toContain('committed inside')
})
