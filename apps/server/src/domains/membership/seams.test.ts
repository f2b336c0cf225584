import { randomUUID } from 'node:crypto'
import { dayMs } from '@cliffhanger/contract/duration.ts'
import { orderOperatorCalls } from '@cliffhanger/contract/payments/operator-order-calls.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { codesOf, type Member, newMember } from '../../testing/members.ts'
import { newOperatorToken } from '../../testing/operators.ts'
import { newPayer } from '../../testing/wallet.ts'
import { newPicture, reason } from '../operators/testing.ts'
import { allHandled, type OnlineWorld, openDispute, openOnlineWorld, soon } from '../payments/providers/testing.ts'
import { cancel, newBank, newOnline, orderOf, pay, purseOf } from '../payments/recharge/testing.ts'
import { claim, newKind } from '../wallet/coupons/testing.ts'
import { begunOnline, buy, memberOf, newPlan, ordered, payByBalance, settledOnline } from './testing.ts'

let world: OnlineWorld
let server: OnlineWorld['server']
let card: number
let bank: number
let month: number
let svip: number
beforeAll(async () => {
  world = await openOnlineWorld()
  ;({ server } = world)
  card = await newOnline(server, { order_types: ['vip'] })
  bank = await newBank(server, { order_types: ['vip'] })
  month = await newPlan(server)
  svip = await newPlan(server, { vip_type: 2, days: 10, price: '2000', original_price: '2000' })
})
afterAll(() => world.close())
afterEach(() => world.recover())

const refund = (order_no: string, token: string) =>
  server.call(orderOperatorCalls.refundOrder, { order_no, reason }, { token, key: randomUUID() })
const isMember = (who: Member, vip_type: number, days: number) =>
  vi.waitFor(async () => expect(await memberOf(server, who)).toEqual({ vip_type, days }), soon)

describe('an order paid by more than one way', () => {
  it('S-93, check 16: paid after it was cancelled, it gives nothing twice though its coupon is in another order', async () => {
    const ana = await newPayer(server, '30')
    const kind = await newKind(server, await newOperatorToken(server, 'finance'))
    const couponId = (await claim(server, ana, kind.coupon_id)).data.coupon.id
    const first = await ordered(server, ana, month, [couponId])
    await pay(server, ana, first, { pay_type: 'channel', platform_id: card })
    const session = [...world.stripe.sessions.values()].find(({ client_reference_id: no }) => no === first)
    // The member pays on Stripe's page, and cancels before the server hears of it.
    world.stripe.paySession(session?.id ?? '')
    expect((await cancel(server, ana, first)).code).toBe(200)
    const second = await ordered(server, ana, month, [couponId])
    expect((await payByBalance(server, ana, second)).code).toBe(200)
    await world.notify(session ?? {})
    const token = await world.operator()
    await vi.waitFor(
      async () => expect(await world.suspenseOf(token, ana.userId)).toMatchObject([{ cause: 'late', amount: '25.00' }]),
      soon,
    )
    expect((await orderOf(server, ana, first)).order.state).toBe(2)
    expect(await memberOf(server, ana)).toEqual({ vip_type: 1, days: 30 })
    expect((await purseOf(server, ana)).money).toBe('5.00')
  })

  it('by card while its bank transfer waits for an operator, it is paid once, and the operator can no longer approve it', async () => {
    const ana = await newMember(server)
    const { orderNo, session } = await begunOnline(world, ana, month, card)
    expect((await pay(server, ana, orderNo, { pay_type: 'channel', platform_id: bank })).code).toBe(200)
    const proof_url = await newPicture(server, ana)
    expect((await pay(server, ana, orderNo, { action: 'proof', proof_url, payer_name: 'Ana' })).code).toBe(200)
    const token = await newOperatorToken(server, 'finance')
    const { list } = await server.succeed(orderOperatorCalls.listOrderAudits, { limit: 100 }, { token })
    const id = list.find(({ order_no }) => order_no === orderNo)?.id ?? 0
    world.stripe.paySession(session.id)
    const [approved] = await Promise.all([
      server.call(orderOperatorCalls.approveOrder, { id, payment_ref: 'FT-seam' }, { token }),
      world.notify(session),
    ])
    await allHandled(world)
    expect((await orderOf(server, ana, orderNo)).order.state).toBe(1)
    expect(await memberOf(server, ana)).toEqual({ vip_type: 1, days: 30 })
    // Whoever came second: the operator is refused, or the card's money waits.
    const waiting = await world.suspenseOf(await world.operator(), ana.userId)
    const outcomes = [
      [200, [['twice', '30.00']]],
      [4003, []],
    ]
    expect(outcomes).toContainEqual([approved.code, waiting.map(({ cause, amount }) => [cause, amount])])
  })

  it('S-109: two orders and a balance for one, at once: one is paid', async () => {
    const ana = await newPayer(server, '30')
    const orders = await Promise.all([ordered(server, ana, month), ordered(server, ana, month)])
    const replies = await Promise.all(orders.map((orderNo) => payByBalance(server, ana, orderNo)))
    expect(codesOf(replies)).toEqual([200, 7001])
    expect(await memberOf(server, ana)).toEqual({ vip_type: 1, days: 30 })
  })
})

describe('a membership bought while another goes back', () => {
  it('S-101: of refunds of one order and a purchase at once, one refund and the purchase happen', async () => {
    const token = await newOperatorToken(server, 'finance')
    for (let round = 0; round < 3; round++) {
      const ana = await newPayer(server, '60')
      const first = await buy(server, ana, month)
      const second = await ordered(server, ana, month)
      const [one, other, paid] = await Promise.all([
        refund(first, token),
        refund(first, token),
        payByBalance(server, ana, second),
      ])
      expect(codesOf([one, other])).toEqual([200, 4003])
      expect(paid.code).toBe(200)
      expect(await memberOf(server, ana)).toEqual({ vip_type: 1, days: 30 })
      expect((await purseOf(server, ana)).money).toBe('30.00')
    }
  })

  it('bought while a dispute holds the first, it stays whatever becomes of that', async () => {
    for (const status of ['won', 'lost'] as const) {
      const ana = await newPayer(server, '30')
      const { payment } = await settledOnline(world, ana, month, card)
      const dispute = await openDispute(world, payment, 3000)
      await isMember(ana, 0, 0)
      await buy(server, ana, month)
      expect(await memberOf(server, ana)).toEqual({ vip_type: 1, days: 30 })
      if (status === 'lost') dispute.change('lost', { amount: -3000, fee: 0 })
      else dispute.change('won')
      await dispute.tell('closed')
      await allHandled(world)
      expect(await memberOf(server, ana)).toEqual({ vip_type: 1, days: status === 'won' ? 60 : 30 })
    }
  })
})

describe('VIP below SVIP', () => {
  it('S-101: SVIP that goes back lets VIP go on at once; the dispute won, VIP waits again', async () => {
    const ana = await newPayer(server, '30')
    const { payment } = await settledOnline(world, ana, svip, card)
    server.advance(2 * dayMs)
    await buy(server, ana, month)
    expect(await memberOf(server, ana)).toEqual({ vip_type: 2, days: 8 })
    const dispute = await openDispute(world, payment, 2000)
    await isMember(ana, 1, 30)
    server.advance(10 * dayMs)
    dispute.change('warning_closed')
    await dispute.tell('closed')
    await isMember(ana, 2, 8)
    server.advance(8 * dayMs)
    expect(await memberOf(server, ana)).toEqual({ vip_type: 1, days: 20 })
  })

  it('S-101: VIP that waits is refunded whole, and SVIP runs on', async () => {
    const ana = await newPayer(server, '50')
    await buy(server, ana, svip)
    const orderNo = await buy(server, ana, month)
    server.advance(4 * dayMs)
    const token = await newOperatorToken(server, 'finance')
    expect((await refund(orderNo, token)).data).toMatchObject({ amount: '30.00', to: 'balance' })
    expect(await memberOf(server, ana)).toEqual({ vip_type: 2, days: 6 })
    server.advance(7 * dayMs)
    expect(await memberOf(server, ana)).toEqual({ vip_type: 0, days: 0 })
  })
})
