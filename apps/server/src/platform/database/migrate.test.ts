import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { assertMigrated, migrate } from './migrate.ts'

let test: TestDatabase
let folder: string

beforeEach(async () => {
  test = await createTestDatabase()
  folder = await mkdtemp(path.join(tmpdir(), 'migrations-'))
})
afterEach(async () => {
  await test.drop()
  await rm(folder, { recursive: true, force: true })
})

const write = (name: string, text: string) => writeFile(path.join(folder, name), text)

describe('migrate', () => {
  it('applies what is missing by number, several statements in one file, and nothing twice', async () => {
    await write('9002_more.sql', `insert into things values (2);`)
    await write('9001_things.sql', `create table things (id int); -- the first\ninsert into things values (1);`)
    expect(await migrate(test.owner, folder)).toEqual(['9001_things.sql', '9002_more.sql'])
    expect(await migrate(test.owner, folder)).toEqual([])
    await write('9003_last.sql', `insert into things values (3);`)
    expect(await migrate(test.owner, folder)).toEqual(['9003_last.sql'])
    expect(await test.database.query('select id from things order by id')).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }])
  })

  it('applies each file once when several servers start at once', async () => {
    await write('9001_things.sql', 'create table things (id int)')
    await write('9002_row.sql', 'insert into things values (1)')
    const runs = await Promise.all([1, 2, 3, 4].map(() => migrate(test.owner, folder)))
    expect(runs.flat().toSorted()).toEqual(['9001_things.sql', '9002_row.sql'])
    expect(await test.database.query('select id from things')).toEqual([{ id: 1 }])
  })

  it('leaves nothing of a file that fails, and names it', async () => {
    await write('9001_broken.sql', 'create table half (id int); select 1 / 0;')
    await expect(migrate(test.owner, folder)).rejects.toThrow('Migration 9001_broken.sql failed: division by zero')
    expect(await test.database.one(`select to_regclass('half') as found`)).toEqual({ found: null })
    await write('9001_broken.sql', 'create table half (id int);')
    expect(await migrate(test.owner, folder)).toEqual(['9001_broken.sql'])
  })

  it('refuses a file that changed after it was applied', async () => {
    await write('9001_things.sql', 'create table things (id int)')
    await migrate(test.owner, folder)
    await write('9001_things.sql', 'create table things (id bigint)')
    await expect(migrate(test.owner, folder)).rejects.toThrow('9001_things.sql has changed since it was applied')
  })

  it('refuses two files of one number, and a name without one', async () => {
    await write('9001_a.sql', 'select 1')
    await write('9001_b.sql', 'select 1')
    await expect(migrate(test.owner, folder)).rejects.toThrow('9001_a.sql and 9001_b.sql share a number')
    await rm(path.join(folder, '9001_b.sql'))
    await write('later.sql', 'select 1')
    await expect(migrate(test.owner, folder)).rejects.toThrow('later.sql: a migration is named')
  })

  it('asks for a lock briefly and again, so that others do not wait behind it, and applies once the lock is free', async () => {
    await test.owner.execute('create table busy (id int)')
    await write('9001_busy.sql', 'alter table busy add column more int')
    const gate = Promise.withResolvers<void>()
    const reading = Promise.withResolvers<void>()
    const reader = test.database.transaction(async (tx) => {
      await tx.query('select id from busy')
      reading.resolve()
      await gate.promise
    })
    await reading.promise
    const migration = migrate(test.owner, folder, { lockTimeoutMs: 300 })
    let longestMs = 0
    for (const endMs = Date.now() + 3000; Date.now() < endMs; ) {
      const startedMs = performance.now()
      await test.database.query('select id from busy')
      longestMs = Math.max(longestMs, performance.now() - startedMs)
    }
    expect(longestMs).toBeGreaterThan(50)
    expect(longestMs).toBeLessThan(1000)
    gate.resolve()
    await reader
    expect(await migration).toEqual(['9001_busy.sql'])
  })

  describe('outside a transaction', () => {
    const index = '-- outside a transaction\ncreate unique index concurrently if not exists busy_id on busy (id);\n'
    const validity = () =>
      test.database.query(`select indisvalid as valid from pg_index where indexrelid = to_regclass('busy_id')`)

    it('an index is made while a long reader reads and others write, who wait for nothing', async () => {
      await test.owner.execute('create table busy (id int)')
      await test.owner.execute('insert into busy select generate_series(1, 20000)')
      await write('9001_busy.sql', index)
      const gate = Promise.withResolvers<void>()
      const reading = Promise.withResolvers<void>()
      const reader = test.database.transaction(async (tx) => {
        await tx.execute('set transaction isolation level repeatable read', [], { prepare: false })
        await tx.query('select id from busy where id = 1')
        reading.resolve()
        await gate.promise
      })
      await reading.promise
      // Two servers start at once: whoever waits for the turn is nobody the index waits for.
      const migrations = [migrate(test.owner, folder), migrate(test.owner, folder)]
      await vi.waitFor(async () => expect(await validity()).toEqual([{ valid: false }]), { timeout: 30_000 })
      let longestMs = 0
      for (let id = 100_000; id < 100_200; id++) {
        const startedMs = performance.now()
        await test.database.execute('insert into busy values ($1)', [id])
        longestMs = Math.max(longestMs, performance.now() - startedMs)
      }
      expect(await validity()).toEqual([{ valid: false }])
      expect(longestMs).toBeLessThan(5000)
      gate.resolve()
      await reader
      expect((await Promise.all(migrations)).flat()).toEqual(['9001_busy.sql'])
      expect(await validity()).toEqual([{ valid: true }])
      expect(await migrate(test.owner, folder)).toEqual([])
    })

    it('what a failed try left invalid is made anew', async () => {
      await test.owner.execute('create table busy (id int)')
      await test.owner.execute('insert into busy values (1), (1)')
      await write('9001_busy.sql', index)
      await expect(migrate(test.owner, folder)).rejects.toThrow(/9001_busy.sql failed: could not create unique index/)
      expect(await validity()).toEqual([{ valid: false }])
      await test.owner.execute('delete from busy where ctid = (select min(ctid) from busy)')
      expect(await migrate(test.owner, folder)).toEqual(['9001_busy.sql'])
      expect(await validity()).toEqual([{ valid: true }])
    })

    it('nothing else is taken, since it could not be run again', async () => {
      await write('9001_busy.sql', '-- outside a transaction\ncreate table busy (id int);')
      await expect(migrate(test.owner, folder)).rejects.toThrow(
        '9001_busy.sql runs outside a transaction, so it may hold only',
      )
      await write('9001_busy.sql', '-- outside a transaction\ncreate index concurrently busy_id on busy (id);')
      await expect(migrate(test.owner, folder)).rejects.toThrow('may hold only')
    })
  })

  it('says who is in the way when its patience ends', async () => {
    await test.owner.execute('create table busy (id int)')
    await write('9001_busy.sql', 'alter table busy add column more int')
    await test.database.transaction(async (tx) => {
      await tx.query('select id from busy')
      await expect(migrate(test.owner, folder, { lockTimeoutMs: 100, patienceMs: 200 })).rejects.toThrow(
        /9001_busy.sql did not get its lock.*process \d+ \(cliffhanger\)/,
      )
    })
  })

  it('an older build refuses the database of a newer one, and a start without migrating the database of an older one', async () => {
    await assertMigrated(test.owner)
    await write('9001_things.sql', 'create table things (id int)')
    await migrate(test.owner, folder)
    await expect(migrate(test.owner)).rejects.toThrow('migrated by a newer build than this one (9001_things.sql')
    await expect(assertMigrated(test.owner)).rejects.toThrow('migrated by a newer build')
    await test.owner.execute('delete from schema_migrations where number in (9001, 60)')
    await expect(assertMigrated(test.owner)).rejects.toThrow(/lacks 1 migrations of this build .*npm run migrate/)
  })
})
