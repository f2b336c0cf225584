import { randomUUID } from 'node:crypto'
import { agentOperatorCalls as calls } from '@cliffhanger/contract/teams/operator-agent-calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codesOf, newMember } from '../../../../testing/members.ts'
import { newOperatorToken } from '../../../../testing/operators.ts'
import { startTestServer, type TestServer } from '../../../../testing/server.ts'
import { applyAs, becomeAgent, createLevel, decide, termsForm } from '../../../teams/testing.ts'
import { openModules } from '../../../wallet/withdrawal/testing.ts'
import { actionsUpon, reason } from '../../testing.ts'

let server: TestServer
let finance: string
let owner: string
beforeAll(async () => {
  server = await startTestServer({ ACCESS_TOKEN_SECONDS: '864000' })
  await openModules(server)
  finance = await newOperatorToken(server, 'finance')
  owner = await newOperatorToken(server, 'owner')
})
afterAll(() => server.close())

const levels = async () => (await server.succeed(calls.listWrittenLevels, {}, { token: finance })).list
const levelOf = async (level: number) => (await levels()).find((each) => each.level === level)
const setTerms = (change: object, key: string = randomUUID()) =>
  server.call(calls.setAgentTerms, { ...termsForm, ...change }, { token: finance, key })
const nowSeconds = () => Math.floor(server.context.clock() / 1000)

describe('levels of agents', () => {
  it('are made with their first terms, once, and changed by the version that was read', async () => {
    const replies = await Promise.all([1, 2].map(() => createLevel(server, finance, { level: 10 })))
    expect(codesOf(replies)).toEqual([200, 5017])
    expect(await levelOf(10)).toMatchObject({
      names: { en: 'Bronze' },
      version: 1,
      holders: 0,
      terms: [{ need_sales: 0, need_amount: '0.00', rate_1: '0.0500', rate_2: '0.0200' }],
    })
    const edit = (version: number) =>
      server.call(
        calls.editAgentLevel,
        { level: 10, names: { en: 'Silver' }, is_open: 0, version, reason },
        { token: finance },
      )
    expect((await edit(7)).code).toBe(4003)
    expect((await edit(1)).data.level).toMatchObject({ names: { en: 'Silver' }, is_open: 0, version: 2 })
    expect(await actionsUpon(server, 'agent level 10', owner)).toMatchObject([
      { action: 'agentLevel.edit', reason, before: { is_open: 1 }, after: { is_open: 0 } },
      { action: 'agentLevel.create', reason },
    ])
  })

  it('S-100: terms begin now or later, never in the past, and never before terms that are set', async () => {
    await createLevel(server, finance, { level: 11 })
    expect(await setTerms({ level: 11, from_time: nowSeconds() - 60 })).toMatchObject({ data: { field: 'from_time' } })
    const later = nowSeconds() + 3600
    expect((await setTerms({ level: 11, from_time: later, rate_1: '0.1' })).code).toBe(200)
    expect((await setTerms({ level: 11, from_time: 0 })).code).toBe(4003)
    expect((await levelOf(11))?.terms).toMatchObject([{ from_time: later, rate_1: '0.1000' }, { rate_1: '0.0500' }])
    expect((await setTerms({ level: 12 })).code).toBe(4002)
  })

  it('give no more than their limits', async () => {
    const fieldOf = async (change: object) => (await setTerms({ level: 11, ...change })).data
    expect(await fieldOf({ rate_1: '0.31' })).toEqual({ field: 'rate_1' })
    expect(await fieldOf({ rate_1: '0.25', rate_2: '0.2' })).toEqual({ field: 'rate_2' })
    expect(await fieldOf({ rate_1: '0.00000001' })).toEqual({ field: 'rate_1' })
    expect(await fieldOf({ need_amount: '1.005' })).toEqual({ field: 'need_amount' })
  })

  it('R-23: are read and written by those who may do so with money', async () => {
    const [auditor, support] = [await newOperatorToken(server, 'auditor'), await newOperatorToken(server, 'support')]
    expect((await server.call(calls.listWrittenLevels, {}, { token: support })).code).toBe(4001)
    expect((await server.call(calls.listWrittenLevels, {}, { token: auditor })).code).toBe(200)
    expect((await createLevel(server, auditor, { level: 13 })).code).toBe(4001)
  })
})

describe('applications', () => {
  it('show who applies only to who opens them, which the log keeps', async () => {
    await createLevel(server, finance, { level: 20 })
    const ana = await newMember(server)
    const id = (await applyAs(server, ana, { level: 20 })).data.apply.id
    const queue = await server.succeed(
      calls.listApplications,
      { state: 'pending', number: ana.userNo },
      { token: finance },
    )
    expect(queue).toMatchObject({ total: 1, list: [{ id, member: { user_id: ana.userId }, level: 20 }] })
    expect(JSON.stringify(queue)).not.toContain('ana_silva')
    const { application } = await server.succeed(calls.openApplication, { id }, { token: finance })
    expect(application).toMatchObject({
      real_name: 'Ana Silva',
      contact: '@ana_silva',
      sales: 0,
      sales_amount: '0.00',
      grants: [],
    })
    await decide(server, finance, id, 1)
    expect(await actionsUpon(server, `member ${ana.userId}`, owner)).toMatchObject([
      { action: 'agentApplication.accept', reason, after: { level: 20 } },
      { action: 'agentApplication.open', after: { id } },
    ])
    expect((await levelOf(20))?.holders).toBe(1)
    expect((await server.call(calls.openApplication, { id: 999_999 }, { token: finance })).code).toBe(4002)
  })

  it('a level is lowered or ended from now on, and raised by no operator alone', async () => {
    for (const level of [30, 31]) await createLevel(server, finance, { level })
    const ana = await newMember(server)
    await becomeAgent(server, ana, finance, 30)
    const since = server.context.clock()
    const lower = (level: number, user_id = ana.userId) =>
      server.call(calls.lowerAgent, { user_id, level, reason }, { token: finance })
    expect((await lower(31)).code).toBe(4003)
    expect((await lower(30)).code).toBe(4003)
    expect((await lower(0, 999_999)).code).toBe(4002)
    await new Promise((resolve) => setTimeout(resolve, 2))
    expect((await lower(0)).code).toBe(200)
    const { levelAt } = server.domains.teams
    const { db, clock } = server.context
    expect(await levelAt(db, ana.userId, clock())).toBeUndefined()
    expect(await levelAt(db, ana.userId, since)).toMatchObject({ level: 30 })
    const [newest] = await actionsUpon(server, `member ${ana.userId}`, owner)
    expect(newest).toMatchObject({ action: 'agent.lower', reason, before: { level: 30 }, after: { level: 0 } })
  })
})
