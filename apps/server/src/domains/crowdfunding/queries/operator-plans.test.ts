import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Db } from '../../../platform/database/db.ts'
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts'
import { plansOf } from '../../../testing/plans.ts'
import { readTotals } from './interest.ts'
import { sumMatured, sumOwed, sumUnpaid } from './obligations.ts'
import { countSignedOf, listSigned } from './signed.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
  await fill(test.owner)
  await test.owner.query('vacuum analyze', [], { prepare: false })
})
afterAll(() => test.drop())

const orderCount = 20_000

/** Many orders that are over, a few that wait, in a few hundred projects. */
async function fill(db: Db): Promise<void> {
  await db.execute(
    `insert into accounts (user_no, user_code, nick_name, avatar_url, login_type, reg_ip, created_ms, updated_ms)
     select 'n' || i, 'c' || i, 'Member ' || i, '', 'auto', '', 0, 0 from generate_series(1, 2000) i`,
  )
  await db.execute(`insert into crowd_types (names) values ('{"en": "Series"}')`)
  await db.execute(
    `insert into crowd_projects (type_id, texts, copyright_owner, cover_key, unit_price, units_total, units_left, min_amount, min_unit, max_unit, day_rate,
       cycle_days, starts_ms, ends_ms, stage, created_ms, changed_ms)
     select 1, '{"en": {"title": "T", "intro": "", "rights": "", "risk": ""}}', 'O', 'c', 1000, 100000, 0, 0, 1, 0, 100000, 30, 1, 2, 'closed', 0, 0
       from generate_series(1, 300) i`,
  )
  await db.execute(
    `insert into payment_orders (order_no, user_id, order_type, target_id, title, cover, number, coin_code, price, total, discount, coupon_ids, pay_amount,
       pay_type, state, expires_ms, look_ms, paid_ms, created_ms)
     select 'V' || lpad(i::text, 12, '0'), a.id, 'crowdfunding', 1 + i % 300, 'T', '', 1, 'money', 1000, 1000, 0, '{}', 1000, 'balance', 1, 0, 0, 1, i
       from generate_series(1, $1::int) i join (select id, row_number() over (order by id) n from accounts) a on a.n = 1 + i % 2000`,
    [orderCount],
  )
  await db.execute(
    `insert into crowd_orders (id, user_id, project_id, units, amount, day_rate, cycle_days, state, start_day, end_day, counted_day, created_ms)
     select p.id, p.user_id, 1 + p.id % 300, 1, 1000, 100000, 30, case when p.id % 500 = 0 then 2 when p.id % 501 = 0 then 0 else 4 end,
            '2026-01-01', '2026-01-30', '2026-01-30', 0 from payment_orders p`,
  )
  await db.execute(
    `insert into crowd_contracts (order_id, contract_no, version, language, title, party_a, party_b, content, hash, sign_name, signed_ms)
     select o.id, p.order_no, 1 + (o.id % 200 = 0)::int, 'en', 'T', 'A', 'B', 'text', sha256(convert_to('text', 'UTF8')), 'N', 0
       from crowd_orders o join payment_orders p on p.id = o.id`,
  )
  await db.execute(
    `insert into crowd_interest_days (order_id, day, principal, amount, paid_ms, created_ms)
     select o.id, '2026-01-' || lpad(d::text, 2, '0'), 1000, 1, (o.id % 500 <> 0)::int, 0 from crowd_orders o, generate_series(1, 3) d`,
  )
}

const page = { limit: 20, offset: 0 }

it.each<[string, (db: Db) => Promise<unknown>]>([
  ['orders of a project', (db) => listSigned(db, { projectId: 7 }, page)],
  ['orders of a member', (db) => listSigned(db, { userId: 7 }, page)],
  ['orders in a state', (db) => listSigned(db, { state: 2 }, page)],
  ['an order by its number', (db) => listSigned(db, { number: 'v000000000077' }, page)],
  ['the newest orders', (db) => listSigned(db, {}, page)],
  ['contracts of a version', (db) => countSignedOf(db, [2])],
  ['what is owed', sumOwed],
  ['what matured', sumMatured],
  ['what may still be paid', sumUnpaid],
  ['what all members have in projects', readTotals],
])('%s are read by an index', async (_what, run) => {
  const plans = await plansOf(test.database, run)
  expect(plans).not.toMatch(/Seq Scan on (crowd_orders|crowd_contracts|crowd_interest_days|payment_orders)/)
})
