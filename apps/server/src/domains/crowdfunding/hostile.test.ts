import { randomUUID } from 'node:crypto'
import { crowdOrderCalls } from '@cliffhanger/contract/crowdfunding/order-calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectSoundLedger, payPassword } from '../../testing/wallet.ts'
import { type CrowdfundingWorld, startCrowdfundingServer } from './testing.ts'

/** What somebody tries who has the server's own rights in the database, or speaks to its calls. */

let world: CrowdfundingWorld
beforeAll(async () => {
  world = await startCrowdfundingServer()
  await world.fundPool(10_000n)
})
afterAll(() => world.close())

/** A statement with the rights of the server; answers the code it is refused with. */
const codeOf = (statement: string, values: readonly (string | number)[] = []): Promise<string> =>
  world.server.context.db.execute(statement, [...values]).then(
    () => 'done',
    (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : String(error)),
  )
const post = (kind: string, route: string, from: number, to: number, amount: number): Promise<string> =>
  codeOf(
    `select ledger_post($1, $2, 'H', '', 0, null, 1, '2026-11', array[$3], array[$4::bigint], array[$5::bigint], array['money'], array[$6::bigint],
       array[null]::bigint[])`,
    [kind, randomUUID(), route, from, to, amount],
  )

/** Two projects, each with an investor who has 100.00 in it. */
async function twoProjects() {
  const [ana, bao] = [await world.newInvestor(), await world.newInvestor()]
  const [one, other] = [await world.newProject(), await world.newProject()]
  const orders = [await world.invest(ana, one, 10), await world.invest(bao, other, 10)] as const
  return { ana, bao, one, other, orders }
}

describe('S-112: with the rights of the server in the database', () => {
  it('nobody changes stakes, payees, routes, purposes, balances or entries', async () => {
    const statements = [
      `update ledger_stakes set amount = 0`,
      `insert into ledger_payees (account_id, user_id) values (1, 1)`,
      `update ledger_routes set escrow = ''`,
      `insert into ledger_routes (route, kind, from_purpose, to_purpose) values ('x.y', 'x', 'project_pool', 'cash')`,
      `update ledger_purposes set floor = null`,
      `update ledger_accounts set balance = 1, floor = null`,
      `update ledger_entries set amount = 1`,
      `delete from ledger_transfers`,
      `select ledger_move_stake(1, 1, 1)`,
    ]
    for (const statement of statements) expect([statement, await codeOf(statement)]).toEqual([statement, '42501'])
  })

  it('no money of a project reaches another one’s investors, its own beyond their stake, or a payee who was not named', async () => {
    const { ana, bao, one, other } = await twoProjects()
    expect(await post('project_back', 'project_back.principal', -one, bao.userId, 1)).toBe('P0400')
    expect(await post('crowdfunding_refund', 'crowdfunding_refund.cash', -other, ana.userId, 1)).toBe('P0400')
    expect(await post('chargeback', 'chargeback.stake', -one, bao.userId, 1)).toBe('P0400')
    expect(await post('project_back', 'project_back.principal', -one, ana.userId, 10_001)).toBe('P0400')
    expect(await post('project_payout', 'project_payout.payee', -one, bao.userId, 1)).toBe('P0400')
    expect(await codeOf(`select ledger_name_payee($1, $2)`, [-one, bao.userId])).toBe('P0400')
  })

  it('no interest comes out of principal, and none beyond what was funded', async () => {
    const { ana, one } = await twoProjects()
    expect(await post('project_interest', 'project_interest.pay', -one, ana.userId, 1)).toBe('P0400')
    expect(await post('project_back', 'project_back.interest', -one, ana.userId, 1)).toBe('P0400')
    expect(await post('project_interest', 'project_back.principal', -one, ana.userId, 1)).toBe('P0400')
    expect(await post('project_interest', 'project_interest.pay', 0, ana.userId, 10_001)).toBe('P0402')
    const { into } = await world.server.context.db.one<{ into: string[] }>(
      `select array_agg(from_purpose) as into from ledger_routes where to_purpose = 'project_pool'`,
    )
    expect(into).toEqual(['owner'])
    const { out } = await world.server.context.db.one<{ out: number }>(
      `select count(*)::int as out from ledger_routes where from_purpose = 'escrow' and (kind like '%interest%' or in_type like '%interest%')`,
    )
    expect(out).toBe(0)
  })

  it('no contract that was signed is changed', async () => {
    await twoProjects()
    expect(await codeOf(`update crowd_contracts set sign_name = 'x'`)).toBe('P0403')
    expect(await codeOf(`delete from crowd_contracts`)).toBe('P0403')
  })
})

describe('S-100: commission with the rights of the server', () => {
  it('has no way from recruiting, star packages, projects, transfers or granted gold, and keeps its rules', async () => {
    const { from } = await world.server.context.db.one<{ from: string[] }>(
      `select array_agg(distinct kind || ' ' || from_purpose order by kind || ' ' || from_purpose) as from from ledger_routes
        where to_purpose = 'commission_pending'`,
    )
    expect(from).toEqual(['commission revenue_coin', 'commission revenue_fee', 'commission revenue_vip'])
    const who = await world.newReader()
    for (const kind of ['star', 'crowdfunding', 'transfer', 'recharge_reward', 'task'])
      expect(await post(kind, 'commission.vip', 0, who.userId, 1)).toBe('P0400')
    for (const table of ['commission_rules', 'agent_terms', 'agent_grants'])
      expect([table, await codeOf(`update ${table} set from_ms = 0`)]).toEqual([table, '42501'])
  })

  it('an inviter is never another one, and no line of inviters closes', async () => {
    const [ana, bao, cai] = [await world.newReader(), await world.newReader(), await world.newReader()]
    const bind = (who: number, inviter: number) =>
      codeOf(`update accounts set inviter_id = $2 where id = $1`, [who, inviter])
    expect(await bind(bao.userId, ana.userId)).toBe('done')
    expect(await bind(bao.userId, cai.userId)).toBe('23001')
    expect(await bind(ana.userId, bao.userId)).toBe('23514')
    expect(await bind(cai.userId, cai.userId)).toBe('23514')
  })
})

describe('S-91: through the calls', () => {
  it('nobody takes out what is another member’s, and looking moves nothing', async () => {
    const { ana, bao, orders } = await twoProjects()
    expect((await world.takeOut(bao, orders[0], 'terminate')).code).toBe(4002)
    expect((await world.quote(bao, orders[0], 'terminate')).code).toBe(4002)
    const before = await world.balanceOf(ana)
    for (let look = 0; look < 3; look++) expect((await world.quote(ana, orders[0], 'terminate')).code).toBe(200)
    expect(await world.balanceOf(ana)).toBe(before)
    expect((await world.orderOf(ana, orders[0])).state).toBe(1)
  })

  it('an early exit and the end of the term at once end an order once', async () => {
    const who = await world.newInvestor()
    const id = await world.invest(who, await world.newProject({ rate: 0, days: 2 }), 10)
    await world.live(2)
    world.server.advance(24 * 60 * 60 * 1000)
    const replies = await Promise.all([
      world.takeOut(who, id, 'terminate'),
      world.takeOut(who, id, 'settle'),
      world.tend(),
      world.takeOut(who, id, 'settle'),
    ])
    expect(replies.filter((reply) => reply?.code === 200)).toHaveLength(1)
    expect(await world.balanceOf(who)).toBe('10000.00')
    await expectSoundLedger(world.server)
  })

  it('numbers that are none, below zero or huge change nothing', async () => {
    const [who, project] = [await world.newInvestor(), await world.newProject()]
    for (const number of [-1, 0, 1.5, 1_000_001, Number.MAX_SAFE_INTEGER]) {
      const form = { project_id: project, number, agree: 1, sign_name: 'Ana Lima' } as const
      const options = { token: who.token, key: randomUUID() }
      expect((await world.server.call(crowdOrderCalls.joinProject, form, options)).code).toBe(4000)
    }
    const id = await world.invest(who, project, 1)
    for (const expect_receive of ['-9.00', '1e9', '99999999999999999999']) {
      const form = { order_id: id, type: 'terminate', pay_password: payPassword, expect_receive } as const
      const { code } = await world.server.call(crowdOrderCalls.takeOut, form, { token: who.token, key: randomUUID() })
      expect([4000, 4003]).toContain(code)
    }
    expect(await world.balanceOf(who)).toBe('9990.00')
    expect((await world.projectOf(who, project)).project.units_left).toBe(99)
  })
})
