import { randomUUID } from 'node:crypto'
import { withdrawalOperatorCalls } from '@cliffhanger/contract/wallet/operator-withdrawal-calls.ts'
import { withdrawalCalls } from '@cliffhanger/contract/wallet/withdrawal-calls.ts'
import { parseMinor } from '@cliffhanger/rules/money.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newOperatorToken } from '../../../testing/operators.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'
import { expectSoundLedger } from '../../../testing/wallet.ts'
import { moneyOf, newWithdrawer, openModules, request, setWallet } from './testing.ts'

let server: TestServer
let operators: readonly string[]
beforeAll(async () => {
  server = await startTestServer({ ACCESS_TOKEN_SECONDS: '864000' })
  operators = [await newOperatorToken(server, 'finance'), await newOperatorToken(server, 'finance')]
  await openModules(server)
  await setWallet(server, { withdraw_daily_count: 5, four_eyes_amount: '25.00', withdraw_tax_rate: '0.0133' })
})
afterAll(() => server.close())

const handling = withdrawalOperatorCalls
const kinds = ['ask', 'cancel', 'approve', 'deny', 'take', 'takeOver', 'paid', 'fail'] as const
const action = fc.record({
  kind: fc.constantFrom(...kinds),
  who: fc.nat(1),
  nth: fc.nat(5),
  cents: fc.integer({ min: 1000, max: 3000 }),
})
type Action = typeof action extends fc.Arbitrary<infer Value> ? Value : never

/** Codes that an act out of turn is answered with; anything else is a fault. */
const expected = new Set([200, 4001, 4002, 4003, 7006, 7007])

const minor = (text = '') => parseMinor(text, 2) ?? -1n

it('S-87, S-109: whatever comes in whatever order or at once, frozen is what is open and nothing is lost', async () => {
  const waves = fc.array(fc.array(action, { minLength: 1, maxLength: 5 }), { minLength: 5, maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(waves, async (played) => {
      const people = [await newWithdrawer(server, '100.00'), await newWithdrawer(server, '100.00')]
      const ids = async () =>
        (
          await server.context.db.query<{ id: number }>(
            `select id from withdrawals where user_id = any ($1) order by id`,
            [people.map(({ userId }) => userId)],
          )
        ).map(({ id }) => id)
      const play = async ({ kind, who, nth, cents }: Action) => {
        const member = people[who] ?? people[0]
        if (!member) throw new Error('nobody')
        const token = operators[who] ?? ''
        const all = await ids()
        const id = all[nth % Math.max(1, all.length)] ?? 999_999_999
        const amount = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
        switch (kind) {
          case 'ask':
            return request(server, member, { amount })
          case 'cancel':
            return server.call(
              withdrawalCalls.checkOrCancelWithdrawal,
              { id },
              { token: member.token, key: randomUUID() },
            )
          case 'approve':
            return server.call(handling.approveWithdrawal, { id }, { token })
          case 'deny':
            return server.call(handling.denyWithdrawal, { id, reason: 'random' }, { token })
          case 'take':
            return server.call(handling.takePayout, { id }, { token })
          case 'takeOver':
            return server.call(handling.takePayout, { id, take_over: 1, reason: 'random' }, { token })
          case 'paid':
            return server.call(handling.finishPayout, { id, reference: randomUUID() }, { token })
          case 'fail':
            return server.call(handling.failPayout, { id, reason: 'random' }, { token })
          default:
            return kind satisfies never
        }
      }
      for (const wave of played) {
        const replies = await Promise.all(wave.map(play))
        for (const { code } of replies) expect(expected).toContain(code)
        for (const member of people) {
          const { open, paid } = await server.context.db.one<{ open: string; paid: string }>(
            `select coalesce(sum(amount) filter (where state in (1, 2)), 0)::text as open,
                    coalesce(sum(amount) filter (where state = 3), 0)::text as paid from withdrawals where user_id = $1`,
            [member.userId],
          )
          const [balance, frozen] = await moneyOf(server, member)
          expect(minor(frozen)).toBe(BigInt(open))
          expect(minor(balance) + BigInt(open) + BigInt(paid)).toBe(10_000n)
        }
      }
      await expectSoundLedger(server)
    }),
    { numRuns: 8, endOnFailure: true },
  )
})
