import { randomUUID } from 'node:crypto'
import { orderOperatorCalls } from '@cliffhanger/contract/payments/operator-order-calls.ts'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type Member, newMember } from '../../../testing/members.ts'
import { newPlan, ordered, settledOnline } from '../../membership/testing.ts'
import { newPicture, reason } from '../../operators/testing.ts'
import { type OnlineWorld, openOnlineWorld } from '../../payments/providers/testing.ts'
import { newBank, newOnline, pay } from '../../payments/recharge/testing.ts'
import { fundPromo } from '../coupons/testing.ts'
import { readReceipt } from './read-receipt.ts'

let world: OnlineWorld
let server: OnlineWorld['server']
beforeAll(async () => {
  world = await openOnlineWorld()
  ;({ server } = world)
})
afterAll(() => world.close())
afterEach(() => world.recover())

/** What the receipt of an order says under its number, record by record. */
async function factsOf(who: Member, number: string) {
  const { context, domains } = server
  const caller = await domains.session.member(who.token)
  const receipt = await readReceipt({ domains }, { ...context, caller, language: 'en', origin: '' }, number)
  const facts = (receipt?.blocks ?? []).map((block) => (block.kind === 'facts' ? Object.fromEntries(block.facts) : {}))
  return facts.slice(1)
}

const finance = async () => ({ token: await world.operator(), key: randomUUID() })

it('a plan that was paid at a provider and came with gold says what was paid, with what, and the gold', async () => {
  const ana = await newMember(server)
  await fundPromo(server, 'gold', 40n)
  const card = await newOnline(server, { order_types: ['vip'] })
  const { orderNo } = await settledOnline(world, ana, await newPlan(server, { gift_gold: '40' }), card)
  expect(await factsOf(ana, orderNo)).toMatchObject([{ Amount: '$30.00', 'Paid with': 'Card' }, { Amount: '+40 Gold' }])
  expect(await factsOf(await newMember(server), orderNo)).toEqual([])
})

it('a plan that was paid by hand and refunded to the balance says both', async () => {
  const ana = await newMember(server)
  const bank = await newBank(server, { order_types: ['vip'] })
  const orderNo = await ordered(server, ana, await newPlan(server))
  await pay(server, ana, orderNo, { pay_type: 'channel', platform_id: bank })
  const proof_url = await newPicture(server, ana)
  await pay(server, ana, orderNo, { action: 'proof', proof_url, payer_name: 'Ana' })
  const { list } = await server.succeed(orderOperatorCalls.listOrderAudits, { limit: 100 }, await finance())
  const { id = 0 } = list.find(({ order_no: no }) => no === orderNo) ?? {}
  await server.succeed(orderOperatorCalls.approveOrder, { id, payment_ref: '' }, await finance())
  await server.succeed(orderOperatorCalls.refundOrder, { order_no: orderNo, reason }, await finance())
  expect(await factsOf(ana, orderNo)).toMatchObject([
    { Amount: '$30.00', 'Paid with': 'Bank', Refunded: '$30.00' },
    { Amount: '+$30.00' },
  ])
})
