import { dayMs, hourMs } from '@cliffhanger/contract/duration.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { countInterest } from './interest.ts'
import { lockOrder } from './queries/orders.ts'
import { type CrowdfundingWorld, startCrowdfundingServer } from './testing.ts'

/** What a round does where the work of one order or project fails: the others have theirs, the log names it, and a later round does it. */

let world: CrowdfundingWorld
beforeEach(async () => {
  world = await startCrowdfundingServer()
  await world.fundPool(100_000n)
})
afterEach(async () => {
  vi.restoreAllMocks()
  await world.close()
})

/** Has the database refuse every change of a row, until it is mended. */
async function breakRow(table: 'crowd_orders' | 'crowd_projects', id: number) {
  const { owner } = world.server
  await owner.execute(
    `create function test_break() returns trigger language plpgsql as $$ begin raise exception 'broken' using errcode = 'P0500'; end $$`,
    [],
    { prepare: false },
  )
  await owner.execute(
    `create trigger test_break before update on ${table} for each row when (old.id = ${id}) execute function test_break()`,
    [],
    { prepare: false },
  )
  return () => owner.execute(`drop trigger test_break on ${table}; drop function test_break()`, [], { prepare: false })
}

const spyOnErrors = () => vi.spyOn(world.server.context.log, 'error').mockReturnValue(undefined)

/** Three members with 100.00 each in one project; the first order is the one that fails. */
async function invested(project: Parameters<CrowdfundingWorld['newProject']>[0] = {}) {
  const projectId = await world.newProject(project)
  const people = [await world.newInvestor(), await world.newInvestor(), await world.newInvestor()]
  const orders: number[] = []
  for (const who of people) orders.push(await world.invest(who, projectId, 10))
  const balances = () => Promise.all(people.map((who) => world.balanceOf(who)))
  return { projectId, orders, broken: orders[0] ?? 0, balances }
}

describe('S-112: one order that fails does not keep others back', () => {
  it('while days are counted and paid', async () => {
    const { broken, balances } = await invested()
    world.server.advance(dayMs)
    await world.tend()
    const mend = await breakRow('crowd_orders', broken)
    const errors = spyOnErrors()
    world.server.advance(dayMs)
    await world.tend()
    expect(await balances()).toEqual(['9900.00', '9900.10', '9900.10'])
    expect(errors.mock.calls).toEqual([
      [expect.objectContaining({ orderId: broken }), 'the interest of an order could not be counted'],
    ])
    await mend()
    await world.tend()
    expect(await balances()).toEqual(['9900.10', '9900.10', '9900.10'])
  })

  it('while what is owed is paid', async () => {
    const { broken, balances } = await invested()
    world.server.advance(2 * dayMs)
    await world.server.context.db.transaction(async (tx) => {
      for (const { id } of await tx.query<{ id: number }>(`select id from crowd_orders order by id`))
        await countInterest(world.server.context, tx, await lockOrder(tx, id))
    })
    const mend = await breakRow('crowd_orders', broken)
    const errors = spyOnErrors()
    await world.tend()
    expect(await balances()).toEqual(['9900.00', '9900.10', '9900.10'])
    expect(errors.mock.calls).toEqual([
      [expect.objectContaining({ orderId: broken }), 'the interest of an order could not be paid'],
    ])
    await mend()
    await world.tend()
    expect(await balances()).toEqual(['9900.10', '9900.10', '9900.10'])
  })

  it('while a failed project gives everything back', async () => {
    const { broken, balances } = await invested({ least: 100_000, endsMs: hourMs })
    world.server.advance(2 * hourMs)
    const mend = await breakRow('crowd_orders', broken)
    const errors = spyOnErrors()
    await world.tend()
    expect(await balances()).toEqual(['9900.00', '10000.00', '10000.00'])
    expect(errors.mock.calls).toEqual([
      [expect.objectContaining({ orderId: broken }), 'what a failed project holds of an order could not be given back'],
    ])
    await mend()
    await world.tend()
    expect(await balances()).toEqual(['10000.00', '10000.00', '10000.00'])
  })

  it('nor does a project that cannot be decided', async () => {
    const one = await invested({ least: 100_000, endsMs: hourMs })
    const other = await invested({ least: 100_000, endsMs: hourMs })
    world.server.advance(2 * hourMs)
    const mend = await breakRow('crowd_projects', one.projectId)
    const errors = spyOnErrors()
    await world.tend()
    expect(await one.balances()).toEqual(['9900.00', '9900.00', '9900.00'])
    expect(await other.balances()).toEqual(['10000.00', '10000.00', '10000.00'])
    expect(errors.mock.calls).toEqual([
      [expect.objectContaining({ projectId: one.projectId }), 'the funding of a project could not be decided'],
    ])
    await mend()
    await world.tend()
    expect(await one.balances()).toEqual(['10000.00', '10000.00', '10000.00'])
  })
})
