import { randomUUID } from 'node:crypto'
import { projectOperatorCalls } from '@cliffhanger/contract/crowdfunding/operator-project-calls.ts'
import { ledgerOperatorCalls } from '@cliffhanger/contract/ledger/operator-ledger-calls.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { codesOf, type Member, newMember } from '../../../../testing/members.ts'
import { newOperatorToken } from '../../../../testing/operators.ts'
import { expectSoundLedger } from '../../../../testing/wallet.ts'
import { actionsUpon, reason } from '../../testing.ts'
import { type OperatedCrowdfunding, startOperatedCrowdfunding } from './testing.ts'

/** What a hostile operator, or two of them, may try with the money of a project. */

let world: OperatedCrowdfunding
beforeAll(async () => {
  world = await startOperatedCrowdfunding()
  await world.fundPool(100_000_000n)
})
afterAll(() => world.close())
afterEach(() => expectSoundLedger(world.server))

/** An open project with a payee and an investor who put 500.00 in. */
async function newProject() {
  const payee = await newMember(world.server)
  const project = await world.opened({ payee_ids: [payee.userId] })
  const investor = await world.newInvestor('1000.00')
  const orderId = await world.invest(investor, project.id, 50)
  return { id: project.id, payee, investor, orderId }
}
const money = (who: Member) => world.balanceOf(who)
const escrowOf = async (id: number) => (await world.read(id)).escrow
const moves = async (id: number) =>
  (await world.server.succeed(projectOperatorCalls.listEscrowMoves, { project_id: id }, { token: world.token })).list

describe('money of a project', () => {
  it('A-4: proceeds come in and are paid to a payee, each by two operators, once', async () => {
    const { id, payee } = await newProject()
    const asked = await world.proceeds(id, '80.00')
    expect(asked.data.change).toMatchObject({ kind: 'crowd.proceeds', state: 0, after: { amount: '80.00' } })
    expect(await escrowOf(id)).toEqual({ balance: '500.00', stakes: '500.00', available: '0.00' })
    expect((await world.agree(asked.data.change, world.token)).code).toBe(5021)
    expect(
      codesOf(await Promise.all([world.second, world.owner].map((by) => world.agree(asked.data.change, by)))),
    ).toEqual([200, 4003])
    expect(await escrowOf(id)).toEqual({ balance: '580.00', stakes: '500.00', available: '80.00' })

    const payout = await world.payout(id, payee, '80.00')
    expect(payout.data.change).toMatchObject({ kind: 'crowd.payout', state: 0, after: { amount: '80.00' } })
    expect(await money(payee)).toBe('0.00')
    expect((await world.agree(payout.data.change, world.token)).code).toBe(5021)
    expect(
      codesOf(await Promise.all([world.second, world.owner].map((by) => world.agree(payout.data.change, by)))),
    ).toEqual([200, 4003])
    expect(await money(payee)).toBe('80.00')
    expect(await escrowOf(id)).toEqual({ balance: '500.00', stakes: '500.00', available: '0.00' })
    expect(await moves(id)).toMatchObject([
      { kind: 'payout', amount: '80.00', member: { user_id: payee.userId } },
      { kind: 'proceeds', amount: '80.00', member: null },
    ])
    expect(await actionsUpon(world.server, `project ${id}`, world.owner)).toMatchObject([
      { action: 'crowd.payout', reason, after: { amount: '80.00' } },
      { action: 'crowd.proceeds', reason },
      { action: 'crowd.open' },
      { action: 'crowdProject.create' },
    ])
  })

  it('is asked for once per key', async () => {
    const { id } = await newProject()
    const key = randomUUID()
    const input = { project_id: id, amount: '5.00', reason }
    const ask = () => world.server.succeed(projectOperatorCalls.requestProceeds, input, { token: world.token, key })
    const [one, other] = await Promise.all([ask(), ask()])
    expect(other.change.id).toBe(one.change.id)
  })

  it('two payouts of the same money: the second is refused when it is agreed to', async () => {
    const { id, payee } = await newProject()
    await world.addProceeds(id, '10.00')
    const asked = [await world.payout(id, payee, '10.00'), await world.payout(id, payee, '10.00')]
    const agreed = await Promise.all(asked.map(({ data }) => world.agree(data.change)))
    expect(codesOf(agreed)).toEqual([200, 7001])
    expect(await money(payee)).toBe('10.00')
  })
})

describe('S-112: what an operator cannot do with it', () => {
  it('pay a payee of another project, an investor of this one or of another, or anybody else', async () => {
    const [one, other] = [await newProject(), await newProject()]
    await world.addProceeds(one.id, '100.00')
    const stranger = await newMember(world.server)
    for (const who of [other.payee, one.investor, other.investor, stranger])
      expect(await world.payout(one.id, who, '1.00')).toMatchObject({ code: 4000, data: { field: 'user_id' } })
  })

  it('pay a payee from what members put in', async () => {
    const { id, payee } = await newProject()
    expect((await world.payout(id, payee, '0.01')).code).toBe(7001)
    await world.addProceeds(id, '30.00')
    expect((await world.payout(id, payee, '30.01')).code).toBe(7001)
    expect((await world.payout(id, payee, '530.00')).code).toBe(7001)
  })

  it('change who is paid, how much, or from which project after it was asked for, past the ledger', async () => {
    const [one, other] = [await newProject(), await newProject()]
    await world.addProceeds(one.id, '20.00')
    const forge = async (forged: object) => {
      const { change } = (await world.payout(one.id, one.payee, '20.00')).data
      await world.server.owner.execute(`update operator_changes set wish = wish || $2::jsonb where id = $1`, [
        change.id,
        JSON.stringify(forged),
      ])
      return world.agree(change)
    }
    for (const userId of [other.payee.userId, one.investor.userId, other.investor.userId])
      expect(await forge({ user_id: userId })).toMatchObject({ code: 4000 })
    expect((await forge({ amount: '2001' })).code).toBe(7001)
    expect(await forge({ project_id: other.id })).toMatchObject({ code: 4000 })
    // Whatever the handlers above say, the ledger's own routes say no as well.
    const { ledger } = world.server.domains
    const post = (route: 'project_payout.payee' | 'project_interest.pay', to: number, amount: bigint) =>
      world.server.context.db.transaction((tx) =>
        ledger.move(tx, {
          kind: route.split('.')[0] ?? '',
          key: randomUUID(),
          bizNo: 'X',
          moves: [{ route, coin: 'money', amount, from: -one.id, to }],
        }),
      )
    await expect(post('project_payout.payee', other.payee.userId, 1n)).rejects.toMatchObject({ code: 'P0400' })
    await expect(post('project_payout.payee', one.investor.userId, 1n)).rejects.toMatchObject({ code: 'P0400' })
    await expect(post('project_payout.payee', one.payee.userId, 2001n)).rejects.toMatchObject({ name: 'PoolShort' })
    await expect(post('project_interest.pay', one.investor.userId, 1n)).rejects.toMatchObject({ code: 'P0400' })
    expect(await escrowOf(one.id)).toEqual({ balance: '520.00', stakes: '500.00', available: '20.00' })
  })

  it('name another payee once members have put money in', async () => {
    const { id, payee, investor } = await newProject()
    const { version, start_time, end_time } = await world.read(id)
    for (const payees of [[payee.userId, investor.userId], [investor.userId], []]) {
      const form = { ...world.formOf({ payee_ids: payees, start_time, end_time }), id, version }
      expect(await world.server.call(projectOperatorCalls.editProject, form, { token: world.owner })).toMatchObject({
        code: 4000,
        data: { field: 'payee_ids' },
      })
    }
    await expect(
      world.server.context.db.query(`select ledger_name_payee($1, $2)`, [-id, investor.userId]),
    ).rejects.toMatchObject({ code: 'P0400' })
  })

  it('have a payee put money in, so that stakes would leave as payouts', async () => {
    const payee = await world.newInvestor('1000.00')
    const project = await world.opened({ payee_ids: [payee.userId] })
    expect((await world.join(payee, project.id, 1)).code).toBe(7017)
  })

  it('put proceeds where nobody could be paid, or into a draft', async () => {
    const bare = await world.opened()
    expect((await world.proceeds(bare.id, '1.00')).code).toBe(4003)
    const draft = await world.draft({ payee_ids: [(await newMember(world.server)).userId] })
    expect((await world.proceeds(draft.id, '1.00')).code).toBe(4003)
    expect((await world.proceeds(999_999, '1.00')).code).toBe(4002)
    expect((await world.payout(draft.id, await newMember(world.server), '1.00')).code).toBe(4000)
  })

  it('pay interest from principal: an empty pool stays owed, however much is in escrow', async () => {
    const { id, investor, orderId } = await newProject()
    const balance = await world.poolBalance()
    await world.server.context.db.transaction((tx) =>
      world.server.domains.ledger.move(tx, {
        kind: 'project_interest',
        key: randomUUID(),
        bizNo: 'X',
        moves: [
          { route: 'project_interest.pay', coin: 'money', amount: BigInt(balance), from: 0, to: investor.userId },
        ],
      }),
    )
    await world.live(2)
    expect(await world.orderOf(investor, orderId)).toMatchObject({ interest_paid: '0.00', interest_owed: '0.50' })
    expect(await escrowOf(id)).toMatchObject({ balance: '500.00', stakes: '500.00' })
    expect((await world.obligations()).owed_interest.total).toBeGreaterThan(0)
    await world.fund('100000.00')
    await world.tend()
    expect(await world.orderOf(investor, orderId)).toMatchObject({ interest_paid: '0.50', interest_owed: '0.00' })
  })

  it('take a stake back by reversing how it came in', async () => {
    const { id } = await newProject()
    const { id: transferId } = await world.server.owner.one<{ id: number }>(
      `select e.transfer_id as id from ledger_entries e join ledger_accounts a on a.id = e.account_id where a.owner_id = $1 limit 1`,
      [-id],
    )
    const reversed = await world.server.call(
      ledgerOperatorCalls.requestReversal,
      { transfer_id: transferId, reason_code: 'mistake', reason },
      { token: world.token, key: randomUUID() },
    )
    expect(reversed.code).toBe(4003)
  })

  it('R-23: ask for any of it without the right to move money', async () => {
    const { id, payee } = await newProject()
    for (const role of ['editor', 'support', 'auditor'] as const) {
      const token = await newOperatorToken(world.server, role)
      expect((await world.payout(id, payee, '1.00', token)).code).toBe(4001)
      expect((await world.proceeds(id, '1.00', token)).code).toBe(4001)
      expect((await world.ask('requestFailure', await world.read(id), token)).code).toBe(4001)
    }
  })
})
