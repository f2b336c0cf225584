import { dayMs } from '@cliffhanger/contract/duration.ts'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type CommissionWorld, startCommissionServer } from './testing.ts'

let world: CommissionWorld
beforeAll(async () => {
  world = await startCommissionServer()
})
afterAll(() => world.server.close())

it('S-100: a commission that cannot be settled does not keep others back, and is settled by a later round', async () => {
  const { server } = world
  const plan = await world.newPlan('3000')
  const [ana, bao, cai] = await world.newLine()
  for (let sale = 0; sale < 3; sale++) await world.buy(cai, plan)
  await world.tend()
  const { id } = await server.context.db.one<{ id: number }>(`select min(id) as id from commissions`)
  await server.owner.execute(
    `create function test_break() returns trigger language plpgsql as $$ begin raise exception 'broken' using errcode = 'P0500'; end $$`,
    [],
    { prepare: false },
  )
  await server.owner.execute(
    `create trigger test_break before update on commissions for each row when (old.id = ${id}) execute function test_break()`,
    [],
    { prepare: false },
  )
  const errors = vi.spyOn(server.context.log, 'error').mockReturnValue(undefined)
  server.advance(8 * dayMs)
  await world.tend()
  expect(await world.moneyOf(ana)).toMatchObject({ waiting: 0, cash: 450 })
  expect(await world.moneyOf(bao)).toMatchObject({ waiting: 300, cash: 600 })
  expect(errors.mock.calls).toEqual([
    [expect.objectContaining({ commissionId: id }), 'a commission could not be settled'],
  ])
  await server.owner.execute(`drop trigger test_break on commissions`, [], { prepare: false })
  await world.tend()
  expect(await world.moneyOf(bao)).toMatchObject({ waiting: 0, cash: 900 })
})
