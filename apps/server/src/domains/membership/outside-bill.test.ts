import { randomUUID } from 'node:crypto'
import { orderOperatorCalls } from '@cliffhanger/contract/payments/operator-order-calls.ts'
import { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { type Member, newMember } from '../../testing/members.ts'
import { newOperatorToken } from '../../testing/operators.ts'
import { reason } from '../operators/testing.ts'
import { type OnlineWorld, openOnlineWorld, soon } from '../payments/providers/testing.ts'
import { newOnline, pay, purseOf } from '../payments/recharge/testing.ts'
import { memberOf, newPlan, ordered, settledOnline } from './testing.ts'

let world: OnlineWorld
let server: OnlineWorld['server']
let card: number
let plan: number
beforeAll(async () => {
  world = await openOnlineWorld()
  ;({ server } = world)
  card = await newOnline(server, { order_types: ['recharge', 'vip'] })
  plan = await newPlan(server)
})
afterAll(() => world.close())
afterEach(() => world.recover())

const billOf = (who: Member, filter = {}) => server.succeed(overviewCalls.listBills, filter, { token: who.token })
const receiptOf = (who: Member, number: string) =>
  server.call(overviewCalls.getReceipt, { number }, { token: who.token })

it('a plan that was paid at a provider stands in the bill as a purchase that moved no balance, with a receipt', async () => {
  const [ana, bao] = [await newMember(server), await newMember(server)]
  await settledOnline(world, ana, plan, card)
  expect(await purseOf(server, ana)).toMatchObject({ money: '0.00' })
  const { list, outside } = await billOf(ana)
  expect(list.filter(({ coin_code: coin }) => coin === 'money')).toEqual([])
  expect(outside).toMatchObject([
    { bill_type: 'buy_vip', amount: '30.00', refunded: '0.00', channel: 'Card', subject: { kind: 'plan', id: plan } },
  ])
  const number = outside?.[0]?.order_no ?? ''
  const { data } = await receiptOf(ana, number)
  expect(Buffer.from(data.pdf, 'base64').toString('latin1', 0, 5)).toBe('%PDF-')
  // It is nobody else's, and stands where money went out alone.
  expect(await receiptOf(bao, number)).toMatchObject({ code: 4002 })
  expect((await billOf(bao)).outside).toBeUndefined()
  const filters = [{ direction: 'in' }, { coin_code: 'gold' }, { page: 2 }, { month: '2020-01' }, { keyword: 'plan' }]
  for (const filter of filters) expect((await billOf(ana, filter)).outside, JSON.stringify(filter)).toBeUndefined()
  expect((await billOf(ana, { coin_code: 'money', direction: 'out', bill_type: 'buy_vip' })).outside).toHaveLength(1)
  expect((await billOf(ana, { bill_type: 'buy_star' })).outside).toEqual([])

  const token = await newOperatorToken(server, 'finance')
  await server.succeed(orderOperatorCalls.refundOrder, { order_no: number, reason }, { token, key: randomUUID() })
  await vi.waitFor(async () => expect((await billOf(ana)).outside?.[0]?.refunded).not.toBe('0.00'), soon)
})

it('an order that is not paid, or was paid from the balance, is none of them', async () => {
  const ana = await newMember(server)
  await ordered(server, ana, plan)
  expect((await billOf(ana)).outside).toBeUndefined()
})

it('a membership is paid with the wallet of the phone as a top-up is', async () => {
  const ana = await newMember(server)
  const orderNo = await ordered(server, ana, plan)
  const paying = { pay_type: 'channel', platform_id: card, express: 1 } as const
  const { data } = await pay(server, ana, orderNo, paying)
  const intent = [...world.stripe.intents.values()].find(({ client_secret: secret }) => secret === data.pay_secret)
  expect(intent).toMatchObject({ amount: 3000, metadata: { order_no: orderNo } })
  world.stripe.payIntent(intent?.id ?? '')
  await world.notify(intent ?? {}, 'payment_intent.succeeded')
  await vi.waitFor(async () => expect(await memberOf(server, ana)).toMatchObject({ vip_type: 1 }), soon)
})
