import { minuteMs } from '@cliffhanger/contract/duration.ts'
import { orderCalls } from '@cliffhanger/contract/payments/order-calls.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { codesOf, type Member, newMember } from '../../testing/members.ts'
import { newOperatorToken } from '../../testing/operators.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { expectSoundLedger, newPayer } from '../../testing/wallet.ts'
import { openModules, orderOf, tend } from '../payments/recharge/testing.ts'
import { claim, newKind } from '../wallet/coupons/testing.ts'
import { newPlan, order, ordered, payByBalance } from './testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ ACCESS_TOKEN_SECONDS: '99999999' })
  await openModules(server)
})
afterAll(() => server.close())
afterEach(() => expectSoundLedger(server))

const limitLeft = async (who: Member, planId: number) =>
  (await server.succeed(orderCalls.quoteOrder, { order_type: 'vip', target_id: planId }, { token: who.token }))
    .limit_left

describe('the end of an order', () => {
  it('S-88, C-43: times out after 15 minutes; its coupon and its place in the limit come back', async () => {
    const plan = await newPlan(server, { limit_number: 1 })
    const ana = await newPayer(server, '100')
    const kind = await newKind(server, await newOperatorToken(server, 'finance'))
    const id = (await claim(server, ana, kind.coupon_id)).data.coupon.id
    const orderNo = await ordered(server, ana, plan, [id])
    expect((await order(server, ana, plan)).code).toBe(7015)
    expect(await limitLeft(ana, plan)).toBe(0)
    server.advance(15 * minuteMs)
    await tend(server)
    await tend(server)
    expect((await orderOf(server, ana, orderNo)).order).toMatchObject({ state: 2, cancel_reason: 'timeout' })
    expect((await payByBalance(server, ana, orderNo)).code).toBe(7016)
    expect(await limitLeft(ana, plan)).toBe(1)
    const again = await ordered(server, ana, plan, [id])
    expect((await payByBalance(server, ana, again)).code).toBe(200)
    expect((await order(server, ana, plan)).code).toBe(7015)
  })

  it('V-25: no more orders than the limit, also with ten at once', async () => {
    const plan = await newPlan(server, { limit_number: 2 })
    const ana = await newMember(server)
    const replies = await Promise.all(Array.from({ length: 10 }, () => order(server, ana, plan)))
    expect(codesOf(replies)).toEqual([200, 200, ...Array.from({ length: 8 }, () => 7015)])
  })

  it('check 11: of a payment and the timeout at once, one happens', async () => {
    const month = await newPlan(server)
    const ana = await newPayer(server, '500')
    for (let round = 0; round < 10; round++) {
      const orderNo = await ordered(server, ana, month)
      server.advance(15 * minuteMs - 5)
      const [paid] = await Promise.all([payByBalance(server, ana, orderNo), tend(server)])
      server.advance(10)
      await tend(server)
      const { order: after } = await orderOf(server, ana, orderNo)
      expect([paid.code, after.state]).toEqual(paid.code === 200 ? [200, 1] : [7016, 2])
    }
  })
})
