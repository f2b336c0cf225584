import { dayMs, hourMs } from '@cliffhanger/contract/duration.ts'
import { financeOperatorCalls } from '@cliffhanger/contract/payments/operator-finance-calls.ts'
import { addDays, dayStartMs, platformDay } from '@cliffhanger/rules/platform-day.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newMember } from '../../../../testing/members.ts'
import { newOperatorToken } from '../../../../testing/operators.ts'
import { startTestServer, type TestServer } from '../../../../testing/server.ts'
import { expectSoundLedger, give } from '../../../../testing/wallet.ts'
import { platformOwner } from '../../../ledger/ledger-routes.ts'
import { sumNext } from '../../../ledger/operate/sum-days.ts'
import { rollUp } from '../../../ledger/roll-up.ts'
import { sealNext } from '../../../ledger/seal.ts'
import { moveValue } from '../../testing.ts'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startTestServer({ ACCESS_TOKEN_SECONDS: '99999999' })
  // Noon of the next day, so that no midnight falls between what belongs to one day.
  const { clock, settings } = server.context
  const next = addDays(platformDay(clock(), settings.TIME_ZONE), 1)
  server.advance(dayStartMs(next, settings.TIME_ZONE) + 12 * hourMs - clock())
})
beforeEach(async () => {
  token = await newOperatorToken(server, 'finance')
})
afterAll(() => server.close())
afterEach(() => expectSoundLedger(server))

/** Seals what is old enough, and adds it up. */
async function settle(): Promise<void> {
  const { db, clock } = server.context
  await rollUp(db)
  while ((await sealNext(db, clock())) > 0);
  while (await sumNext(server.context));
}
const today = () => platformDay(server.context.clock(), server.context.settings.TIME_ZONE)
const figures = (days: 30 | 90 = 30) => server.succeed(financeOperatorCalls.listMoneyDays, { days }, { token })

describe('money in and out by day', () => {
  it('counts every sealed act once on its day, by who took the money, and nothing that is not sealed', async () => {
    const [ana, ben] = [await newMember(server), await newMember(server)]
    const before = today()
    await give(server, ana.userId, 'money', '100.00')
    await give(server, ana.userId, 'bought', '7')
    const sides = { coin: 'money', from: ana.userId, to: platformOwner } as const
    await moveValue(server, {
      kind: 'transfer',
      moves: [{ route: 'transfer.cash', coin: 'money', amount: 1500n, from: ana.userId, to: ben.userId }],
    })
    await moveValue(server, { kind: 'convert', moves: [{ route: 'convert.money', amount: 500n, ...sides }] })
    await moveValue(server, {
      kind: 'withdraw',
      moves: [{ route: 'withdraw.net', coin: 'money', amount: 2000n, from: ana.userId, to: ana.userId }],
    })
    await moveValue(server, {
      kind: 'withdraw_paid',
      moves: [
        { route: 'withdraw_paid.net', amount: 1900n, ...sides },
        { route: 'withdraw_paid.fee', amount: 100n, ...sides },
      ],
    })
    await settle()
    expect((await figures()).list[0]).toMatchObject({ recharged: { manual: '0.00' }, withdrawn: '0.00' })

    server.advance(dayMs)
    token = await newOperatorToken(server, 'finance')
    await moveValue(server, {
      kind: 'chargeback',
      moves: [{ route: 'chargeback.stripe_cash', amount: 300n, ...sides }],
    })
    server.advance(hourMs / 6)
    await Promise.all([settle(), settle()])
    const { list, until_time } = await figures()
    expect(list).toHaveLength(30)
    expect(list[0]).toMatchObject({ day: today(), charged_back: '3.00', withdrawn: '0.00' })
    expect(list[1]).toEqual({
      day: before,
      recharged: { manual: '100.00', stripe: '0.00', mollie: '0.00', usdt: '0.00' },
      refunded: '0.00',
      charged_back: '0.00',
      withdrawn: '19.00',
      fees: '1.00',
      transferred: '15.00',
      converted: '5.00',
    })
    expect(until_time).toBeGreaterThan(Math.floor((server.context.clock() - hourMs) / 1000))
    const quarter = await figures(90)
    expect(quarter.list.at(-1)?.day).toBe(addDays(today(), -89))
  })

  it('is found wrong by the look at the ledger where somebody writes another sum, which the server may not', async () => {
    const change = `update ledger_days set in_sum = in_sum + 1 where kind = 'convert'`
    await expect(server.context.db.execute(change)).rejects.toThrow(/permission denied/)
    const wrong = `select ledger_days_wrong() as wrong`
    expect(await server.context.db.one(wrong)).toEqual({ wrong: 0 })
  })

  it('is for who may look at money', async () => {
    const support = await newOperatorToken(server, 'support')
    expect((await server.call(financeOperatorCalls.listMoneyDays, { days: 30 }, { token: support })).code).toBe(4001)
    expect((await server.call(financeOperatorCalls.listMoneyDays, { days: 31 }, { token })).code).toBe(4000)
  })
})

describe('what waits', () => {
  it('is counted by queue for who may look at money', async () => {
    const { waiting } = await server.succeed(financeOperatorCalls.getMoneyWaiting, {}, { token })
    expect(waiting).toEqual({
      recharges: 0,
      recharges_confirmed: 0,
      withdrawals_to_audit: 0,
      withdrawals_to_pay: 0,
      withdrawals_overdue: 0,
      suspense: 0,
      requests: 0,
      changes: 0,
      lifts: 0,
      differences: 0,
      crowd_obligations: 0,
      is_sound: 1,
    })
  })
})
