import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../../platform/database/db.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { plansOf } from '../../testing/plans.ts'
import { ever } from './period.ts'
import { findEarners, noteShared } from './queries/flags.ts'
import { listChannels, listPaid, sumPaid } from './queries/sums.ts'
import { countTeam, countTeamOf, listTeam, type TeamFilter } from './queries/team.ts'

/** What a member with 50,000 of a team asks is read along indexes, among ten times as many others. */

const firstLevel = 10_000
const teamSize = 50_000
const others = 60_000

let test: TestDatabase
let ownerId: number

beforeAll(async () => {
  test = await createTestDatabase()
  const { database: db } = test
  const insert = (total: number, prefix: string, inviter: string) =>
    db.query<{ id: number }>(
      `insert into accounts (user_no, user_code, login_type, nick_name, avatar_url, reg_ip, inviter_id, channel_code, created_ms, updated_ms)
       select $2 || n, $2 || n, 'auto', 'Member ' || n, '', '', ${inviter}, case when n % 100 = 0 then $2 else '' end, n, n
         from generate_series(1, $1) n returning id`,
      [total, prefix],
    )
  ownerId = (await insert(1, 'owner', 'null'))[0]?.id ?? 0
  await insert(firstLevel, 'first', String(ownerId))
  await insert(
    teamSize - firstLevel,
    'second',
    `(select id from accounts where user_no = 'first' || (1 + n % ${firstLevel}))`,
  )
  await insert(others, 'other', 'null')
  await db.execute(
    `insert into payment_orders (order_no, user_id, order_type, target_id, title, cover, number, coin_code, price, total, discount, coupon_ids,
       pay_amount, pay_type, state, expires_ms, look_ms, paid_ms, created_ms)
     select 'o' || id, id, 'vip', 1, '', '', 1, 'money', 100, 100, 0, '{}', 100, 'balance', 1, 0, 0, created_ms + 1, created_ms
       from accounts where id % 3 = 0`,
  )
  await db.execute(
    `insert into account_devices (account_id, device_hash, seen_ms) select id, sha256(id::text::bytea), 0 from accounts`,
  )
  await test.owner.query('vacuum analyze', [], { prepare: false })
}, 120_000)
afterAll(() => test.drop())

const filter = (change: Partial<TeamFilter> = {}): TeamFilter => ({
  ownerId,
  level: 1,
  keyword: '',
  isStar: undefined,
  nowMs: 0,
  ...ever,
  ...change,
})
const page = { offset: 0, limit: 20 }

describe('what a member with 50,000 of a team asks', () => {
  it('reads a page of the first level along its index, without sorting', async () => {
    const plan = await plansOf(test.database, (db) => listTeam(db, filter(), page))
    expect(plan).toContain('accounts_team')
    expect(plan).not.toContain('Sort')
  })

  it('reads no table of payments or devices in full', async () => {
    const questions: ((db: Db) => Promise<unknown>)[] = [
      (db) => findEarners(db, ownerId + 1),
      (db) => listPaid(db, { memberIds: [ownerId + 1, ownerId + 2], ...ever }),
      (db) => listChannels(db, ['owner', 'nobody']),
    ]
    for (const question of questions)
      expect(await plansOf(test.database, question)).not.toMatch(
        /Seq Scan on (accounts|payment_orders|account_devices)/,
      )
  })

  it('is answered within a second each', async () => {
    const questions: [string, (db: Db) => Promise<unknown>][] = [
      ['second level', (db) => listTeam(db, filter({ level: 2 }), page)],
      ['both levels, far down', (db) => listTeam(db, filter({ level: undefined }), { offset: 40_000, limit: 20 })],
      ['a word', (db) => listTeam(db, filter({ level: undefined, keyword: 'Member 4' }), page)],
      ['how many of a word', (db) => countTeam(db, filter({ level: undefined, keyword: 'Member 4' }))],
      ['how large', (db) => countTeamOf(db, { ownerId, newSinceMs: 100, seenSinceMs: 100, onlineIds: [] })],
      ['what it paid', (db) => sumPaid(db, { ownerId, level: undefined, ...ever })],
      ['what it shares', (db) => noteShared(db, [ownerId], 1)],
    ]
    for (const [name, question] of questions) {
      const began = performance.now()
      await question(test.database)
      expect(performance.now() - began, name).toBeLessThan(1000)
    }
    expect(await countTeam(test.database, filter({ level: undefined }))).toBe(teamSize)
  })
})
