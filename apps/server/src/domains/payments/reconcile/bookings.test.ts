import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'
import { listBookings } from './queries/bookings.ts'

/** A day is found among the lines of years without reading these. */

const lines = 40_000
const startMs = Date.UTC(2026, 0, 1)
const apartMs = 60_000

let test: TestDatabase
let server: TestServer
beforeAll(async () => {
  test = await createTestDatabase()
  server = await startTestServer({}, { test })
  await test.owner.execute(
    `with made as (
       insert into ledger_transfers (kind, natural_key, request_hash, biz_no, remark, created_ms)
         select 'recharge_late', 'recharge_late:' || n, '', 'U' || n, '', $2::bigint + n * $3::bigint from generate_series(1, $1::int) n
         returning id, created_ms
     ), numbered as (
       select id, created_ms, row_number() over (order by id) as nth from made
     ), clearing as (
       select ledger_account(0, 'clearing_manual', 'money') as id
     ), owed as (
       select ledger_account(0, 'suspense', 'money') as id
     )
     insert into ledger_entries (account_id, version, transfer_id, leg, amount, balance_after, bill_type, other_id, created_ms)
       select clearing.id, nth, numbered.id, 1, -1, -nth, '', 0, created_ms from clearing, numbered
       union all
       select owed.id, nth, numbered.id, 2, 1, nth, '', 0, created_ms from owed, numbered
       order by 1, 2`,
    [lines, startMs, apartMs],
  )
  await test.owner.execute(
    `update ledger_accounts set version = $1, balance = case purpose when 'suspense' then $1::bigint else -$1::bigint end`,
    [lines],
  )
  await test.owner.execute(`analyze`, [], { prepare: false })
})
afterAll(async () => {
  await server.close()
  await test.drop()
})

it('finds exactly the acts of a span, its start counted and its end not', async () => {
  const found = await listBookings(server.context.db, 'manual', startMs + 10 * apartMs, startMs + 13 * apartMs, 100)
  expect(found.map(({ biz_no, amount, at_ms }) => [biz_no, amount, at_ms])).toEqual(
    [10, 11, 12].map((n) => [`U${n}`, '1', startMs + n * apartMs]),
  )
  const ends = async (fromMs: number, toMs: number) =>
    (await listBookings(server.context.db, 'manual', fromMs, toMs, 100)).length
  expect(await ends(0, startMs + 3 * apartMs)).toBe(2)
  expect(await ends(startMs + (lines - 1) * apartMs, Number.MAX_SAFE_INTEGER)).toBe(2)
  expect(await ends(startMs + (lines + 1) * apartMs, Number.MAX_SAFE_INTEGER)).toBe(0)
})

it('reads the lines of the span by the index of versions, not all of the account', async () => {
  const plan = await test.owner.query<{ 'QUERY PLAN': string }>(
    `explain (costs off) select e.id from ledger_accounts c join ledger_entries e
        on e.account_id = c.id and e.version >= ledger_first_at(c.id, $1) and e.version < ledger_first_at(c.id, $2)
      where c.owner_id = 0 and c.purpose = 'clearing_manual' and c.coin_code = 'money'`,
    [startMs + 20_000 * apartMs, startMs + 21_000 * apartMs],
  )
  expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toMatch(
    /ledger_entries_pkey.*\n.*Index Cond: .*version >= ledger_first_at.*version < ledger_first_at/,
  )
})
