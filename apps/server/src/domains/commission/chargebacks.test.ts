import { randomUUID } from 'node:crypto'
import { dayMs } from '@cliffhanger/contract/duration.ts'
import { orderOperatorCalls } from '@cliffhanger/contract/payments/operator-order-calls.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
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
  soon,
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

/** Cai, whom Bao invited, buys a month for 30.00 by card; Bao's tenth of it waits, or is settled. */
async function sell(isSettled: boolean) {
  const [, bao, cai] = await world.newLine()
  const bought = await settledOnline(online, cai, plan, card)
  await world.tend()
  expect(await world.moneyOf(bao)).toMatchObject({ waiting: 300 })
  if (isSettled) {
    world.server.advance(15 * dayMs)
    await world.tend()
    expect(await world.moneyOf(bao)).toMatchObject({ waiting: 0, cash: 300 })
  }
  return { bao, ...bought }
}
type Sold = Awaited<ReturnType<typeof sell>>

const has = (who: Member, left: number) =>
  vi.waitFor(async () => {
    await world.tend()
    const { waiting, cash, debt } = await world.moneyOf(who)
    expect(waiting + cash + debt).toBe(left)
  }, soon)
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
  await allHandled(online)
  return dispute
}

describe('S-100: a purchase whose payment the bank takes back', () => {
  it('earns nothing while it is in dispute, all of it when that is won, nothing when it is lost', async () => {
    const sold = await sell(false)
    const dispute = await openDispute(online, sold.payment, 3000)
    await has(sold.bao, 0)
    dispute.change('warning_closed')
    await dispute.tell('closed')
    await has(sold.bao, 300)
    await lose(sold, 3000)
    await has(sold.bao, 0)
  })

  it('lost after half of it was used: what the bank took is no sale, whoever owes it', async () => {
    const sold = await sell(true)
    await lose(sold, 3000)
    await has(sold.bao, 0)
  })

  it('lost in part: that part goes', async () => {
    const sold = await sell(true)
    await lose(sold, 1000)
    await has(sold.bao, 200)
  })

  it('refunded by half, then the bank takes the other half: nothing stands', async () => {
    const sold = await sell(true)
    expect((await refund(sold)).data).toMatchObject({ amount: '15.00' })
    await has(sold.bao, 150)
    await lose(sold, 1500)
    await has(sold.bao, 0)
  })

  it('refunded at the provider: that part goes', async () => {
    const sold = await sell(true)
    await refundOutside(online, sold.payment, 1200)
    await has(sold.bao, 180)
  })

  it('taken, then won: all of it stands again', async () => {
    const sold = await sell(true)
    const dispute = await openDispute(online, sold.payment, 3000)
    dispute.change('needs_response', { amount: -3000, fee: 1500 })
    await dispute.tell('funds_withdrawn')
    await has(sold.bao, 0)
    dispute.change('won', { amount: 3000, fee: -1500 })
    await Promise.all(['funds_reinstated', 'closed'].map((type) => dispute.tell(type)))
    await has(sold.bao, 300)
  })
})
