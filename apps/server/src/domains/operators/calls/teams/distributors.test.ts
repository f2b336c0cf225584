import { randomUUID } from 'node:crypto'
import type { CallRequest } from '@cliffhanger/contract/call.ts'
import { sessionCalls } from '@cliffhanger/contract/session/calls.ts'
import { agentCalls } from '@cliffhanger/contract/teams/agent-calls.ts'
import { teamOperatorCalls as calls } from '@cliffhanger/contract/teams/operator-team-calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deviceOf, type Member, newMember } from '../../../../testing/members.ts'
import { newOperatorToken } from '../../../../testing/operators.ts'
import { startTestServer, type TestServer } from '../../../../testing/server.ts'
import { actionsUpon, reason } from '../../testing.ts'

let server: TestServer
let finance: string
let owner: string
beforeAll(async () => {
  server = await startTestServer()
  finance = await newOperatorToken(server, 'finance')
  owner = await newOperatorToken(server, 'owner')
})
afterAll(() => server.close())

type Form = CallRequest<typeof calls.createDistributor>
const formOf = ({ userId }: Pick<Member, 'userId'>, change: Partial<Form> = {}): Form => ({
  user_id: userId,
  distributer_code: `c${userId}`,
  name: 'Lisbon',
  domain: '',
  pixel_id: '123456',
  pixel_token: 'EAAB_token',
  status: 1,
  reason,
  ...change,
})
const create = (who: Member, change: Partial<Form> = {}) =>
  server.call(calls.createDistributor, formOf(who, change), { token: finance, key: randomUUID() })
const mine = async ({ token }: Member) => (await server.succeed(agentCalls.getDistributor, {}, { token })).distributer
const comes = (change: object) => server.succeed(sessionCalls.signInByDevice, { ...deviceOf(randomUUID()), ...change })
const pixelOf = async (code: string) => {
  const { token } = await newMember(server)
  return server.succeed(sessionCalls.getPixel, { plat_code: 'demo', code }, { token })
}

describe('distributors', () => {
  it('vg-distributerInfo: null for who is none; else code, link and what came by the channel', async () => {
    const ana = await newMember(server)
    expect(await mine(ana)).toBeNull()
    await create(ana, { distributer_code: 'LISBON' })
    await comes({ distributer_code: 'LISBON' })
    await comes({ distributer_code: 'PORTO' })
    const info = await mine(ana)
    expect(info).toMatchObject({
      user_id: ana.userId,
      distributer_code: 'LISBON',
      register_total: 1,
      recharge_sum: '0.00',
      commission_sum: '0.00',
      status: 1,
    })
    expect(info?.url).toMatch(new RegExp(`/#/\\?u=${ana.userCode}&d=LISBON$`))
  })

  it('who registers on its domain without a code comes by the channel', async () => {
    const ana = await newMember(server)
    await create(ana, { domain: 'lisbon.example.com' })
    await comes({ domain: 'lisbon.example.com' })
    await comes({ domain: 'elsewhere.example.com' })
    expect(await mine(ana)).toMatchObject({
      register_total: 1,
      url: `https://lisbon.example.com/#/?u=${ana.userCode}&d=c${ana.userId}`,
    })
  })

  it('has the ad pixel of its own, while it is open', async () => {
    const ana = await newMember(server)
    const { data } = await create(ana, { distributer_code: 'PIXEL' })
    expect(await pixelOf('PIXEL')).toEqual({ pixel_id: '123456', pixel_token: 'EAAB_token' })
    const platform = await pixelOf('0')
    const { distributer_code: _code, ...rest } = formOf(ana)
    const close = () =>
      server.call(calls.editDistributor, { ...rest, status: 0, version: data.distributor.version }, { token: finance })
    expect((await close()).code).toBe(200)
    expect((await close()).code).toBe(4003)
    expect(await pixelOf('PIXEL')).toEqual(platform)
  })

  it('4000: a domain or a pixel that is none, 5017: what another channel has', async () => {
    const [ana, bao] = [await newMember(server), await newMember(server)]
    for (const domain of [
      'https://a.example.com',
      'localhost',
      'a_b.example.com',
      '10.0.0.1',
      'a..example.com',
      'A.example.com',
    ])
      expect(await create(ana, { domain })).toMatchObject({ code: 4000, data: { field: 'domain' } })
    expect(await create(ana, { pixel_id: '"><script>' })).toMatchObject({ code: 4000, data: { field: 'pixel_id' } })
    expect((await create(ana, { domain: 'one.example.com', distributer_code: 'ONE' })).code).toBe(200)
    expect((await create(ana, { distributer_code: 'TWO' })).code).toBe(5017)
    expect((await create(bao, { distributer_code: 'ONE' })).code).toBe(5017)
    expect((await create(bao, { domain: 'one.example.com' })).code).toBe(5017)
  })

  it('R-23: are made by those who may move money, with a line in the log that holds no token', async () => {
    const ana = await newMember(server)
    const support = await newOperatorToken(server, 'support')
    const asked = { token: support, key: randomUUID() }
    expect((await server.call(calls.createDistributor, formOf(ana), asked)).code).toBe(4001)
    await create(ana)
    const log = await actionsUpon(server, `member ${ana.userId}`, owner)
    expect(log).toMatchObject([{ action: 'distributor.create', reason, after: { code: `c${ana.userId}` } }])
    expect(JSON.stringify(log)).not.toContain('EAAB_token')
    const { list } = await server.succeed(calls.listDistributors, {}, { token: finance })
    expect(list[0]).toMatchObject({ member: { user_id: ana.userId }, register_total: 0 })
  })
})

describe('op-member-team', () => {
  it('shows who invited a member and whom they invited, by name', async () => {
    const ana = await newMember(server, { nickName: 'Ana Silva' })
    const bao = await newMember(server, { nickName: 'Bao Nguyen', parentCode: ana.userCode })
    const cai = await newMember(server, { nickName: 'Cai', parentCode: bao.userCode })
    const read = (user_id: number, level: 1 | 2 = 1) =>
      server.call(calls.getMemberTeam, { user_id, level }, { token: finance })
    expect((await read(ana.userId, 2)).data).toMatchObject({
      list: [{ user_id: cai.userId, nick_name: 'Cai', level: 2 }],
      total: 1,
      team: { inviters: [], level_1: 1, level_2: 1, agent_level: 0, grants: [] },
    })
    expect((await read(cai.userId)).data.team.inviters).toMatchObject([
      { nick_name: 'Bao Nguyen', level: 1, is_flagged: 0 },
      { nick_name: 'Ana Silva', level: 2, is_flagged: 0 },
    ])
    expect((await read(999_999)).code).toBe(4002)
  })
})
