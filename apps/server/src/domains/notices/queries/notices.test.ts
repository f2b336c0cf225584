import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../../../platform/database/db.ts'
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts'
import { plansOf } from '../../../testing/plans.ts'
import { listShown } from '../../news/queries.ts'
import { claimPlanned, countOwn, countUnread, findReadable, listAnnouncements, listOwn } from './notices.ts'
import { deleteOld, listWritten } from './written.ts'

const memberCount = 2_000
const noticesEach = 20
const nowMs = 1_800_000_000_000

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
  await fill(test.database)
  await test.owner.query('vacuum analyze', [], { prepare: false })
})
afterAll(() => test.drop())

/** Many members with notices of their own, most of them read, 40 announcements in force, 400 that are over. */
async function fill(db: Db): Promise<void> {
  const words = JSON.stringify({ en: { title: 'Title', summary: '', content: 'x'.repeat(500) } })
  await db.execute(
    `insert into accounts (user_no, user_code, nick_name, avatar_url, login_type, reg_ip, created_ms, updated_ms)
     select 'n' || i, 'c' || i, 'Member ' || i, '', 'auto', '', 0, 0 from generate_series(1, $1::int) i`,
    [memberCount],
  )
  await db.execute(
    `insert into notices (user_id, type, text_key, text_values, starts_ms, read_ms, created_ms)
     select a.id, case when i % 2 = 0 then 'wallet' else 'order' end, 'realNameApproved', '{}', i * 1000, case when i % 10 <> 0 then 1 end, i * 1000
       from generate_series(1, $1::int) i, accounts a order by i, a.id`,
    [noticesEach],
  )
  await db.execute(
    `insert into notices (type, position, texts, starts_ms, ends_ms, told_ms, created_ms)
     select 'activity', (array['line', 'popup', ''])[1 + i % 3], $1::jsonb, $2::bigint - i, case when i > 40 then $2::bigint - 1 end, 1, 0
       from generate_series(1, 440) i`,
    [words, nowMs],
  )
  await db.execute(
    `insert into notice_reads (notice_id, user_id, read_ms)
     select n.id, a.id, 1 from notices n, accounts a where n.user_id is null and a.id % 20 = n.id % 20`,
  )
  await db.execute(
    `insert into news (cate, texts, sort, published_ms, created_ms, updated_ms)
     select (array['news', 'help', 'tutorial'])[1 + i % 3], $1::jsonb, i % 7, 1, 0, 0 from generate_series(1, 5000) i`,
    [words],
  )
}

const own = { userId: 7, type: undefined, nowMs }
const page = { limit: 20, offset: 0 }

describe('lists of notices and articles', () => {
  it.each<[string, (db: Db) => Promise<unknown>]>([
    ['a member’s own', (db) => listOwn(db, own, page)],
    ['a member’s own of a kind', (db) => listOwn(db, { ...own, type: 'wallet' }, page)],
    ['how many they are', (db) => countOwn(db, own)],
    ['how many are unread', (db) => countUnread(db, 7, nowMs)],
    ['announcements', (db) => listAnnouncements(db, 7, 'line', nowMs, 50)],
    ['one to open', (db) => findReadable(db, 7, 20, nowMs)],
    ['those whose time has come', (db) => claimPlanned(db, nowMs, 100)],
    ['what operators wrote', (db) => listWritten(db, 20, 0)],
    ['published articles', (db) => listShown(db, undefined, page)],
    ['published articles of a kind', (db) => listShown(db, 'help', page)],
  ])('read %s by an index', async (_name, request) => {
    const plans = await plansOf(test.database, request)
    expect(plans).not.toMatch(/Seq Scan on (notices|notice_reads|news)/)
    const rows = [...plans.matchAll(/on (?:notices|news)\b.*?actual rows=(\d+)/g)].map(([, count]) => Number(count))
    expect(Math.max(0, ...rows)).toBeLessThan(500)
  })

  it('reads no more of them the longer they are', async () => {
    const plans = await plansOf(test.database, (db) => listShown(db, undefined, { limit: 20, offset: 0 }))
    expect(plans).toMatch(/Index Scan using news_shown on news .*actual rows=20/)
  })

  it('forgets no more at once than it may', async () => {
    const before = { madeMs: 5_000, overMs: nowMs }
    const reads = await deleteOld(test.database, before, 1_000)
    expect(reads).toBe(1_000)
    let gone = 0
    for (let round = await deleteOld(test.database, before, 10_000); round > 0; ) {
      gone += round
      round = await deleteOld(test.database, before, 10_000)
    }
    // 39 more thousands of readers of 400 announcements, these, and four of each member's own.
    expect(gone).toBe(39_000 + 400 + 4 * memberCount)
  })
})
