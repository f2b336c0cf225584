import { randomUUID } from 'node:crypto'
import { dayMs, hourMs, minuteMs } from '@cliffhanger/contract/duration.ts'
import { financeOperatorCalls } from '@cliffhanger/contract/payments/operator-finance-calls.ts'
import { paymentOperatorCalls } from '@cliffhanger/contract/payments/operator-payment-calls.ts'
import { rechargeCalls } from '@cliffhanger/contract/payments/recharge-calls.ts'
import { platformDay } from '@cliffhanger/rules/platform-day.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type MollieDouble, startMollie } from '../../../../testing/doubles/mollie-server.ts'
import { type StripeDouble, startStripe } from '../../../../testing/doubles/stripe-server.ts'
import { type Member, newMember } from '../../../../testing/members.ts'
import { newOperatorToken } from '../../../../testing/operators.ts'
import { startTestServer, type TestServer } from '../../../../testing/server.ts'
import { expectSoundLedger } from '../../../../testing/wallet.ts'
import { reason } from '../../../operators/testing.ts'
import { bought, buy, newOnline, openModules, orderOf, pay, purseOf, tend } from '../../recharge/testing.ts'
import { soon } from '../testing.ts'

let server: TestServer
let mollie: MollieDouble
let stripe: StripeDouble
let channel: number
let cardChannel: number
let operator: string
beforeAll(async () => {
  mollie = await startMollie(() => server.context.clock())
  stripe = await startStripe()
  const environment = { ...mollie.environment, ...stripe.environment }
  server = await startTestServer({ ...environment, ACCESS_TOKEN_SECONDS: '99999999', LOG_LEVEL: 'silent' })
  await openModules(server)
  channel = await newOnline(server, { provider: 'mollie', name: 'iDEAL' })
  cardChannel = await newOnline(server)
  operator = await newOperatorToken(server, 'finance')
})
afterAll(async () => {
  await server.close()
  await mollie.close()
  await stripe.close()
})
afterEach(async () => {
  Object.assign(mollie, { isDown: false, losesAnswers: false, refundStatus: 'refunded' })
  await expectSoundLedger(server)
})

const paymentFor = (orderNo: string) => {
  const found = [...mollie.payments.values()].find(({ metadata }) => metadata.order_no === orderNo)
  if (!found) throw new Error('Mollie was not asked')
  return found
}

/** A recharge of 25 that is to be paid, with its payment at Mollie. */
async function begin(who: Member) {
  const { order, recharge } = await bought(server, who, { platform_id: channel, amount: '25' })
  return { orderNo: order.order_no, rechargeId: recharge.id, payment: paymentFor(order.order_no) }
}

/** Calls the address Mollie was given, or another; answers the HTTP status. */
async function notify({ id, webhookUrl }: { id: string; webhookUrl: string }): Promise<number> {
  const { pathname, search } = new URL(webhookUrl)
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  return (await server.send({ method: 'POST', path: `${pathname}${search}`, body: `id=${id}`, headers })).status
}

async function settled(who: Member) {
  const begun = await begin(who)
  mollie.pay(begun.payment.id)
  expect(await notify(begun.payment)).toBe(200)
  await vi.waitFor(async () => expect(await purseOf(server, who)).toMatchObject({ money: '25.00' }), soon)
  return begun
}

const listEvents = async () =>
  (
    await server.succeed(
      paymentOperatorCalls.listProviderEvents,
      { provider: 'mollie', limit: 100 },
      { token: operator },
    )
  ).list

const refundRecharge = (id: number, amount: string) =>
  server.call(paymentOperatorCalls.refundRecharge, { id, amount, reason }, { token: operator, key: randomUUID() })

describe('paying with Mollie', () => {
  it('opens its page, the same for a repeat, and is credited once however often the webhook comes', async () => {
    const ana = await newMember(server)
    const key = randomUUID()
    const [first, again] = [
      await buy(server, ana, { platform_id: channel, amount: '25' }, key),
      await buy(server, ana, { platform_id: channel, amount: '25' }, key),
    ]
    expect(first.data.pay_url).toMatch(/^https:\/\/www\.mollie\.test\/checkout\/tr_/)
    expect(again.data).toEqual(first.data)
    expect(first.data.recharge).toMatchObject({ kind: 'online', pay_currency: 'EUR', state: 1 })
    const { list } = await server.succeed(rechargeCalls.listPayPlatforms, {}, { token: ana.token })
    expect(list.find(({ id }) => id === channel)).toMatchObject({ mode: 'online' })
    const payment = paymentFor(first.data.order.order_no)
    expect(payment.amount).toEqual({ value: '25.00', currency: 'EUR' })
    mollie.pay(payment.id)
    const replies = await Promise.all(Array.from({ length: 10 }, () => notify(payment)))
    expect(new Set(replies)).toEqual(new Set([200]))
    await vi.waitFor(async () => expect(await purseOf(server, ana)).toMatchObject({ money: '25.00' }), soon)
    await vi.waitFor(async () => expect((await listEvents()).every(({ state }) => state === 'done')).toBe(true), soon)
    expect(await purseOf(server, ana)).toMatchObject({ money: '25.00' })
  })

  it('believes what Mollie says when it is asked, not the message; forged messages are not kept', async () => {
    const ana = await newMember(server)
    const { payment, orderNo } = await begin(ana)
    const before = await listEvents()
    const forged = [
      { ...payment, webhookUrl: payment.webhookUrl.replace(/key=.*/, 'key=another-key-that-is-long') },
      { ...payment, webhookUrl: payment.webhookUrl.replace(/\?.*/, '') },
      { ...payment, id: '../../refunds' },
      { ...payment, id: '' },
    ]
    for (const message of forged) expect(await notify(message)).toBe(400)
    expect(await listEvents()).toHaveLength(before.length)
    expect(await notify({ ...payment, webhookUrl: payment.webhookUrl.replace('/mollie', '/nobody') })).toBe(404)
    // Mollie's own address, and nothing was paid; a payment there is none of waits for an operator.
    expect(await notify(payment)).toBe(200)
    expect(await notify({ ...payment, id: 'tr_nobodysown' })).toBe(200)
    const states = async () => new Set((await listEvents()).slice(0, 2).map(({ state }) => state))
    await vi.waitFor(async () => expect(await states()).toEqual(new Set(['failed', 'done'])), soon)
    expect((await orderOf(server, ana, orderNo)).recharge).toMatchObject({ state: 1 })
    expect(await purseOf(server, ana)).toMatchObject({ money: '0.00' })
  })

  it.each([
    ['another amount', { amount: { value: '24.99', currency: 'EUR' } }, 'amount', '24.99'],
    ['another currency', { amount: { value: '25.00', currency: 'USD' } }, 'currency', '0.00'],
    ['another order', { metadata: { order_no: 'R000000-0000000000' } }, 'reference', '25.00'],
  ] as const)('of %s than was asked for goes to suspense, not to the wallet', async (_what, paid, cause, amount) => {
    const ana = await newMember(server)
    const { payment } = await begin(ana)
    mollie.pay(payment.id, paid)
    await notify(payment)
    const mine = async () =>
      (await server.succeed(paymentOperatorCalls.listSuspense, { limit: 100 }, { token: operator })).list.filter(
        ({ member }) => member?.user_id === ana.userId,
      )
    await vi.waitFor(async () => expect(await mine()).toMatchObject([{ cause, amount, provider: 'mollie' }]), soon)
    expect(await purseOf(server, ana)).toMatchObject({ money: '0.00' })
  })

  it('C-43: its timeout ends the payment first; one that was paid at the last moment is paid', async () => {
    const ana = await newMember(server)
    const [unpaid, paid] = [await begin(ana), await begin(ana)]
    server.advance(15 * minuteMs)
    mollie.pay(paid.payment.id)
    await tend(server)
    expect((await orderOf(server, ana, unpaid.orderNo)).recharge).toMatchObject({ state: -2 })
    expect(mollie.payments.get(unpaid.payment.id)?.status).toBe('canceled')
    expect(await purseOf(server, ana)).toMatchObject({ money: '25.00' })
  })

  it('a member who goes on to another provider is sent there, and the first page ends', async () => {
    const ana = await newMember(server)
    const { orderNo, payment } = await begin(ana)
    const chosen = await pay(server, ana, orderNo, { pay_type: 'channel', platform_id: cardChannel })
    expect(chosen.data.pay_url).toMatch(/^https:\/\/checkout\.stripe\.test\//)
    await vi.waitFor(() => expect(mollie.payments.get(payment.id)?.status).toBe('canceled'), soon)
    const session = [...stripe.sessions.values()].find(({ client_reference_id: no }) => no === orderNo)
    stripe.paySession(session?.id ?? '')
    await vi.waitFor(async () => expect((await orderOf(server, ana, orderNo)).recharge?.state).toBe(3), soon)
    expect(await purseOf(server, ana)).toMatchObject({ money: '25.00' })
  })
})

describe('money that goes back with Mollie', () => {
  it('is taken from its member first and given back once, also where the answer was lost and the key is forgotten', async () => {
    const ana = await newMember(server)
    const { rechargeId, payment } = await settled(ana)
    mollie.losesAnswers = true
    expect((await refundRecharge(rechargeId, '10')).code).toBe(200)
    const made = () => [...mollie.refunds.values()].filter(({ paymentId }) => paymentId === payment.id)
    await vi.waitFor(() => expect(made()).toHaveLength(1), soon)
    mollie.losesAnswers = false
    mollie.forgetKeys()
    server.advance(3 * minuteMs)
    await tend(server)
    expect(made()).toMatchObject([{ amount: { value: '10.00', currency: 'EUR' } }])
    expect(await purseOf(server, ana)).toMatchObject({ money: '15.00' })
    const { list } = await server.succeed(paymentOperatorCalls.listRefunds, { limit: 100 }, { token: operator })
    expect(list.find(({ recharge_id: id }) => id === rechargeId)).toMatchObject({ provider: 'mollie', state: 'done' })
  })

  it('that fails later is its member’s again', async () => {
    operator = await newOperatorToken(server, 'finance')
    const ana = await newMember(server)
    const { rechargeId, payment } = await settled(ana)
    mollie.refundStatus = 'pending'
    expect((await refundRecharge(rechargeId, '25')).code).toBe(200)
    expect(await purseOf(server, ana)).toMatchObject({ money: '0.00' })
    const made = () => [...mollie.refunds.values()].find(({ paymentId }) => paymentId === payment.id)
    await vi.waitFor(() => expect(made()).toBeDefined(), soon)
    Object.assign(made() ?? {}, { status: 'failed' })
    await notify(payment)
    await vi.waitFor(async () => expect(await purseOf(server, ana)).toMatchObject({ money: '25.00' }), soon)
  })

  it('somebody gave back in Mollie’s dashboard is taken from its member, once', async () => {
    const ana = await newMember(server)
    const { payment } = await settled(ana)
    mollie.refundOutside(payment.id, '5.00')
    await Promise.all([notify(payment), notify(payment), notify(payment)])
    await vi.waitFor(async () => expect(await purseOf(server, ana)).toMatchObject({ money: '20.00' }), soon)
  })

  it('a bank charges back is taken, and is the member’s again where it is reversed', async () => {
    const ana = await newMember(server)
    const { payment } = await settled(ana)
    const taken = mollie.chargeBack(payment.id)
    await Promise.all([notify(payment), notify(payment)])
    await vi.waitFor(async () => expect(await purseOf(server, ana)).toMatchObject({ money: '0.00' }), soon)
    taken.reversedAt = new Date(server.context.clock()).toISOString()
    await Promise.all([notify(payment), notify(payment)])
    await vi.waitFor(async () => expect(await purseOf(server, ana)).toMatchObject({ money: '25.00' }), soon)
  })

  it('a day of its own account is the same as the ledger’s: payments, refunds, chargebacks and their reversal', async () => {
    server.advance(2 * dayMs)
    operator = await newOperatorToken(server, 'finance')
    const [back, lost, won] = [
      await settled(await newMember(server)),
      await settled(await newMember(server)),
      await settled(await newMember(server)),
    ]
    await begin(await newMember(server))
    expect((await refundRecharge(back.rechargeId, '10')).code).toBe(200)
    mollie.refundOutside(back.payment.id, '5.00')
    mollie.chargeBack(lost.payment.id)
    mollie.chargeBack(won.payment.id).reversedAt = new Date(server.context.clock()).toISOString()
    for (const { payment } of [back, lost, won]) await notify(payment)
    const day = platformDay(server.context.clock(), server.context.settings.TIME_ZONE)
    await vi.waitFor(
      async () => expect((await listEvents()).every(({ state }) => ['done', 'failed'].includes(state))).toBe(true),
      soon,
    )
    server.advance(36 * hourMs)
    operator = await newOperatorToken(server, 'finance')
    const wanted = { provider: 'mollie', day } as const
    expect((await server.call(financeOperatorCalls.askReconciliation, wanted, { token: operator })).code).toBe(200)
    const found = async () =>
      (await server.succeed(financeOperatorCalls.listReconciliations, { provider: 'mollie' }, { token: operator }))
        .list[0]
    await vi.waitFor(
      async () =>
        expect(await found()).toMatchObject({ day, matched: 8, differing: 0, ours: '35.00', theirs: '35.00' }),
      soon,
    )
  })
})
