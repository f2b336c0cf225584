import { agentCalls } from '@cliffhanger/contract/teams/agent-calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codesOf, type Member, newMember } from '../../testing/members.ts'
import { newOperatorToken } from '../../testing/operators.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { newPayer } from '../../testing/wallet.ts'
import { heardBy } from '../friends/testing.ts'
import { buy, newPlan } from '../membership/testing.ts'
import { openModules, setWallet } from '../wallet/withdrawal/testing.ts'
import { levelAt } from './levels.ts'
import { applyAs, becomeAgent, createLevel, decide, reason } from './testing.ts'

let server: TestServer
let finance: string
beforeAll(async () => {
  server = await startTestServer({ ACCESS_TOKEN_SECONDS: '864000' })
  await openModules(server)
  finance = await newOperatorToken(server, 'finance')
  for (const level of [1, 2]) await createLevel(server, finance, { level, rate_1: `0.0${level + 4}` })
  await createLevel(server, finance, { level: 3, need_sales: 1, names: { en: 'Gold' } })
  await createLevel(server, finance, { level: 9, is_open: 0, names: { en: 'Hidden' } })
})
afterAll(() => server.close())

const mine = ({ token }: Member, language = 'en') => server.succeed(agentCalls.getAgentLevels, {}, { token, language })
const held = ({ userId }: Member, atMs = server.context.clock()) => levelAt(server.context.db, userId, atMs)

describe('vg-starAgent', () => {
  it('shows open levels with what they ask for and give, in the language of who reads them', async () => {
    const ana = await newMember(server)
    expect(await mine(ana)).toEqual({
      levels: [
        { level: 1, name: 'Bronze', need_sales: 0, need_amount: '0.00', rate_1: '0.0500', rate_2: '0.0200' },
        { level: 2, name: 'Bronze', need_sales: 0, need_amount: '0.00', rate_1: '0.0600', rate_2: '0.0200' },
        { level: 3, name: 'Gold', need_sales: 1, need_amount: '0.00', rate_1: '0.0500', rate_2: '0.0200' },
      ],
      apply: null,
      held: 0,
      reached: { sales: 0, amount: '0.00' },
    })
    expect((await mine(ana, 'zh-CN')).levels[0]?.name).toBe('青铜')
  })
})

describe('vp-agentAdd', () => {
  it('S-97: an application waits, is rejected with a reason, made again and accepted; the member hears of both', async () => {
    const ana = await newMember(server)
    const { data } = await applyAs(server, ana)
    expect(data.apply).toMatchObject({
      user_id: ana.userId,
      level: 1,
      real_name: 'Ana Silva',
      contact: '@ana_silva',
      remark: 'I share films',
      state: 'pending',
      reason: '',
    })
    expect((await decide(server, finance, data.apply.id, 0)).code).toBe(200)
    expect((await mine(ana)).apply).toMatchObject({ state: 'rejected', reason })
    expect(await held(ana)).toBeUndefined()
    const second = await applyAs(server, ana)
    expect((await decide(server, finance, second.data.apply.id, 1)).code).toBe(200)
    expect((await mine(ana)).apply).toMatchObject({ id: second.data.apply.id, state: 'accepted' })
    expect(await held(ana)).toMatchObject({ level: 1, rate1Ppm: 50_000, rate2Ppm: 20_000 })
    expect(await heardBy(server, ana, 'notice')).toMatchObject([
      { notice: { type: 'team' } },
      { notice: { type: 'team' } },
    ])
  })

  it('S-97: only one is open per member, also of five at once, and each is decided once', async () => {
    const ana = await newMember(server)
    const replies = await Promise.all(Array.from({ length: 5 }, () => applyAs(server, ana)))
    expect(codesOf(replies)).toEqual([200, 4003, 4003, 4003, 4003])
    const id = (await mine(ana)).apply?.id ?? 0
    const decisions = await Promise.all([decide(server, finance, id, 1), decide(server, finance, id, 0)])
    expect(codesOf(decisions)).toEqual([200, 4003])
  })

  it('S-100: a level is earned by sales: neither paying nor recruiting reaches it', async () => {
    const ana = await newMember(server)
    for (let friend = 0; friend < 3; friend++) await newMember(server, { parentCode: ana.userCode })
    expect(await applyAs(server, ana, { level: 3 })).toMatchObject({ code: 4003, data: { cause: 'sales' } })
  })

  it('4003: a level one holds already, 4000: one that nobody can apply for', async () => {
    const ana = await newMember(server)
    await becomeAgent(server, ana, finance, 2)
    expect(await applyAs(server, ana, { level: 1 })).toMatchObject({ code: 4003, data: { cause: 'held' } })
    expect(await applyAs(server, ana, { level: 9 })).toMatchObject({ code: 4000, data: { field: 'level' } })
    expect(await applyAs(server, ana, { level: 77 })).toMatchObject({ code: 4000, data: { field: 'level' } })
  })

  it('R-24: 7031 while commission is switched off, 7021 without the certification that is asked for', async () => {
    const ana = await newMember(server)
    await setWallet(server, { withdraw_need_real_name: 1 })
    expect((await applyAs(server, ana)).code).toBe(7021)
    await openModules(server, { commission: 0 })
    expect((await applyAs(server, ana)).code).toBe(7031)
    await openModules(server)
    await setWallet(server, { withdraw_need_real_name: 0 })
    expect((await applyAs(server, ana)).code).toBe(200)
  })

  it('stores name and contact sealed', async () => {
    const ana = await newMember(server)
    await applyAs(server, ana)
    const stored = await server.context.db.one<{ row: string }>(
      `select row_to_json(a)::text as row from agent_applications a where user_id = $1`,
      [ana.userId],
    )
    expect(stored.row).not.toMatch(/Silva|ana_silva|films/)
  })
})

describe('vp-agent', () => {
  it('4001: is for agents alone', async () => {
    const ana = await newMember(server)
    expect((await server.call(agentCalls.getAgentTeam, {}, { token: ana.token })).code).toBe(4001)
  })

  it('sums what members of the team paid in the period', async () => {
    const ana = await newMember(server)
    await becomeAgent(server, ana, finance)
    const bao = await newPayer(server, '100.00')
    const cai = await newMember(server, { parentCode: ana.userCode })
    await server.context.db.execute(`update accounts set inviter_id = $2 where id = $1`, [bao.userId, ana.userId])
    await buy(server, bao, await newPlan(server))
    const read = (question: object = {}) => server.succeed(agentCalls.getAgentTeam, question, { token: ana.token })
    const nothing = { recharge_sum: '0.00', commission_sum: '0.00' }
    const all = await read()
    expect(all.totals).toEqual({ members: 2, new_members: 2, spend_sum: '30.00', ...nothing })
    expect(new Map(all.list.map((line) => [line.user_id, line.spend_sum]))).toEqual(
      new Map([
        [bao.userId, '30.00'],
        [cai.userId, '0.00'],
      ]),
    )
    const later = Math.floor(server.context.clock() / 1000) + 60
    const empty = await read({ start: later })
    expect(empty.totals).toEqual({ members: 2, new_members: 0, spend_sum: '0.00', ...nothing })
    expect(empty.list).toHaveLength(2)
    expect(await read({ level: 2 })).toMatchObject({ list: [], total: 0 })
  })
})

describe('vg-starnotice', () => {
  it('lists what is about my team and nothing else', async () => {
    const ana = await newMember(server)
    await becomeAgent(server, ana, finance)
    await server.context.db.transaction((tx) =>
      server.domains.notices.notify(tx, { userId: ana.userId, key: 'realNameApproved', values: {} }),
    )
    const { list, total } = await server.succeed(agentCalls.listTeamNotices, {}, { token: ana.token, language: 'en' })
    expect(total).toBe(1)
    expect(list).toMatchObject([{ type: 'team', scope: 'star', title: 'Your team application was accepted' }])
  })
})

describe('levelAt', () => {
  it('answers for a moment what held then, whatever was changed later', async () => {
    const ana = await newMember(server)
    const before = server.context.clock()
    await new Promise((resolve) => setTimeout(resolve, 2))
    await becomeAgent(server, ana, finance)
    const accepted = server.context.clock()
    expect(await held(ana, before)).toBeUndefined()
    expect(await held(ana, accepted)).toMatchObject({ level: 1 })
  })

  it('history and terms can be added to, and not changed by the server', async () => {
    for (const table of ['agent_grants', 'agent_terms']) {
      await expect(server.context.db.execute(`update ${table} set level = 2`)).rejects.toThrow('permission denied')
      await expect(server.context.db.execute(`delete from ${table}`)).rejects.toThrow('permission denied')
    }
  })
})
