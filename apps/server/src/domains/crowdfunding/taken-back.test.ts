import { randomUUID } from 'node:crypto'
import { dayMs } from '@cliffhanger/contract/duration.ts'
import { orderOperatorCalls } from '@cliffhanger/contract/payments/operator-order-calls.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { configure, type Member } from '../../testing/members.ts'
import { newOperatorToken } from '../../testing/operators.ts'
import { reason } from '../operators/testing.ts'
import {
  allHandled,
  type OnlineWorld,
  openDispute,
  openOnlineWorld,
  refundOutside,
  soon,
} from '../payments/providers/testing.ts'
import { newOnline, orderOf, pay } from '../payments/recharge/testing.ts'
import { askRealName, type CrowdfundingWorld, openWorld } from './testing.ts'

let online: OnlineWorld
let world: CrowdfundingWorld
let card: number
let project: number
beforeAll(async () => {
  online = await openOnlineWorld()
  const { server } = online
  await configure(server, { modules: { withdraw: 1, usdt: 1, treasure: 0, crowdfunding: 1, commission: 0 } })
  await askRealName(server, 0)
  world = openWorld(server)
  card = await newOnline(server, { order_types: ['crowdfunding'] })
  await world.fundPool(1_000_000n)
  project = await world.newProject({ units: 100_000, days: 300 })
})
afterAll(() => online.close())
afterEach(() => online.recover())

/** Joins with 100.00 by card; answers the order, and its payment at Stripe. */
async function investOnline(who: Member, projectId = project) {
  const { data } = await world.join(who, projectId, 10)
  const { order_no: orderNo } = data.order
  await pay(world.server, who, orderNo, { pay_type: 'channel', platform_id: card })
  const session = [...online.stripe.sessions.values()].find(({ client_reference_id: no }) => no === orderNo)
  if (!session) throw new Error('Stripe was not asked')
  online.stripe.paySession(session.id)
  await online.notify(session)
  await vi.waitFor(async () => expect((await orderOf(world.server, who, orderNo)).order.state).toBe(1), soon)
  return { id: data.crow_order.id, orderNo, payment: session.payment_intent?.id ?? '' }
}

const stake = async ({ userId }: Member): Promise<number> =>
  (
    await world.server.context.db.one<{ amount: number }>(
      `select coalesce(sum(amount), 0)::bigint as amount from ledger_stakes where user_id = $1`,
      [userId],
    )
  ).amount
const debtOf = async ({ userId }: Member): Promise<number> =>
  (
    await world.server.context.db.find<{ balance: number }>(
      `select balance from ledger_accounts where owner_id = $1 and purpose = 'debt'`,
      [userId],
    )
  )?.balance ?? 0
const isIn = (who: Member, id: number, state: number) =>
  vi.waitFor(async () => expect((await world.orderOf(who, id)).state).toBe(state), soon)

describe('an order that was paid by card', () => {
  it('has its stake in the escrow, and the member’s bill shows the money come and go', async () => {
    const who = await world.newReader()
    await investOnline(who)
    expect(await stake(who)).toBe(10_000)
    expect(await world.balanceOf(who)).toBe('0.00')
    const lines = await world.server.context.db.query(
      `select e.bill_type, e.amount from ledger_entries e join ledger_accounts a on a.id = e.account_id
        where a.owner_id = $1 and a.purpose = 'cash' order by e.id`,
      [who.userId],
    )
    expect(lines).toEqual([
      { bill_type: 'recharge', amount: 10_000 },
      { bill_type: 'crow_join', amount: -10_000 },
    ])
  })

  it('a dispute holds it from the first message on: nothing can be taken out; won, it earns again', async () => {
    const who = await world.newReader()
    const { id, payment } = await investOnline(who)
    await world.live(3)
    const dispute = await openDispute(online, payment, 10_000)
    await isIn(who, id, 5)
    expect(await stake(who)).toBe(10_000)
    expect(await world.quote(who, id, 'terminate')).toMatchObject({ code: 4003 })
    await world.live(4)
    dispute.change('warning_closed')
    await dispute.tell('closed')
    await isIn(who, id, 1)
    // The days in dispute earned nothing.
    expect(await world.orderOf(who, id)).toMatchObject({ interest_total: '0.20' })
    await world.live(2)
    expect(await world.orderOf(who, id)).toMatchObject({ interest_total: '0.30' })
  })

  it('lost: the bank’s money comes out of the stake, and the member owes nothing', async () => {
    const who = await world.newReader()
    const { id, payment } = await investOnline(who)
    const dispute = await openDispute(online, payment, 10_000)
    dispute.change('lost', { amount: -10_000, fee: 1500 })
    await Promise.all(['funds_withdrawn', 'closed', 'updated'].map((type) => dispute.tell(type)))
    await vi.waitFor(async () => expect(await stake(who)).toBe(0), soon)
    await allHandled(online)
    expect([await debtOf(who), await world.balanceOf(who)]).toEqual([0, '0.00'])
    expect((await world.orderOf(who, id)).state).toBe(5)
  })

  it('lost after the member took the money out: they owe it, and no other investor pays for it', async () => {
    const [who, other] = [await world.newReader(), await world.newReader()]
    await investOnline(other)
    const { id, payment } = await investOnline(who)
    await world.setPin(who)
    expect((await world.takeOut(who, id, 'terminate')).code).toBe(200)
    const dispute = await openDispute(online, payment, 10_000)
    dispute.change('lost', { amount: -10_000, fee: 0 })
    await Promise.all(['funds_withdrawn', 'closed'].map((type) => dispute.tell(type)))
    await vi.waitFor(async () => expect(await debtOf(who)).toBe(-1000), soon)
    await allHandled(online)
    expect(await world.balanceOf(who)).toBe('0.00')
    expect(await stake(other)).toBe(10_000)
  })

  it('won after the bank took it: the money is in the escrow again', async () => {
    const who = await world.newReader()
    const { id, payment } = await investOnline(who)
    const dispute = await openDispute(online, payment, 10_000)
    dispute.change('needs_response', { amount: -10_000, fee: 1500 })
    await dispute.tell('funds_withdrawn')
    await vi.waitFor(async () => expect(await stake(who)).toBe(0), soon)
    dispute.change('won', { amount: 10_000, fee: -1500 })
    await Promise.all(['funds_reinstated', 'closed'].map((type) => dispute.tell(type)))
    await vi.waitFor(async () => expect(await stake(who)).toBe(10_000), soon)
    await isIn(who, id, 1)
  })

  it('refunded by an operator it goes back to the card, once; refunded at Stripe it is taken from the stake', async () => {
    const { server } = world
    const refund = async (order_no: string) =>
      server.call(
        orderOperatorCalls.refundOrder,
        { order_no, reason },
        { token: await newOperatorToken(server, 'finance'), key: randomUUID() },
      )
    const [ana, bao] = [await world.newReader(), await world.newReader()]
    const [first, second] = [await investOnline(ana), await investOnline(bao)]
    expect((await refund(first.orderNo)).data).toMatchObject({ amount: '100.00', to: 'provider' })
    expect((await refund(first.orderNo)).code).toBe(4003)
    await refundOutside(online, second.payment, 10_000, 3)
    await vi.waitFor(async () => expect(await stake(bao)).toBe(0), soon)
    await allHandled(online)
    for (const [who, { id }] of [
      [ana, first],
      [bao, second],
    ] as const) {
      expect(await world.orderOf(who, id)).toMatchObject({ state: 5 })
      expect([await stake(who), await debtOf(who), await world.balanceOf(who)]).toEqual([0, 0, '0.00'])
    }
  })

  it('days before a refund were earned, and stay so', async () => {
    const who = await world.newReader()
    const { id, orderNo } = await investOnline(who)
    world.server.advance(3 * dayMs)
    await world.server.call(
      orderOperatorCalls.refundOrder,
      { order_no: orderNo, reason },
      { token: await newOperatorToken(world.server, 'finance'), key: randomUUID() },
    )
    await world.tend()
    expect(await world.orderOf(who, id)).toMatchObject({ state: 5, interest_total: '0.20', interest_paid: '0.20' })
  })

  it('S-90: what was refunded was not raised, and does not save a project from failing', async () => {
    const failing = await world.newProject({ units: 100, least: 150_00, days: 30, endsMs: 5 * dayMs })
    const [ana, bao] = [await world.newReader(), await world.newReader()]
    const refunded = await investOnline(ana, failing)
    const other = await investOnline(bao, failing)
    await refundOutside(online, refunded.payment, 10_000)
    await vi.waitFor(async () => expect(await stake(ana)).toBe(0), soon)
    expect((await world.projectOf(bao, failing)).project).toMatchObject({ raised_amount: '100.00' })
    world.server.advance(6 * dayMs)
    await world.tend()
    await world.tend()
    expect((await world.projectOf(bao, failing)).project).toMatchObject({ state: 2, result: 'failed' })
    expect(await world.orderOf(bao, other.id)).toMatchObject({ state: 5 })
    // With what its days earned until then.
    expect(await world.balanceOf(bao)).toBe('100.50')
  })
})
