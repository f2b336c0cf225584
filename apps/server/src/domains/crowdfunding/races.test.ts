import { minuteMs } from '@cliffhanger/contract/duration.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import type { Member } from '../../testing/members.ts'
import { type CrowdfundingWorld, startCrowdfundingServer } from './testing.ts'

let test: TestDatabase
let world: CrowdfundingWorld
let other: CrowdfundingWorld
beforeAll(async () => {
  test = await createTestDatabase()
  world = await startCrowdfundingServer(test)
  other = await startCrowdfundingServer(test)
  await world.fundPool(1_000_000n)
})
afterAll(async () => {
  await other.close()
  await world.close()
  await test.drop()
})

const crowdSize = 200
/** What each of them has: the price of a unit in each of three races, and a half. */
const startingCash = 3500

/** Many who can pay. Hashing their payment passwords would cost more than everything else here: only those who pay set one. */
async function newCrowd(): Promise<Member[]> {
  const crowd: Member[] = []
  for (let made = 0; made < crowdSize; made += 50)
    crowd.push(...(await Promise.all(Array.from({ length: 50 }, () => world.newReader()))))
  await world.server.context.db.transaction((tx) =>
    world.server.domains.ledger.moveTogether(tx, {
      kind: 'recharge',
      coin: 'money',
      transfers: crowd.map(({ userId }) => ({
        key: `crowd:${userId}`,
        bizNo: 'TEST',
        moves: [{ route: 'recharge.manual', amount: BigInt(startingCash), from: 0, to: userId }],
      })),
    }),
  )
  return crowd
}

interface Reserved {
  readonly who: Member
  readonly id: number
  readonly orderNo: string
}

const prepared = new Set<number>()
/** Sets payment passwords, once for each member. */
async function preparePay(reserved: readonly Reserved[]): Promise<void> {
  for (const { who } of reserved) {
    if (!prepared.has(who.userId)) await world.setPin(who)
    prepared.add(who.userId)
  }
}

/** All of them ask for a unit at once, every second one another process; answers who has one. */
async function race(crowd: readonly Member[], project: number): Promise<Reserved[]> {
  const replies = await Promise.all(
    crowd.map(async (who, index) => ({ who, reply: await (index % 2 === 0 ? world : other).join(who, project, 1) })),
  )
  expect(replies.filter(({ reply: { code } }) => code !== 200 && code !== 7017)).toEqual([])
  return replies
    .filter(({ reply: { code } }) => code === 200)
    .map(({ who, reply: { data } }) => ({ who, id: data.crow_order.id, orderNo: data.order.order_no }))
}

const advance = (ms: number) => [world, other].forEach(({ server }) => server.advance(ms))
/** Reservations end on both processes at once. */
const endReservations = () =>
  Promise.all([world, other, world].map(({ server }) => server.domains.payments.tend(new AbortController().signal)))

const readUnits = async (project: number) =>
  world.server.context.db.one<{ left: number; sold: number; paid: number; raised: number }>(
    `select p.units_left as left, p.raised, coalesce(sum(o.units) filter (where o.state in (0, 1)), 0)::int as sold,
            coalesce(sum(o.units) filter (where o.state = 1), 0)::int as paid
       from crowd_projects p left join crowd_orders o on o.project_id = p.id where p.id = $1 group by p.id`,
    [project],
  )

it('S-90, S-91: 200 members race for the last 7 units on two processes: 7 are sold, and nobody else is charged', async () => {
  const project = await world.newProject({ units: 7 })
  const crowd = await newCrowd()
  const first = await race(crowd, project)
  expect(first).toHaveLength(7)
  expect(await readUnits(project)).toMatchObject({ left: 0, sold: 7, paid: 0 })
  expect((await world.projectOf(crowd[0] ?? never(), project)).project).toMatchObject({ units_left: 0, state: 3 })

  const [paying, late] = [first.slice(0, 4), first.slice(4)]
  await preparePay(first)
  const paid = await Promise.all(
    paying.flatMap(({ who, orderNo }) => [world.pay(who, orderNo), other.pay(who, orderNo)]),
  )
  expect(paid.filter(({ code }) => code === 200)).toHaveLength(4)

  // Three let their time go by; each unit comes back once, whichever process sees it.
  advance(16 * minuteMs)
  await endReservations()
  await endReservations()
  expect(await readUnits(project)).toMatchObject({ left: 3, sold: 4 })
  for (const { who, orderNo } of late) expect((await world.pay(who, orderNo)).code).toBe(7016)

  const second = await race(crowd, project)
  expect(second).toHaveLength(3)
  await preparePay(second)
  const [one, two, last] = [second[0] ?? never(), second[1] ?? never(), second[2] ?? never()]
  expect((await world.pay(one.who, one.orderNo)).code).toBe(200)
  expect((await other.pay(two.who, two.orderNo)).code).toBe(200)

  // The last one is paid and ends at the same moment; whatever wins, the unit is sold once.
  advance(15 * minuteMs)
  const [atTheEnd] = await Promise.all([other.pay(last.who, last.orderNo), endReservations()])
  const sold = atTheEnd.code === 200 ? 7 : 6
  expect(await readUnits(project)).toMatchObject({ left: 7 - sold, sold, paid: sold })
  const third = await race(crowd, project)
  expect(third).toHaveLength(7 - sold)
  await preparePay(third)
  for (const { who, orderNo } of third) expect((await world.pay(who, orderNo)).code).toBe(200)

  expect(await readUnits(project)).toEqual({ left: 0, sold: 7, paid: 7, raised: 7000 })
  await Promise.all([world.tend(), other.tend()])
  expect((await world.projectOf(one.who, project)).project).toMatchObject({ result: 'funded' })
  const wallets = await world.server.context.db.query<{ balance: number; units: number }>(
    `select a.balance, (select coalesce(sum(units), 0)::int from crowd_orders o where o.user_id = a.owner_id and o.state = 1) as units
       from ledger_accounts a where a.purpose = 'cash' and a.owner_id = any ($1)`,
    [crowd.map(({ userId }) => userId)],
  )
  expect(wallets).toHaveLength(crowdSize)
  expect(wallets.filter(({ balance, units }) => balance !== startingCash - 1000 * units)).toEqual([])
  expect(wallets.reduce((sum, { units }) => sum + units, 0)).toBe(7)
}, 300_000)

function never(): never {
  throw new Error('There is somebody')
}
