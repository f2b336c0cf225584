import { crowdOrderOperatorCalls } from '@cliffhanger/contract/crowdfunding/operator-order-calls.ts'
import { poolOperatorCalls } from '@cliffhanger/contract/crowdfunding/operator-pool-calls.ts'
import { financeOperatorCalls } from '@cliffhanger/contract/payments/operator-finance-calls.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { expectSoundLedger } from '../../../../testing/wallet.ts'
import { actionsUpon, reason } from '../../testing.ts'
import { type OperatedCrowdfunding, startOperatedCrowdfunding } from './testing.ts'

let world: OperatedCrowdfunding
beforeAll(async () => {
  world = await startOperatedCrowdfunding()
})
afterAll(() => world.close())
afterEach(() => expectSoundLedger(world.server))

const moneyWaiting = async () =>
  (await world.server.succeed(financeOperatorCalls.getMoneyWaiting, {}, { token: world.token })).waiting

describe('the pool and what is owed, from an empty pool to one that was filled again', () => {
  it('S-112: an empty pool pauses joining, and two operators fund it', async () => {
    expect(await world.pool()).toMatchObject({
      account_id: 0,
      balance: '0.00',
      is_paused: 1,
      dry_date: '',
      missing: '0.00',
    })
    await world.fund('1.20')
    const pool = await world.pool()
    expect(pool).toMatchObject({ balance: '1.20', owed: '0.00', is_paused: 0, running_orders: 0 })
    expect(pool.account_id).toBeGreaterThan(0)
    expect(pool.days).toHaveLength(30)
  })

  it('S-92: the forecast names the day the pool runs dry, what matures and what is missing', async () => {
    const project = await world.opened()
    // 0.50 a day for ten days from tomorrow on.
    await world.invest(await world.newInvestor(), project.id, 50)
    const pool = await world.pool()
    expect(pool.running_orders).toBe(1)
    expect(pool.days.slice(0, 4).map(({ interest, pool_after }) => [interest, pool_after])).toEqual([
      ['0.00', '1.20'],
      ['0.50', '0.70'],
      ['0.50', '0.20'],
      ['0.50', '-0.30'],
    ])
    expect(pool.days[10]).toMatchObject({ maturing_orders: 1, maturing_principal: '500.00' })
    expect(pool).toMatchObject({ dry_date: pool.days[3]?.date, missing: '3.80' })
  })

  it('S-112: what was paid is what was forecast; what is owed has its age and is counted on the first page', async () => {
    expect((await moneyWaiting()).crowd_obligations).toBe(0)
    await world.live(5)
    const pool = await world.pool()
    expect(pool).toMatchObject({ balance: '0.20', owed: '1.00', is_paused: 1 })
    expect(pool.owed_days.map(({ amount, orders, age_days }) => [amount, orders, age_days])).toEqual([
      ['0.50', 1, 1],
      ['0.50', 1, 0],
    ])
    expect(await world.obligations()).toMatchObject({
      owed_interest: { total: 1, amount: '1.00' },
      matured: { total: 0, amount: '0.00', since_time: 0 },
      unreturned: { total: 0 },
      changes: 0,
    })
    expect((await moneyWaiting()).crowd_obligations).toBe(1)
    await world.fund('100.00')
    await world.tend()
    expect(await world.pool()).toMatchObject({
      balance: '99.20',
      owed: '0.00',
      is_paused: 0,
      dry_date: '',
      owed_days: [],
    })
    expect((await moneyWaiting()).crowd_obligations).toBe(0)
  })

  it('S-91: matured orders, reservations, failed projects and requests that wait are all named', async () => {
    await world.live(8)
    const [project, other] = [await world.opened(), await world.opened()]
    expect((await world.join(await world.newInvestor(), project.id, 2)).code).toBe(200)
    const who = await world.newInvestor()
    await world.invest(who, other.id, 7)
    await world.both('requestFailure', other)
    await world.ask('requestOpening', await world.draft())
    expect(await world.obligations()).toMatchObject({
      owed_interest: { total: 0 },
      matured: { total: 1, amount: '500.00' },
      unpaid: { total: 1, amount: '20.00' },
      unreturned: { total: 1, amount: '70.00' },
      failed_projects: [{ id: other.id, title: 'Night Train', orders: 1, principal: '70.00' }],
      changes: 1,
    })
    expect((await moneyWaiting()).crowd_obligations).toBe(1)
    const { list } = await world.server.succeed(poolOperatorCalls.listProjectMoney, {}, { token: world.token })
    expect(list.find(({ id }) => id === other.id)).toMatchObject({
      principal: '70.00',
      escrow: { balance: '70.00', stakes: '70.00', available: '0.00' },
      is_sound: 1,
    })
    expect(list.every(({ is_sound }) => is_sound === 1)).toBe(true)
    await world.tend()
    expect((await world.obligations()).unreturned.total).toBe(0)
  })
})

describe('orders and contracts as operators read them', () => {
  it('orders are found by project, member, state and number, with what they come to', async () => {
    const project = await world.opened()
    const who = await world.newInvestor()
    const id = await world.invest(who, project.id, 3)
    const list = (filter: object) =>
      world.server.succeed(crowdOrderOperatorCalls.listCrowdOrders, filter, { token: world.token })
    const found = await list({ project_id: project.id })
    expect(found).toMatchObject({ total: 1, principal: '30.00', earned: '0.00', owed: '0.00' })
    expect(found.list).toMatchObject([
      { id, member: { user_id: who.userId }, state: 1, units: 3, contract_version: 1, contract_language: 'en' },
    ])
    const [order] = found.list
    expect((await list({ number: order?.order_no.toLowerCase() })).list.map((each) => each.id)).toEqual([id])
    expect((await list({ user_id: who.userId, state: 1 })).total).toBe(1)
    expect((await list({ user_id: who.userId, state: 3 })).total).toBe(0)
  })

  it('R-21: a signed contract is opened with its hash, and the log keeps who looked', async () => {
    const project = await world.opened()
    const who = await world.newInvestor()
    const id = await world.invest(who, project.id, 1)
    const { server, token } = world
    const { list } = await server.succeed(
      crowdOrderOperatorCalls.listSignedContracts,
      { project_id: project.id },
      { token },
    )
    expect(list).toMatchObject([{ order_id: id, version: 1, language: 'en', member: { user_id: who.userId } }])
    expect(Object.keys(list[0] ?? {})).not.toContain('sign_name')
    const opened = await server.succeed(crowdOrderOperatorCalls.openSignedContract, { order_id: id }, { token })
    expect(opened).toMatchObject({ is_intact: 1, contract: { hash: list[0]?.hash, sign_name: 'Ana Lima' } })
    expect(await actionsUpon(server, `member ${who.userId}`, world.owner)).toMatchObject([
      { action: 'crowdContract.open', after: { contract_no: list[0]?.contract_no } },
    ])
    expect((await server.call(crowdOrderOperatorCalls.openSignedContract, { order_id: 999_999 }, { token })).code).toBe(
      4002,
    )
  })

  it('A-4, V-42: a new version takes two operators and holds for new orders; signed contracts stay', async () => {
    const project = await world.opened()
    const [early, late] = [await world.newInvestor(), await world.newInvestor()]
    const first = await world.invest(early, project.id, 1)
    const { server } = world
    const open = async (order_id: number) =>
      (await server.succeed(crowdOrderOperatorCalls.openSignedContract, { order_id }, { token: world.token })).contract
    const before = await open(first)
    const publish = (version: number, content: string, by = world.token) =>
      server.call(
        crowdOrderOperatorCalls.requestContractVersion,
        { version, texts: { en: { title: 'New contract', party_a: 'Cliffhanger', content } }, reason },
        { token: by },
      )
    expect(await publish(1, '<p>{nobody_knows}</p>')).toMatchObject({ code: 4000, data: { field: 'texts.en' } })
    const asked = await publish(1, '<p>{project}, {amount}</p><script>alert(1)</script>')
    const rival = await publish(1, '<p>{project}</p>')
    expect(asked.data.change).toMatchObject({ kind: 'crowd.contract', state: 0, subject: '2' })
    expect((await world.agree(asked.data.change, world.token)).code).toBe(5021)
    expect((await world.agree(asked.data.change)).code).toBe(200)
    expect((await world.agree(rival.data.change)).code).toBe(4003)
    expect((await publish(1, '<p>{project}</p>')).code).toBe(4003)
    const { list, total } = await server.succeed(
      crowdOrderOperatorCalls.listContractVersions,
      {},
      { token: world.token },
    )
    expect(total).toBe(2)
    expect(list).toMatchObject([
      { version: 2, signed_total: 0, texts: { en: { content: '<p>{project}, {amount}</p>' } } },
      { version: 1, publish_time: 0, operator_name: '' },
    ])
    // Who opened the former version opens the new one before they sign.
    expect((await world.join(late, project.id, 1)).code).toBe(4000)
    await server.owner.execute(`insert into crowd_disclosures (user_id, version, opened_ms) values ($1, 2, 0)`, [
      late.userId,
    ])
    const second = await world.invest(late, project.id, 1)
    expect(await open(second)).toMatchObject({ version: 2, content: '<p>Night Train, $10.00</p>' })
    expect(await open(first)).toEqual(before)
    await expect(server.owner.execute(`update crowd_contracts set content = 'x'`)).rejects.toThrow()
    expect(await actionsUpon(server, 'contract version 2', world.owner)).toMatchObject([{ action: 'crowd.contract' }])
  })
})
