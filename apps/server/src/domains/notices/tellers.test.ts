import { realNameOperatorCalls } from '@cliffhanger/contract/account/operator-real-name-calls.ts'
import { realNameCalls } from '@cliffhanger/contract/account/real-name-calls.ts'
import { minuteMs } from '@cliffhanger/contract/duration.ts'
import { reportsOperatorCalls } from '@cliffhanger/contract/reports/operator-calls.ts'
import { paymentPasswordCalls } from '@cliffhanger/contract/wallet/payment-password-calls.ts'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type Member, newMember } from '../../testing/members.ts'
import { newOperatorToken } from '../../testing/operators.ts'
import type { TestServer } from '../../testing/server.ts'
import { expectSoundLedger, newPayer } from '../../testing/wallet.ts'
import { heardBy } from '../friends/testing.ts'
import { newPicture, payoutActions, proven, reason, rechargeActions, report } from '../operators/testing.ts'
import { bought, cancel, startBankServer, tend } from '../payments/recharge/testing.ts'
import {
  cancel as cancelWithdrawal,
  newWithdrawer,
  openModules,
  requested,
  setWallet,
} from '../wallet/withdrawal/testing.ts'
import { noticeActions } from './testing.ts'

let server: TestServer
let bank: number
let token: string
let support: string
beforeAll(async () => {
  ;({ server, bank } = await startBankServer())
  await openModules(server)
  token = await newOperatorToken(server, 'finance')
  support = await newOperatorToken(server, 'support')
})
afterAll(() => server.close())
afterEach(() => expectSoundLedger(server))

const world = () => ({ server, token })
const recharges = rechargeActions(world)
const payouts = payoutActions(world)
const { mine, open } = noticeActions(() => ({ server, editor: token }))
const notified = async (who: Member) => (await mine(who)).list.map(({ title, summary, link }) => [title, summary, link])
const orderLink = (orderNo: string) => `/pages/order/order?order_no=${orderNo}`

it('S-86, S-98: a recharge that arrived, and one that was not accepted', async () => {
  const ana = await newMember(server)
  const one = await proven(server, ana, { platform_id: bank, amount: '50' })
  await recharges.approve(one.id, token, 'BANK-1')
  expect((await recharges.approve(one.id)).code).toBe(4003)
  const two = await proven(server, ana, { platform_id: bank, amount: '20' })
  await recharges.deny(two.id)
  expect(await notified(ana)).toEqual([
    [
      'Top-up not approved',
      expect.stringMatching(/your top-up of \$20\.00\.\nNote from support: “a good reason”$/),
      orderLink(two.orderNo),
    ],
    ['Top-up complete', expect.stringMatching(/^\$50\.00 was added/), orderLink(one.orderNo)],
  ])
  expect((await heardBy(server, ana, 'notice')).map((data) => (data as { unread: number }).unread)).toEqual([1, 2])
})

it('S-87: a withdrawal that was paid, one that was denied, one whose payout failed; none that the member cancelled', async () => {
  const ana = await newWithdrawer(server, '100.00')
  await setWallet(server, { withdraw_daily_count: 9 })
  const [paid, denied, failed, taken] = [
    await requested(server, ana, '10.00'),
    await requested(server, ana, '11.00'),
    await requested(server, ana, '12.00'),
    await requested(server, ana, '13.00'),
  ]
  await payouts.approve(paid)
  expect(await notified(ana)).toEqual([])
  await payouts.take(paid)
  await payouts.paid(paid)
  await payouts.deny(denied)
  await payouts.approve(failed)
  await payouts.take(failed)
  await payouts.fail(failed)
  await cancelWithdrawal(server, ana, taken)
  expect(await notified(ana)).toEqual([
    [
      'Withdrawal declined',
      expect.stringMatching(/of \$12\.00 was declined .*\.\nNote from support: “a good reason”$/),
      `/pages/user/cashOutInfo?id=${failed}`,
    ],
    ['Withdrawal declined', expect.stringContaining('11.00'), `/pages/user/cashOutInfo?id=${denied}`],
    ['Withdrawal completed', expect.stringMatching(/^We sent \$10\.00 /), `/pages/user/cashOutInfo?id=${paid}`],
  ])
})

it('S-88: an order that was not paid in time, once; none that its member cancelled', async () => {
  const ana = await newMember(server)
  const { order } = await bought(server, ana, { platform_id: bank, amount: '20' })
  const other = await bought(server, ana, { platform_id: bank, amount: '30' })
  await cancel(server, ana, other.order.order_no)
  server.advance(16 * minuteMs)
  await Promise.all([tend(server), tend(server)])
  await tend(server)
  expect(await notified(ana)).toEqual([
    ['Order canceled', expect.stringContaining(order.order_no), orderLink(order.order_no)],
  ])
})

it('C-44: a payment password that was locked, once', async () => {
  const ana = await newPayer(server)
  const check = () =>
    server.call(paymentPasswordCalls.checkPaymentPassword, { pay_password: '999999' }, { token: ana.token })
  await Promise.all(Array.from({ length: 8 }, check))
  expect(await notified(ana)).toEqual([
    ['Your PIN is locked', expect.stringContaining('120 minutes'), '/pagesB/my_file/payPassword'],
  ])
})

it('S-84: a certification that was rejected, and one that was approved', async () => {
  const ana = await newMember(server)
  const submit = async () =>
    server.succeed(
      realNameCalls.submitRealName,
      {
        real_name: '张三丰',
        id_card: '11010519491231002X',
        front_url: await newPicture(server, ana),
        back_url: await newPicture(server, ana),
      },
      { token: ana.token },
    )
  const judge = (version: number, status: 2 | 3) =>
    server.succeed(
      realNameOperatorCalls.judgeRealName,
      { user_id: ana.userId, version, status, ...(status === 3 && { reason }) },
      { token: support },
    )
  await submit()
  await judge(1, 3)
  await submit()
  await judge(2, 2)
  expect(await notified(ana)).toEqual([
    ["You're verified", expect.any(String), '/pagesB/my_file/realName'],
    ["We couldn't verify your ID", expect.stringContaining(reason), '/pagesB/my_file/realName'],
  ])
})

it('the answer a report is closed with', async () => {
  const [ana, bao] = [await newMember(server), await newMember(server)]
  const id = await report(server, ana, { type: 'user', target_id: bao.userId })
  await server.succeed(reportsOperatorCalls.takeReport, { id }, { token: support })
  expect(await notified(ana)).toEqual([])
  const reply = 'We warned him.\nThank you!'
  const close = () => server.call(reportsOperatorCalls.closeReport, { id, reply }, { token: support })
  await Promise.all([close(), close()])
  expect(await notified(ana)).toEqual([['We reviewed your report', reply, '']])
  expect(await notified(bao)).toEqual([])
  const [notice] = (await mine(ana)).list
  expect((await open(ana, notice?.id ?? 0)).data.notice.content).toBe('<p>We warned him.</p><p>Thank you!</p>')
})
