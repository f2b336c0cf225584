import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Member } from '../../../testing/members.ts'
import type { Ledger } from '../../ledger/ledger.ts'
import { platformOwner } from '../../ledger/ledger-routes.ts'
import { startTreasureServer, type TreasureWorld } from './testing.ts'

let world: TreasureWorld
beforeEach(async () => {
  world = await startTreasureServer()
})
afterEach(() => world.close())

describe('S-112: a short pool', () => {
  const isPaused = async (member: Member) => (await world.treasureOf(member)).is_paused

  it('pays nobody where it cannot pay everybody, says so, and pays the day once it is funded in time', async () => {
    await world.fundPool(1500n)
    const [ana, bao] = [await world.newSaver(100_000n), await world.newSaver(100_000n)]
    expect(await isPaused(ana)).toBe(0)
    world.goTo('2027-03-14 00:05')
    await world.pay()
    expect([await world.daysOf(ana), await world.daysOf(bao)]).toEqual([[], []])
    expect(await isPaused(ana)).toBe(1)
    world.goTo('2027-03-14 20:00')
    await world.fundPool(500n)
    await world.pay()
    for (const member of [ana, bao]) expect(await world.daysOf(member)).toEqual([['03-13', 100_000, 1000]])
    // Nothing is left in it.
    expect(await isPaused(ana)).toBe(1)
    await world.fundPool(1n)
    expect(await isPaused(ana)).toBe(0)
  })

  it('a day earns nothing where the pool stayed short until the next was over; accrual goes on with that', async () => {
    await world.fundPool(500n)
    const ana = await world.newSaver(100_000n)
    world.goTo('2027-03-14 00:05')
    await world.pay()
    world.goTo('2027-03-15 00:05')
    await world.pay()
    expect([await world.daysOf(ana), await isPaused(ana)]).toEqual([[], 1])
    await world.fundPool(10_000n)
    await world.pay()
    expect(await world.daysOf(ana)).toEqual([['03-14', 100_000, 1000]])
    expect(await isPaused(ana)).toBe(0)
  })

  it('takes nothing from anywhere else', async () => {
    await world.fundPool(10n)
    const ana = await world.newSaver(100_000n)
    world.goTo('2027-03-14 00:05')
    await world.pay()
    const pools = await world.server.context.db.query(
      `select purpose, balance from ledger_accounts where owner_id = 0 and floor = 0`,
    )
    expect(pools).toEqual([{ purpose: 'interest_pool', balance: 10 }])
    expect((await world.treasureOf(ana)).balance).toBe('1000.00')
  })

  it('a day whose pool somebody else empties half-way waits until everybody can be paid', async () => {
    await world.fundPool(3000n)
    const people = await Promise.all([1, 2, 3].map(() => world.newSaver(100_000n)))
    world.goTo('2027-03-14 00:05')
    let paid = 0
    const rival: Pick<Ledger, 'move'> = {
      async move(tx, transfer) {
        const posted = await world.ledger.move(tx, transfer)
        if (++paid === 1)
          await tx.transaction((inner) =>
            world.ledger.post(inner, {
              kind: 'treasure_income',
              key: randomUUID(),
              bizNo: 'RIVAL',
              moves: [
                {
                  route: 'treasure_income.pay',
                  coin: 'money',
                  amount: 2000n,
                  from: platformOwner,
                  to: people[0]?.userId ?? 0,
                },
              ],
            }),
          )
        return posted
      },
    }
    await world.pay(rival)
    expect(
      (await Promise.all(people.map(world.daysOf))).map((days) => days.length).toSorted((low, high) => low - high),
    ).toEqual([0, 0, 1])
    // It is not over for the others, whatever time it takes.
    world.goTo('2027-03-15 00:05')
    await world.pay()
    expect((await world.treasureOf(people[0] as Member)).is_paused).toBe(1)
    await world.fundPool(2000n)
    await world.pay()
    for (const member of people) expect((await world.daysOf(member))[0]).toEqual(['03-13', 100_000, 1000])
  })
})
