import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Db } from '../../platform/database/db.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { plansOf } from '../../testing/plans.ts'
import { countQueues, findNewestCase, listCases, placeOf } from './queries/cases.ts'
import { readNow, sumAnswers, sumClosed, sumOpened, sumRatings } from './queries/figures.ts'

/** What members and operators ask is read along indexes, among 60,000 cases of which 600 are open. */

let test: TestDatabase

beforeAll(async () => {
  test = await createTestDatabase()
  const { database: db } = test
  await db.execute(
    `insert into accounts (user_no, user_code, login_type, nick_name, avatar_url, reg_ip, created_ms, updated_ms)
     select 'm' || n, 'm' || n, 'auto', 'Member ' || n, '', '', n, n from generate_series(1, 20000) n`,
  )
  await db.execute(
    `insert into operators (login, name, role, created_ms) select 'o' || n, 'Operator ' || n, 'support', 1 from generate_series(1, 20) n`,
  )
  await db.execute(
    `insert into support_cases (member_id, account_id, stream_id, state, operator_id, opened_ms, awaiting_ms, last_msg_id, answered_ms, answered_by,
       closed_ms, rating, rated_ms)
     select a.id, 0, n, s.state, case when s.state <> 'waiting' then o.id end, n * 1000, case when s.state <> 'closed' then n * 1000 end, n,
            n * 1000 + 500, o.id, case when s.state = 'closed' then n * 1000 + 900 end, case when s.state = 'closed' then 1 + n % 5 end,
            case when s.state = 'closed' then n * 1000 + 950 end
       from generate_series(1, 60000) n
       join accounts a on a.user_no = 'm' || (1 + n % 20000)
       join operators o on o.login = 'o' || (1 + n % 20)
       cross join lateral (select case when n <= 59400 then 'closed' when n % 2 = 0 then 'waiting' else 'assigned' end as state) s`,
  )
  await test.owner.query('vacuum analyze', [], { prepare: false })
}, 120_000)
afterAll(() => test.drop())

const filter = (queue: 'waiting' | 'mine' | 'others' | 'closed') => ({ queue, operatorId: 2, memberIds: undefined })
const span = { fromMs: 1_000_000, toMs: 1_100_000, timeZone: 'UTC' }
const caseOf = (db: Db) => findNewestCase(db, 5, 0)

it.each<[string, string, (db: Db) => Promise<unknown>]>([
  ['cases that wait', 'support_cases_waiting', (db) => listCases(db, filter('waiting'), 20, 0)],
  ['one’s own', 'support_cases_', (db) => listCases(db, filter('mine'), 20, 0)],
  ['those of others', 'support_cases_assigned', (db) => listCases(db, filter('others'), 20, 0)],
  ['closed ones', 'support_cases_closed', (db) => listCases(db, filter('closed'), 20, 0)],
  ['a member’s newest', 'support_cases_of_member', caseOf],
  [
    'a place in the queue',
    'support_cases_waiting',
    async (db) => placeOf(db, { id: 59_700, state: 'waiting', awaiting_ms: 59_700_000 }),
  ],
  ['how many are in each queue', 'support_cases_', (db) => countQueues(db, 2)],
  ['first answers of a period', 'support_cases_by_answer', (db) => sumAnswers(db, span)],
  ['what was closed in a period', 'support_cases_closed', (db) => sumClosed(db, span)],
  ['what was opened in a period', 'support_cases_by_opening', (db) => sumOpened(db, span)],
  ['ratings of a period', 'support_cases_by_rating', (db) => sumRatings(db, span)],
  ['how it stands', 'support_cases_', (db) => readNow(db)],
])('S-141: %s are read along %s', async (_what, index, question) => {
  const plan = await plansOf(test.database, question)
  expect(plan).toContain(index)
  expect(plan).not.toMatch(/Seq Scan on support_cases\b/)
})
