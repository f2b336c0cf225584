import { randomUUID } from 'node:crypto'
import { paymentOperatorCalls } from '@cliffhanger/contract/payments/operator-payment-calls.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { codesOf, type Member } from '../../../testing/members.ts'
import { give } from '../../../testing/wallet.ts'
import { heardBy } from '../../friends/testing.ts'
import { platformOwner } from '../../ledger/ledger-routes.ts'
import { reason } from '../../operators/testing.ts'
import { offer } from '../../rewards/tasks/testing.ts'
import { newPlan, purseOf, tend } from '../recharge/testing.ts'
import { openStripe } from './stripe/stripe.ts'
import { type OnlineWorld, openOnlineWorld, refundOutside, soon } from './testing.ts'

let world: OnlineWorld
let server: OnlineWorld['server']
let stripe: OnlineWorld['stripe']
let operator: string
beforeAll(async () => {
  world = await openOnlineWorld()
  ;({ server, stripe } = world)
  // Tasks, such as the first recharge, would earn something besides.
  await offer(server, [])
  operator = await world.operator()
})
afterAll(() => world.close())
afterEach(() => world.recover())

const refund = (id: number, amount: string, key: string = randomUUID()) =>
  server.call(paymentOperatorCalls.refundRecharge, { id, amount, reason }, { token: operator, key })
const refundsOf = async (rechargeId: number) =>
  (await server.succeed(paymentOperatorCalls.listRefunds, { limit: 100 }, { token: operator })).list.filter(
    ({ recharge_id: id }) => id === rechargeId,
  )
const debtOf = async ({ userId }: Member) =>
  (
    await server.context.db.find<{ balance: number }>(
      `select balance from ledger_accounts where owner_id = $1 and purpose = 'debt'`,
      [userId],
    )
  )?.balance ?? 0
/** Takes money of a member away, as if they had spent it. */
const spend = ({ userId }: Member, amount: bigint) =>
  server.context.db.transaction((tx) =>
    server.domains.ledger.post(tx, {
      kind: 'correction',
      key: randomUUID(),
      bizNo: 'TEST',
      moves: [{ route: 'correction.out', coin: 'money', amount, from: userId, to: platformOwner }],
    }),
  )

describe('a refund', () => {
  it('takes the money from its member first and has Stripe give it back once, in parts, never more than was received', async () => {
    const ana = await world.newMember()
    const { rechargeId } = await world.settled(ana, { amount: '25' })
    const key = randomUUID()
    const replies = await Promise.all([refund(rechargeId, '10', key), refund(rechargeId, '10', key)])
    expect(codesOf(replies).filter((code) => code !== 200)).toEqual(codesOf(replies).filter((code) => code === 4009))
    await vi.waitFor(
      async () => expect(await refundsOf(rechargeId)).toMatchObject([{ state: 'done', amount: '10.00' }]),
      soon,
    )
    expect(await purseOf(server, ana)).toMatchObject({ money: '15.00' })
    expect((await refund(rechargeId, '15.01')).code).toBe(7005)
    expect((await refund(rechargeId, '15')).code).toBe(200)
    expect((await refund(rechargeId, '0.01')).code).toBe(7005)
    await vi.waitFor(
      async () => expect((await refundsOf(rechargeId)).map(({ state }) => state)).toEqual(['done', 'done']),
      soon,
    )
    expect([...stripe.refunds.values()].map(({ amount }) => amount)).toEqual([1000, 1500])
    expect((await heardBy(server, ana, 'wallet_changed')).at(-1)).toMatchObject({
      bill: { bill_type: 'refund', direction: 'out' },
    })
  })

  it('refuses 7001 where its member does not have the money any more, and 4003 what was not paid online', async () => {
    const ana = await world.newMember()
    const { rechargeId } = await world.settled(ana)
    await spend(ana, 2000n)
    expect((await refund(rechargeId, '25')).code).toBe(7001)
    const open = await world.begin(ana)
    expect((await refund(open.rechargeId, '25')).code).toBe(4003)
    expect((await refund(999_999, '25')).code).toBe(4002)
    expect(await refund(rechargeId, '5.001')).toMatchObject({ code: 4000, data: { field: 'amount' } })
  })

  it('that Stripe refuses, or fails later, is its member’s again', async () => {
    const ana = await world.newMember()
    const { rechargeId } = await world.settled(ana)
    stripe.refundStatus = 'failed'
    expect((await refund(rechargeId, '25')).code).toBe(200)
    await vi.waitFor(async () => expect(await refundsOf(rechargeId)).toMatchObject([{ state: 'failed' }]), soon)
    expect(await purseOf(server, ana)).toMatchObject({ money: '25.00' })
    stripe.refundStatus = 'pending'
    expect((await refund(rechargeId, '25')).code).toBe(200)
    await vi.waitFor(async () => expect(await refundsOf(rechargeId)).toMatchObject([{ state: 'unknown' }, {}]), soon)
    await vi.waitFor(async () => expect((await refundsOf(rechargeId))[0]?.reference).not.toBe(''), soon)
    const pending = stripe.refunds.get((await refundsOf(rechargeId))[0]?.reference ?? '')
    if (pending) pending.status = 'failed'
    await world.notify({ id: pending?.id, object: 'refund' }, 'refund.failed')
    await vi.waitFor(async () => expect(await purseOf(server, ana)).toMatchObject({ money: '25.00' }), soon)
  })

  it('of gold goes back whole, with the gold, and only while it is there', async () => {
    const ana = await world.newMember()
    const plan = await newPlan(server)
    const { rechargeId } = await world.settled(ana, { plan_id: plan })
    expect(await purseOf(server, ana)).toMatchObject({ bought: '330' })
    expect((await refund(rechargeId, '10')).code).toBe(7005)
    expect((await refund(rechargeId, '30')).code).toBe(200)
    expect(await purseOf(server, ana)).toMatchObject({ bought: '0', money: '0.00' })
    await vi.waitFor(async () => expect(await refundsOf(rechargeId)).toMatchObject([{ state: 'done' }]), soon)
    stripe.refundStatus = 'failed'
    const other = await world.settled(ana, { plan_id: plan })
    await refund(other.rechargeId, '30')
    await vi.waitFor(async () => expect(await purseOf(server, ana)).toMatchObject({ bought: '330' }), soon)
    stripe.refundStatus = 'succeeded'
    expect((await refund(other.rechargeId, '30')).code).toBe(200)
    expect(await purseOf(server, ana)).toMatchObject({ bought: '0', money: '0.00' })
    await vi.waitFor(async () => expect(await refundsOf(other.rechargeId)).toMatchObject([{ state: 'done' }, {}]), soon)
  })

  it('somebody made at Stripe and not here takes the money from its member all the same', async () => {
    const ana = await world.newMember()
    const { session } = await world.settled(ana)
    const payment = session.payment_intent?.id ?? ''
    await refundOutside(world, payment, 2500, 2)
    await vi.waitFor(async () => expect(await purseOf(server, ana)).toMatchObject({ money: '0.00' }), soon)
  })
})

describe('a dispute', () => {
  const dispute = async (payment: string, lines: readonly { amount: number; fee: number; currency?: string }[]) => {
    const id = `du_${randomUUID()}`
    const balance_transactions = lines.map((line, index) => ({ id: `${id}_${index}`, currency: 'usd', ...line }))
    const made = { id, payment_intent: payment, balance_transactions: balance_transactions.slice(0, 1) }
    stripe.disputes.set(id, made)
    expect(await openStripe(server.context.settings)?.listDisputes(made.payment_intent)).toEqual([id])
    return { made, rest: balance_transactions.slice(1) }
  }
  const notifyDispute = (id: string, type: string) => world.notify({ id, object: 'dispute' }, `charge.dispute.${type}`)

  it('takes what is there, and the rest is a debt that later money pays; the fee is the platform’s loss', async () => {
    const ana = await world.newMember()
    const { session } = await world.settled(ana)
    await spend(ana, 2000n)
    const { made } = await dispute(session.payment_intent?.id ?? '', [{ amount: -2500, fee: 1500 }])
    await Promise.all(['created', 'funds_withdrawn', 'updated'].map((type) => notifyDispute(made.id, type)))
    await vi.waitFor(async () => expect(await debtOf(ana)).toBe(-2000), soon)
    expect(await purseOf(server, ana)).toMatchObject({ money: '0.00' })
    await give(server, ana.userId, 'money', '12')
    await tend(server)
    expect([await debtOf(ana), (await purseOf(server, ana)).money]).toEqual([-800, '0.00'])
    await give(server, ana.userId, 'money', '12')
    await Promise.all([tend(server), tend(server)])
    expect([await debtOf(ana), (await purseOf(server, ana)).money]).toEqual([0, '4.00'])
  })

  it('that was won gives the money back, whatever order its messages come in', async () => {
    const ana = await world.newMember()
    const { session } = await world.settled(ana)
    const { made, rest } = await dispute(session.payment_intent?.id ?? '', [
      { amount: -2500, fee: 1500 },
      { amount: 2500, fee: -1500 },
    ])
    await notifyDispute(made.id, 'created')
    await vi.waitFor(async () => expect(await purseOf(server, ana)).toMatchObject({ money: '0.00' }), soon)
    made.balance_transactions.push(...rest)
    await Promise.all(['funds_reinstated', 'closed', 'created'].map((type) => notifyDispute(made.id, type)))
    await vi.waitFor(async () => expect(await purseOf(server, ana)).toMatchObject({ money: '25.00' }), soon)
  })

  it('takes back the reward of that payment as far as it is there', async () => {
    const ana = await world.newMember()
    await give(server, ana.userId, 'granted', '3')
    await server.context.db.transaction((tx) =>
      server.domains.ledger.post(tx, {
        kind: 'funding',
        key: randomUUID(),
        bizNo: 'TEST',
        moves: [{ route: 'funding.promo', coin: 'gold', amount: 1000n, from: platformOwner, to: platformOwner }],
      }),
    )
    const { session } = await world.settled(ana, { amount: '150' })
    await tend(server)
    await vi.waitFor(async () => expect(Number((await purseOf(server, ana)).granted)).toBeGreaterThan(3), soon)
    const { made } = await dispute(session.payment_intent?.id ?? '', [{ amount: -15_000, fee: 1500 }])
    await notifyDispute(made.id, 'funds_withdrawn')
    await vi.waitFor(
      async () => expect(await purseOf(server, ana)).toEqual({ money: '0.00', bought: '0', granted: '3' }),
      soon,
    )
  })

  it('in another currency is for an operator, who sees why; nothing moves', async () => {
    const ana = await world.newMember()
    const { session } = await world.settled(ana)
    const { made } = await dispute(session.payment_intent?.id ?? '', [{ amount: -2300, fee: 0, currency: 'eur' }])
    await notifyDispute(made.id, 'created')
    const failed = async () =>
      (
        await server.succeed(paymentOperatorCalls.listProviderEvents, { state: 'failed' }, { token: operator })
      ).list.find(({ reference }) => reference === made.id)
    await vi.waitFor(async () => expect((await failed())?.note).toContain('eur'), soon)
    expect(await purseOf(server, ana)).toMatchObject({ money: '25.00' })
    const retry = { id: (await failed())?.id ?? 0 }
    const [line] = made.balance_transactions
    if (line) line.currency = 'usd'
    await server.succeed(paymentOperatorCalls.retryProviderEvent, retry, { token: operator })
    await vi.waitFor(async () => expect(await purseOf(server, ana)).toMatchObject({ money: '2.00' }), soon)
  })
})
