import { dayMs, hourMs } from '@cliffhanger/contract/duration.ts'
import { platformDay } from '@cliffhanger/rules/platform-day.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Refusal } from '../../../platform/http/refusal.ts'
import { newMember } from '../../../testing/members.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'
import { expectSoundLedger } from '../../../testing/wallet.ts'
import { offer } from '../tasks/testing.ts'
import { listSteps } from './queries.ts'
import { signIn } from './sign-in.ts'

/** A year through the database, each member on a platform of another zone; the other members of the simulated year are in the rules' own test. */

const zones = [
  'Asia/Shanghai',
  'America/Sao_Paulo',
  'Europe/Lisbon',
  'America/New_York',
  'Australia/Lord_Howe',
  'Pacific/Apia',
]

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ TIME_ZONE: 'UTC' })
  // A task for signing in would earn something besides.
  await offer(server, [])
})
afterAll(() => server.close())

it('S-95: a year of sign-ins gives what a model gives, to the unit, in every zone', async () => {
  const { context, domains } = server
  const steps = await listSteps(context.db)
  const beginMs = Date.UTC(2026, 0, 1)
  await Promise.all(
    zones.map(async (zone, index) => {
      const { userId } = await newMember(server)
      const expected = { gold: 0n, point: 0n, spins: 0 }
      let [lastDay, streak] = ['', 0]
      for (let hour = 0; hour < 365 * 24; hour += 5 + ((hour * 7 + index * 13) % 29)) {
        const nowMs = beginMs + hour * hourMs
        const given = await context.db
          .transaction((tx) =>
            signIn(
              { databaseClock: async () => nowMs, settings: { ...context.settings, TIME_ZONE: zone } },
              domains,
              tx,
              userId,
              domains.rewards.facts,
            ),
          )
          .catch((error: unknown) => {
            if (error instanceof Refusal) return undefined
            throw error
          })
        const day = platformDay(nowMs, zone)
        expect(given === undefined).toBe(day === lastDay)
        if (!given) continue
        streak = platformDay(nowMs - dayMs, zone) === lastDay ? streak + 1 : 1
        lastDay = day
        const step = steps[(streak - 1) % 7]
        expect(given).toEqual(step)
        expected[given.coin_code] += BigInt(step?.amount ?? 0)
        expected.spins += step?.spins ?? 0
      }
      const { balances, spins } = await standingOf(userId)
      expect({ ...balances, spins }).toEqual(expected)
    }),
  )
  await expectSoundLedger(server)
})

/** What the ledger and the spins say a member was given. */
async function standingOf(userId: number) {
  const { db } = server.context
  const [gold, point] = await Promise.all([
    server.domains.ledger.balance(db, userId, 'gold'),
    server.domains.ledger.balance(db, userId, 'point'),
  ])
  const row = await db.find<{ spins: number }>(`select spins from spin_balances where user_id = $1`, [userId])
  return { balances: { gold: BigInt(gold), point: BigInt(point) }, spins: row?.spins ?? 0 }
}
