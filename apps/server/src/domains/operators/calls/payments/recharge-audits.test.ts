import { hourMs, minuteMs } from '@cliffhanger/contract/duration.ts'
import { paymentOperatorCalls } from '@cliffhanger/contract/payments/operator-payment-calls.ts'
import { rechargeCalls } from '@cliffhanger/contract/payments/recharge-calls.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { codesOf, type Member, newMember } from '../../../../testing/members.ts'
import { newOperatorToken } from '../../../../testing/operators.ts'
import type { TestServer } from '../../../../testing/server.ts'
import { expectSoundLedger } from '../../../../testing/wallet.ts'
import { heardBy } from '../../../friends/testing.ts'
import {
  bought,
  cancel,
  newBank,
  newPlan,
  newUsdt,
  orderOf,
  purseOf,
  startBankServer,
  tend,
} from '../../../payments/recharge/testing.ts'
import { actionsUpon, proven, reason, rechargeActions } from '../../testing.ts'

let server: TestServer
let bank: number
let usdt: number
let one: string
let two: string
beforeAll(async () => {
  ;({ server, bank } = await startBankServer())
  usdt = await newUsdt(server)
  await signInBoth()
})
afterAll(() => server.close())
afterEach(() => expectSoundLedger(server))

/** Two operators; those of before are signed out where the clock went far ahead. */
const signInBoth = async () => {
  one = await newOperatorToken(server, 'finance')
  two = await newOperatorToken(server, 'finance')
}

const { approve, deny, detailOf } = rechargeActions(() => ({ server, token: one }))
const payFor = (who: Member, amount: string, platform_id = bank) => proven(server, who, { platform_id, amount })

describe('approving a recharge', () => {
  it('S-85, S-86: goes from 1 by 2 to 3 with its credit, once, and the member hears of all of it', async () => {
    const ana = await newMember(server)
    const { id, orderNo } = await payFor(ana, '50')
    const { data } = await approve(id, one, 'BANK-1')
    expect(data.recharge).toMatchObject({ state: 3, payment_ref: 'BANK-1', needs_two: 0 })
    expect(await purseOf(server, ana)).toEqual({ money: '50.00', bought: '0', granted: '0' })
    expect((await orderOf(server, ana, orderNo)).order).toMatchObject({ state: 1 })
    expect((await approve(id)).code).toBe(4003)
    expect((await detailOf(id)).steps.map(({ state, actor }) => [state, actor])).toEqual([
      [1, 'member'],
      [1, 'member'],
      [2, 'operator'],
      [3, 'operator'],
    ])
    expect(await heardBy(server, ana, 'order_changed')).toMatchObject([{ state: 1 }])
    expect(await heardBy(server, ana, 'recharge_changed')).toMatchObject([{ id, state: 3 }])
    expect(await heardBy(server, ana, 'wallet_changed')).toMatchObject([
      { bill: { bill_type: 'recharge', amount: '50.00' } },
    ])
    expect(await actionsUpon(server, `recharge ${id}`, await newOperatorToken(server, 'auditor'))).toMatchObject([
      { action: 'recharge.approve', before: { state: 1 }, after: { state: 3 } },
    ])
    const { sum } = await server.succeed(rechargeCalls.listRecharges, {}, { token: ana.token })
    expect(sum).toBe('50.00')
  })

  it('credits the gold of a plan as bought gold, and what was paid for it is revenue', async () => {
    const ana = await newMember(server)
    const plan = await newPlan(server)
    const { recharge } = await bought(server, ana, { platform_id: bank, plan_id: plan })
    expect((await approve(recharge.id)).code).toBe(200)
    expect(await purseOf(server, ana)).toEqual({ money: '0.00', bought: '330', granted: '0' })
  })

  it('S-100: takes the fee out of what arrives, as a line of its own', async () => {
    const ana = await newMember(server)
    const dear = await newBank(server, { fee_rate: '1000000' })
    const { recharge } = await bought(server, ana, { platform_id: dear, amount: '50' })
    await approve(recharge.id)
    expect(await purseOf(server, ana)).toMatchObject({ money: '49.50' })
  })

  it('check 17: by two operators at once is one transition and one credit', async () => {
    const ana = await newMember(server)
    for (let round = 0; round < 5; round++) {
      const { id } = await payFor(ana, '10')
      expect(codesOf(await Promise.all([approve(id, one), approve(id, two)]))).toEqual([200, 4003])
    }
    expect(await purseOf(server, ana)).toMatchObject({ money: '50.00' })
  })

  it('check 17: and denying it at once, one of them happens', async () => {
    const ana = await newMember(server)
    let credited = 0
    for (let round = 0; round < 8; round++) {
      const { id } = await payFor(ana, '10')
      const replies = await Promise.all(
        round % 2 ? [approve(id, one), deny(id, two)] : [deny(id, two), approve(id, one)],
      )
      expect(codesOf(replies)).toEqual([200, 4003])
      if ((await detailOf(id)).state === 3) credited++
    }
    expect(await purseOf(server, ana)).toMatchObject({ money: `${credited * 10}.00` })
  })

  it('check 11: of an approval, a cancellation and the timeout at once, one happens', async () => {
    const ana = await newMember(server)
    let credited = 0
    for (let round = 0; round < 10; round++) {
      const { order, recharge } = await bought(server, ana, { platform_id: bank, amount: '10' })
      server.advance(15 * minuteMs)
      const [approved, cancelled] = await Promise.all([
        approve(recharge.id),
        cancel(server, ana, order.order_no),
        tend(server),
      ])
      const { state } = await detailOf(recharge.id)
      if (state === 3) credited++
      expect([approved.code, state, (await orderOf(server, ana, order.order_no)).order.state]).toEqual(
        state === 3 ? [200, 3, 1] : [4003, -2, 2],
      )
      expect([200, 7016]).toContain(cancelled.code)
    }
    expect(await purseOf(server, ana)).toMatchObject({ money: `${credited * 10}.00` })
    await signInBoth()
  })

  it('R-23: from the limit on takes two different operators; at 2 it waits for the second', async () => {
    const ana = await newMember(server)
    const { id, orderNo } = await payFor(ana, '1000')
    expect((await approve(id, one)).data.recharge).toMatchObject({
      state: 2,
      needs_two: 1,
      confirmed_by: expect.stringContaining('finance'),
    })
    expect((await orderOf(server, ana, orderNo)).recharge).toMatchObject({ state: 2 })
    expect((await approve(id, one)).code).toBe(4001)
    expect((await cancel(server, ana, orderNo)).code).toBe(7016)
    expect(await purseOf(server, ana)).toMatchObject({ money: '0.00' })
    expect((await approve(id, two)).data.recharge).toMatchObject({ state: 3 })
    expect(await purseOf(server, ana)).toMatchObject({ money: '1000.00' })
    const other = await payFor(ana, '2000')
    await approve(other.id, one)
    expect((await deny(other.id, two)).data.recharge).toMatchObject({ state: -1 })
  })

  it('takes the hash of a USDT transaction, once, in whatever writing', async () => {
    const ana = await newMember(server)
    const [first, second] = [await payFor(ana, '20', usdt), await payFor(ana, '20', usdt)]
    const hash = 'ab'.repeat(32)
    for (const wrong of ['', 'abc', `0x${hash}`])
      expect(await approve(first.id, one, wrong)).toMatchObject({ code: 4000, data: { field: 'payment_ref' } })
    expect((await approve(first.id, one, hash)).code).toBe(200)
    expect(await approve(second.id, one, hash.toUpperCase())).toMatchObject({
      code: 4000,
      data: { field: 'payment_ref' },
    })
    const [third, fourth] = [await payFor(ana, '20', usdt), await payFor(ana, '20', usdt)]
    const same = 'cd'.repeat(32)
    expect(codesOf(await Promise.all([approve(third.id, one, same), approve(fourth.id, two, same)]))).toEqual([
      200, 4000,
    ])
    expect(await purseOf(server, ana)).toMatchObject({ money: '40.00' })
  })
})

describe('denying a recharge', () => {
  it('S-85: ends it with a reason its member reads, and credits nothing', async () => {
    const ana = await newMember(server)
    const { id, orderNo } = await payFor(ana, '50')
    expect((await deny(id)).data.recharge).toMatchObject({ state: -1, reason })
    expect((await deny(id)).code).toBe(4003)
    expect(await orderOf(server, ana, orderNo)).toMatchObject({
      order: { state: 2, cancel_reason: 'operator' },
      recharge: { state: -1, reason },
    })
    expect(await heardBy(server, ana, 'recharge_changed')).toMatchObject([{ id, state: -1, reason }])
    expect(await purseOf(server, ana)).toMatchObject({ money: '0.00' })
    expect((await deny(999_999)).code).toBe(4002)
  })
})

describe('the queue', () => {
  it('lists what waits oldest first, with its clock, and flags a picture that was shown before', async () => {
    const [ana, bao] = [await newMember(server), await newMember(server)]
    const [first, second] = [await payFor(ana, '30'), await payFor(bao, '31')]
    server.advance(60_000)
    const { list } = await server.succeed(
      paymentOperatorCalls.listRechargeAudits,
      { state: 1, has_proof: 1, limit: 100 },
      { token: one },
    )
    const ids = list.map(({ id }) => id)
    expect(ids.indexOf(first.id)).toBeLessThan(ids.indexOf(second.id))
    expect(list.find(({ id }) => id === second.id)).toMatchObject({
      member: { user_id: bao.userId },
      is_due: 0,
      has_proof: 1,
    })
    const detail = await detailOf(second.id)
    expect(detail.wait_seconds).toBeGreaterThanOrEqual(60)
    expect(detail.same_proof.map(({ id }) => id)).toContain(first.id)
    expect(detail.proof).toMatch(/\/chat\/\d+\/.*[?&]X-Amz-Signature=/)
    const mine = await server.succeed(paymentOperatorCalls.listRechargeAudits, { user_id: bao.userId }, { token: one })
    expect(mine).toMatchObject({ total: 1, list: [{ id: second.id }] })
    const byNumber = await server.succeed(
      paymentOperatorCalls.listRechargeAudits,
      { order_no: first.orderNo },
      { token: one },
    )
    expect(byNumber.list).toMatchObject([{ id: first.id }])
    server.advance(25 * hourMs)
    await signInBoth()
    expect((await detailOf(second.id)).is_due).toBe(1)
  })

  it('R-23: is read by auditors, judged by finance alone', async () => {
    const ana = await newMember(server)
    const { id } = await payFor(ana, '30')
    const auditor = await newOperatorToken(server, 'auditor')
    expect((await server.call(paymentOperatorCalls.getRechargeAudit, { id }, { token: auditor })).code).toBe(200)
    expect((await approve(id, auditor)).code).toBe(4001)
    const support = await newOperatorToken(server, 'support')
    expect((await server.call(paymentOperatorCalls.getRechargeAudit, { id }, { token: support })).code).toBe(4001)
  })
})

it('a way to pay says how long operators usually take, once they have looked at ten payments by it', async () => {
  await signInBoth()
  const slow = await newBank(server, { name: 'Slow bank' })
  const usual = async (who: Member) =>
    (await server.succeed(rechargeCalls.listPayPlatforms, {}, { token: who.token })).list.find(({ id }) => id === slow)
      ?.usual_minutes
  const ana = await newMember(server)
  for (let count = 0; count < 10; count += 1) {
    expect(await usual(ana)).toBeUndefined()
    const { id } = await payFor(await newMember(server), '50', slow)
    server.advance((count === 0 ? 12 : 1.5) * minuteMs)
    await approve(id, one, `SLOW-${count}`)
  }
  expect(await usual(ana)).toBe(5)
})
