import { randomUUID } from 'node:crypto'
import { commissionCalls } from '@cliffhanger/contract/commission/calls.ts'
import { unlockCalls } from '@cliffhanger/contract/drama/unlock-calls.ts'
import { dayMs } from '@cliffhanger/contract/duration.ts'
import { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { newDrama } from '../../testing/dramas.ts'
import { configure, type Member, newMember } from '../../testing/members.ts'
import { expectSoundLedger, give } from '../../testing/wallet.ts'
import { type CommissionWorld, invite, startCommissionServer } from './testing.ts'

let world: CommissionWorld
let month: number
beforeAll(async () => {
  world = await startCommissionServer()
  month = await world.newPlan('3000')
})
afterAll(() => world.server.close())
afterEach(() => expectSoundLedger(world.server))

const income = (who: Member) => world.server.succeed(commissionCalls.listIncome, {}, { token: who.token })

describe('S-100: commission', () => {
  it('waits for the refund window, then it is in the wallet: a tenth and a twentieth of a membership', async () => {
    const [ana, bao, cai] = await world.newLine()
    await world.buy(cai, month)
    await Promise.all([world.tend(), world.tend()])
    expect([await world.moneyOf(bao), await world.moneyOf(ana)]).toMatchObject([
      { waiting: 300, cash: 0 },
      { waiting: 150, cash: 0 },
    ])
    expect(await income(bao)).toMatchObject({
      sum: '3.00',
      list: [{ type: 'commission', level: 1, base_amount: '30.00', rate: '0.1000', amount: '3.00', state: 0 }],
    })
    world.server.advance(7 * dayMs)
    await Promise.all([world.tend(), world.tend()])
    expect([await world.moneyOf(bao), await world.moneyOf(ana)]).toMatchObject([
      { waiting: 0, cash: 300 },
      { waiting: 0, cash: 150 },
    ])
    const { token } = bao
    expect(await world.server.succeed(commissionCalls.getIncome, {}, { token })).toMatchObject({
      today: '3.00',
      month: '3.00',
      total: '3.00',
      wait: '0.00',
      sources: [
        { type: 'commission', total: '3.00', wait: '0.00', coin_code: 'money' },
        { type: 'star', total: '0.00', wait: '0.00', coin_code: 'money' },
        { type: 'treasure', total: '0.00', wait: '0.00', coin_code: 'money' },
        { type: 'crowdfunding', total: '0.00', wait: '0.00', coin_code: 'money' },
        { type: 'invite', total: '0', wait: '0', coin_code: 'gold' },
      ],
    })
    const { list, total } = await world.server.succeed(commissionCalls.listIncomeDays, {}, { token })
    expect([list.length, list.at(-1)?.amount, total]).toEqual([7, '3.00', '3.00'])
    expect(await world.server.succeed(commissionCalls.getCommission, {}, { token })).toMatchObject({
      total: '3.00',
      level_1: '3.00',
      level_2: '0.00',
    })
  })

  it('in the bill too, it says whose purchase of what it came of, of how much and at which rate', async () => {
    const [, bao, cai] = await world.newLine()
    await world.buy(cai, month)
    await world.tend()
    expect((await income(bao)).list[0]).toMatchObject({ order_type: 'vip' })
    world.server.advance(7 * dayMs)
    await world.tend()
    const { token } = bao
    const { list } = await world.server.succeed(overviewCalls.listBills, { bill_type: 'commission' }, { token })
    const { bill } = await world.server.succeed(overviewCalls.listBills, { id: list[0]?.id ?? 0 }, { token })
    expect(bill?.detail.commission).toEqual({
      order_type: 'vip',
      level: 1,
      from_user: { user_id: cai.userId, nick_name: expect.stringMatching(/^.•••$/u) },
      base_amount: '30.00',
      rate: '0.1000',
    })
  })

  it('is reversed by proportion, first out of what waits, then out of the wallet, and the rest is owed', async () => {
    const [ana, bao, cai] = await world.newLine()
    const [first, second] = [await world.buy(cai, month), await world.buy(cai, month)]
    await world.tend()
    expect(await world.refund(second)).toBe(200)
    await world.tend()
    expect(await world.moneyOf(bao)).toMatchObject({ waiting: 300 })
    world.server.advance(10 * dayMs)
    await world.tend()
    // Twenty of thirty days come back: two thirds of the commission, of which Bao has only a third left.
    await spend(bao, '2.00')
    expect(await world.refund(first)).toBe(200)
    await world.tend()
    expect([await world.moneyOf(bao), await world.moneyOf(ana)]).toMatchObject([
      { waiting: 0, cash: 0, debt: -100 },
      { waiting: 0, cash: 50, debt: 0 },
    ])
    expect((await income(ana)).list.map(({ state, amount }) => [state, amount])).toEqual([
      [2, '1.50'],
      [1, '0.50'],
    ])
  })

  it('comes of bought gold at its value, not of granted gold, and goes with an unlock that is refunded', async () => {
    const [, bao, cai] = await world.newLine()
    const { db } = world.server.context
    const dramaId = await newDrama(db, world.server.domains.drama.authoring, { episodes: 12 })
    await db.execute(`update dramas set coin_price = 60, free_number = 0 where id = $1`, [dramaId])
    await give(world.server, cai.userId, 'granted', '60')
    await world.giveGold(cai, '60')
    const unlock = (number: number) =>
      world.server.succeed(
        unlockCalls.buyEpisodes,
        { video_id: dramaId, number },
        { token: cai.token, key: randomUUID() },
      )
    await unlock(1)
    await world.tend()
    expect(await world.moneyOf(bao)).toMatchObject({ waiting: 0 })
    await unlock(2)
    await world.tend()
    expect(await world.moneyOf(bao)).toMatchObject({ waiting: 6 })
    await db.execute(
      `insert into unlock_refunds (user_id, episode_id, unlock_id, granted, bought, reason, refunded_ms)
         select user_id, episode_id, unlock_id, 0, 60, 'test', 1 from episode_unlocks where user_id = $1 and bought = 60`,
      [cai.userId],
    )
    await world.tend()
    expect(await world.moneyOf(bao)).toMatchObject({ waiting: 0 })
  })

  it('never comes of recruiting, granted coins, transfers, or a recharge without a fee', async () => {
    const [ana, bao, cai] = await world.newLine()
    for (let made = 0; made < 3; made++) await invite(world.server, bao, await newMember(world.server))
    await give(world.server, cai.userId, 'granted', '500')
    await give(world.server, cai.userId, 'money', '500.00')
    await world.tend()
    expect([await world.moneyOf(bao), await world.moneyOf(ana)]).toMatchObject([{ waiting: 0 }, { waiting: 0 }])
    const { from } = await world.server.context.db.one<{ from: string[] }>(
      `select array_agg(distinct from_purpose order by from_purpose) as from from ledger_routes where to_purpose = 'commission_pending'`,
    )
    expect(from).toEqual(['revenue_coin', 'revenue_fee', 'revenue_vip'])
  })

  it('has the rates of when the sale was made, however late it is counted', async () => {
    const [ana, bao, cai] = await world.newLine()
    await world.buy(cai, month)
    world.server.advance(1000)
    await world.setRule({ rate1: 200_000, rate2: 0, cap: 200_000 })
    world.server.advance(1000)
    await world.tend()
    expect([await world.moneyOf(bao), await world.moneyOf(ana)]).toMatchObject([{ waiting: 300 }, { waiting: 150 }])
    await world.buy(cai, month)
    await world.tend()
    expect([await world.moneyOf(bao), await world.moneyOf(ana)]).toMatchObject([{ waiting: 900 }, { waiting: 150 }])
    world.server.advance(1000)
    await world.setRule({})
  })

  it('R-24: begins nothing while the module is off, and still takes back what was', async () => {
    const [, bao, cai] = await world.newLine()
    const order = await world.buy(cai, month)
    await world.tend()
    const modules = { withdraw: 0, usdt: 0, treasure: 0, crowdfunding: 0, commission: 0 } as const
    await configure(world.server, { modules })
    await world.buy(cai, month)
    expect(await world.refund(order)).toBe(200)
    await world.tend()
    await configure(world.server, { modules: { ...modules, commission: 1 } })
    await world.tend()
    expect(await world.moneyOf(bao)).toMatchObject({ waiting: 0 })
  })

  it('a refund that is under way while its sale is counted is not forgotten', async () => {
    const [, bao, cai] = await world.newLine()
    const orderId = await world.orderId(await world.buy(cai, month))
    await world.server.context.db.transaction(async (tx) => {
      await tx.execute(`update payment_orders set refunded_amount = 3000, refunded_ms = 1 where id = $1`, [orderId])
      await world.tend()
    })
    await world.tend()
    expect(await world.moneyOf(bao)).toMatchObject({ waiting: 0 })
  })

  it('a pair that is flagged before it is settled earns nothing after all, whatever becomes of the sale', async () => {
    const [ana, bao, cai] = await world.newLine()
    await world.buy(cai, month)
    await world.tend()
    await world.server.owner.execute(
      `insert into invite_flags (user_id, earner_id, reason, noted_ms) values ($1, $2, 'device', 1)`,
      [cai.userId, bao.userId],
    )
    world.server.advance(8 * dayMs)
    await world.tend()
    expect([await world.moneyOf(bao), await world.moneyOf(ana)]).toMatchObject([
      { waiting: 0, cash: 0 },
      { waiting: 0, cash: 150 },
    ])
  })

  it('is not settled while the buyer owes money', async () => {
    const [, bao, cai] = await world.newLine()
    await world.buy(cai, month)
    await world.tend()
    await world.server.owner.execute(
      `select ledger_post('chargeback', $2, 'T', '', 0, null, 1, '2026-11', array['chargeback.stripe_debt'], array[$1]::bigint[], array[0]::bigint[],
         array['money'], array[5]::bigint[], array[null]::bigint[])`,
      [cai.userId, randomUUID()],
    )
    world.server.advance(8 * dayMs)
    await world.tend()
    expect(await world.moneyOf(bao)).toMatchObject({ waiting: 300, cash: 0 })
  })

  it('the cap of a sale is held by the database', async () => {
    const [, bao] = await world.newLine()
    await give(world.server, bao.userId, 'money', '100.00')
    await world.buy(bao, month)
    await world.tend()
    await expect(
      world.server.owner.execute(
        `insert into commissions (kind, sale_id, level, user_id, buyer_id, rate_ppm, agreed, amount, sold_ms, due_ms, created_ms)
           select kind, sale_id, 2, user_id, buyer_id, 1, 151, 0, sold_ms, due_ms, 0 from commissions where buyer_id = $1`,
        [bao.userId],
      ),
    ).rejects.toMatchObject({ code: '23514' })
  })
})

/** Takes money out of a wallet, as a correction does. */
async function spend(who: Member, amount: string): Promise<void> {
  const { context, domains } = world.server
  await context.db.transaction((tx) =>
    domains.ledger.move(tx, {
      kind: 'correction',
      key: randomUUID(),
      bizNo: 'TEST',
      moves: [
        { route: 'correction.out', coin: 'money', amount: BigInt(Number(amount) * 100), from: who.userId, to: 0 },
      ],
    }),
  )
}
