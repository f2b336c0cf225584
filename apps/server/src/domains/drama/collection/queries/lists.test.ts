import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../testing/database.ts'
import { plansOf } from '../../../../testing/plans.ts'
import { listMine, type MineType } from './lists.ts'

const [dramaCount, memberCount] = [2000, 40]
let test: TestDatabase

/** Every member watched, keeps and likes most dramas, and unlocked some. */
beforeAll(async () => {
  test = await createTestDatabase()
  const { database: db } = test
  await db.execute(`insert into drama_types (names) values ('{"en": "Type"}')`)
  await db.execute(
    `insert into dramas (type_id, language, texts, year, update_number, is_published, is_listed, created_ms, updated_ms)
     select 1, 'en', '{"en": {"title": "A title", "intro": "", "tags": []}}', 2026, 8, true, i % 10 <> 0, i, i
     from generate_series(1, $1::int) i`,
    [dramaCount],
  )
  await db.execute(
    `insert into accounts (user_no, user_code, login_type, nick_name, avatar_url, reg_ip, created_ms, updated_ms)
     select 'n' || i, 'c' || i, 'auto', 'Member', '', '::1', 0, 0 from generate_series(1, $1::int) i`,
    [memberCount],
  )
  for (const table of ['binge_list', 'drama_likes'])
    await db.execute(
      `insert into ${table} (user_id, drama_id, created_ms)
       select a.id, d.id, (a.id * 7919 + d.id * 104729) % 1000003 from accounts a, dramas d`,
    )
  await db.execute(
    `insert into watch_marks (user_id, drama_id, number, position_seconds, duration_seconds, is_done, client_seq, updated_ms, is_hidden)
     select a.id, d.id, 1, 1, 90, false, 1, (a.id * 7919 + d.id * 104729) % 1000003, d.id % 7 = 0 from accounts a, dramas d`,
  )
  await test.owner.query('vacuum analyze', [], { prepare: false })
})
afterAll(() => test.drop())

describe('my lists', () => {
  it.each<MineType>(['history', 'binge', 'skr'])('read a page of %s by an index, in its order', async (type) => {
    const plans = await plansOf(test.database, async (db) => {
      expect(await listMine(db, { userId: 7, type, words: [] }, { page: 2, limit: 20 })).toHaveLength(20)
    })
    expect(plans).not.toMatch(/Seq Scan on (dramas|binge_list|drama_likes|watch_marks)/)
    expect(plans).not.toMatch(/Sort Method/)
  })
})
