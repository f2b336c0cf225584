import { randomUUID } from 'node:crypto'
import { memberCalls } from '@cliffhanger/contract/all-calls.ts'
import type { CallRequest, CallRow } from '@cliffhanger/contract/call.ts'
import { couponCalls } from '@cliffhanger/contract/coupons/coupon-calls.ts'
import { orderCalls } from '@cliffhanger/contract/payments/order-calls.ts'
import { conversionCalls } from '@cliffhanger/contract/wallet/conversion-calls.ts'
import { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'
import { withdrawalCalls } from '@cliffhanger/contract/wallet/withdrawal-calls.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newAddress } from '../../testing/members.ts'
import { newOperatorToken } from '../../testing/operators.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { expectSoundLedger, payPassword } from '../../testing/wallet.ts'
import { newPicture } from '../operators/testing.ts'
import { bought, newBank, openModules, pay } from '../payments/recharge/testing.ts'
import { newKind } from './coupons/testing.ts'
import { bankForm, newWithdrawer, requested, type Withdrawer } from './withdrawal/testing.ts'

/** R-21, docs/rules/money-checks.md "IDOR": what belongs to one member is nothing to another, whichever call they try it with. */

let server: TestServer
let ana: Withdrawer
let bao: Withdrawer
let bank: number
let hers: Awaited<ReturnType<typeof belongingsOf>>
beforeAll(async () => {
  server = await startTestServer({ ACCESS_TOKEN_SECONDS: '864000' })
  await openModules(server)
  bank = await newBank(server)
  ana = await newWithdrawer(server, '500.00')
  bao = await newWithdrawer(server, '500.00')
  hers = await belongingsOf(ana)
})
afterAll(async () => {
  await expectSoundLedger(server)
  await server.close()
})

const call = <Row extends CallRow>(row: Row, input: CallRequest<Row>, { token }: Withdrawer = bao) =>
  server.call(row, input, { token, key: randomUUID(), address: newAddress() })

/** One of everything somebody can have. */
async function belongingsOf(who: Withdrawer) {
  const { order } = await bought(server, who, { platform_id: bank, amount: '20' })
  const proof = await newPicture(server, who)
  expect((await pay(server, who, order.order_no, { action: 'proof', proof_url: proof })).code).toBe(200)
  const withdrawalId = await requested(server, who, '20.00')
  const quote = { from: 'money', to: 'gold', amount: '10.00' } as const
  const quoted = await call(conversionCalls.quoteConversion, quote, who)
  const { data } = await call(overviewCalls.listBills, {}, who)
  const token = await newOperatorToken(server, 'finance')
  const kind = await newKind(server, token)
  const claimed = await call(couponCalls.claimCoupon, { coupon_id: kind.coupon_id }, who)
  const [withdrawal] = (await call(withdrawalCalls.listWithdrawals, {}, who)).data.list
  return {
    orderNo: order.order_no,
    proof,
    withdrawalId,
    withdrawalNo: withdrawal?.order_no ?? '',
    quoteId: quoted.data.quote_id,
    billIds: data.list.map(({ id }) => id),
    couponId: claimed.data.coupon.id,
  }
}

const paying = { pay_password: payPassword }

it.each<readonly [string, number, () => Promise<{ readonly code: number }>]>([
  ['her order', 4002, () => call(orderCalls.getOrder, { order_no: hers.orderNo })],
  ['cancelling it', 4002, () => call(orderCalls.payOrder, { order_no: hers.orderNo, action: 'cancel' })],
  [
    'paying it by a channel',
    4002,
    () => call(orderCalls.payOrder, { order_no: hers.orderNo, pay_type: 'channel', platform_id: bank }),
  ],
  [
    'paying it by balance',
    4002,
    () => call(orderCalls.payOrder, { order_no: hers.orderNo, pay_type: 'balance', ...paying }),
  ],
  [
    'handing in a proof for it',
    4002,
    async () =>
      call(orderCalls.payOrder, {
        order_no: hers.orderNo,
        action: 'proof',
        proof_url: await newPicture(server, bao),
      }),
  ],
  [
    'her proof for his own order',
    5019,
    async () => {
      const { order } = await bought(server, bao, { platform_id: bank, amount: '20' })
      return call(orderCalls.payOrder, { order_no: order.order_no, action: 'proof', proof_url: hers.proof })
    },
  ],
  ['her withdrawal', 4002, () => call(withdrawalCalls.getWithdrawal, { id: hers.withdrawalId })],
  ['cancelling that', 4002, () => call(withdrawalCalls.checkOrCancelWithdrawal, { id: hers.withdrawalId })],
  ['her account', 4002, () => call(withdrawalCalls.getWithdrawAccount, { id: ana.accountId })],
  ['changing it', 4002, () => call(withdrawalCalls.editWithdrawAccount, { ...bankForm(), id: ana.accountId })],
  ['deleting it', 4002, () => call(withdrawalCalls.deleteWithdrawAccount, { id: ana.accountId })],
  [
    'asking whether he could withdraw to it',
    4002,
    () => call(withdrawalCalls.checkOrCancelWithdrawal, { amount: '20.00', account_id: ana.accountId }),
  ],
  [
    'withdrawing to it',
    7008,
    () => call(withdrawalCalls.requestWithdrawal, { amount: '20.00', account_id: ana.accountId, ...paying }),
  ],
  [
    'converting by her quote',
    7025,
    () =>
      call(conversionCalls.convert, {
        from: 'money',
        to: 'gold',
        amount: '10.00',
        quote_id: hers.quoteId,
        ...paying,
      }),
  ],
])('R-21: %s is %i', async (_what, code, request) => {
  expect((await request()).code).toBe(code)
})

it('R-21: every line of the other member’s bill is 4002', async () => {
  expect(hers.billIds.length).toBeGreaterThan(1)
  for (const id of hers.billIds) expect((await call(overviewCalls.listBills, { id })).code).toBe(4002)
})

it('R-21: no list of one member holds anything of the other, and what they tried changed nothing', async () => {
  const wallet = [
    memberCalls.overview,
    memberCalls.orders,
    memberCalls.recharge,
    memberCalls.withdrawal,
    memberCalls.transfer,
    memberCalls.conversion,
    memberCalls.treasure,
    memberCalls.coupons,
  ].flatMap((table) => Object.values<CallRow>(table))
  let read = 0
  for (const row of wallet.filter(({ method }) => method === 'GET'))
    for (const input of [{}, { export: 1 }, { type: 'record' }, { state: 'used' }]) {
      const reply = await call(row, input as never)
      if (reply.code !== 200) continue
      read++
      const text = JSON.stringify(reply.data)
      for (const secret of [hers.orderNo, hers.withdrawalNo, hers.proof, hers.quoteId, ana.userNo]) {
        expect(secret.length).toBeGreaterThan(4)
        expect([row.id, text]).toEqual([row.id, expect.not.stringContaining(secret)])
      }
    }
  expect(read).toBeGreaterThan(20)
  expect((await call(orderCalls.getOrder, { order_no: hers.orderNo }, ana)).data).toMatchObject({
    order: { state: 0 },
    recharge: { state: 1, proof_url: hers.proof },
  })
  expect((await call(withdrawalCalls.getWithdrawal, { id: hers.withdrawalId }, ana)).data.withdraw.state).toBe(1)
  const { data } = await call(couponCalls.listCoupons, {}, ana)
  expect(data.list.map(({ id }) => id)).toEqual([hers.couponId])
})
