import { minuteMs } from '@cliffhanger/contract/duration.ts'
import { orderCalls } from '@cliffhanger/contract/payments/order-calls.ts'
import { rechargeCalls } from '@cliffhanger/contract/payments/recharge-calls.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Member, newMember } from '../../../testing/members.ts'
import type { TestServer } from '../../../testing/server.ts'
import { expectSoundLedger, newPayer, payPassword } from '../../../testing/wallet.ts'
import { heardBy } from '../../friends/testing.ts'
import { newPicture } from '../../operators/testing.ts'
import { bought, cancel, newBank, orderOf, pay, startBankServer, tend } from '../recharge/testing.ts'

let server: TestServer
let bank: number
let ana: Member
beforeAll(async () => {
  ;({ server, bank } = await startBankServer())
  ana = await newMember(server)
})
afterAll(() => server.close())
afterEach(() => expectSoundLedger(server))

describe('an order', () => {
  it('R-21: of somebody else is none, whatever is done with it', async () => {
    const bao = await newMember(server)
    const { order } = await bought(server, ana, { platform_id: bank, amount: '20' })
    expect((await server.call(orderCalls.getOrder, { order_no: order.order_no }, { token: bao.token })).code).toBe(4002)
    expect((await cancel(server, bao, order.order_no)).code).toBe(4002)
    const proof_url = await newPicture(server, bao)
    expect((await pay(server, bao, order.order_no, { action: 'proof', proof_url })).code).toBe(4002)
    expect((await pay(server, bao, order.order_no, { pay_type: 'channel', platform_id: bank })).code).toBe(4002)
    expect((await orderOf(server, ana, order.order_no)).order.state).toBe(0)
  })

  it('S-85, S-88: is cancelled by its member once, and notifies them', async () => {
    const bao = await newMember(server)
    const { order, recharge } = await bought(server, bao, { platform_id: bank, amount: '20' })
    expect((await cancel(server, bao, order.order_no)).data.order).toMatchObject({ state: 2, cancel_reason: 'user' })
    expect((await cancel(server, bao, order.order_no)).code).toBe(200)
    expect((await orderOf(server, bao, order.order_no)).recharge).toMatchObject({ state: -2 })
    expect(await heardBy(server, bao, 'order_changed')).toEqual([
      { order_no: order.order_no, order_type: 'recharge', state: 2, cancel_reason: 'user' },
    ])
    expect(await heardBy(server, bao, 'recharge_changed')).toEqual([
      { id: recharge.id, order_no: order.order_no, state: -2, reason: '' },
    ])
    expect((await pay(server, bao, order.order_no, { pay_type: 'channel', platform_id: bank })).code).toBe(7016)
  })

  it('S-88, C-43: times out after 15 minutes, to the second, and says so', async () => {
    const bao = await newMember(server)
    const { order } = await bought(server, bao, { platform_id: bank, amount: '20' })
    server.advance(14 * minuteMs)
    await tend(server)
    expect(await orderOf(server, bao, order.order_no)).toMatchObject({ order: { state: 0 } })
    server.advance(61_000)
    expect(await orderOf(server, bao, order.order_no)).toMatchObject({ order: { state: 0 }, left_seconds: 0 })
    const proof_url = await newPicture(server, bao)
    expect((await pay(server, bao, order.order_no, { action: 'proof', proof_url })).code).toBe(7016)
    await tend(server)
    await tend(server)
    expect(await orderOf(server, bao, order.order_no)).toMatchObject({
      order: { state: 2, cancel_reason: 'timeout' },
      recharge: { state: -2 },
    })
    expect(await heardBy(server, bao, 'order_changed')).toMatchObject([{ state: 2, cancel_reason: 'timeout' }])
  })

  it('S-88: with its proof handed in does not time out', async () => {
    const { order } = await bought(server, ana, { platform_id: bank, amount: '20' })
    const proof_url = await newPicture(server, ana)
    const proved = await pay(server, ana, order.order_no, { action: 'proof', proof_url, payer_name: ' Ana ' })
    expect(proved.code).toBe(200)
    server.advance(20 * minuteMs)
    await tend(server)
    expect(await orderOf(server, ana, order.order_no)).toMatchObject({
      order: { state: 0 },
      recharge: { state: 1, proof_url, payer_name: 'Ana' },
      left_seconds: 0,
    })
    expect((await pay(server, ana, order.order_no, { pay_type: 'channel', platform_id: bank })).code).toBe(7016)
  })

  it('refuses 5019 a proof that is not a picture of the member’s own', async () => {
    const { order } = await bought(server, ana, { platform_id: bank, amount: '20' })
    const foreign = await newPicture(server, await newMember(server))
    for (const proof_url of [foreign, 'chat/1/202611/nothing.png'])
      expect((await pay(server, ana, order.order_no, { action: 'proof', proof_url })).code).toBe(5019)
    expect((await pay(server, ana, order.order_no, { action: 'proof' })).code).toBe(4000)
  })

  it('check 11: of a proof and the timeout at once, one happens', async () => {
    for (let round = 0; round < 15; round++) {
      const { order } = await bought(server, ana, { platform_id: bank, amount: '20' })
      const proof_url = await newPicture(server, ana)
      server.advance(15 * minuteMs - 5)
      const [proof] = await Promise.all([
        pay(server, ana, order.order_no, { action: 'proof', proof_url }),
        tend(server),
      ])
      await tend(server)
      const { order: after } = await orderOf(server, ana, order.order_no)
      expect([proof.code, after.state]).toEqual(proof.code === 200 ? [200, 0] : [7016, 2])
    }
  })

  it('can be paid by another channel, on its terms; a recharge never by balance', async () => {
    const other = await newBank(server, { name: 'Other', fee_rate: '1000000' })
    const payer = await newPayer(server, '100')
    const mine = await bought(server, payer, { platform_id: bank, amount: '20' })
    const byBalance = { pay_type: 'balance', pay_password: payPassword } as const
    expect((await pay(server, payer, mine.order.order_no, byBalance)).code).toBe(7029)
    const { order } = await bought(server, ana, { platform_id: bank, amount: '20' })
    const { code, data } = await pay(server, ana, order.order_no, { pay_type: 'channel', platform_id: other })
    expect(code).toBe(200)
    expect(data.collect).toMatchObject({ amount: '20.00' })
    expect((await orderOf(server, ana, order.order_no)).recharge).toMatchObject({
      platform_id: other,
      receive_amount: '19.80',
    })
    const small = await newBank(server, { max_amount: '1500' })
    expect((await pay(server, ana, order.order_no, { pay_type: 'channel', platform_id: small })).code).toBe(7029)
    expect((await pay(server, ana, order.order_no, { pay_type: 'channel', platform_id: 999_999 })).code).toBe(4002)
  })

  it('lists my orders and recharges, filtered and in pages, with the sum of what arrived', async () => {
    const bao = await newMember(server)
    const first = await bought(server, bao, { platform_id: bank, amount: '20' })
    await bought(server, bao, { platform_id: bank, amount: '30' })
    await cancel(server, bao, first.order.order_no)
    const options = { token: bao.token }
    const orders = await server.succeed(orderCalls.listOrders, { limit: 1 }, options)
    expect(orders).toMatchObject({ total: 2, limit: 1, list: [{ total: '30.00' }] })
    expect((await server.succeed(orderCalls.listOrders, { state: 2 }, options)).list).toMatchObject([
      { total: '20.00' },
    ])
    expect((await server.succeed(orderCalls.listOrders, { order_type: 'vip' }, options)).total).toBe(0)
    const recharges = await server.succeed(rechargeCalls.listRecharges, { state: -2 }, options)
    expect(recharges).toMatchObject({ total: 1, sum: '0.00', list: [{ amount: '20.00', state: -2 }] })
  })
})
