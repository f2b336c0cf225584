import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts'
import { plansOf } from '../../../testing/plans.ts'
import { listBanners, listFeatured } from './home.ts'

let test: TestDatabase

/** Links of banners: two dramas, one of which nobody sees, and what names none. */
const links = ['1', '2', '999999', '', 'x1', '01', '99999999999999999999']

beforeAll(async () => {
  test = await createTestDatabase()
  const db = test.database
  await db.execute(`insert into drama_types (names) values ('{"en": "Type"}')`)
  await db.execute(
    `insert into dramas (type_id, language, texts, area, year, is_published, published_ms, created_ms, updated_ms, is_listed)
     select 1, 'en', '{}', '', 2026, true, 0, 0, 0, i <> 2 from generate_series(1, 3000) i`,
  )
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
    expect(await plansOf(test.database, (db) => listFeatured(db, [1, 2], 1))).not.toMatch(/Seq Scan on dramas/)
  })
})
