import { randomUUID } from 'node:crypto'
import { dayMs, hourMs } from '@cliffhanger/contract/duration.ts'
import { financeOperatorCalls } from '@cliffhanger/contract/payments/operator-finance-calls.ts'
import { paymentOperatorCalls } from '@cliffhanger/contract/payments/operator-payment-calls.ts'
import { addDays, platformDay } from '@cliffhanger/rules/platform-day.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { codesOf } from '../../../testing/members.ts'
import { newOperatorToken } from '../../../testing/operators.ts'
import { expectSoundLedger } from '../../../testing/wallet.ts'
import { platformOwner } from '../../ledger/ledger-routes.ts'
import { actionsUpon, moveValue, reason } from '../../operators/testing.ts'
import { type OnlineWorld, openOnlineWorld, soon } from '../providers/testing.ts'
import { nightJob } from './jobs.ts'

let world: OnlineWorld
let server: OnlineWorld['server']
let stripe: OnlineWorld['stripe']
let token: string
beforeAll(async () => {
  world = await openOnlineWorld()
  ;({ server, stripe } = world)
})
beforeEach(async () => {
  // Operators' sign-ins end within the days these tests go through.
  token = await world.operator()
})
afterAll(() => world.close())
afterEach(() => expectSoundLedger(server))

const dayOf = (ms: number) => platformDay(ms, server.context.settings.TIME_ZONE)
const now = () => server.context.clock()

/** A line of Stripe's account, of now. */
const booked = (id: string, type: string, amount: number, more: Partial<(typeof stripe.balance)[number]> = {}) =>
  stripe.balance.unshift({
    id,
    type,
    amount,
    net: amount,
    currency: 'usd',
    created: Math.floor(now() / 1000),
    source: null,
    ...more,
  })
const charged = (payment: string, amount: number) =>
  booked(`txn_${randomUUID()}`, 'charge', amount, {
    net: amount - 30,
    source: { id: payment.replace('pi_', 'ch_'), object: 'charge', payment_intent: payment },
  })
async function paidBy(amount: string): Promise<string> {
  const { session } = await world.settled(await world.newMember(), { amount })
  return session.payment_intent?.id ?? ''
}
const list = async () => (await server.succeed(financeOperatorCalls.listReconciliations, {}, { token })).list
const linesOf = (id: number) =>
  server.succeed(financeOperatorCalls.listReconciliationLines, { id, limit: 100 }, { token })
const request = (day: string) =>
  server.call(financeOperatorCalls.askReconciliation, { provider: 'stripe', day }, { token })
async function requested(day: string) {
  const known = (await list())[0]?.id ?? 0
  expect((await request(day)).code).toBe(200)
  await vi.waitFor(async () => expect((await list())[0]?.id).toBeGreaterThan(known), soon)
  const [found] = await list()
  if (!found) throw new Error('nothing was found')
  return found
}
const bring = (provider: 'manual' | 'usdt', day: string, report: string, key: string = randomUUID()) =>
  server.call(financeOperatorCalls.reconcileReport, { provider, day, report }, { token, key })

describe('a day held against Stripe’s own account', () => {
  it('says what both have, what only one has, and what has another amount; fees and payouts are no difference', async () => {
    const day = dayOf(now())
    const [same, ours, other] = [await paidBy('25'), await paidBy('30'), await paidBy('40')]
    charged(same, 2500)
    charged(other, 3900)
    charged('pi_unknown', 700)
    booked('po_1', 'payout', -9999)
    booked('fee_1', 'stripe_fee', -30)
    server.advance(36 * hourMs)
    token = await world.operator()
    const found = await requested(day)
    expect(found).toMatchObject({ provider: 'stripe', day, matched: 1, differing: 3, open: 3, ours: '95.00' })
    const { list: lines, reconciliation } = await linesOf(found.id)
    expect(reconciliation).toEqual(found)
    expect(lines.map(({ kind }) => kind).toSorted()).toEqual(['amount', 'matched', 'ours', 'theirs'])
    const by = (kind: string) => lines.find((line) => line.kind === kind)
    expect(by('ours')).toMatchObject({ reference: ours.toLowerCase(), ours: '30.00', theirs: null })
    expect(by('ours')?.recharge_id).toBeGreaterThan(0)
    expect(by('theirs')).toMatchObject({ reference: 'pi_unknown', ours: null, theirs: '7.00', recharge_id: 0 })
    expect(by('amount')).toMatchObject({ ours: '40.00', theirs: '39.00' })
    expect(lines.at(-1)?.kind).toBe('matched')
    const { waiting } = await server.succeed(financeOperatorCalls.getMoneyWaiting, {}, { token })
    expect(waiting.differences).toBe(3)
    expect(await server.context.metrics.registry.metrics()).toContain('cliffhanger_reconciliation_differences 3')
    expect(await actionsUpon(server, `report stripe ${day}`, token)).toMatchObject([{ action: 'reconciliation.ask' }])
  })

  it('finds refunds and disputes as the ledger books them', async () => {
    server.advance(48 * hourMs)
    token = await world.operator()
    const day = dayOf(now())
    const [back, lost] = [await world.settled(await world.newMember()), await world.settled(await world.newMember())]
    charged(back.session.payment_intent?.id ?? '', 2500)
    charged(lost.session.payment_intent?.id ?? '', 2500)
    await server.succeed(
      paymentOperatorCalls.refundRecharge,
      { id: back.rechargeId, amount: '10', reason },
      { token, key: randomUUID() },
    )
    const refundOf = async () => [...stripe.refunds.values()].find(({ amount }) => amount === 1000)
    await vi.waitFor(async () => {
      const { list: refunds } = await server.succeed(paymentOperatorCalls.listRefunds, {}, { token })
      expect(refunds.find(({ recharge_id: id }) => id === back.rechargeId)?.state).toBe('done')
    }, soon)
    const refund = (await refundOf())?.id ?? ''
    booked(`txn_${randomUUID()}`, 'refund', -1000, { source: { id: refund, object: 'refund' } })
    const id = `du_${randomUUID()}`
    const line = { id: `txn_${id}`, amount: -2500, fee: 1500, currency: 'usd' }
    stripe.disputes.set(id, {
      id,
      payment_intent: lost.session.payment_intent?.id ?? '',
      balance_transactions: [line],
      amount: 2500,
      status: 'lost',
    })
    await world.notify({ id, object: 'dispute' }, 'charge.dispute.closed')
    booked(line.id, 'adjustment', -2500, { net: -4000 })
    const posted = `select 1 from ledger_transfers where natural_key = $1`
    await vi.waitFor(async () => expect(await server.context.db.execute(posted, [`stripe:${line.id}`])).toBe(1), soon)
    server.advance(36 * hourMs)
    token = await world.operator()
    expect(await requested(day)).toMatchObject({ matched: 4, differing: 0, open: 0, ours: '0.00', theirs: '0.00' })
  })

  it('done again keeps what was explained and says the same, and only the last one counts', async () => {
    server.advance(48 * hourMs)
    token = await world.operator()
    const day = dayOf(now())
    const [missing, late] = [await paidBy('11'), await paidBy('12')]
    const createdMs = now()
    server.advance(36 * hourMs)
    token = await world.operator()
    const first = await requested(day)
    const { list: lines } = await linesOf(first.id)
    const of = (reference: string) => lines.find((line) => line.reference === reference.toLowerCase())?.id ?? 0
    const settle = (id: number) => server.call(financeOperatorCalls.settleDifference, { id, reason }, { token })
    const replies = await Promise.all([settle(of(missing)), settle(of(missing))])
    expect(codesOf(replies)).toEqual([200, 4003])
    expect((await settle(999_999)).code).toBe(4002)
    expect(await actionsUpon(server, `difference ${of(missing)}`, token)).toMatchObject([
      { action: 'reconciliation.settle', reason },
    ])
    charged(late, 1200)
    const [line] = stripe.balance
    if (line) line.created = Math.floor(createdMs / 1000)
    const second = await requested(day)
    expect(second).toMatchObject({ matched: 1, differing: 1, open: 0 })
    expect((await list()).find(({ id }) => id === first.id)?.open).toBe(0)
    expect((await settle(of(late))).code).toBe(4003)
    expect((await linesOf(second.id)).list[0]).toMatchObject({ kind: 'ours', note: reason })
  })

  it('is asked for by the clock, once for every day that Stripe has written down, and again after it was down', async () => {
    server.advance(5 * dayMs)
    token = await world.operator()
    const day = addDays(dayOf(now() - 6 * hourMs), -1)
    const night = () => server.context.jobs.enqueue(nightJob, {})
    const found = async () => (await list()).filter((one) => one.day === day)
    const questions = () => stripe.requested.filter((question) => question.endsWith('/balance_transactions')).length
    stripe.isDown = true
    const before = questions()
    await night()
    await vi.waitFor(() => expect(questions()).toBeGreaterThan(before), soon)
    expect(await found()).toEqual([])
    stripe.isDown = false
    await night()
    await vi.waitFor(async () => expect(await found()).toMatchObject([{ operator_name: '', differing: 0 }]), soon)
    const after = questions()
    await night()
    await new Promise((resolve) => void setTimeout(resolve, 1500))
    expect([questions(), (await found()).length]).toEqual([after, 1])
  })

  it('is asked for of a day that is over, by who may act, and refuses what there is none of', async () => {
    const today = dayOf(now())
    for (const day of [today, addDays(today, 1), addDays(today, -401), '2026-02-30', 'today'])
      expect(await request(day)).toMatchObject({ code: 4000, data: { field: 'day' } })
    const auditor = await newOperatorToken(server, 'auditor')
    const call = { provider: 'stripe', day: addDays(today, -1) } as const
    expect((await server.call(financeOperatorCalls.askReconciliation, call, { token: auditor })).code).toBe(4001)
    expect((await server.call(financeOperatorCalls.listReconciliationLines, { id: 999_999 }, { token })).code).toBe(
      4002,
    )
  })
})

describe('a report somebody brings', () => {
  const book = (reference: string, amount: bigint) =>
    moveValue(
      server,
      {
        kind: 'recharge_late',
        moves: [{ route: 'recharge_late.manual', coin: 'money', amount, from: platformOwner, to: platformOwner }],
      },
      reference,
    )

  it('is held against what was booked for that provider up to a week later, and no payment is missed twice', async () => {
    server.advance(48 * hourMs)
    token = await world.operator()
    const [monday, tuesday] = [dayOf(now()), addDays(dayOf(now()), 1)]
    server.advance(dayMs)
    await book('BANK A', 2500n)
    await book('BANK B', 100n)
    server.advance(dayMs)
    token = await world.operator()
    const report = 'Reference,Amount\nbank a,25.00\nBANK-C,3\n'
    const key = randomUUID()
    const [first] = await Promise.all([
      bring('manual', monday, report, key),
      bring('manual', monday, report, key).catch(() => undefined),
    ])
    expect([200, 4009]).toContain(first.code)
    const again = await bring('manual', monday, report, key)
    expect(again.data.reconciliation).toMatchObject({ provider: 'manual', matched: 1, differing: 1, open: 1 })
    expect((await list()).filter(({ provider }) => provider === 'manual')).toHaveLength(1)
    expect((await list())[0]?.operator_name).not.toBe('')
    const second = await bring('manual', tuesday, 'BANK B;1')
    expect(second.data.reconciliation).toMatchObject({ matched: 1, differing: 0 })
  })

  it.each([
    ['report', 'A,one'],
    ['report', 'A,1.001'],
    ['report', ' , '],
  ])('refuses 4000 naming %s for %j', async (field, report) => {
    const day = addDays(dayOf(now()), -1)
    expect(await bring('usdt', day, report)).toMatchObject({ code: 4000, data: { field } })
    expect(await bring('usdt', dayOf(now()), 'A,1')).toMatchObject({ code: 4000, data: { field: 'day' } })
  })
})
