import { dayMs } from '@cliffhanger/contract/duration.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../../../../platform/database/db.ts'
import { createTestDatabase, type TestDatabase } from '../../../../testing/database.ts'
import { plansOf } from '../../../../testing/plans.ts'
import { countDramas, listDramas } from '../../queries/dramas.ts'
import { neighbourLimits } from '../jobs.ts'
import { makeCharts } from '../make-charts.ts'
import { listRanks, replaceHot } from './charts.ts'
import { replaceNeighbours } from './neighbours.ts'
import { listAreas, listYears } from './search.ts'
import {
  listCards,
  listDropped,
  listFresh,
  listLiked,
  listNear,
  listPopular,
  listPopularOfType,
  listSeen,
} from './taste.ts'

const dramaCount = 20_000
const memberCount = 3_000
const nowMs = 1_790_000_000_000

let test: TestDatabase

beforeAll(async () => {
  test = await createTestDatabase()
  await fill(test.database)
  await makeCharts(test.database, nowMs)
  await test.database.transaction((tx) => replaceNeighbours(tx, neighbourLimits))
  await test.owner.query('vacuum analyze', [], { prepare: false })
})
afterAll(() => test.drop())

/** A catalogue, and members who watched twelve dramas each. */
async function fill(db: Db): Promise<void> {
  await db.execute(`insert into drama_types (names) select '{"en": "Type"}' from generate_series(1, 8)`)
  await db.execute(
    `insert into dramas (type_id, language, texts, area, year, update_number, is_published, is_listed, is_end,
       published_ms, created_ms, updated_ms, heat, score_sum, score_count)
     select 1 + i % 8, 'en', '{"en": {"title": "T", "intro": "", "tags": []}}', 'area' || i % 30, 1990 + i % 37, 8, true,
       i % 10 <> 0, i % 3 = 0, $2::bigint - i * 60000::bigint, 0, i, (i * 7919) % 10007, i % 90, 10
     from generate_series(1, $1::int) i`,
    [dramaCount, nowMs],
  )
  await db.execute(
    `insert into accounts (user_no, user_code, nick_name, avatar_url, login_type, reg_ip, created_ms, updated_ms)
     select 100000 + i, 'c' || i, 'm', '', 'auto', '', 0, 0 from generate_series(1, $1::int) i`,
    [memberCount],
  )
  await db.execute(`insert into drama_tastes select id, array[1 + id % 8, 1 + (id + 3) % 8], 0 from accounts`)
  await db.execute(`insert into watchers (user_id, counted_until_ms) select id, id from accounts`)
  await db.execute(
    `insert into watch_marks (user_id, drama_id, number, position_seconds, duration_seconds, is_done, client_seq, updated_ms)
     select a.id, 1 + (a.id * 31 + n * n * 17) % $1, 8, 90, 90, true, n, n from accounts a, generate_series(1, 12) n
     on conflict do nothing`,
    [dramaCount],
  )
  await db.execute(
    `insert into watch_days (user_id, day, drama_id, number, seconds)
     select user_id, '2026-11-01', drama_id, 1, 12 from watch_marks`,
  )
}

const fresh = { sinceMs: nowMs - 14 * dayMs, showings: 200, limit: 30 }

describe('what home asks for, among 20,000 dramas', () => {
  it.each<[string, (db: Db) => Promise<unknown>]>([
    ['all dramas', (db) => listDramas(db, {}, 'hot', { page: 1, limit: 20 })],
    ['the complete ones', (db) => listDramas(db, { isEnd: true }, 'hot', { page: 1, limit: 20 })],
    ['how many there are', (db) => countDramas(db, {})],
    ['a chart', (db) => listRanks(db, { type: 'hot', period: 'week' })],
    ['what a member watched', (db) => listSeen(db, 7, 500)],
    ['what he left behind', (db) => listDropped(db, 7, '2026-10-01', 20)],
    ['what is near to it', async (db) => listNear(db, await listSeen(test.database, 7, 20), 200)],
    ['what is popular', (db) => listPopular(db, 'en', 200)],
    ['what is popular of a category', (db) => listPopularOfType(db, 3, 60)],
    ['what is popular of the categories they named', (db) => listLiked(db, 7, 20)],
    ['what is new', (db) => listFresh(db, fresh)],
    ['a page of cards', (db) => listCards(db, [5, 7, 9999])],
    ['what became hot', (db) => replaceHot(db, [5, 7, 9999])],
    ['areas', (db) => listAreas(db, 60)],
    ['years', (db) => listYears(db, 60)],
  ])('reads %s by an index', async (_name, request) => {
    const plans = await plansOf(test.database, request)
    expect(plans).not.toMatch(/Seq Scan on (dramas|watch_marks|watch_days|drama_neighbours)\b/)
  })

  it('has charts of at most 100 places and neighbours of at most 30', async () => {
    const ranks = await listRanks(test.database, { type: 'hot', period: 'all' })
    expect(ranks).toHaveLength(100)
    const { most } = await test.database.one<{ most: number }>(
      'select max(n) as most from (select count(*) as n from drama_neighbours group by drama_id) g',
    )
    expect(most).toBeGreaterThan(0)
    expect(most).toBeLessThanOrEqual(30)
  })
})
