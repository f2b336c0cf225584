import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { escrowOf, type LedgerRoute, platformOwner } from './ledger-routes.ts'
import { openTestLedger, type TestLedger } from './testing.ts'

/** What a hostile caller of the ledger may try with the money of projects. Nothing above the ledger is asked. */

let ledger: TestLedger
let next = 100
beforeAll(async () => {
  ledger = await openTestLedger()
})
afterAll(() => ledger.test.drop())
afterEach(() => ledger.expectSound())

const refused = { code: 'P0400' }
const newProject = () => next++
const move = (route: LedgerRoute, from: number, to: number, amount: bigint) =>
  ({ route, coin: 'money', amount, from, to }) as const
const join = (from: number, project: number, amount: bigint) =>
  ledger.post({ kind: 'crowdfunding', moves: [move('crowdfunding.cash', from, escrowOf(project), amount)] })
const back = (project: number, to: number, amount: bigint) =>
  ledger.post({ kind: 'project_back', moves: [move('project_back.principal', escrowOf(project), to, amount)] })
const payOut = (project: number, to: number, amount: bigint) =>
  ledger.post({ kind: 'project_payout', moves: [move('project_payout.payee', escrowOf(project), to, amount)] })
const addProceeds = (project: number, amount: bigint) =>
  ledger.post({
    kind: 'project_proceeds',
    moves: [move('project_proceeds.owner', platformOwner, escrowOf(project), amount)],
  })
const namePayee = (project: number, userId: number) =>
  ledger.database.execute(`select ledger_name_payee($1, $2)`, [escrowOf(project), userId])
const readEscrow = (project: number) =>
  ledger.database.one<{ balance: number; floor: number }>(
    `select balance, floor from ledger_accounts where owner_id = $1 and purpose = 'escrow'`,
    [escrowOf(project)],
  )

async function newInvestor(money = 1000n): Promise<number> {
  const userId = await ledger.newMember()
  await ledger.recharge(userId, money)
  return userId
}

describe('S-112: the money of a project', () => {
  it('goes back to whoever put it in, as often as it was put in, and to nobody else', async () => {
    const [project, ana, bao] = [newProject(), await newInvestor(), await newInvestor()]
    await join(ana, project, 600n)
    await join(bao, project, 300n)
    expect(await readEscrow(project)).toEqual({ balance: 900, floor: 900 })
    await expect(back(project, bao, 301n)).rejects.toMatchObject(refused)
    await expect(back(project, await newInvestor(), 1n)).rejects.toMatchObject(refused)
    await back(project, ana, 600n)
    await expect(back(project, ana, 1n)).rejects.toMatchObject(refused)
    expect(await readEscrow(project)).toEqual({ balance: 300, floor: 300 })
    expect(await ledger.cashOf(ana)).toBe(1000n)
  })

  it('never pays an investor of another project', async () => {
    const [one, other, ana, bao] = [newProject(), newProject(), await newInvestor(), await newInvestor()]
    await join(ana, one, 500n)
    await join(bao, other, 500n)
    await expect(back(one, bao, 500n)).rejects.toMatchObject(refused)
    await expect(back(other, ana, 1n)).rejects.toMatchObject(refused)
  })

  it('never pays interest, rewards, withdrawals or fees', async () => {
    const [project, ana] = [newProject(), await newInvestor()]
    await join(ana, project, 500n)
    const { routes } = await ledger.database.one<{ routes: { route: string; escrow: string }[] }>(
      `select json_agg(json_build_object('route', route, 'escrow', escrow) order by route) as routes from ledger_routes where from_purpose = 'escrow'`,
    )
    expect(routes).toEqual([
      { route: 'chargeback.stake', escrow: 'stake' },
      { route: 'crowdfunding_refund.cash', escrow: 'stake' },
      { route: 'project_back.principal', escrow: 'stake' },
      { route: 'project_payout.payee', escrow: 'payee' },
    ])
    const interest = [move('project_interest.pay', escrowOf(project), ana, 1n)]
    await expect(ledger.post({ kind: 'project_interest', moves: interest })).rejects.toMatchObject(refused)
  })

  it('a route that touches an escrow cannot be made without saying what it does there', async () => {
    await expect(
      ledger.test.owner.execute(
        `insert into ledger_routes (route, kind, from_purpose, to_purpose) values ('x.y', 'x', 'escrow', 'cash')`,
      ),
    ).rejects.toMatchObject({ code: '23514' })
  })

  it('has no way back by a reversal, and cannot be posted in batches', async () => {
    const [project, ana] = [newProject(), await newInvestor()]
    const { transferId } = await join(ana, project, 100n)
    const reversal = [move('crowdfunding.cash', escrowOf(project), ana, 100n)]
    const { transferId: otherId } = await ledger.pay(ana, await ledger.newMember(), 100n)
    for (const reverses of [transferId, otherId])
      await expect(ledger.post({ kind: 'reversal', reverses, moves: reversal })).rejects.toMatchObject(refused)
    const moves = [{ route: 'project_back.principal', from: escrowOf(project), to: ana, amount: 100n }] as const
    await expect(
      ledger.postTogether({ kind: 'project_back', coin: 'money', transfers: [{ key: 'k', bizNo: 'B', moves }] }),
    ).rejects.toMatchObject(refused)
  })

  it('pays payees what is above all stakes, and no one who was not named before the first money came', async () => {
    const [project, ana, owner] = [newProject(), await newInvestor(), await ledger.newMember()]
    await namePayee(project, owner)
    await namePayee(project, owner)
    await join(ana, project, 500n)
    await expect(payOut(project, owner, 1n)).rejects.toMatchObject({ name: 'PoolShort', pool: 'escrow' })
    await addProceeds(project, 80n)
    expect(await readEscrow(project)).toEqual({ balance: 580, floor: 500 })
    await expect(payOut(project, owner, 81n)).rejects.toMatchObject({ name: 'PoolShort' })
    await expect(payOut(project, ana, 80n)).rejects.toMatchObject(refused)
    await payOut(project, owner, 80n)
    await back(project, ana, 500n)
    expect(await readEscrow(project)).toEqual({ balance: 0, floor: 0 })
    await expect(namePayee(project, ana)).rejects.toMatchObject(refused)
  })

  it('a payee has no stake', async () => {
    const [project, owner] = [newProject(), await newInvestor()]
    await namePayee(project, owner)
    await expect(join(owner, project, 1n)).rejects.toMatchObject(refused)
  })

  it('is an account of a project, and no other account is', async () => {
    const ana = await newInvestor()
    await expect(join(ana, 0, 1n)).rejects.toMatchObject(refused)
    await expect(
      ledger.post({ kind: 'crowdfunding', moves: [move('crowdfunding.cash', ana, ana, 1n)] }),
    ).rejects.toMatchObject(refused)
    await expect(
      ledger.post({ kind: 'correction', moves: [move('correction.out', ana, escrowOf(newProject()), 1n)] }),
    ).rejects.toMatchObject(refused)
  })

  it('stays whole under many at once: joins, returns and payouts', async () => {
    const project = newProject()
    const owner = await ledger.newMember()
    await namePayee(project, owner)
    const people = await Promise.all(Array.from({ length: 12 }, () => newInvestor(1000n)))
    await Promise.allSettled(
      people.flatMap((userId, index) => [
        join(userId, project, 400n),
        back(project, userId, 250n),
        join(userId, project, 100n),
        back(project, userId, 500n),
        ...(index % 3 === 0 ? [addProceeds(project, 7n), payOut(project, owner, 20n)] : []),
      ]),
    )
    const { balance, floor } = await readEscrow(project)
    const cash = await Promise.all(people.map((userId) => ledger.cashOf(userId)))
    expect(floor).toBe(Number(cash.reduce((sum, each) => sum + 1000n - each, 0n)))
    expect(balance).toBe(floor + 28 - Number(await ledger.cashOf(owner)))
  })
})
