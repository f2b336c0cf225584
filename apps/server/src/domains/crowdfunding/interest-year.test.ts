import { dayMs } from '@cliffhanger/contract/duration.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import type { Member } from '../../testing/members.ts'
import { poolStatus } from './pool.ts'
import { lockOrder } from './queries/orders.ts'
import { takeOut } from './take-out.ts'
import { type CrowdfundingWorld, startCrowdfundingServer } from './testing.ts'

/**
 * A year of two hundred orders: the job runs on some of the days, twice and on two processes, the pool runs dry and is filled again, members leave
 * early, and terms end. The model below knows none of the product's code: it counts with fractions.
 */

const orderTotal = 200
const yearDays = 365
const investors = 20

/** Whole numbers that look random and are the same in every run. */
function numbersFrom(seed: number) {
  let state = seed >>> 0
  return {
    /** From 0 to `most` - 1. */
    below(most: number): number {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      return Math.floor((state / 2 ** 32) * most)
    },
  }
}
type Random = ReturnType<typeof numbersFrom>

interface Modelled {
  readonly id: number
  readonly who: Member
  readonly principal: bigint
  readonly rate: bigint
  readonly days: number
  readonly firstDay: number
  endedOn?: number
  isSettled?: true
}

/** Minor units that an order has earned by the end of a day, counted from the start of the year: an exact fraction, rounded down once. */
const earnedBy = ({ principal, rate, days, firstDay, endedOn }: Modelled, day: number): bigint => {
  const last = Math.min(day, firstDay + days - 1, (endedOn ?? Number.MAX_SAFE_INTEGER) - 1)
  return last < firstDay ? 0n : (principal * rate * BigInt(last - firstDay + 1)) / 100_000_000n
}

let test: TestDatabase
let world: CrowdfundingWorld
let other: CrowdfundingWorld
beforeAll(async () => {
  test = await createTestDatabase()
  world = await startCrowdfundingServer(test)
  other = await startCrowdfundingServer(test)
})
afterAll(async () => {
  await other.close()
  await world.close()
  await test.drop()
})

async function begin(random: Random): Promise<Modelled[]> {
  const people = await Promise.all(Array.from({ length: investors }, () => world.newInvestor('1000000.00')))
  const projects = await Promise.all(
    Array.from({ length: 10 }, async (_, index) => {
      const terms = { rate: 1 + random.below(200_000), days: 30 + random.below(300), unitPrice: 1 + random.below(3000) }
      const id = await world.newProject({ ...terms, units: 1_000_000 })
      return { id, index, ...terms }
    }),
  )
  const orders: Modelled[] = []
  for (let made = 0; made < orderTotal; made++) {
    const [who, project] = [people[made % investors], projects[random.below(projects.length)]]
    if (!who || !project) throw new Error('There are people and projects')
    const units = 1 + random.below(50)
    const principal = BigInt(project.unitPrice * units)
    const id = await world.invest(who, project.id, units)
    orders.push({ id, who, principal, rate: BigInt(project.rate), days: project.days, firstDay: 1 })
  }
  return orders
}

it('C-29, S-112: two hundred orders over a year come to what an independent model says, to the unit', async () => {
  const random = numbersFrom(20_261_124)
  await world.fundPool(1n)
  const orders = await begin(random)
  let funded = 1n
  const fund = async (amount: bigint) => {
    await world.fundPool(amount)
    funded += amount
  }
  const paidSoFar = async (): Promise<bigint> =>
    BigInt(
      (
        await world.server.context.db.one<{ paid: string }>(
          `select coalesce(sum(interest_paid), 0)::text as paid from crowd_orders`,
        )
      ).paid,
    )
  const missing = async (): Promise<bigint> => {
    await world.tend()
    const { balance, owed } = await poolStatus(world.server.context.db)
    return owed - balance + 1n
  }
  const standings: string[] = []
  let endsWithExits = 0
  for (let day = 0; day < yearDays; ) {
    // The job misses days, and never the first one on which a term is over.
    const next = Math.min(...orders.map(endOf).filter((end) => end > day))
    const step = Math.min(8 + random.below(18), yearDays - day, next - day)
    day += step
    for (const each of [world, other]) each.server.advance(step * dayMs)
    // At first the pool is dry for months.
    if (day > 90 && random.below(3) === 0) await fund(BigInt(random.below(100_000)))
    // Then it has just what it owes, and runs dry again.
    if (day > 180 && !standings.includes('filled')) await fund(await missing())
    const isEnd = day === next
    const [, , , exits] = await Promise.all([
      world.tend(),
      other.tend(),
      world.tend(),
      leave(random, orders, day, isEnd),
    ])
    if (isEnd && exits > 0) endsWithExits += 1
    const { balance, isPaused } = await poolStatus(world.server.context.db)
    standings.push(isPaused ? 'dry' : 'filled')
    expect(balance).toBe(funded - (await paidSoFar()))
    expect(balance).toBeGreaterThanOrEqual(0n)
  }
  expect(standings.filter((each, index) => each !== standings[index - 1]).slice(0, 3)).toEqual(['dry', 'filled', 'dry'])
  expect(endsWithExits).toBeGreaterThan(5)
  await fund(100_000_000n)
  await Promise.all([world.tend(), other.tend()])
  await world.tend()

  const rows = await world.server.context.db.query<{ id: number; earned: string; paid: string }>(
    `select id, earned::text as earned, interest_paid::text as paid from crowd_orders`,
  )
  const known = new Map(rows.map((row) => [row.id, row]))
  for (const order of orders) {
    const expected = earnedBy(order, yearDays - 1).toString()
    expect(known.get(order.id), `order ${order.id}`).toEqual({ id: order.id, earned: expected, paid: expected })
  }
  expect(orders.some(({ isSettled }) => isSettled)).toBe(true)
  await expectBills(orders)
}, 600_000)

/** The first day on which the whole term of an order is over. */
const endOf = ({ firstDay, days }: Modelled): number => firstDay + days

/** Some members leave early, and some settle what has matured, while the job counts; answers how many left early. On the day of an end somebody does each. */
async function leave(random: Random, orders: readonly Modelled[], day: number, isEnd: boolean): Promise<number> {
  let exits = 0
  let settled = 0
  for (const order of orders) {
    if (order.endedOn !== undefined || order.isSettled) continue
    const isOver = day >= endOf(order)
    const isForced = isEnd && (isOver ? settled : exits) === 0
    if (random.below(40) > 0 && !isForced) continue
    // Not by their calls: sessions end within a year.
    const { context, domains } = world.server
    await context.db.transaction(
      async (tx) => {
        const type = isOver ? 'settle' : 'terminate'
        await takeOut(context, domains, tx, await lockOrder(tx, order.id), { type, expected: undefined })
      },
      { retries: 3 },
    )
    if (isOver) {
      order.isSettled = true
      settled += 1
    } else {
      order.endedOn = day
      exits += 1
    }
  }
  return exits
}

/** What is in the members' bills is what the model says. */
async function expectBills(orders: readonly Modelled[]): Promise<void> {
  const bills = await world.server.context.db.query<{ user_id: number; amount: string }>(
    `select a.owner_id as user_id, sum(e.amount)::text as amount from ledger_entries e join ledger_accounts a on a.id = e.account_id
      where a.purpose = 'cash' and e.bill_type = 'crow_interest' group by 1`,
  )
  const byMember = new Map(bills.map(({ user_id, amount }) => [user_id, BigInt(amount)]))
  for (const [userId, mine] of Map.groupBy(orders, ({ who }) => who.userId))
    expect(byMember.get(userId)).toBe(mine.reduce((sum, order) => sum + earnedBy(order, yearDays - 1), 0n))
}
