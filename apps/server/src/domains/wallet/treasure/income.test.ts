import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Ledger } from '../../ledger/ledger.ts'
import { startTreasureJobs } from './jobs.ts'
import { startTreasureServer, type TreasureWorld } from './testing.ts'

let world: TreasureWorld
beforeEach(async () => {
  world = await startTreasureServer()
})
afterEach(() => world.close())

describe('S-112: the income of the treasure', () => {
  it('pays what was held through the whole day, the day after, and shows it', async () => {
    await world.fundPool(1_000_000n)
    const ana = await world.newSaver(100_000n)
    world.goTo('2027-03-13 00:05')
    await world.pay()
    // Moved in during the 12th: nothing was held through all of it.
    expect(await world.daysOf(ana)).toEqual([])
    world.goTo('2027-03-13 12:00')
    await world.moveOut(ana, 40_000n)
    await world.moveIn(ana, 50_000n)
    world.goTo('2027-03-14 00:05')
    await world.pay()
    expect(await world.daysOf(ana)).toEqual([['03-13', 60_000, 600]])
    expect(await world.treasureOf(ana)).toMatchObject({
      balance: '1106.00',
      yesterday_income: '6.00',
      total_income: '6.00',
      is_paused: 0,
    })
    expect((await world.logsOf(ana))[0]).toMatchObject({ type: 'income', amount: '6.00', day: '2027-03-13' })
    expect((await world.logsOf(ana))[1]).not.toHaveProperty('day')
    world.goTo('2027-03-15 00:05')
    await world.pay()
    // The income itself came in during the 14th and earns from the 15th on.
    expect((await world.daysOf(ana)).at(-1)).toEqual(['03-14', 110_000, 1100])
  })

  it('check 21: the last and the first moments of a day decide from when money earns', async () => {
    await world.fundPool(1_000_000n)
    const [ana, bao] = [await world.newSaver(1n), await world.newSaver(1n)]
    world.goTo('2027-03-12 23:59:59', 900)
    await world.moveIn(ana, 99_999n)
    world.goTo('2027-03-13 00:00:00', 100)
    await world.moveIn(bao, 99_999n)
    world.goTo('2027-03-14 00:05')
    await world.pay()
    expect((await world.daysOf(ana)).at(-1)).toEqual(['03-13', 100_000, 1000])
    expect((await world.daysOf(bao)).at(-1)).toEqual(['03-13', 1, 0])
  })

  it('waits until what was moved in the last moments of the day is committed', async () => {
    await world.fundPool(1_000_000n)
    const ana = await world.newSaver(100_000n)
    world.goTo('2027-03-14 00:01')
    await world.pay()
    expect(await world.daysOf(ana)).toEqual([])
    world.goTo('2027-03-14 00:02:01')
    await world.pay()
    expect(await world.daysOf(ana)).toHaveLength(1)
  })

  it('carries what is less than a cent from day to day', async () => {
    await world.fundPool(1_000_000n)
    const ana = await world.newSaver(150n)
    world.goTo('2027-03-17 00:05')
    await world.pay()
    // 1.5 cents a day.
    expect((await world.daysOf(ana)).map(([, , paid]) => paid)).toEqual([1, 2, 1, 2])
  })

  it('check 20: runs late, twice, on two workers, and pays each day of a member once', async () => {
    await world.fundPool(1_000_000n)
    const people = await Promise.all([1n, 2n, 3n].map((factor) => world.newSaver(factor * 100_000n)))
    world.goTo('2027-03-17 09:00')
    await Promise.all([world.pay(), world.pay(), world.pay()])
    await world.pay()
    for (const [index, member] of people.entries()) {
      const held = (index + 1) * 100_000
      // Late income was not there to earn on the days before it came; the short day of the 14th is a day like any other.
      expect(await world.daysOf(member)).toEqual(
        ['03-13', '03-14', '03-15', '03-16'].map((day) => [day, held, held / 100]),
      )
      expect((await world.treasureOf(member)).total_income).toBe((held / 2500).toFixed(2))
    }
  })

  it('check 20: killed half-way, it goes on where it was', async () => {
    await world.fundPool(1_000_000n)
    const people = await Promise.all([1, 2, 3, 4].map(() => world.newSaver(100_000n)))
    world.goTo('2027-03-14 00:05')
    let paid = 0
    const dying: Pick<Ledger, 'move'> = {
      async move(tx, transfer) {
        const posted = await world.ledger.move(tx, transfer)
        if (++paid === 3) throw new Error('killed')
        return posted
      },
    }
    await expect(world.pay(dying)).rejects.toThrow('killed')
    expect((await Promise.all(people.map(world.daysOf))).filter((days) => days.length > 0)).toHaveLength(2)
    await world.pay()
    for (const member of people) expect(await world.daysOf(member)).toEqual([['03-13', 100_000, 1000]])
  })

  it('check 20: a clock that goes a day ahead and back pays nothing twice', async () => {
    await world.fundPool(1_000_000n)
    const ana = await world.newSaver(100_000n)
    world.goTo('2027-03-15 00:05')
    await world.pay()
    world.goTo('2027-03-14 00:05')
    await world.pay()
    world.goTo('2027-03-13 00:05')
    await world.pay()
    world.goTo('2027-03-15 12:00')
    await world.pay()
    expect(await world.daysOf(ana)).toEqual([
      ['03-13', 100_000, 1000],
      ['03-14', 100_000, 1000],
    ])
  })

  it('check 20: the job pays nothing while the clock of its machine is far from that of the database', async () => {
    await world.fundPool(1_000_000n)
    const ana = await world.newSaver(100_000n)
    world.goTo('2027-03-14 00:05')
    const { context } = world.server
    const errors = vi.spyOn(context.log, 'error').mockReturnValue(undefined)
    const run = { id: '1', attempt: 0, signal: new AbortController().signal }
    await startTreasureJobs(
      { ...context, jobs: { ...context.jobs, work: async (job, handle) => handle(job.schema.parse({}), run) } },
      world.ledger,
    )
    expect(errors).toHaveBeenCalledOnce()
    expect(await world.daysOf(ana)).toEqual([])
    await world.pay()
    expect(await world.daysOf(ana)).toHaveLength(1)
  })

  it('a change of rate never touches days that are over and settled', async () => {
    await world.fundPool(1_000_000n)
    const ana = await world.newSaver(100_000n)
    world.goTo('2027-03-14 00:05')
    await world.pay()
    await world.setRate('0.02')
    world.goTo('2027-03-15 00:05')
    await world.pay()
    expect((await world.daysOf(ana)).map(([, , paid]) => paid)).toEqual([1000, 2000])
  })
})
