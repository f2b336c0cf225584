import { dayMs, hourMs } from '@cliffhanger/contract/duration.ts'
import { goodsCalls } from '@cliffhanger/contract/mall/goods-calls.ts'
import { mallOrderCalls } from '@cliffhanger/contract/mall/order-calls.ts'
import { mallOrderStates } from '@cliffhanger/contract/mall/states.ts'
import { activityCalls } from '@cliffhanger/contract/rewards/activity-calls.ts'
import { signInCalls } from '@cliffhanger/contract/rewards/sign-in-calls.ts'
import { wheelCalls } from '@cliffhanger/contract/rewards/wheel-calls.ts'
import { sessionCalls } from '@cliffhanger/contract/session/calls.ts'
import { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'
import { studio } from '@cliffhanger/demo-films/studio.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Domains } from '../compose-domains.ts'
import { demoPassword, seedDemoMembers } from '../domains/account/index.ts'
import { deviceOf } from '../testing/members.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'
import { expectSoundLedger } from '../testing/wallet.ts'
import { makeBenefits } from './make-benefits.ts'
import { makeLastDays } from './make-last-days.ts'
import { makeMall } from './make-mall.ts'
import { makeRewards } from './make-rewards.ts'

let server: TestServer
let token: string

const makeMembers = () => seedDemoMembers(server.context)

async function seed(): Promise<void> {
  const { context, domains } = server
  const { mall, rewards } = domains
  const compose = (other: typeof context) => new Domains(other)
  const members = await makeMembers()
  await makeLastDays({ context, compose }, mall, members)
  await makeRewards(context, rewards, members)
  await makeMall({ context, mall, rewards, studio })
}

beforeAll(async () => {
  server = await startTestServer()
  await makeBenefits(server.context, server.domains, await makeMembers())
  // The members have been there for some time.
  server.advance(30 * dayMs)
  await Promise.all([seed(), seed()])
  await seed()
  const signIn = { ...deviceOf('the-device-of-linh'), login_name: 'linh', login_pwd: demoPassword }
  ;({ access_token: token } = await server.succeed(sessionCalls.signIn, signIn))
})
afterAll(() => server.close())

describe('the mall of the demonstration, made once, however often and at once', () => {
  it('has a dozen goods in categories, with pictures that are there, in every language', async () => {
    const { list: categories } = await server.succeed(goodsCalls.listGoodsCategories, {}, { token, language: 'pt' })
    expect(categories.map(({ name }) => name)).toEqual(['Roupas', 'Casa', 'Colecionáveis', 'Digitais'])
    const { list } = await server.succeed(goodsCalls.listGoods, { limit: 50 }, { token, language: 'vi' })
    expect(list.length).toBeGreaterThanOrEqual(12)
    for (const { id } of list) {
      const { goods } = await server.succeed(goodsCalls.getGoods, { id }, { token, language: 'zh-CN' })
      expect(goods.name).toMatch(/\p{Script=Han}|T/u)
      expect(goods.images).toHaveLength(2)
      for (const image of goods.images)
        expect((await server.send({ method: 'GET', path: new URL(image).pathname })).status).toBe(200)
    }
  })

  it('has an order in each state, and delivered what needs no parcel', async () => {
    const { list } = await server.succeed(mallOrderCalls.listMallOrders, { limit: 50 }, { token })
    const { pendingShipment, awaitingReceipt, completed, cancelled } = mallOrderStates
    // The newest first; what is delivered at once is complete at once.
    expect(list.map(({ state }) => state)).toEqual([
      pendingShipment,
      completed,
      awaitingReceipt,
      completed,
      cancelled,
      completed,
    ])
    const onTheWay = list.find(({ state }) => state === awaitingReceipt)
    const { order } = await server.succeed(mallOrderCalls.getMallOrder, { id: onTheWay?.id ?? 0 }, { token })
    expect(order.steps).toHaveLength(2)
    await expectSoundLedger(server)
  })

  it('has events, a streak that goes on today, tasks half done, and draws that anybody can verify', async () => {
    const { activities } = await server.succeed(activityCalls.listActivities, { type: 'event' }, { token })
    expect(activities?.map(({ state }) => state)).toContain(1)
    const { tasks } = await server.succeed(activityCalls.listActivities, { type: 'task' }, { token })
    expect(tasks?.some(({ progress, target }) => progress > 0 && progress < target)).toBe(true)
    const { list: spins } = await server.succeed(wheelCalls.listSpins, {}, { token })
    expect(spins).toHaveLength(9)
  })

  it('happened over the last days, no two acts in the same minute, and the bill is in the order of time', async () => {
    const { records, continuous_days: streak } = await server.succeed(signInCalls.signIn, {}, { token })
    expect([records.length, streak]).toEqual([3, 3])
    for (const coin_code of ['gold', 'point'] as const) {
      const { list } = await server.succeed(overviewCalls.listCoinLines, { coin_code, limit: 50 }, { token })
      const past = list
        .map(({ create_time: at }) => at)
        .filter((at) => at < server.context.clock() / 1000 - hourMs / 1000)
      expect(past).toEqual(past.toSorted((one, other) => other - one))
      expect(new Set(past.map((at) => Math.floor(at / 60))).size).toBe(past.length)
      expect(past.length).toBeGreaterThan(2)
    }
    const { list: orders } = await server.succeed(mallOrderCalls.listMallOrders, { limit: 50 }, { token })
    expect(new Set(orders.map(({ create_time: at }) => Math.floor(at / 60))).size).toBe(orders.length)
  })
})
