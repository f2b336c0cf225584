import { randomUUID } from 'node:crypto'
import { ledgerOperatorCalls } from '@cliffhanger/contract/ledger/operator-ledger-calls.ts'
import { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Member } from '../../../testing/members.ts'
import { expectSoundLedger, give } from '../../../testing/wallet.ts'
import { platformOwner } from '../../ledger/ledger-routes.ts'
import { offer } from '../../rewards/tasks/testing.ts'
import { fundPromo, heldBy } from '../../wallet/coupons/testing.ts'
import { newPlan, purseOf, tend } from '../recharge/testing.ts'
import { allHandled, type OnlineWorld, openDispute, openOnlineWorld, soon } from './testing.ts'

let world: OnlineWorld
let server: OnlineWorld['server']
beforeAll(async () => {
  world = await openOnlineWorld()
  server = world.server
  // Tasks, such as the first recharge, would earn something besides.
  await offer(server, [])
})
afterAll(() => world.close())
afterEach(() => expectSoundLedger(server))

const opened = (payment: string, amount: number, currency?: string) => openDispute(world, payment, amount, currency)

const purse = async (who: Member) => {
  const [money] = await server.domains.ledger.wallets(server.context.db, who.userId, 'en')
  return { money: money?.balance, held: money?.frozen }
}
const becomes = (who: Member, expected: { money: string; held: string }) =>
  vi.waitFor(async () => expect(await purse(who)).toEqual(expected), soon)
const linesOf = async (who: Member) =>
  (await server.succeed(overviewCalls.listBills, { coin_code: 'money' }, { token: who.token })).list.map(
    ({ bill_type, direction, amount }) => `${direction} ${amount} ${bill_type}`,
  )

describe('while a dispute is open', () => {
  it('what is disputed is held, the member sees a line, and won it is theirs again', async () => {
    const ana = await world.newMember()
    const { session, orderNo } = await world.settled(ana)
    await give(server, ana.userId, 'money', '10')
    const dispute = await opened(session.payment_intent?.id ?? '', 2500)
    await becomes(ana, { money: '10.00', held: '25.00' })
    expect((await linesOf(ana))[0]).toBe('out 25.00 chargeback')
    const token = await world.operator()
    const { holds } = await server.succeed(ledgerOperatorCalls.getMemberLedger, { user_id: ana.userId }, { token })
    expect(holds).toMatchObject([{ biz_no: orderNo, amount: '25.00' }])
    await Promise.all([dispute.tell('updated'), dispute.tell('created')])
    dispute.change('won')
    await Promise.all([dispute.tell('closed'), dispute.tell('updated')])
    await becomes(ana, { money: '35.00', held: '0.00' })
    expect(await linesOf(ana)).toHaveLength(4)
  })

  it('as much as the member has is held; lost, it is taken, and the rest is a debt', async () => {
    const ana = await world.newMember()
    const { session } = await world.settled(ana)
    await server.context.db.transaction((tx) =>
      server.domains.ledger.post(tx, {
        kind: 'correction',
        key: randomUUID(),
        bizNo: 'TEST',
        moves: [{ route: 'correction.out', coin: 'money', amount: 1000n, from: ana.userId, to: platformOwner }],
      }),
    )
    const dispute = await opened(session.payment_intent?.id ?? '', 2500)
    await becomes(ana, { money: '0.00', held: '15.00' })
    dispute.change('lost', { amount: -2500, fee: 1500 })
    await Promise.all(['funds_withdrawn', 'closed'].map((type) => dispute.tell(type)))
    await becomes(ana, { money: '0.00', held: '0.00' })
    await give(server, ana.userId, 'money', '12')
    await tend(server)
    expect(await purse(ana)).toEqual({ money: '2.00', held: '0.00' })
  })

  it('what the provider takes less of is the member’s again, and an old message holds nothing any more', async () => {
    const ana = await world.newMember()
    const { session } = await world.settled(ana)
    const dispute = await opened(session.payment_intent?.id ?? '', 2500)
    await becomes(ana, { money: '0.00', held: '25.00' })
    dispute.change('needs_response', { amount: -2000, fee: 0 })
    await dispute.tell('funds_withdrawn')
    await becomes(ana, { money: '5.00', held: '0.00' })
    dispute.change('won', { amount: 2000, fee: 0 })
    await dispute.tell('funds_reinstated')
    await becomes(ana, { money: '25.00', held: '0.00' })
    dispute.change('warning_needs_response')
    await dispute.tell('updated')
    await vi.waitFor(
      async () =>
        expect(
          await server.context.db.query(`select 1 from provider_events where state not in ('done', 'ignored')`),
        ).toEqual([]),
      soon,
    )
    expect(await purse(ana)).toEqual({ money: '25.00', held: '0.00' })
  })

  it('in another currency holds nothing, and what the provider takes of ours is taken', async () => {
    const ana = await world.newMember()
    const { session } = await world.settled(ana)
    const dispute = await opened(session.payment_intent?.id ?? '', 2300, 'eur')
    dispute.change('needs_response', { amount: -2500, fee: 0 })
    await dispute.tell('funds_withdrawn')
    await becomes(ana, { money: '0.00', held: '0.00' })
    expect(await linesOf(ana)).toEqual(['out 25.00 chargeback', 'in 25.00 recharge'])
  })

  it('money that was spent before cannot be held, and what comes in is held by a later message', async () => {
    const ana = await world.newMember()
    const { session } = await world.settled(ana, { plan_id: await newPlan(server) })
    const dispute = await opened(session.payment_intent?.id ?? '', 3000)
    await becomes(ana, { money: '0.00', held: '0.00' })
    await give(server, ana.userId, 'money', '12')
    await dispute.tell('updated')
    await becomes(ana, { money: '0.00', held: '12.00' })
    expect(await linesOf(ana)).toEqual(['out 12.00 chargeback', 'in 12.00 recharge'])
  })
})

describe('a dispute that was lost', () => {
  it('takes back a bonus in money as far as it is there, to the pool it came from', async () => {
    const ana = await world.newMember()
    await server.context.db.transaction((tx) =>
      server.domains.ledger.post(tx, {
        kind: 'funding',
        key: randomUUID(),
        bizNo: 'TEST',
        moves: [{ route: 'funding.promo', coin: 'money', amount: 500n, from: platformOwner, to: platformOwner }],
      }),
    )
    const plan = await newPlan(server, { bonus_coin: 'money', bonus_amount: '500' })
    const { session } = await world.settled(ana, { plan_id: plan })
    await tend(server)
    await becomes(ana, { money: '5.00', held: '0.00' })
    await give(server, ana.userId, 'money', '30')
    const dispute = await opened(session.payment_intent?.id ?? '', 3000)
    await becomes(ana, { money: '5.00', held: '30.00' })
    dispute.change('lost', { amount: -3000, fee: 0 })
    await dispute.tell('closed')
    await becomes(ana, { money: '0.00', held: '0.00' })
    // Balances of the platform's accounts are added up a moment later.
    await vi.waitFor(async () => expect(await heldBy(server, 'promo_pool', 'money')).toBe('500'), soon)
    expect(await purseOf(server, ana)).toMatchObject({ bought: '330' })
  })
})

describe('a dispute that was won', () => {
  it('S-99: gives bonus and reward again as they were taken, though the pool is empty', async () => {
    const ana = await world.newMember()
    await Promise.all([fundPromo(server, 'money', 500n), fundPromo(server, 'gold', 40n)])
    const money = await newPlan(server, { bonus_coin: 'money', bonus_amount: '500' })
    const { session } = await world.settled(ana, { plan_id: money })
    const other = await world.settled(ana, { plan_id: await newPlan(server, { bonus_amount: '40' }) })
    await tend(server)
    await vi.waitFor(
      async () => expect(await purseOf(server, ana)).toMatchObject({ money: '5.00', granted: '40' }),
      soon,
    )
    await give(server, ana.userId, 'money', '58')
    const disputes: Awaited<ReturnType<typeof opened>>[] = []
    for (const each of [other.session, session]) {
      const dispute = await opened(each.payment_intent?.id ?? '', 3000)
      dispute.change('needs_response', { amount: -3000, fee: 0 })
      await dispute.tell('funds_withdrawn')
      await allHandled(world)
      disputes.push(dispute)
    }
    // 63.00 less twice 30.00; of the bonus of 5.00 what was there.
    await becomes(ana, { money: '0.00', held: '0.00' })
    await vi.waitFor(
      async () => expect(await purseOf(server, ana)).toMatchObject({ money: '0.00', granted: '0' }),
      soon,
    )
    const pools = await heldBy(server, 'promo_pool', 'money')
    for (const dispute of disputes) {
      dispute.change('won', { amount: 3000, fee: 0 })
      await Promise.all(['funds_reinstated', 'closed', 'updated'].map((type) => dispute.tell(type)))
    }
    await allHandled(world)
    expect(await purseOf(server, ana)).toMatchObject({ money: '63.00', granted: '40' })
    expect(await heldBy(server, 'promo_pool', 'money')).toBe(pools)
    expect(await heldBy(server, 'benefit_budget', 'money')).toBe('0')
  })

  it('S-99: what was owed of them is owed again', async () => {
    const ana = await world.newMember()
    const { session } = await world.settled(ana, { plan_id: await newPlan(server, { bonus_amount: '70' }) })
    await tend(server)
    expect(await purseOf(server, ana)).toMatchObject({ granted: '0' })
    const dispute = await opened(session.payment_intent?.id ?? '', 3000)
    dispute.change('needs_response', { amount: -3000, fee: 0 })
    await dispute.tell('funds_withdrawn')
    await allHandled(world)
    await fundPromo(server, 'gold', 200n)
    await tend(server)
    expect(await purseOf(server, ana)).toMatchObject({ granted: '0' })
    dispute.change('won', { amount: 3000, fee: 0 })
    await dispute.tell('closed')
    await allHandled(world)
    await Promise.all([tend(server), tend(server)])
    expect(await purseOf(server, ana)).toMatchObject({ granted: '70' })
  })
})
