import { languages } from '@cliffhanger/i18n/languages.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts'

let test: TestDatabase

beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

it('C-50: the table of captions takes exactly the languages of the product', async () => {
  const checks = await test.database.query<{ definition: string }>(
    `select pg_get_constraintdef(oid) as definition from pg_constraint
     where conrelid = 'asset_captions'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%language%'`,
  )
  expect(checks).toHaveLength(1)
  const taken = [...(checks[0]?.definition ?? '').matchAll(/'([\w-]+)'/g)].map(([, language]) => language)
  expect(new Set(taken)).toEqual(new Set<string>(languages))
})
