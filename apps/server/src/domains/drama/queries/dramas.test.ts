import { indexGrams } from '@cliffhanger/rules/search-text.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../../../platform/database/db.ts'
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts'
import { plansOf } from '../../../testing/plans.ts'
import { countDramas, type DramaFilter, type DramaOrder, findListedDrama, listDramas } from './dramas.ts'

const dramaCount = 5_000

let test: TestDatabase

beforeAll(async () => {
  test = await createTestDatabase()
  await fill(test.database)
})
afterAll(() => test.drop())

/** Titles of a catalogue: common words, and one rare pair of characters. */
const titleOf = (index: number) => (index % 500 === 7 ? `山海 ${index}` : `love story ${index} of town ${index % 97}`)

async function fill(db: Db): Promise<void> {
  const indexes = Array.from({ length: dramaCount }, (_, index) => index)
  await db.execute(`insert into drama_types (names) select '{"en": "Type"}' from generate_series(1, 8)`)
  await db.execute(
    `insert into dramas (type_id, language, texts, area, year, update_number, is_published, is_listed,
       published_ms, created_ms, updated_ms, heat, score_sum, score_count)
     select 1 + i % 8, 'en', jsonb_build_object('en', jsonb_build_object('title', title, 'intro', '', 'tags', '[]'::jsonb)),
       'area' || i % 30, 1990 + i % 37, 8, true, i % 10 <> 0, i * 1000, i * 1000, i * 1000,
       (i * 7919) % 10007, i % 90, 10
     from unnest($1::int[], $2::text[]) x (i, title) order by i`,
    [indexes, indexes.map(titleOf)],
  )
  await db.execute(
    `insert into drama_searches (drama_id, folded, grams)
     select 1 + i, title, string_to_array(grams, ' ') from unnest($1::int[], $2::text[], $3::text[]) x (i, title, grams)`,
    [indexes, indexes.map(titleOf), indexes.map((index) => indexGrams(titleOf(index)).join(' '))],
  )
  await test.owner.query('vacuum analyze', [], { prepare: false })
}

const page = { page: 1, limit: 20 }

describe('lists of dramas', () => {
  it.each<[string, DramaFilter, DramaOrder]>([
    ['the newest', {}, 'updated'],
    ['the newest of a type', { typeId: 3 }, 'updated'],
    ['the hottest', {}, 'hot'],
    ['the hottest of a type', { typeId: 3 }, 'hot'],
    ['the best', {}, 'score'],
    ['the newest published of a type', { typeId: 3 }, 'new'],
    ['those of an area', { area: 'area7' }, 'hot'],
    ['those of a year', { year: 1999 }, 'score'],
    ['those with a rare word', { words: ['山海'] }, 'hot'],
    ['those with several words', { words: ['story', '1234'] }, 'new'],
  ])('read %s by an index', async (_name, filter, order) => {
    const plans = await plansOf(test.database, (db) => listDramas(db, filter, order, page))
    expect(plans).not.toMatch(/Seq Scan on drama(s|_searches)/)
  })

  it('hold every drama once, page by page, though many share their score', async () => {
    const seen: number[] = []
    for (let number = 1; number <= 5; number++) {
      const rows = await listDramas(test.database, { typeId: 3 }, 'score', { page: number, limit: 100 })
      seen.push(...rows.map((row) => row.id))
    }
    expect(new Set(seen).size).toBe(500)
  })

  it('hold no drama that is not listed', async () => {
    expect(await countDramas(test.database, {})).toBe(dramaCount * 0.9)
    expect(await findListedDrama(test.database, 1)).toBeUndefined()
  })

  it('keep their totals right when dramas are shown, hidden, moved and deleted', async () => {
    const { database } = test
    const totals = () => Promise.all([{}, { typeId: 1 }, { typeId: 2 }].map((filter) => countDramas(database, filter)))
    const counted = async () =>
      (await database.one<{ total: number }>('select count(*) as total from dramas where is_listed')).total
    const [all = 0, ones = 0, twos = 0] = await totals()
    expect(all).toBe(await counted())
    await database.execute('update dramas set is_listed = false where id = 9')
    await database.execute('update dramas set type_id = 2 where id = 17')
    await database.execute('delete from drama_searches where drama_id = 25')
    await database.execute('delete from dramas where id = 25')
    expect(await totals()).toEqual([all - 2, ones - 3, twos + 1])
    await database.execute('update dramas set is_listed = true where id = 9')
    expect(await totals()).toEqual([all - 1, ones - 2, twos + 1])
    expect(await counted()).toBe(all - 1)
  })

  it('are empty behind the last page', async () => {
    const far = { page: Number.MAX_SAFE_INTEGER, limit: 100 }
    expect(await listDramas(test.database, {}, 'hot', far)).toEqual([])
  })

  it('find all words wherever they stand, and only where all stand', async () => {
    expect(await countDramas(test.database, { words: ['山海'] })).toBe(dramaCount / 500)
    expect(await countDramas(test.database, { words: ['海', '4507'] })).toBe(1)
    expect(await countDramas(test.database, { words: ['海山'] })).toBe(0)
    expect(await countDramas(test.database, { words: ["'; drop table dramas; --"] })).toBe(0)
    expect(await countDramas(test.database, { words: ['%'] })).toBe(0)
  })
})
