import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Db } from '../../platform/database/db.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { saveActive } from './queries.ts'

const day = '2026-11-28'
const [low, high] = [2, 9]

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())
beforeEach(async () => {
  await test.owner.execute('truncate member_days, member_last_days')
})

/** Notes a member as another process does that has not committed yet. */
const noteAsOther = (tx: Db, userId: number) =>
  tx.execute('insert into member_last_days (user_id, day) values ($1, $2::date)', [userId, day])

const waitsForLock = () =>
  vi.waitFor(
    async () => {
      const { total } = await test.owner.one<{ total: number }>(
        `select count(*)::int as total from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      expect(total).toBe(1)
    },
    { timeout: 10_000, interval: 20 },
  )

const noted = async () =>
  (await test.database.query<{ user_id: number }>('select user_id from member_days order by user_id')).map(
    ({ user_id: id }) => id,
  )

it('R-26: two processes that note the same members in another order do not lock each other out', async () => {
  const saving = await test.owner.transaction(async (tx) => {
    await noteAsOther(tx, low)
    const save = saveActive(test.database, day, [high, low])
    save.catch(() => undefined)
    await waitsForLock()
    // Whoever goes by their numbers holds no later one while waiting for this one.
    await noteAsOther(tx, high)
    return { save }
  })
  await saving.save
  expect(await noted()).toEqual([low, high])
})

it('R-26: a batch that lost a conflict all the same is written again', async () => {
  const saving = await test.owner.transaction(async (tx) => {
    // So that PostgreSQL ends the batch, and not this one.
    await tx.execute(`set local deadlock_timeout = '60s'`, [], { prepare: false })
    await noteAsOther(tx, high)
    const save = saveActive(test.database, day, [low, high])
    save.catch(() => undefined)
    await waitsForLock()
    await noteAsOther(tx, low)
    return { save }
  })
  await saving.save
  expect(await noted()).toEqual([low, high])
})
