import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts'
import { plansOf } from '../../../testing/plans.ts'
import { listBanners, listFeatured, listUnseen } from './home.ts'

let test: TestDatabase

/** Links of banners: two dramas, one of which nobody sees, and what names none. */
const links = ['1', '2', '999999', '', 'x1', '01', '99999999999999999999']

beforeAll(async () => {
  test = await createTestDatabase()
  const db = test.database
  await db.execute(`insert into drama_types (names) select '{"en": "Type"}' from generate_series(1, 5)`)
  await db.execute(
    `insert into dramas (type_id, language, texts, area, year, is_published, published_ms, created_ms, updated_ms, is_listed)
     select 1 + i % 5, 'en', '{}', '', 2026, true, 0, 0, 0, i <> 2 from generate_series(1, 20000) i`,
  )
  await db.execute(
    `update dramas set heat = id, wide_cover_key = case when id % 3 = 0 then 'public/wide.webp' else '' end`,
  )
  await db.execute(
    `insert into accounts (user_no, user_code, nick_name, avatar_url, login_type, reg_ip, created_ms, updated_ms)
     select 'n' || i, 'code' || i, 'm', '', 'auto', '', 0, 0 from generate_series(1, 200) i`,
  )
  await db.execute(
    `insert into watch_marks (user_id, drama_id, number, position_seconds, duration_seconds, is_done, client_seq, updated_ms)
     select a.id, 20001 - n, 1, 1, 90, false, n, n from accounts a, generate_series(1, 40) n`,
  )
  await db.execute(`insert into drama_tastes (user_id, type_ids, updated_ms) select id, '{2,3}', 0 from accounts`)
  await db.execute(
    `insert into banners (image_key, link_type, link, sort)
     select '', 'video', link, place from unnest($1::text[]) with ordinality l (link, place)`,
    [links],
  )
  await db.execute(`insert into banners (image_key, link_type, link, sort) values ('', 'page', 'vip', 90)`)
  await test.owner.query('vacuum analyze', [], { prepare: false })
})
afterAll(() => test.drop())

describe('banners', () => {
  it('lead to dramas that members see, and elsewhere', async () => {
    expect((await listBanners(test.database, 'home', 1)).map(({ link }) => link)).toEqual(['1', 'vip'])
  })

  it('look up the dramas they lead to, among however many', async () => {
    expect(await plansOf(test.database, (db) => listBanners(db, 'home', 1))).not.toMatch(/Seq Scan on dramas/)
    expect(await plansOf(test.database, (db) => listFeatured(db, 1, [1, 2]))).not.toMatch(/Seq Scan on dramas/)
  })
})

describe('what a member has not begun', () => {
  it('is the hottest with a wide picture, of what they like first', async () => {
    const found = await listUnseen(test.database, 1, 10)
    const liked = found.filter((drama) => drama.is_liked).map(({ id }) => id)
    // Of the ten of each category that were not begun, those that have one.
    expect(liked).toEqual([19_956, 19_947, 19_941, 19_932, 19_926, 19_917, 19_911])
    expect(found.slice(0, liked.length).every((drama) => drama.is_liked)).toBe(true)
    expect(found.filter((drama) => !drama.is_liked).map(({ id }) => id)).toEqual([19_959, 19_956, 19_953])
  })

  it('is looked up without reading the catalogue or what others watched', async () => {
    const plan = await plansOf(test.database, (db) => listUnseen(db, 1, 10))
    expect(plan).not.toMatch(/Seq Scan on (dramas|watch_marks)/)
  })
})
