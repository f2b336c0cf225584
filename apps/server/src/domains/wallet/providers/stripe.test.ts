import { randomUUID } from 'node:crypto'
import { paymentCalls } from '@cliffhanger/contract/operators/payment-calls.ts'
import { rechargeCalls } from '@cliffhanger/contract/wallet/recharge-calls.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Member, newMember } from '../../../testing/members.ts'
import { newOperatorToken } from '../../../testing/operators.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'
import { type StripeDouble, startStripe } from '../../../testing/stripe-server.ts'
import { expectSoundLedger } from '../../../testing/wallet.ts'
import { heardBy } from '../../friends/testing.ts'
import { reason } from '../../operators/testing.ts'
import {
  bought,
  buy,
  cancel,
  newBank,
  newOnline,
  openModules,
  orderOf,
  pay,
  purseOf,
  tend,
} from '../recharge/testing.ts'

let stripe: StripeDouble
let server: TestServer
let online: number
let ana: Member
let one: string
beforeAll(async () => {
  stripe = await startStripe()
  server = await startTestServer({ ...stripe.environment, ACCESS_TOKEN_SECONDS: '99999999', LOG_LEVEL: 'silent' })
  await openModules(server)
  online = await newOnline(server)
  ana = await newMember(server)
  one = await newOperatorToken(server, 'finance')
})
afterAll(async () => {
  await server.close()
  await stripe.close()
})
afterEach(async () => {
  stripe.isDown = false
  stripe.refundStatus = 'succeeded'
  await expectSoundLedger(server)
})

const soon = { timeout: 15_000, interval: 50 }

/** A recharge that is to be paid online, with its session at Stripe. */
async function begun(who: Member = ana, amount = '25') {
  const made = await bought(server, who, { platform_id: online, amount })
  const session = [...stripe.sessions.values()].find(({ client_reference_id: no }) => no === made.order.order_no)
  if (!session) throw new Error('Stripe was not asked')
  return { ...made, session, orderNo: made.order.order_no }
}

const deliver = ({ body, signature }: { body: string; signature: string }) =>
  server.send({
    method: 'POST',
    path: '/webhooks/stripe',
    body,
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
  })

const tell = (object: object, type = 'checkout.session.completed', id?: string) =>
  deliver(stripe.sign({ type, object, ...(id && { id }) }, { atMs: server.context.clock() }))

const stateOf = async (who: Member, orderNo: string) => (await orderOf(server, who, orderNo)).recharge?.state
const suspenseOf = async (userId: number) =>
  (await server.succeed(paymentCalls.listSuspense, { limit: 100 }, { token: one })).list.filter(
    ({ member }) => member?.user_id === userId,
  )

describe('paying online', () => {
  it('answers the page to pay on, the same for a repeat, and credits nothing', async () => {
    const key = randomUUID()
    const [first, again] = [
      await buy(server, ana, { platform_id: online, amount: '25' }, key),
      await buy(server, ana, { platform_id: online, amount: '25' }, key),
    ]
    expect(first.data.pay_url).toMatch(/^https:\/\/checkout\.stripe\.test\//)
    expect(again.data).toEqual(first.data)
    expect(first.data.collect).toBeUndefined()
    expect(first.data.recharge).toMatchObject({ kind: 'online', pay_currency: 'USD', state: 1 })
    const { list } = await server.succeed(rechargeCalls.listPayPlatforms, {}, { token: ana.token })
    expect(list).toMatchObject([{ id: online, mode: 'online' }])
  })

  it('answers 7029 while Stripe does not answer, keeps the order, and goes on with the same key', async () => {
    const key = randomUUID()
    stripe.isDown = true
    expect((await buy(server, ana, { platform_id: online, amount: '25' }, key)).code).toBe(7029)
    stripe.isDown = false
    const { data } = await buy(server, ana, { platform_id: online, amount: '25' }, key)
    expect(data.pay_url).toMatch(/^https/)
    expect(
      [...stripe.sessions.values()].filter((each) => each.client_reference_id === data.order.order_no),
    ).toHaveLength(1)
  })

  it('S-86: settles once by what Stripe says when it is asked, not by what the message says', async () => {
    const bao = await newMember(server)
    const { session, orderNo } = await begun(bao)
    await tell({ ...session, payment_status: 'paid', status: 'complete' })
    await vi.waitFor(async () => expect((await events('done')).length).toBeGreaterThan(0), soon)
    expect(await stateOf(bao, orderNo)).toBe(1)
    stripe.paySession(session.id)
    await tell(session)
    await vi.waitFor(async () => expect(await stateOf(bao, orderNo)).toBe(3), soon)
    expect(await purseOf(server, bao)).toMatchObject({ money: '25.00' })
    expect(await heardBy(server, bao, 'recharge_changed')).toMatchObject([{ state: 3 }])
  })

  it('looking at the order has Stripe asked, so that a lost message costs nothing', async () => {
    const bao = await newMember(server)
    const { session, orderNo } = await begun(bao)
    stripe.paySession(session.id)
    await vi.waitFor(async () => expect(await stateOf(bao, orderNo)).toBe(3), soon)
    expect(await purseOf(server, bao)).toMatchObject({ money: '25.00' })
  })

  it('asks by itself about payments nobody told the end of', async () => {
    const bao = await newMember(server)
    const { session } = await begun(bao)
    stripe.paySession(session.id)
    server.advance(3 * 60_000)
    await tend(server)
    expect(await purseOf(server, bao)).toMatchObject({ money: '25.00' })
  })
})

const events = async (state: 'new' | 'done' | 'ignored' | 'failed') =>
  (await server.succeed(paymentCalls.listProviderEvents, { state, limit: 100 }, { token: one })).list

describe('check 15: messages of Stripe', () => {
  it('ten times, in parallel and in any order, credit once', async () => {
    const bao = await newMember(server)
    const { session } = await begun(bao)
    stripe.paySession(session.id)
    const types = ['checkout.session.async_payment_succeeded', 'checkout.session.completed', 'checkout.session.expired']
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => tell(session, types[index % 3], index < 5 ? 'evt_same' : undefined)),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    await vi.waitFor(async () => expect(await purseOf(server, bao)).toMatchObject({ money: '25.00' }), soon)
    await vi.waitFor(async () => expect(await events('new')).toEqual([]), soon)
    expect(await purseOf(server, bao)).toMatchObject({ money: '25.00' })
    expect((await events('done')).filter(({ event_id: id }) => id === 'evt_same')).toHaveLength(1)
  })

  it('forged, without a signature, changed or older than five minutes are answered 400 and not kept', async () => {
    const { session } = await begun()
    const event = { id: 'evt_forged', type: 'checkout.session.completed', object: session }
    const atMs = server.context.clock()
    const good = stripe.sign(event, { atMs })
    const bad = [
      stripe.sign(event, { atMs, secret: 'whsec_other' }),
      stripe.sign(event, { atMs: atMs - 6 * 60_000 }),
      { ...good, body: good.body.replace('"open"', '"complete"') },
      { ...good, signature: 't=1,v1=00' },
    ]
    for (const message of bad) expect((await deliver(message)).status).toBe(400)
    const { status } = await server.send({ method: 'POST', path: '/webhooks/stripe', body: good.body })
    expect(status).toBe(400)
    const kept = await server.succeed(paymentCalls.listProviderEvents, { limit: 100 }, { token: one })
    expect(kept.list.map(({ event_id: id }) => id)).not.toContain('evt_forged')
  })

  it.each([
    ['another amount', { amount_total: 2499 }, 'amount', '24.99'],
    ['another currency', { currency: 'eur' }, 'currency', '0.00'],
    ['another order', { client_reference_id: 'R000000-0000000000' }, 'reference', '25.00'],
  ] as const)('of %s than was asked for goes to suspense, not to the wallet', async (_what, paid, cause, amount) => {
    const bao = await newMember(server)
    const { session, orderNo } = await begun(bao)
    stripe.paySession(session.id, paid)
    await tell(session)
    await vi.waitFor(async () => expect(await suspenseOf(bao.userId)).toHaveLength(1), soon)
    expect(await suspenseOf(bao.userId)).toMatchObject([{ cause, amount, order_no: orderNo, state: 'open' }])
    expect(await purseOf(server, bao)).toMatchObject({ money: '0.00' })
    expect((await orderOf(server, bao, orderNo)).recharge?.reason).not.toBe('')
  })

  it('of a session nobody of us made goes to suspense without a member', async () => {
    const paid = {
      id: 'cs_foreign',
      object: 'checkout.session',
      url: null,
      status: 'complete',
      payment_status: 'paid',
    } as const
    const intent = { id: 'pi_foreign', object: 'payment_intent', status: 'succeeded' } as const
    stripe.sessions.set(paid.id, {
      ...paid,
      amount_total: 700,
      currency: 'usd',
      client_reference_id: 'x',
      payment_intent: intent,
    })
    await tell(paid)
    const found = async () =>
      (await server.succeed(paymentCalls.listSuspense, { limit: 100 }, { token: one })).list.find(
        ({ payment_ref: ref }) => ref === 'pi_foreign',
      )
    await vi.waitFor(
      async () => expect(await found()).toMatchObject({ cause: 'reference', amount: '7.00', member: null }),
      soon,
    )
  })
})

describe('the end of an online order', () => {
  it('C-43: its timeout ends the session first; one that was paid at the last moment is paid', async () => {
    const bao = await newMember(server)
    const [unpaid, paid] = [await begun(bao), await begun(bao)]
    server.advance(15 * 60_000)
    stripe.paySession(paid.session.id)
    await tend(server)
    expect(await stateOf(bao, unpaid.orderNo)).toBe(-2)
    expect(stripe.sessions.get(unpaid.session.id)?.status).toBe('expired')
    expect(await stateOf(bao, paid.orderNo)).toBe(3)
    expect(await purseOf(server, bao)).toMatchObject({ money: '25.00' })
  })

  it('is not cancelled while Stripe cannot be asked', async () => {
    const bao = await newMember(server)
    const { session, orderNo } = await begun(bao)
    server.advance(16 * 60_000)
    stripe.isDown = true
    await tend(server)
    expect(await stateOf(bao, orderNo)).toBe(1)
    stripe.isDown = false
    stripe.paySession(session.id)
    server.advance(61_000)
    await tend(server)
    expect(await stateOf(bao, orderNo)).toBe(3)
  })

  it('waits as long as a payment takes that is under way', async () => {
    const bao = await newMember(server)
    const { session, orderNo } = await begun(bao)
    const intent = { id: 'pi_slow', object: 'payment_intent', status: 'processing' } as const
    stripe.paySession(session.id, { payment_status: 'unpaid', payment_intent: intent })
    await tell(session)
    server.advance(20 * 60_000)
    await tend(server)
    await tend(server)
    expect(await stateOf(bao, orderNo)).toBe(1)
    stripe.paySession(session.id, { payment_intent: { ...intent, status: 'succeeded' } })
    await tell(session, 'checkout.session.async_payment_succeeded')
    await vi.waitFor(async () => expect(await stateOf(bao, orderNo)).toBe(3), soon)
  })

  it('check 16: what was paid after its member cancelled is in the queue, and he sees it; credited, it is his', async () => {
    one = await newOperatorToken(server, 'finance')
    const bao = await newMember(server)
    const { session, orderNo } = await begun(bao)
    stripe.paySession(session.id)
    expect((await cancel(server, bao, orderNo)).data.order).toMatchObject({ state: 2 })
    await vi.waitFor(async () => expect(await suspenseOf(bao.userId)).toHaveLength(1), soon)
    const [item] = await suspenseOf(bao.userId)
    expect(item).toMatchObject({ cause: 'late', amount: '25.00', order_no: orderNo, state: 'open' })
    expect(await purseOf(server, bao)).toMatchObject({ money: '0.00' })
    const seen = await orderOf(server, bao, orderNo)
    expect(seen.recharge).toMatchObject({ state: -2 })
    expect(seen.recharge?.reason).not.toBe('')
    expect((await heardBy(server, bao, 'recharge_changed')).at(-1)).toMatchObject({
      state: -2,
      reason: seen.recharge?.reason,
    })
    const credit = () => server.call(paymentCalls.creditSuspense, { id: item?.id ?? 0, reason }, { token: one })
    expect((await Promise.all([credit(), credit()])).map(({ code }) => code).sort()).toEqual([200, 4003])
    expect(await purseOf(server, bao)).toMatchObject({ money: '25.00' })
  })

  it('money for an order that was paid by hand meanwhile goes back by Stripe', async () => {
    const bao = await newMember(server)
    const bank = await newBank(server)
    const { session, orderNo, recharge } = await begun(bao)
    expect((await pay(server, bao, orderNo, { pay_type: 'channel', platform_id: bank })).code).toBe(200)
    await server.succeed(paymentCalls.approveRecharge, { id: recharge.id }, { token: one })
    stripe.paySession(session.id)
    await tell(session)
    await vi.waitFor(async () => expect(await suspenseOf(bao.userId)).toMatchObject([{ cause: 'twice' }]), soon)
    const [item] = await suspenseOf(bao.userId)
    await server.succeed(paymentCalls.refundSuspense, { id: item?.id ?? 0, reason }, { token: one })
    await vi.waitFor(async () => expect(await suspenseOf(bao.userId)).toMatchObject([{ state: 'refunded' }]), soon)
    expect(await purseOf(server, bao)).toMatchObject({ money: '25.00' })
    expect([...stripe.refunds.values()].filter((each) => each.amount === 2500)).toHaveLength(1)
  })
})
