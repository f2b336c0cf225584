import { randomUUID } from 'node:crypto'
import { dayMs } from '@cliffhanger/contract/duration.ts'
import { orderOperatorCalls } from '@cliffhanger/contract/payments/operator-order-calls.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Member } from '../../testing/members.ts'
import { newOperatorToken } from '../../testing/operators.ts'
import { settledOnline } from '../membership/testing.ts'
import { reason } from '../operators/testing.ts'
import {
  allHandled,
  type OnlineWorld,
  openDispute,
  openOnlineWorld,
  refundOutside,
} from '../payments/providers/testing.ts'
import { newOnline } from '../payments/recharge/testing.ts'
import { type CommissionWorld, openOnlineCommission } from './testing.ts'

let online: OnlineWorld
let world: CommissionWorld
let card: number
let plan: number
beforeAll(async () => {
  online = await openOnlineWorld()
  world = await openOnlineCommission(online.server)
  card = await newOnline(online.server, { order_types: ['vip'] })
  plan = await world.newPlan('3000')
})
afterAll(() => online.close())
afterEach(() => online.recover())

/** Cai, whom Bao invited, buys a month for 30.00 by card; Bao's tenth of it waits. */
async function sell() {
  const [, bao, cai] = await world.newLine()
  const bought = await settledOnline(online, cai, plan, card)
  await world.tend()
  expect(await world.moneyOf(bao)).toMatchObject({ waiting: 300 })
  return { bao, ...bought }
}

/** `sell`, and half of the month is over: Bao has it. */
async function sellLongAgo() {
  const sold = await sell()
  world.server.advance(15 * dayMs)
  await world.tend()
  expect(await world.moneyOf(sold.bao)).toMatchObject({ waiting: 0, cash: 300 })
  return sold
}
type Sold = Awaited<ReturnType<typeof sell>>

/** What a member has of commission once everything that was told is done. */
async function left(who: Member): Promise<number> {
  await allHandled(online)
  await world.tend()
  const { waiting, cash, debt } = await world.moneyOf(who)
  return waiting + cash + debt
}

const refund = async ({ orderNo }: Sold) =>
  world.server.call(
    orderOperatorCalls.refundOrder,
    { order_no: orderNo, reason },
    { token: await newOperatorToken(world.server, 'finance'), key: randomUUID() },
  )
async function lose({ payment }: Sold, amount: number) {
  const dispute = await openDispute(online, payment, amount)
  dispute.change('lost', { amount: -amount, fee: 1500 })
  await Promise.all(['funds_withdrawn', 'closed'].map((type) => dispute.tell(type)))
  return dispute
}

describe('S-100: a purchase whose payment the bank takes back', () => {
  it('earns nothing while it is in dispute, all of it when that is won, nothing when it is lost', async () => {
    const sold = await sell()
    const dispute = await openDispute(online, sold.payment, 3000)
    expect(await left(sold.bao)).toBe(0)
    dispute.change('warning_closed')
    await dispute.tell('closed')
    expect(await left(sold.bao)).toBe(300)
    await lose(sold, 3000)
    expect(await left(sold.bao)).toBe(0)
  })

  it('lost after half of it was used: what the bank took is no sale, whoever owes it', async () => {
    const sold = await sellLongAgo()
    await lose(sold, 3000)
    expect(await left(sold.bao)).toBe(0)
  })

  it('lost in part: that part goes', async () => {
    const sold = await sellLongAgo()
    await lose(sold, 1000)
    expect(await left(sold.bao)).toBe(200)
  })

  it('refunded by half, then the bank takes the other half: nothing stands', async () => {
    const sold = await sellLongAgo()
    expect((await refund(sold)).data).toMatchObject({ amount: '15.00' })
    expect(await left(sold.bao)).toBe(150)
    await lose(sold, 1500)
    expect(await left(sold.bao)).toBe(0)
  })

  it('refunded at the provider: that part goes', async () => {
    const sold = await sellLongAgo()
    await refundOutside(online, sold.payment, 1200)
    expect(await left(sold.bao)).toBe(180)
  })

  it('taken, then won: all of it stands again', async () => {
    const sold = await sellLongAgo()
    const dispute = await openDispute(online, sold.payment, 3000)
    dispute.change('needs_response', { amount: -3000, fee: 1500 })
    await dispute.tell('funds_withdrawn')
    expect(await left(sold.bao)).toBe(0)
    dispute.change('won', { amount: 3000, fee: -1500 })
    await Promise.all(['funds_reinstated', 'closed'].map((type) => dispute.tell(type)))
    expect(await left(sold.bao)).toBe(300)
  })
})
