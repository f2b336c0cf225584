import { createHash, randomUUID } from 'node:crypto'
import { crowdOrderCalls } from '@cliffhanger/contract/crowdfunding/order-calls.ts'
import { projectCalls } from '@cliffhanger/contract/crowdfunding/project-calls.ts'
import { dayMs, minuteMs } from '@cliffhanger/contract/duration.ts'
import { orderCalls } from '@cliffhanger/contract/payments/order-calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { configure } from '../../testing/members.ts'
import { askRealName, type CrowdfundingWorld, startCrowdfundingServer } from './testing.ts'

let world: CrowdfundingWorld
beforeAll(async () => {
  world = await startCrowdfundingServer()
  await world.fundPool(1_000_000n)
})
afterAll(() => world.close())

describe('S-90: joining a project', () => {
  it('reserves units, signs the contract, and waits in escrow once it is paid', async () => {
    const [who, project] = [await world.newInvestor(), await world.newProject()]
    const { code, data } = await world.join(who, project, 5)
    expect(code).toBe(200)
    expect(data.order).toMatchObject({ order_type: 'crowdfunding', pay_amount: '50.00', state: 0 })
    expect(data.crow_order).toMatchObject({ units: 5, amount: '50.00', state: 0, start_date: '' })
    expect((await world.projectOf(who, project)).project).toMatchObject({ units_left: 95, raised_amount: '0.00' })
    await world.pay(who, data.order.order_no)
    const order = await world.orderOf(who, data.crow_order.id)
    // S-92: paid before midnight, it earns from the next day.
    const tomorrow = new Date(world.server.context.clock() + dayMs).toISOString().slice(0, 10)
    expect(order).toMatchObject({ state: 1, start_date: tomorrow, interest_total: '0.00' })
    expect((await world.projectOf(who, project)).project).toMatchObject({
      units_left: 95,
      raised_amount: '50.00',
      member_total: 1,
    })
    expect(await world.balanceOf(who)).toBe('9950.00')
  })

  it('is shown by its project’s name in the language of whoever reads, whatever it was joined in', async () => {
    const [who, project] = [await world.newInvestor(), await world.newProject()]
    await world.server.owner.execute(
      `update crowd_projects set texts = texts || '{"vi": {"title": "Tàu Đêm", "intro": "", "rights": "", "risk": "<p>x</p>"}}' where id = $1`,
      [project],
    )
    const { data } = await world.join(who, project, 5)
    expect([data.order.title, data.crow_order.title]).toEqual(['Night Train', 'Night Train'])
    const inVietnamese = { token: who.token, language: 'vi' } as const
    const own = await world.server.succeed(crowdOrderCalls.listMyOrders, { page: 1, limit: 10 }, inVietnamese)
    expect(own.list).toMatchObject([{ title: 'Tàu Đêm' }])
    const bought = await world.server.succeed(orderCalls.listOrders, { page: 1, limit: 10 }, inVietnamese)
    const { cover } = (await world.server.succeed(projectCalls.getProject, { id: project }, inVietnamese)).project
    expect(bought.list).toMatchObject([{ title: 'Tàu Đêm', cover }])
    const asked = { order_no: data.order.order_no }
    expect(await world.server.succeed(orderCalls.getOrder, asked, inVietnamese)).toMatchObject({
      order: { title: 'Tàu Đêm', cover },
    })
  })

  it('what units would cost is quoted as what they cost', async () => {
    const [who, project] = [await world.newReader(), await world.newProject({ unitPrice: 1000 })]
    const question = { order_type: 'crowdfunding', target_id: project, number: 3 } as const
    const quote = await world.server.succeed(orderCalls.quoteOrder, question, { token: who.token })
    expect(quote).toMatchObject({ price: '10.00', number: 3, total: '30.00', pay_amount: '30.00' })
    const { data } = await world.join(who, project, 3)
    expect(data.order).toMatchObject({ pay_amount: quote.pay_amount })
  })

  it('the contract is the text that was signed, for ever, with its hash', async () => {
    const [who, other, project] = [await world.newInvestor(), await world.newInvestor(), await world.newProject()]
    const id = await world.invest(who, project, 3)
    const read = { order_id: id }
    const { contract } = await world.server.succeed(projectCalls.getContract, read, { token: who.token })
    expect(contract).toMatchObject({ version: 1, language: 'en', amount: '30.00', sign_name: 'Ana Lima' })
    expect(contract.content).toContain('Night Train')
    expect(contract.content).toContain('30.00')
    expect(contract.content).not.toMatch(/\{[a-z_]+\}/)
    expect(createHash('sha256').update(contract.content, 'utf8').digest('hex')).toBe(contract.hash)
    expect((await world.orderOf(who, id)).contract_hash).toBe(contract.hash)
    const statement = `update crowd_contracts set content = 'x' where order_id = $1`
    await expect(world.server.owner.execute(statement, [id])).rejects.toMatchObject({ code: 'P0403' })
    expect(await world.server.call(projectCalls.getContract, read, { token: other.token })).toMatchObject({
      code: 4002,
    })
  })

  it('what a member writes as their name stays text in it', async () => {
    const [who, project] = [await world.newInvestor(), await world.newProject()]
    const { data } = await world.server.call(
      crowdOrderCalls.joinProject,
      { project_id: project, number: 1, agree: 1, sign_name: '<img src=x onerror=alert(1)>{party_a}' },
      { token: who.token, key: randomUUID() },
    )
    const read = { order_id: data.crow_order.id }
    const { contract } = await world.server.succeed(projectCalls.getContract, read, { token: who.token })
    expect(contract.content).not.toContain('<img')
    expect(contract.content).toContain('{party_a}')
  })

  it('nobody joins before they opened the contract with its disclosure of risk', async () => {
    const [who, project] = [await world.newInvestor(), await world.newProject()]
    await world.server.owner.execute(`delete from crowd_disclosures where user_id = $1`, [who.userId])
    expect((await world.projectOf(who, project)).is_disclosed).toBe(0)
    expect(await world.join(who, project, 1)).toMatchObject({ code: 4000, data: { field: 'agree' } })
    await world.server.succeed(projectCalls.getContract, { project_id: project }, { token: who.token })
    expect((await world.projectOf(who, project)).is_disclosed).toBe(1)
    expect((await world.join(who, project, 1)).code).toBe(200)
  })

  it('R-22, R-24: asks for certification where the platform does, and begins nothing where the module is off', async () => {
    const { server } = world
    const [who, project] = [await world.newInvestor(), await world.newProject()]
    await askRealName(server, 1)
    expect((await world.join(who, project, 1)).code).toBe(7021)
    await askRealName(server, 0)
    const modules = { withdraw: 0, usdt: 0, treasure: 0, crowdfunding: 1, commission: 0 } as const
    await configure(server, { modules: { ...modules, crowdfunding: 0 } })
    expect((await world.join(who, project, 1)).code).toBe(7031)
    await configure(server, { modules })
    expect((await world.join(who, project, 1)).code).toBe(200)
  })

  it('refuses too few, too many, more than there are, and more than a member may have', async () => {
    const who = await world.newInvestor()
    const project = await world.newProject({ units: 20, minUnit: 2, maxUnit: 12 })
    const codes: number[] = []
    for (const units of [1, 21, 13, 8, 5, 4, 2]) codes.push((await world.join(who, project, units)).code)
    expect(codes).toEqual([7005, 7017, 7015, 200, 7015, 200, 7015])
    expect(await world.projectOf(who, project)).toMatchObject({
      my_units: 12,
      limit_left: 0,
      project: { units_left: 8 },
    })
    expect(await world.join(who, 999_999, 1)).toMatchObject({ code: 4002 })
  })

  it('is closed before the start, after the end, and while the pool is short (S-112)', async () => {
    const who = await world.newInvestor()
    const [soon, over] = [
      await world.newProject({ startsMs: minuteMs }),
      await world.newProject({ startsMs: -2 * minuteMs, endsMs: -minuteMs }),
    ]
    expect((await world.join(who, soon, 1)).code).toBe(7017)
    expect((await world.join(who, over, 1)).code).toBe(7017)
    expect((await world.projectOf(who, soon)).project).toMatchObject({ state: 0, status: 0 })
    expect((await world.projectOf(who, over)).project).toMatchObject({ state: 2, status: 0 })
  })

  it('S-110: the same key answers the same order, and reserves once', async () => {
    const [who, project] = [await world.newInvestor(), await world.newProject({ units: 10 })]
    const key = randomUUID()
    const replies = await Promise.all([1, 2, 3].map(() => world.join(who, project, 4, key)))
    const orders = replies.flatMap(({ code, data }) => (code === 200 ? [data.order.order_no] : []))
    expect(new Set(orders).size).toBe(1)
    expect((await world.projectOf(who, project)).project.units_left).toBe(6)
    expect((await world.join(who, project, 5, key)).code).toBe(4008)
  })

  it('S-91: units of an order that is cancelled, or not paid in time, can be had again', async () => {
    const [who, project] = [await world.newInvestor(), await world.newProject({ units: 10 })]
    const first = (await world.join(who, project, 6)).data
    const second = (await world.join(who, project, 4)).data
    const { server } = world
    await server.succeed(
      orderCalls.payOrder,
      { order_no: first.order.order_no, action: 'cancel' },
      { token: who.token, key: randomUUID() },
    )
    expect((await world.projectOf(who, project)).project.units_left).toBe(6)
    server.advance(16 * minuteMs)
    await server.domains.payments.tend(new AbortController().signal)
    expect((await world.projectOf(who, project)).project.units_left).toBe(10)
    expect((await world.orderOf(who, second.crow_order.id)).state).toBe(-2)
    expect((await world.pay(who, second.order.order_no)).code).toBe(7016)
  })
})
