import { sessionCalls } from '@cliffhanger/contract/session/calls.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, log, type TestDatabase } from '../../testing/database.ts'
import { hasPgbouncer, startPgbouncer, type TestPgbouncer } from '../../testing/pgbouncer.ts'
import { startTestServer } from '../../testing/server.ts'
import { appRole } from './app-role.ts'
import { examineDatabase } from './database-session.ts'
import { openDatabase } from './db.ts'

/** What the usual recipe has a pooler swallow. */
const swallowing = [
  'ignore_startup_parameters = statement_timeout,lock_timeout,idle_in_transaction_session_timeout,options,extra_float_digits',
]

let test: TestDatabase
let pooler: TestPgbouncer | undefined
beforeAll(async () => {
  test = await createTestDatabase()
})
afterEach(() => pooler?.stop())
afterAll(() => test.drop())

if (!hasPgbouncer) console.warn('pgbouncer is not installed: what stands behind one is not tried')

describe.runIf(hasPgbouncer)('behind PgBouncer', () => {
  for (const recipe of [[], [...swallowing, 'server_round_robin = 1']]) {
    const how = recipe.length > 0 ? 'with the usual recipe' : 'as it comes'

    it(`in session mode, ${how}, every connection has the role and the limits`, async () => {
      pooler = await startPgbouncer(test.url, 'session', recipe)
      expect(await examineDatabase(pooler.url)).toEqual({ isPooled: true })
      const app = openDatabase({ url: pooler.url, isPooled: true, poolSize: 4, log, role: appRole })
      try {
        const found = await Promise.all(
          [1, 2, 3, 4].map(() =>
            app.transaction((tx) =>
              tx.one(`select current_user::text as role, current_setting('statement_timeout') as statement,
                             current_setting('lock_timeout') as lock, pg_sleep(0.05) is null as slept`),
            ),
          ),
        )
        expect(found).toEqual(found.map(() => ({ role: appRole, statement: '30s', lock: '10s', slept: false })))
        await expect(app.execute(`insert into ledger_purposes select * from ledger_purposes limit 1`)).rejects.toThrow(
          'permission denied',
        )
      } finally {
        await app.close()
      }
    })

    it(`in transaction mode, ${how}, is refused with the reason, also while others use it`, async () => {
      pooler = await startPgbouncer(test.url, 'transaction', recipe)
      const { url } = pooler
      const others = openDatabase({ url, isPooled: true, poolSize: 6, log })
      const work = Array.from({ length: 200 }, () => others.query('select 1', [], { prepare: false }).catch(() => []))
      await expect(examineDatabase(url)).rejects.toThrow(
        /^Setting DATABASE_URL: .*pool_mode = transaction.*pool_mode = session/s,
      )
      await Promise.all(work)
      await others.close()
      await expect(startTestServer({ DATABASE_URL: url }, { test })).rejects.toThrow('pool_mode = transaction')
    })
  }

  it('a whole server in session mode answers calls and works off jobs', async () => {
    pooler = await startPgbouncer(test.url, 'session', swallowing)
    const server = await startTestServer({ DATABASE_URL: pooler.url }, { test })
    try {
      const { user_info: me } = await server.succeed(sessionCalls.signInByDevice, {
        plat_code: 'demo',
        device_type: 'h5',
        device_os: 'Linux',
        device_id: 'a device behind a pooler',
      })
      expect(me.user_id).toBeGreaterThan(0)
      expect(await server.context.db.one('select current_user::text as role')).toEqual({ role: appRole })
    } finally {
      await server.close()
    }
  })

  it('a pooler that hands on what others left gives the owner the rights of the owner', async () => {
    pooler = await startPgbouncer(test.url, 'session', ['server_reset_query =', 'default_pool_size = 1'])
    const app = openDatabase({ url: pooler.url, isPooled: true, poolSize: 1, log, role: appRole })
    await app.one('select 1 as n')
    await app.close()
    const owner = openDatabase({ url: pooler.url, isPooled: true, poolSize: 1, log })
    expect(await owner.one(`select current_setting('role') as role, 1 as n`)).toEqual({ role: 'none', n: 1 })
    await owner.close()
  })
})

it('PostgreSQL itself is told from a pooler', async () => {
  expect(await examineDatabase(test.url)).toEqual({ isPooled: false })
})
