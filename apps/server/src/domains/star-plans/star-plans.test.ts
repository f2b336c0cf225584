import { randomUUID } from 'node:crypto'
import { shareOperatorCalls } from '@cliffhanger/contract/drama/operator-share-calls.ts'
import { shareCalls } from '@cliffhanger/contract/drama/share-calls.ts'
import { dayMs } from '@cliffhanger/contract/duration.ts'
import { orderOperatorCalls } from '@cliffhanger/contract/payments/operator-order-calls.ts'
import { starPlanCalls } from '@cliffhanger/contract/star-plans/calls.ts'
import { agentCalls } from '@cliffhanger/contract/teams/agent-calls.ts'
import { teamCalls } from '@cliffhanger/contract/teams/calls.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { configure, type Member } from '../../testing/members.ts'
import { newOperatorToken } from '../../testing/operators.ts'
import { expectSoundLedger } from '../../testing/wallet.ts'
import { type CommissionWorld, startCommissionServer } from '../commission/testing.ts'
import { payByBalance } from '../membership/testing.ts'
import { reason } from '../operators/testing.ts'

let world: CommissionWorld
let planId: number
beforeAll(async () => {
  world = await startCommissionServer()
  planId = await newStarPlan()
})
afterAll(() => world.server.close())
afterEach(() => expectSoundLedger(world.server))

const newStarPlan = async (limit = 0, benefits = '{badge,posters}'): Promise<number> =>
  (
    await world.server.owner.one<{ id: number }>(
      `insert into star_plans (names, level, price, coin_code, days, limit_number, benefits, sort, is_open, created_ms, changed_ms)
       values ('{"en": "Star", "vi": "Ngôi sao"}', 1, 5000, 'money', 30, $1, $2, 0, true, 0, 0) returning id`,
      [limit, benefits],
    )
  ).id
const order = (who: Member, plan = planId, key: string = randomUUID()) =>
  world.server.call(starPlanCalls.buyStar, { star_id: plan }, { token: who.token, key, language: 'en' })
async function buy(who: Member, plan = planId): Promise<string> {
  const { data } = await order(who, plan)
  expect((await payByBalance(world.server, who, data.order.order_no)).code).toBe(200)
  return data.order.order_no
}
const read = (who: Member) =>
  world.server.succeed(starPlanCalls.listStarPlans, {}, { token: who.token, language: 'en' })
const daysLeft = async (who: Member) => {
  const { list } = await world.server.succeed(starPlanCalls.listUserStars, {}, { token: who.token })
  return Math.round(((list[0]?.end_time ?? 0) * 1000 - world.server.context.clock()) / dayMs)
}

describe('star packages', () => {
  it('S-100: buying one gives services and earns nobody anything', async () => {
    const [ana, bao, cai] = await world.newLine()
    expect((await read(cai)).my).toBeNull()
    await buy(cai)
    expect(await read(cai)).toMatchObject({
      list: [{ price: '50.00', benefits: ['badge', 'posters'] }],
      my: { state: 1, level: 1, benefits: ['badge', 'posters'] },
    })
    await world.tend()
    world.server.advance(10 * dayMs)
    await world.tend()
    for (const who of [ana, bao]) expect(await world.moneyOf(who)).toEqual({ waiting: 0, cash: 0, debt: 0 })
  })

  it('S-100: what it gives is there while it runs, and for nobody else', async () => {
    const [ana, bao, cai] = await world.newLine()
    const token = await newOperatorToken(world.server, 'owner')
    const form = {
      kind: 'invite',
      qr_x: 40,
      qr_y: 900,
      qr_size: 320,
      text_color: '#112233',
      sort: 0,
      is_on: 1,
    } as const
    const make = (image_key: string, is_star_only: 0 | 1) =>
      world.server.succeed(
        shareOperatorCalls.createPoster,
        { ...form, image_key, is_star_only },
        { token, key: randomUUID() },
      )
    const all = await make('public/posters/all.webp', 0)
    const stars = await make('public/posters/stars.webp', 1)
    const posters = async (who: Member) =>
      (await world.server.succeed(shareCalls.listPosters, {}, { token: who.token })).list.map(({ id }) => id)
    const statistics = async (who: Member) =>
      (await world.server.call(agentCalls.getAgentTeam, {}, { token: who.token })).code
    const badges = async () =>
      (await world.server.succeed(teamCalls.listTeamMembers, { is_star: 1 }, { token: ana.token })).list
    const figures = await newStarPlan(0, '{statistics}')
    await world.fund(bao)
    await buy(bao, figures)
    expect([await statistics(ana), await statistics(bao)]).toEqual([4001, 200])
    expect(await posters(bao)).toEqual([all.id])
    expect(await badges()).toEqual([])
    await buy(cai)
    expect(await posters(cai)).toEqual([all.id, stars.id])
    expect(await statistics(cai)).toBe(4001)
    expect(await badges()).toMatchObject([{ user_id: cai.userId, is_star: 1 }])
    world.server.advance(31 * dayMs)
    expect(await posters(cai)).toEqual([all.id])
    expect(await statistics(bao)).toBe(4001)
    expect(await badges()).toEqual([])
  })

  it('bought again while it runs, it begins when that ends', async () => {
    const [, , cai] = await world.newLine()
    await buy(cai)
    await buy(cai)
    expect(await daysLeft(cai)).toBe(60)
    const { list } = await world.server.succeed(starPlanCalls.listUserStars, {}, { token: cai.token })
    expect(list.map(({ state }) => state)).toEqual([0, 1])
  })

  it('a refund takes back what is left of it, and that part of its price', async () => {
    const [, , cai] = await world.newLine()
    const orderNo = await buy(cai)
    world.server.advance(15 * dayMs)
    const token = await newOperatorToken(world.server, 'finance')
    const { data } = await world.server.call(
      orderOperatorCalls.refundOrder,
      { order_no: orderNo, reason },
      { token, key: randomUUID() },
    )
    expect(data).toMatchObject({ amount: '25.00', to: 'balance' })
    expect((await read(cai)).my).toBeNull()
  })

  it('V-25, S-110: a limit holds for orders at the same time; one key makes one order', async () => {
    const [, , cai] = await world.newLine()
    const limited = await newStarPlan(1)
    const key = randomUUID()
    const same = await Promise.all([order(cai, limited, key), order(cai, limited, key)])
    expect(new Set(same.flatMap(({ code, data }) => (code === 200 ? [data.order.order_no] : []))).size).toBe(1)
    expect((await order(cai, limited)).code).toBe(7015)
  })

  it('R-24: is not sold while the module is off; what was bought stays', async () => {
    const [, , cai] = await world.newLine()
    await buy(cai)
    const modules = { withdraw: 0, usdt: 0, treasure: 0, crowdfunding: 0, commission: 0 } as const
    await configure(world.server, { modules })
    expect((await order(cai)).code).toBe(7031)
    expect((await read(cai)).my).not.toBeNull()
    await configure(world.server, { modules: { ...modules, commission: 1 } })
  })

  it('shows orders and what was earned while one was held, in its own coin', async () => {
    const [, bao, cai] = await world.newLine()
    await world.fund(bao)
    await buy(bao)
    await world.buy(cai, await world.newPlan('3000'))
    await world.tend()
    const records = (type: 'order' | 'income') =>
      world.server.succeed(starPlanCalls.listStarRecords, { type }, { token: bao.token, language: 'en' })
    expect(await records('order')).toMatchObject({ total: 1, list: [{ order_type: 'star', title: 'Star', state: 1 }] })
    const inVietnamese = await world.server.succeed(
      starPlanCalls.listStarRecords,
      { type: 'order' },
      { token: bao.token, language: 'vi' },
    )
    expect(inVietnamese.list).toMatchObject([{ title: 'Ngôi sao' }])
    expect(await records('income')).toMatchObject({ total: 1, list: [{ type: 'star', amount: '3.00', state: 0 }] })
    const mine = (coin_code: 'money' | 'point') =>
      world.server.succeed(starPlanCalls.getMyStar, { coin_code }, { token: bao.token })
    expect(await mine('money')).toMatchObject({ income_total: '0.00', team_total: 1, team_1: 1, star: { state: 1 } })
    expect(await mine('point')).toMatchObject({ coin_code: 'point', available: '0' })
  })
})
