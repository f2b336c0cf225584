import { randomUUID } from 'node:crypto'
import { realNameOperatorCalls } from '@cliffhanger/contract/account/operator-real-name-calls.ts'
import { realNameCalls } from '@cliffhanger/contract/account/real-name-calls.ts'
import { realNameStates } from '@cliffhanger/contract/account/states.ts'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { commissionCalls } from '@cliffhanger/contract/commission/calls.ts'
import { incomeStates } from '@cliffhanger/contract/commission/schemas.ts'
import { crowdOrderCalls } from '@cliffhanger/contract/crowdfunding/order-calls.ts'
import { projectCalls } from '@cliffhanger/contract/crowdfunding/project-calls.ts'
import { crowdOrderStates, projectStates } from '@cliffhanger/contract/crowdfunding/states.ts'
import { dayMs } from '@cliffhanger/contract/duration.ts'
import { membershipCalls } from '@cliffhanger/contract/membership/calls.ts'
import { paymentOperatorCalls } from '@cliffhanger/contract/payments/operator-payment-calls.ts'
import { orderCalls } from '@cliffhanger/contract/payments/order-calls.ts'
import { rechargeCalls } from '@cliffhanger/contract/payments/recharge-calls.ts'
import { reportsOperatorCalls } from '@cliffhanger/contract/reports/operator-calls.ts'
import { reportStates } from '@cliffhanger/contract/reports/states.ts'
import { activityCalls } from '@cliffhanger/contract/rewards/activity-calls.ts'
import { taskStates } from '@cliffhanger/contract/rewards/states.ts'
import { sessionCalls } from '@cliffhanger/contract/session/calls.ts'
import { starPlanCalls } from '@cliffhanger/contract/star-plans/calls.ts'
import { starPostOperatorCalls } from '@cliffhanger/contract/stars/operator-post-calls.ts'
import { starPostCalls } from '@cliffhanger/contract/stars/post-calls.ts'
import { starPostStates } from '@cliffhanger/contract/stars/states.ts'
import { caseOperatorCalls } from '@cliffhanger/contract/support/operator-case-calls.ts'
import { supportOperatorCalls } from '@cliffhanger/contract/support/operator-support-calls.ts'
import { agentCalls } from '@cliffhanger/contract/teams/agent-calls.ts'
import { teamCalls } from '@cliffhanger/contract/teams/calls.ts'
import { agentOperatorCalls } from '@cliffhanger/contract/teams/operator-agent-calls.ts'
import { teamOperatorCalls } from '@cliffhanger/contract/teams/operator-team-calls.ts'
import { conversionCalls } from '@cliffhanger/contract/wallet/conversion-calls.ts'
import { withdrawalOperatorCalls } from '@cliffhanger/contract/wallet/operator-withdrawal-calls.ts'
import { auditStates } from '@cliffhanger/contract/wallet/states.ts'
import { transferCalls } from '@cliffhanger/contract/wallet/transfer-calls.ts'
import { treasureCalls } from '@cliffhanger/contract/wallet/treasure-calls.ts'
import { withdrawalCalls } from '@cliffhanger/contract/wallet/withdrawal-calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Domains } from '../../compose-domains.ts'
import { demoPassword } from '../../domains/account/index.ts'
import { deviceOf } from '../../testing/members.ts'
import { newOperatorToken } from '../../testing/operators.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { expectSoundLedger } from '../../testing/wallet.ts'
import { historyDays, makeHistory } from './history.ts'
import { figuresOf, peopleOf } from './testing/past-figures.ts'

const makePast = ({ context }: TestServer) => makeHistory(context, (other) => new Domains(other))

const longMs = 900_000

const signIn = async (server: TestServer, login_name: string): Promise<string> =>
  (await server.succeed(sessionCalls.signIn, { ...deviceOf(randomUUID()), login_name, login_pwd: demoPassword }))
    .access_token

describe('the past of a demonstration, made by two processes at once', () => {
  let server: TestServer
  let token: string
  let operators: Awaited<ReturnType<typeof makePast>>[]

  beforeAll(async () => {
    server = await startTestServer()
    operators = await Promise.all([makePast(server), makePast(server)])
    token = await signIn(server, 'linh')
  }, longMs)
  afterAll(() => server.close())

  it('is made once, and its two operators are told once', async () => {
    expect(operators.map((made) => made.length).sort((one, other) => one - other)).toEqual([0, 2])
    expect(await makePast(server)).toEqual([])
    const { list } = await server.succeed(
      agentOperatorCalls.listApplications,
      {},
      { token: await newOperatorToken(server, 'owner') },
    )
    expect(list).toHaveLength(4)
  })

  it('its members talk with people they brought, and have read what they answered', async () => {
    const whole = { select_type: 'offline', msg_id: 0, friend_id: 0 } as const
    const { sessions } = await server.succeed(chatCalls.listPrivateMessages, whole, { token })
    expect(sessions?.map(({ unread_count }) => unread_count).sort()).toEqual([0, 0, 0, 0, 1, 1])
  })

  it('is the same for a process that makes it by itself on the same day', { timeout: longMs }, async () => {
    const other = await startTestServer()
    try {
      await makePast(other)
      const figures = await figuresOf(server)
      expect(figures.length).toBeGreaterThan(100)
      expect(await figuresOf(other)).toEqual(figures)
      expect(await peopleOf(other)).toEqual(await peopleOf(server))
    } finally {
      await other.close()
    }
  })

  it('has cases of customer service that wait, that are worked on and that were rated (S-141)', async () => {
    const by = { token: await newOperatorToken(server, 'owner') }
    const { counts, list } = await server.succeed(caseOperatorCalls.listCases, { queue: 'closed', limit: 50 }, by)
    expect(counts).toMatchObject({ waiting: 5, others: 2 })
    expect(list.map(({ rating }) => rating).filter((rating) => rating > 0).length).toBeGreaterThan(5)
    expect((await server.succeed(supportOperatorCalls.listCannedAnswers, {}, by)).list).toHaveLength(3)
  })

  it('leaves the ledger sound', async () => {
    await expect(expectSoundLedger(server)).resolves.toBeUndefined()
  })

  it('began half a year ago and ends before today', async () => {
    const { first, last } = await server.owner.one<{ first: number; last: number }>(
      `select min(created_ms) as first, max(created_ms) as last from ledger_transfers`,
    )
    const nowMs = server.context.clock()
    expect(Math.round((nowMs - first) / dayMs)).toBeGreaterThanOrEqual(historyDays - 1)
    expect(last).toBeLessThanOrEqual(nowMs)
    expect(nowMs - last).toBeLessThan(4 * dayMs)
  })

  it('has a team on two levels, with names in four languages', async () => {
    const { totals, list } = await server.succeed(teamCalls.listTeam, { level: 1, limit: 50 }, { token })
    expect(totals).toMatchObject({ level_1: 10, level_2: 16 })
    expect(list.some(({ vip_type: type }) => type > 0)).toBe(true)
    const languages = await server.owner.query<{ language: string }>('select distinct language from accounts')
    expect(languages.map(({ language }) => language)).toEqual(expect.arrayContaining(['en', 'pt', 'vi', 'zh-CN']))
  })

  it('has commission in every state, and income on many of the last 30 days', async () => {
    const linesOf = async (type: 'commission' | 'star') =>
      (await server.succeed(commissionCalls.listIncome, { type, limit: 100 }, { token })).list
    const lines = [...(await linesOf('commission')), ...(await linesOf('star'))]
    expect(lines.length).toBeGreaterThan(60)
    expect(new Set(lines.map(({ state }) => state))).toEqual(new Set(Object.values(incomeStates)))
    const { list: days } = await server.succeed(commissionCalls.listIncomeDays, { days: 30 }, { token })
    expect(days.filter(({ amount }) => amount !== '0.00').length).toBeGreaterThan(5)
    const months = await server.owner.query<{ month: number }>(
      `select distinct (sold_ms - $2) / $1 as month from commissions where user_id = (select id from accounts where login_name = 'linh')`,
      [30 * dayMs, server.context.clock() - historyDays * dayMs],
    )
    expect(months.length).toBeGreaterThanOrEqual(6)
  })

  it('has applications in each state, and levels that were granted after one', async () => {
    const applied = async (login: string) =>
      (await server.succeed(agentCalls.getAgentLevels, {}, { token: await signIn(server, login) })).apply?.state
    expect([await applied('linh'), await applied('paulo'), await applied('xiaoyu')]).toEqual([
      'accepted',
      'pending',
      'rejected',
    ])
    const { rates } = await server.succeed(commissionCalls.getCommission, {}, { token })
    expect(rates[0]).toMatchObject({ order_type: 'vip', rate_1: '0.1400', rate_2: '0.0700' })
  })

  it('has a flag on somebody who invited themselves, by whom they do not earn', async () => {
    const operator = await newOperatorToken(server, 'owner')
    const { list } = await server.succeed(teamOperatorCalls.listInviteFlags, {}, { token: operator })
    expect(list.map(({ reason }) => reason)).toEqual(['device'])
    const [flag] = list
    const earned = await server.owner.query('select from commissions where buyer_id = $1 and user_id = $2', [
      flag?.member.user_id,
      flag?.earner.user_id,
    ])
    expect(earned).toEqual([])
  })

  it('has projects in each state, all of them with a contract in four languages', async () => {
    const { list } = await server.succeed(projectCalls.listProjects, { limit: 50 }, { token })
    expect(new Set(list.map(({ state }) => state))).toEqual(new Set(Object.values(projectStates)))
    expect(new Set(list.map(({ result }) => result))).toEqual(new Set(['', 'failed', 'funded', 'matured']))
    const contracts = await server.owner.query<{ language: string }>('select distinct language from crowd_contracts')
    expect(contracts).toHaveLength(4)
  })

  it('has orders of the demo member in each state, with a line for each day', async () => {
    const { list } = await server.succeed(crowdOrderCalls.listMyOrders, { limit: 50 }, { token, language: 'vi' })
    const { running, settled, terminated, refunded, cancelled } = crowdOrderStates
    expect(new Set(list.map(({ state }) => state))).toEqual(
      new Set([running, settled, terminated, refunded, cancelled]),
    )
    const earning = list.find(({ state, title }) => state === running && title.includes('Nửa Đêm'))
    const { interests } = await server.succeed(crowdOrderCalls.getMyOrder, { id: earning?.id ?? 0 }, { token })
    expect(interests.length).toBeGreaterThan(20)
    expect(Number(list.find(({ state }) => state === terminated)?.penalty)).toBeGreaterThan(0)
  })

  it('owed interest once and paid it later, and owes none now', async () => {
    const [late] = await server.owner.query<{ days: number; owed: number }>(
      `select count(*) filter (where paid_ms > created_ms + $1)::int as days, count(*) filter (where paid_ms = 0 and amount > 0)::int as owed
         from crowd_interest_days`,
      [2 * dayMs],
    )
    expect(late?.days).toBeGreaterThan(3)
    expect(late?.owed).toBe(0)
  })

  it('has top-ups of the demo member, so that their task of the first one is done, and a VIP they bought', async () => {
    expect((await server.succeed(rechargeCalls.listRecharges, {}, { token })).sum).toBe('138.00')
    const { tasks } = await server.succeed(activityCalls.listActivities, { type: 'task' }, { token })
    expect(tasks?.find(({ code }) => code === 'recharge')?.state).toBe(taskStates.received)
    const bought = await server.succeed(orderCalls.listOrders, { order_type: 'vip' }, { token })
    expect(bought.list).toMatchObject([{ state: 1 }, { state: 1 }])
    const { vip_type: type, vip_end_time: end } = await server.succeed(membershipCalls.listVipPlans, {}, { token })
    expect(type).toBe(1)
    expect(end).toBeGreaterThan(server.context.clock() / 1000)
  })

  it('has orders of the demo member at any minute of the hour', async () => {
    const { list } = await server.succeed(orderCalls.listOrders, { limit: 50 }, { token })
    expect(new Set(list.map(({ create_time: at }) => Math.floor(at / 60) % 60)).size).toBeGreaterThan(5)
  })

  it('has savings of the demo member that earned something on each of the last 30 days, and withdrawals that were paid', async () => {
    const { treasure } = await server.succeed(treasureCalls.getTreasure, {}, { token })
    expect(Number(treasure.balance)).toBeGreaterThan(800)
    const income = await server.succeed(treasureCalls.listTreasureLogs, { type: 'income', limit: 40 }, { token })
    expect(new Set(income.list.map(({ create_time: time }) => Math.floor((time * 1000) / dayMs))).size).toBeGreaterThan(
      30,
    )
    const { list } = await server.succeed(withdrawalCalls.listWithdrawals, {}, { token })
    expect(list.map(({ state }) => state)).toEqual([auditStates.transferred, auditStates.transferred])
  })

  it('R-22: nobody took money out or joined a project before it was known who they are', async () => {
    const unknown = await server.owner.query(
      `select user_id, min(created_ms) as since from
         (select user_id, created_ms from withdrawals union all select user_id, created_ms from crowd_orders) as asked
        group by user_id
       having min(created_ms) < coalesce((select min(audited_ms) from real_names r where r.user_id = asked.user_id and r.status = 2), 1e15)`,
    )
    expect(unknown).toEqual([])
    expect((await server.succeed(withdrawalCalls.getWithdrawTerms, {}, { token })).config.need_real_name).toBe(1)
    expect((await server.succeed(realNameCalls.getRealName, {}, { token })).status).toBe(realNameStates.certified)
  })

  it('has transfers of the demo member to people with a note, and money that became gold', async () => {
    const { list } = await server.succeed(transferCalls.listTransfers, {}, { token })
    expect(new Set(list.map(({ other }) => other.user_id)).size).toBeGreaterThanOrEqual(4)
    expect(list.map(({ direction }) => direction)).toContain('in')
    const converted = await server.succeed(conversionCalls.listConversions, { type: 'record' }, { token })
    expect(converted.total).toBe(2)
  })

  it('has a star package of the demo member that runs, one that ran out, and one that another gave back', async () => {
    const { list } = await server.succeed(starPlanCalls.listUserStars, {}, { token })
    expect(list).toHaveLength(2)
    expect((await server.succeed(starPlanCalls.listStarPlans, {}, { token })).my).not.toBeNull()
    const gone = await server.owner.query('select from star_orders where gone > 0')
    expect(gone).toHaveLength(1)
  })

  it('has stars with posts that are published, for members alone, or wait, and comments with replies', async () => {
    const { list, total } = await server.succeed(starPostCalls.listStarPosts, { limit: 50 }, { token })
    expect(total).toBeGreaterThanOrEqual(9)
    expect(new Set(list.map(({ star_id }) => star_id)).size).toBe(8)
    expect(list.some(({ vip_type: type }) => type === 1)).toBe(true)
    const waiting = await server.succeed(
      starPostOperatorCalls.listStarPostQueue,
      { status: starPostStates.inReview },
      { token: await newOperatorToken(server, 'owner') },
    )
    expect(waiting.total).toBe(2)
  })

  it('has some 300 members who came month by month, more of them in later ones', async () => {
    const months = await server.owner.query<{ month: number; total: number }>(
      `select least(5, (created_ms - $1) / $2)::int as month, count(*)::int as total from accounts group by 1 order by 1`,
      [server.context.clock() - historyDays * dayMs, 30 * dayMs],
    )
    const totals = months.map(({ total }) => total)
    expect(totals).toHaveLength(6)
    expect(totals.reduce((sum, total) => sum + total)).toBeGreaterThanOrEqual(280)
    expect(totals.at(-1)).toBeGreaterThan(totals[1] ?? 0)
  })

  it('has recharges and withdrawals in every state, and more than a page of each waits', async () => {
    const operator = { token: await newOperatorToken(server, 'owner') }
    const { transferred, denied, cancelled, toAudit, pendingTransfer } = auditStates
    for (const state of [transferred, denied, cancelled]) {
      const { total } = await server.succeed(paymentOperatorCalls.listRechargeAudits, { state }, operator)
      expect(total).toBeGreaterThan(0)
    }
    // From receipts that were looked at, members are told how long that usually takes.
    const { list: ways } = await server.succeed(rechargeCalls.listPayPlatforms, {}, { token })
    expect(ways.map((way) => way.usual_minutes)).toContain(30)
    const proved = await server.succeed(
      paymentOperatorCalls.listRechargeAudits,
      { state: toAudit, has_proof: 1 },
      operator,
    )
    expect(proved.total).toBeGreaterThan(20)
    for (const state of [transferred, denied, cancelled, toAudit, pendingTransfer]) {
      const { total } = await server.succeed(withdrawalOperatorCalls.listWithdrawalQueue, { state }, operator)
      expect(total).toBeGreaterThan(0)
    }
    const open = await server.succeed(withdrawalOperatorCalls.listWithdrawalQueue, { limit: 100 }, operator)
    expect(open.total).toBeGreaterThan(20)
    expect(open.list.some(({ payer }) => payer !== null)).toBe(true)
  })

  it('has more than a page of reports, applications and found money that wait, and some that were decided', async () => {
    const operator = { token: await newOperatorToken(server, 'owner') }
    const { inReview, certified, failed } = realNameStates
    for (const [status, least] of [
      [inReview, 21],
      [certified, 1],
      [failed, 1],
    ] as const)
      expect(
        (await server.succeed(realNameOperatorCalls.listRealNames, { status }, operator)).total,
      ).toBeGreaterThanOrEqual(least)
    const { list, total } = await server.succeed(reportsOperatorCalls.listReports, { limit: 100 }, operator)
    expect(total).toBeGreaterThan(30)
    expect(list.filter(({ state }) => state === reportStates.fresh).length).toBeGreaterThan(20)
    const found = await server.succeed(paymentOperatorCalls.listSuspense, { state: 'open' }, operator)
    expect(found.total).toBeGreaterThan(20)
  })

  it('has a distributor whom members came through', async () => {
    const ruichen = await signIn(server, 'ruichen')
    const { distributer } = await server.succeed(agentCalls.getDistributor, {}, { token: ruichen })
    expect(distributer).toMatchObject({ distributer_code: 'ruichen-films', register_total: 4 })
  })
})
