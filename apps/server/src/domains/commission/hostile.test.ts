import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../../platform/database/db.ts'
import { expectSoundLedger } from '../../testing/wallet.ts'
import { type CommissionWorld, startCommissionServer } from './testing.ts'

/** What somebody tries with commission who has the server's own rights in the database. */

let world: CommissionWorld
let plan: number
beforeAll(async () => {
  world = await startCommissionServer()
  plan = await world.newPlan('3000')
})
afterAll(() => world.server.close())

const inTransaction = (work: (tx: Db) => Promise<unknown>): Promise<string> =>
  world.server.context.db.transaction(work).then(
    () => 'done',
    (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : String(error)),
  )
const codeOf = (statement: string): Promise<string> => inTransaction((tx) => tx.execute(statement))

interface Posting {
  readonly kind?: string
  readonly key: string
  readonly route?: string
  readonly from?: number
  readonly to?: number
  readonly amount: number
}

const post = (tx: Db, { kind = 'commission', key, route = `${kind}.vip`, from = 0, to = 0, amount }: Posting) =>
  tx.execute(
    `select ledger_post($1, $2, 'H', '', 0, null, 1, '2026-11', array[$3], array[$4::bigint], array[$5::bigint], array['money'], array[$6::bigint],
       array[null]::bigint[])`,
    [kind, key, route, from, to, amount],
  )
const attempt = (...postings: Posting[]): Promise<string> =>
  inTransaction(async (tx) => {
    for (const posting of postings) await post(tx, posting)
  })

/** Cai buys for 30.00: Bao has 3.00 of it waiting, and Ana 1.50. */
async function sell() {
  const [ana, bao, cai] = await world.newLine()
  const orderId = await world.orderId(await world.buy(cai, plan))
  await world.tend()
  const { id } = await world.server.context.db.one<{ id: number }>(
    `select id from commissions where kind = 'vip' and sale_id = $1 and level = 1`,
    [orderId],
  )
  return { ana, bao, cai, orderId, id }
}

describe('S-100: commission with the rights of the server', () => {
  it('is posted for nobody without a row, under no other key, and not together with others', async () => {
    const { bao } = await sell()
    const to = bao.userId
    for (const key of ['x', 'commission:999999:0', 'commission:0:0', 'commission_release:1:1', 'commission:1'])
      expect([key, await attempt({ key, to, amount: 1 })]).toEqual([key, 'P0400'])
    expect(
      await inTransaction((tx) =>
        tx.execute(
          `select ledger_post_together('commission', '{commission:999999:0}', '{B}', '{""}', 1, '2026-11', '{1}', '{commission.vip}', '{0}', array[$1::bigint],
             'money', '{5}')`,
          [to],
        ),
      ),
    ).toBe('P0400')
    expect((await world.moneyOf(bao)).waiting).toBe(300)
  })

  it('is never more or less than its row says, in one posting or in several, for the earner alone', async () => {
    const { ana, bao, id } = await sell()
    const [to, from] = [bao.userId, bao.userId]
    const key = `commission:${id}:9`
    for (const posting of [
      { key, to, amount: 1 },
      { key: `commission:0${id}:9`, to, amount: 300 },
      { key, to: ana.userId, amount: 300 },
      { key, kind: 'commission_back', from, amount: 1 },
      {
        key: `commission_release:${id}:9`,
        kind: 'commission_release',
        route: 'commission_release.cash',
        from,
        to,
        amount: 300,
      },
      {
        key: `commission_release:${id}:9`,
        kind: 'commission_release',
        route: 'commission_release.cash',
        from,
        to: ana.userId,
        amount: 300,
      },
    ] satisfies Posting[])
      expect([posting, await attempt(posting)]).toEqual([posting, 'P0400'])
    const back = { key, kind: 'commission_back', from, amount: 300 }
    expect(await attempt(back, { key: `commission:${id}:10`, to: ana.userId, amount: 300 })).toBe('P0400')
    expect((await world.moneyOf(bao)).waiting).toBe(300)
    expect((await world.moneyOf(ana)).waiting).toBe(150)
  })

  it('that was settled is not settled again, and what is reversed does not stay with the earner', async () => {
    const { bao, id } = await sell()
    world.server.advance(8 * 24 * 60 * 60 * 1000)
    await world.tend()
    expect(await world.moneyOf(bao)).toMatchObject({ waiting: 0, cash: 300 })
    const [to, from] = [bao.userId, bao.userId]
    const release = { kind: 'commission_release', route: 'commission_release.cash', from, to, amount: 300 }
    expect(
      await attempt({ key: `commission:${id}:9`, to, amount: 300 }, { key: `commission_release:${id}:9`, ...release }),
    ).toBe('P0400')
    const reversed = inTransaction(async (tx) => {
      await tx.execute(`update commissions set amount = 0, state = 'reversed' where id = $1`, [id])
      await post(tx, {
        key: `commission:${id}:9`,
        kind: 'commission_back',
        route: 'commission_back.vip_cash',
        from,
        amount: 299,
      })
    })
    expect(await reversed).toBe('P0400')
    expect(await world.moneyOf(bao)).toMatchObject({ waiting: 0, cash: 300 })
  })

  it('two postings of one row at once never come to more than the row', async () => {
    const { bao, id } = await sell()
    const raise = (version: number) =>
      inTransaction(async (tx) => {
        await tx.execute(`update commissions set amount = 250 where id = $1`, [id])
        await post(tx, { key: `commission:${id}:${version}`, kind: 'commission_back', from: bao.userId, amount: 50 })
      })
    const codes = await Promise.all([21, 22, 23, 24].map(raise))
    expect(codes.toSorted()).toEqual(['P0400', 'P0400', 'P0400', 'done'])
    expect((await world.moneyOf(bao)).waiting).toBe(250)
    await expectSoundLedger(world.server)
  })

  it('keeps for whom, of what and how much was agreed, and the cap of each sale', async () => {
    await sell()
    for (const statement of [
      'update commissions set agreed = agreed + 1',
      'update commissions set user_id = 1',
      'update commissions set rate_ppm = 1000000',
      'delete from commissions',
      'update commission_sales set most = most + 1',
      'update commission_sales set agreed = 0',
      'update commission_sales set base = base + 1',
      'delete from commission_sales',
    ])
      expect([statement, await codeOf(statement)]).toEqual([statement, '42501'])
    expect(await codeOf('update commissions set amount = agreed + 1')).toBe('23514')
    const third = `insert into commissions (kind, sale_id, level, user_id, buyer_id, rate_ppm, agreed, amount, sold_ms, due_ms, created_ms)
      select kind, sale_id, 3 - level, user_id, buyer_id, rate_ppm, 1, 0, sold_ms, due_ms, 0 from commissions where level = 1 limit 1`
    expect(await codeOf(third)).toBe('23505')
  })
})
