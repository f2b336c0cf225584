import { paymentOperatorCalls } from '@cliffhanger/contract/payments/operator-payment-calls.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { codesOf, newMember } from '../../../../testing/members.ts'
import { newOperatorToken } from '../../../../testing/operators.ts'
import { startTestServer, type TestServer } from '../../../../testing/server.ts'
import { expectSoundLedger } from '../../../../testing/wallet.ts'
import { heardBy } from '../../../friends/testing.ts'
import { bought, cancel, newBank, openModules, orderOf, purseOf } from '../../../payments/recharge/testing.ts'
import { actionsUpon, reason } from '../../testing.ts'

let server: TestServer
let bank: number
let one: string
let two: string
beforeAll(async () => {
  server = await startTestServer()
  await openModules(server)
  bank = await newBank(server)
  one = await newOperatorToken(server, 'finance')
  two = await newOperatorToken(server, 'finance')
})
afterAll(() => server.close())
afterEach(() => expectSoundLedger(server))

interface Booking {
  readonly amount: string
  readonly payment_ref: string
  readonly recharge_id?: number
  readonly user_id?: number
  readonly provider?: 'manual' | 'usdt'
}
const book = (booking: Booking, token = one) =>
  server.call(paymentOperatorCalls.bookFoundMoney, { provider: 'manual', reason, ...booking }, { token })
const credit = (id: number, token = one, user_id?: number) =>
  server.call(paymentOperatorCalls.creditSuspense, { id, reason, ...(user_id !== undefined && { user_id }) }, { token })
const refund = (id: number, token = one) => server.call(paymentOperatorCalls.refundSuspense, { id, reason }, { token })

describe('money that came too late', () => {
  it('check 16: is booked to the cancelled recharge, seen by its member, and credited once', async () => {
    const ana = await newMember(server)
    const { order, recharge } = await bought(server, ana, { platform_id: bank, amount: '20' })
    await cancel(server, ana, order.order_no)
    const { data } = await book({ amount: '20', payment_ref: 'B-1', recharge_id: recharge.id })
    expect(data.item).toMatchObject({
      cause: 'late',
      state: 'open',
      member: { user_id: ana.userId },
      order_no: order.order_no,
    })
    const seen = (await orderOf(server, ana, order.order_no)).recharge
    expect(seen).toMatchObject({ state: -2 })
    expect(seen?.reason).not.toBe('')
    const replies = await Promise.all([credit(data.item.id, one), credit(data.item.id, two), refund(data.item.id, two)])
    expect(codesOf(replies)).toEqual([200, 4003, 4003])
    const after = (await server.succeed(paymentOperatorCalls.listSuspense, {}, { token: one })).list.find(
      ({ id }) => id === data.item.id,
    )
    const isCredited = after?.state === 'credited'
    expect(await purseOf(server, ana)).toMatchObject({ money: isCredited ? '20.00' : '0.00' })
    expect((await heardBy(server, ana, 'recharge_changed')).length).toBe(3)
    const actions = await actionsUpon(server, `suspense ${data.item.id}`, await newOperatorToken(server, 'auditor'))
    expect(actions.map(({ action }) => action)).toEqual([
      isCredited ? 'suspense.credit' : 'suspense.refund',
      'suspense.book',
    ])
  })

  it('counts a payment once, whatever it was booked for', async () => {
    const ana = await newMember(server)
    const first = await bought(server, ana, { platform_id: bank, amount: '20' })
    await server.succeed(
      paymentOperatorCalls.approveRecharge,
      { id: first.recharge.id, payment_ref: 'B-2' },
      { token: one },
    )
    expect(await book({ amount: '20', payment_ref: 'B-2' })).toMatchObject({
      code: 4000,
      data: { field: 'payment_ref' },
    })
    expect((await book({ amount: '20', payment_ref: 'B-3' })).code).toBe(200)
    const second = await bought(server, ana, { platform_id: bank, amount: '20' })
    const approval = { id: second.recharge.id, payment_ref: 'B-3' }
    expect(await server.call(paymentOperatorCalls.approveRecharge, approval, { token: one })).toMatchObject({
      code: 4000,
      data: { field: 'payment_ref' },
    })
    const both = await Promise.all([
      book({ amount: '5', payment_ref: 'B-4' }, one),
      book({ amount: '5', payment_ref: 'B-4' }, two),
    ])
    expect(codesOf(both)).toEqual([200, 4000])
  })

  it('R-23: from the limit on, whoever booked it is one of the two and cannot be the other', async () => {
    const ana = await newMember(server)
    const { data } = await book({ amount: '1000', payment_ref: 'B-5', user_id: ana.userId })
    expect(data.item).toMatchObject({ needs_two: 1, agreed_by: expect.stringContaining('finance') })
    expect((await credit(data.item.id, one)).code).toBe(4001)
    expect((await credit(data.item.id, two)).data.item).toMatchObject({ state: 'credited' })
    expect(await purseOf(server, ana)).toMatchObject({ money: '1000.00' })
  })

  it('of nobody is credited to whoever is named then: 7009 without, 4002 and 7009 for nobody', async () => {
    const ana = await newMember(server)
    const { data } = await book({ amount: '7', payment_ref: 'B-6' })
    expect(data.item).toMatchObject({ cause: 'reference', member: null })
    expect((await credit(data.item.id)).code).toBe(7009)
    expect((await credit(data.item.id, one, 999_999)).code).toBe(7009)
    expect((await credit(data.item.id, one, ana.userId)).code).toBe(200)
    expect(await purseOf(server, ana)).toMatchObject({ money: '7.00' })
    expect((await book({ amount: '7', payment_ref: 'B-7', user_id: 999_999 })).code).toBe(4002)
    expect((await book({ amount: '7', payment_ref: 'B-7', recharge_id: 999_999 })).code).toBe(4002)
    expect((await book({ amount: '7.001', payment_ref: 'B-7' })).code).toBe(4000)
    expect((await credit(999_999)).code).toBe(4002)
  })

  it('that was sent back by hand is noted as refunded, and its member reads so', async () => {
    const ana = await newMember(server)
    const { order, recharge } = await bought(server, ana, { platform_id: bank, amount: '20' })
    await cancel(server, ana, order.order_no)
    const { data } = await book({
      amount: '20',
      payment_ref: 'AB'.repeat(32),
      recharge_id: recharge.id,
      provider: 'usdt',
    })
    expect(data.item.payment_ref).toBe('ab'.repeat(32))
    const before = (await orderOf(server, ana, order.order_no)).recharge?.reason
    expect((await refund(data.item.id)).data.item).toMatchObject({ state: 'refunded' })
    const { recharge: after } = await orderOf(server, ana, order.order_no)
    expect(after?.reason).not.toBe(before)
    expect(await purseOf(server, ana)).toMatchObject({ money: '0.00' })
    expect((await refund(data.item.id)).code).toBe(4003)
  })
})
