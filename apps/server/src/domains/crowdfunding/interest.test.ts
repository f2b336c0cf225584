import { randomUUID } from 'node:crypto'
import { crowdOrderCalls } from '@cliffhanger/contract/crowdfunding/order-calls.ts'
import { projectCalls } from '@cliffhanger/contract/crowdfunding/project-calls.ts'
import { dayMs } from '@cliffhanger/contract/duration.ts'
import { orderCalls } from '@cliffhanger/contract/payments/order-calls.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { payPassword } from '../../testing/wallet.ts'
import { decideProjects } from './funding.ts'
import { type CrowdfundingWorld, startCrowdfundingServer } from './testing.ts'

let world: CrowdfundingWorld
beforeEach(async () => {
  world = await startCrowdfundingServer()
})
afterEach(() => world.close())

/** Somebody waits for what another transaction holds. */
const untilBlocked = () =>
  vi.waitFor(async () =>
    expect(
      await world.server.owner.query(
        `select 1 from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`,
      ),
    ).not.toEqual([]),
  )

/** 1000.00 at a tenth of a per cent a day: 1.00 each day. */
const thousand = { rate: 100_000, days: 10 }

describe('C-29, S-92: daily interest', () => {
  it('is paid for each full day from the one after the payment until the term ends, and then no more', async () => {
    await world.fundPool(100_000n)
    const [who, project] = [await world.newInvestor(), await world.newProject(thousand)]
    const id = await world.invest(who, project, 100)
    await world.live(1)
    // The day of the payment earned nothing.
    expect(await world.orderOf(who, id)).toMatchObject({ state: 1, interest_total: '0.00' })
    await world.live(1)
    expect(await world.orderOf(who, id)).toMatchObject({ interest_total: '1.00', interest_paid: '1.00' })
    expect(await world.balanceOf(who)).toBe('9001.00')
    await world.live(20)
    expect(await world.orderOf(who, id)).toMatchObject({
      state: 2,
      interest_total: '10.00',
      interest_paid: '10.00',
      next_interest_time: 0,
    })
    const { interests } = await world.server.succeed(crowdOrderCalls.getMyOrder, { id }, { token: who.token })
    expect(interests).toHaveLength(10)
    expect(interests.every(({ amount, pay_time }) => amount === '1.00' && pay_time > 0)).toBe(true)
  })

  it('carries what is less than a cent from day to day', async () => {
    await world.fundPool(100_000n)
    // 10.00 at 0.035 %: 0.35 cents a day.
    const [who, project] = [await world.newInvestor(), await world.newProject({ rate: 35_000, days: 20 })]
    const id = await world.invest(who, project, 1)
    await world.live(22)
    expect(await world.orderOf(who, id)).toMatchObject({ state: 2, interest_total: '0.07' })
  })

  it('is counted once per day, however late, often and at once the job runs', async () => {
    await world.fundPool(100_000n)
    const [who, project] = [await world.newInvestor(), await world.newProject(thousand)]
    const id = await world.invest(who, project, 100)
    world.server.advance(6 * dayMs)
    await Promise.all([world.tend(), world.tend(), world.tend()])
    await world.tend()
    expect(await world.orderOf(who, id)).toMatchObject({ interest_total: '5.00', interest_paid: '5.00' })
    expect(await world.balanceOf(who)).toBe('9005.00')
  })

  it('a clock that goes ahead and back pays nothing twice', async () => {
    await world.fundPool(100_000n)
    const [who, project] = [await world.newInvestor(), await world.newProject(thousand)]
    const id = await world.invest(who, project, 100)
    await world.live(3)
    world.server.advance(-2 * dayMs)
    await world.tend()
    world.server.advance(2 * dayMs)
    await world.tend()
    expect(await world.orderOf(who, id)).toMatchObject({ interest_total: '2.00' })
  })
})

describe('S-112: a pool that is short', () => {
  it('owes what it cannot pay, says since when, lets nobody join, and pays the oldest first once it is funded', async () => {
    await world.fundPool(250n)
    const [ana, bao] = [await world.newInvestor(), await world.newInvestor()]
    const project = await world.newProject({ ...thousand, units: 1000 })
    const [first, second] = [await world.invest(ana, project, 100), await world.invest(bao, project, 100)]
    const since = Math.floor(world.server.context.clock() / dayMs + 3) * dayMs
    await world.live(4)
    // The first day took 2.00; the 0.50 that is left pays nobody, since it does not pay both.
    for (const [who, id] of [
      [ana, first],
      [bao, second],
    ] as const)
      expect(await world.orderOf(who, id)).toMatchObject({
        interest_total: '3.00',
        interest_paid: '1.00',
        interest_owed: '2.00',
        owed_since: since / 1000,
      })
    expect(await world.poolBalance()).toBe(50)
    const read = () => world.server.succeed(projectCalls.getCrowdfunding, {}, { token: ana.token })
    expect(await read()).toMatchObject({ is_paused: 1, pool_balance: '0.50', owed_amount: '4.00' })
    expect((await world.projectOf(ana, project)).project).toMatchObject({ is_paused: 1, status: 0 })
    expect((await world.join(ana, project, 1)).code).toBe(7017)

    await world.fundPool(200n)
    await world.tend()
    expect(await world.orderOf(ana, first)).toMatchObject({ interest_paid: '2.00', interest_owed: '1.00' })
    expect(await world.poolBalance()).toBe(50)
    await world.fundPool(1000n)
    await world.tend()
    expect(await world.orderOf(bao, second)).toMatchObject({ interest_paid: '3.00', owed_since: 0 })
    expect(await read()).toMatchObject({ is_paused: 0, owed_amount: '0.00' })
    expect((await world.join(ana, project, 1)).code).toBe(200)
  })

  it('never pays more than was put in, and never from principal', async () => {
    await world.fundPool(333n)
    const who = await world.newInvestor()
    const id = await world.invest(who, await world.newProject(thousand), 100)
    await world.live(15)
    expect(await world.orderOf(who, id)).toMatchObject({ interest_paid: '3.00', interest_owed: '7.00', state: 2 })
    expect(await world.poolBalance()).toBe(33)
    // The principal is all there: it does not wait for the pool.
    expect((await world.quote(who, id, 'settle')).data).toMatchObject({
      principal: '1000.00',
      interest: '7.00',
      owed: '7.00',
      receive: '1000.00',
    })
    expect((await world.takeOut(who, id, 'settle')).code).toBe(200)
    expect(await world.balanceOf(who)).toBe('10003.00')
    await world.fundPool(1000n)
    await world.tend()
    expect(await world.orderOf(who, id)).toMatchObject({ state: 4, interest_paid: '10.00', interest_owed: '0.00' })
    expect(await world.balanceOf(who)).toBe('10010.00')
  })
})

describe('S-105, C-28: taking money out', () => {
  it('early costs a tenth, is quoted first, and pays what was earned up to the last full day', async () => {
    await world.fundPool(100_000n)
    const who = await world.newInvestor()
    const id = await world.invest(who, await world.newProject(thousand), 100)
    await world.live(4)
    // The job has not run on this day yet.
    world.server.advance(dayMs)
    const quote = await world.quote(who, id, 'terminate')
    expect(quote.data).toMatchObject({ principal: '1000.00', penalty: '100.00', interest: '1.00', receive: '901.00' })
    const before = await world.balanceOf(who)
    expect(before).toBe('9003.00')
    const { data } = await world.takeOut(who, id, 'terminate')
    expect(data).toMatchObject({ receive: '901.00', balance: '9904.00', order: { state: 3, penalty: '100.00' } })
    await world.live(3)
    expect(await world.orderOf(who, id)).toMatchObject({ interest_total: '4.00', interest_paid: '4.00', state: 3 })
    expect(await world.balanceOf(who)).toBe('9904.00')
  })

  it('a matured order is settled whole, and cannot be ended early; a running one cannot be settled', async () => {
    await world.fundPool(100_000n)
    const who = await world.newInvestor()
    const id = await world.invest(who, await world.newProject({ rate: 100_000, days: 2 }), 100)
    expect((await world.takeOut(who, id, 'settle')).code).toBe(4003)
    await world.live(3)
    expect((await world.takeOut(who, id, 'terminate')).code).toBe(4003)
    expect((await world.takeOut(who, id, 'settle')).data).toMatchObject({ receive: '1000.00', penalty: '0.00' })
    expect(await world.balanceOf(who)).toBe('10002.00')
  })

  it('happens once: twice, at once, with one key and with several', async () => {
    await world.fundPool(100_000n)
    const who = await world.newInvestor()
    const id = await world.invest(who, await world.newProject(thousand), 100)
    await world.live(2)
    const shared = randomUUID()
    const keys = [shared, shared, shared, randomUUID(), randomUUID()]
    const replies = await Promise.all(keys.map((key) => world.takeOut(who, id, 'terminate', key)))
    expect(replies.filter(({ code }) => ![200, 4003, 4009].includes(code))).toEqual([])
    expect(await world.balanceOf(who)).toBe('9901.00')
    const winner = keys[replies.findIndex(({ code }) => code === 200)]
    expect((await world.takeOut(who, id, 'terminate', winner)).data).toMatchObject({ receive: '900.00' })
    expect(await world.balanceOf(who)).toBe('9901.00')
  })

  it('refuses a foreign order, no password, no key, and figures that have changed', async () => {
    await world.fundPool(100_000n)
    const [who, other] = [await world.newInvestor(), await world.newInvestor()]
    const id = await world.invest(who, await world.newProject(thousand), 100)
    const { call } = world.server
    const wanted = { order_id: id, type: 'terminate' } as const
    expect(await world.takeOut(other, id, 'terminate')).toMatchObject({ code: 4002 })
    expect(await world.quote(other, id, 'terminate')).toMatchObject({ code: 4002 })
    expect(await call(crowdOrderCalls.takeOut, wanted, { token: who.token, key: randomUUID() })).toMatchObject({
      code: 4000,
      data: { field: 'pay_password' },
    })
    const paid = { ...wanted, pay_password: payPassword }
    expect(await call(crowdOrderCalls.takeOut, paid, { token: who.token })).toMatchObject({ code: 4007 })
    const wrong = { ...wanted, pay_password: '135790' }
    expect((await call(crowdOrderCalls.takeOut, wrong, { token: who.token, key: randomUUID() })).code).toBe(7003)
    const stale = { ...paid, expect_receive: '901.00' }
    expect((await call(crowdOrderCalls.takeOut, stale, { token: who.token, key: randomUUID() })).code).toBe(4003)
    expect((await world.orderOf(who, id)).state).toBe(1)
  })
})

describe('S-90: funding', () => {
  it('below its least amount at its end a project has failed, and everybody has everything back', async () => {
    await world.fundPool(100_000n)
    const people = [await world.newInvestor(), await world.newInvestor(), await world.newInvestor()] as const
    const project = await world.newProject({ ...thousand, units: 1000, least: 500_000, endsMs: 5 * dayMs })
    const ids = await Promise.all(people.map((who) => world.invest(who, project, 100)))
    await world.live(3)
    // Others can still join, and what was paid earns.
    const { create_time: created, open_until: until = 0 } = await world.orderOf(people[0], ids[0] ?? 0)
    expect(until).toBeGreaterThan(created)
    world.server.advance(3 * dayMs)
    await Promise.all([world.tend(), world.tend()])
    await world.tend()
    for (const [index, who] of people.entries()) {
      expect(await world.orderOf(who, ids[index] ?? 0)).toMatchObject({ state: 5, interest_total: '5.00' })
      // What was earned stays earned.
      expect(await world.balanceOf(who)).toBe('10005.00')
    }
    const [ana] = people
    const { list } = await world.server.succeed(orderCalls.listOrders, {}, { token: ana.token })
    expect(list).toMatchObject([{ state: 1, pay_amount: '1000.00', refunded_amount: '1000.00' }])
    expect((await world.projectOf(ana, project)).project).toMatchObject({ state: 2, result: 'failed' })
  })

  it('is decided only when the last order is paid or over', async () => {
    await world.fundPool(100_000n)
    const who = await world.newInvestor()
    const project = await world.newProject({ ...thousand, units: 10, least: 10_000, endsMs: dayMs })
    const { data } = await world.join(who, project, 10)
    await world.tend()
    expect((await world.projectOf(who, project)).project).toMatchObject({ state: 3, result: '' })
    await world.pay(who, data.order.order_no)
    await world.tend()
    expect((await world.projectOf(who, project)).project).toMatchObject({ result: 'funded' })
    await world.live(12)
    const over = await world.projectOf(who, project)
    expect(over.project).toMatchObject({ state: 2, result: 'matured' })
    // What it paid is what those who joined were paid.
    expect(over.interest_paid).toMatch(/[1-9]/)
    expect(over.interest_paid).toBe((await world.orderOf(who, data.crow_order.id)).interest_paid)
  })

  it('what was taken out again does not count for the least amount', async () => {
    await world.fundPool(100_000n)
    const [ana, bao] = [await world.newInvestor(), await world.newInvestor()]
    const project = await world.newProject({ ...thousand, units: 1000, least: 150_000, endsMs: 5 * dayMs })
    const [first, second] = [await world.invest(ana, project, 100), await world.invest(bao, project, 100)]
    await world.live(2)
    expect((await world.takeOut(ana, first, 'terminate')).code).toBe(200)
    world.server.advance(4 * dayMs)
    await world.tend()
    expect((await world.projectOf(bao, project)).project).toMatchObject({ state: 2, result: 'failed' })
    await world.tend()
    expect(await world.orderOf(bao, second)).toMatchObject({ state: 5 })
  })

  it('waits for a member who is joining while it is decided', async () => {
    await world.fundPool(100_000n)
    const who = await world.newInvestor()
    const project = await world.newProject({ ...thousand, units: 10, least: 10_000, endsMs: dayMs })
    const { data } = await world.join(who, project, 10)
    const { db, clock } = world.server.context
    // The order stands, and its units are taken, only when this transaction ends.
    await world.server.owner.execute(`update crowd_orders set state = -2 where id = $1`, [data.crow_order.id])
    world.server.advance(dayMs - 60_000)
    let deciding: Promise<void> | undefined
    await db.transaction(async (tx) => {
      await tx.execute(`select from crowd_projects where id = $1 for no key update`, [project])
      await tx.execute(`update crowd_orders set state = 0 where id = $1`, [data.crow_order.id])
      deciding = decideProjects({ ...world.server.context, clock: () => clock() + dayMs })
      await untilBlocked()
    })
    await deciding
    expect((await world.projectOf(who, project)).project).toMatchObject({ result: '' })
  })
})
