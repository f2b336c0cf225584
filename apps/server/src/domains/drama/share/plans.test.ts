import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../../../platform/database/db.ts'
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts'
import { listDue } from '../terms/queries.ts'
import { findCode, findShared } from './queries/codes.ts'
import { listShownPosters } from './queries/posters.ts'
import { listShareDays, sumShares } from './queries/statistics.ts'
import { findVisit } from './queries/visits.ts'

/** What shared links ask is read along indexes, however many of them there are. */

const dramas = 400
const members = 60

let test: TestDatabase

beforeAll(async () => {
  test = await createTestDatabase()
  const { database: db } = test
  await db.execute(`insert into drama_types (names) values ('{"en": "Type"}')`)
  await db.execute(
    `insert into dramas (type_id, language, texts, year, is_published, is_listed, created_ms, updated_ms, opens_ms)
     select 1, 'en', '{}', 2026, i % 10 <> 0, i % 10 <> 0, i, i, case when i % 100 = 0 then i end from generate_series(1, $1) i`,
    [dramas],
  )
  await db.execute(
    `insert into accounts (user_no, user_code, login_type, nick_name, avatar_url, reg_ip, created_ms, updated_ms)
     select 's' || n, 's' || n, 'auto', 'Member', '', '', 0, 0 from generate_series(1, $1) n`,
    [members],
  )
  await db.execute(
    `insert into share_codes (code, user_id, drama_id, number, created_ms)
     select 'c' || a.id || 'x' || d.id, a.id, d.id, 0, 0 from accounts a cross join dramas d where a.user_code like 's%'`,
  )
  await db.execute(
    `insert into share_visits (code_id, sharer_id, drama_id, visitor_id, device, is_new_member, day, created_ms)
     select id, user_id, drama_id, 1 + user_id % 50, 'd' || id, false, date '2026-01-01' + (id % 200)::int, 0 from share_codes`,
  )
  await test.owner.query('vacuum analyze', [], { prepare: false })
})
afterAll(() => test.drop())

async function plansOf(request: (db: Db) => Promise<unknown>): Promise<string> {
  const plans: string[] = []
  const explain = async (text: string, values: readonly unknown[] = []) => {
    const lines = await test.database.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values)
    plans.push(lines.map((line) => line['QUERY PLAN']).join('\n'))
  }
  const { query, find, one } = test.database
  await request({
    ...test.database,
    query: async (text, values) => (await explain(text, values), query(text, values)),
    find: async (text, values) => (await explain(text, values), find(text, values)),
    one: async (text, values) => (await explain(text, values), one(text, values)),
  })
  return plans.join('\n\n')
}

describe('what shared links ask', () => {
  it.each<[string, (db: Db) => Promise<unknown>]>([
    ['the link of a member', (db) => findCode(db, { userId: 7, dramaId: 9, number: 0 })],
    ['what a code leads to', (db) => findShared(db, 'c7x9')],
    ['whose visit it is', (db) => findVisit(db, { code: 'c7x9', dramaId: 9, visitorId: 3, device: Buffer.from('x') })],
    ['days of a drama', (db) => listShareDays(db, 9, '2026-06-01')],
    ['sums of a drama', (db) => sumShares(db, 9)],
    ['dramas that are due', (db) => listDue(db, 1000, 500)],
  ])('reads %s by an index', async (_name, request) => {
    expect(await plansOf(request)).not.toMatch(/Seq Scan on (share_\w+|dramas)/)
  })

  it('offers posters in their order, no more than asked for', async () => {
    expect(await listShownPosters(test.database, { kind: 'video', isStar: true, limit: 20 })).toEqual([])
  })
})
