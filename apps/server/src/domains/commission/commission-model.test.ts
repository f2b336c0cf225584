import { dayMs } from '@cliffhanger/contract/duration.ts'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Member } from '../../testing/members.ts'
import { expectSoundLedger } from '../../testing/wallet.ts'
import { type CommissionWorld, startCommissionServer } from './testing.ts'

/**
 * Sales, refunds, disputes, changes of rates, promotions of agents, time and late counting, in any order. The model below counts with the figures it
 * was told, in plain arithmetic; it knows none of the product's code.
 */

const act = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('buy' as const), buyer: fc.nat(1), plan: fc.nat(2) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('refund' as const), sale: fc.nat(20) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('dispute' as const), sale: fc.nat(20), part: fc.nat(100) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('rule' as const),
      rate1: fc.integer({ min: 0, max: 200_000 }),
      rate2: fc.integer({ min: 0, max: 100_000 }),
      room: fc.nat(100_000),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('promote' as const), rate1: fc.nat(300_000), rate2: fc.nat(100_000) }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 9 }) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('tend' as const) }) },
)
type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never

interface Sale {
  readonly orderNo: string
  readonly orderId: number
  readonly price: number
  /** What each level was promised; [0] is the first. */
  readonly agreed: readonly [number, number]
  readonly earners: readonly [Member | undefined, Member | undefined]
  standing: number
  isRefunded: boolean
}

const waitDays = 7
const prices = [1000, 2999, 12_345]

let world: CommissionWorld
let plans: number[]
/** Rates of now; the rules of the server outlive a run. */
let rule = { rate1: 100_000, rate2: 50_000, cap: 150_000 }
beforeAll(async () => {
  world = await startCommissionServer()
  plans = await Promise.all(prices.map((price) => world.newPlan(String(price))))
})
afterAll(() => world.server.close())

const share = (base: number, ppm: number): number => Math.floor((base * ppm) / 1_000_000)

it('S-100: no sequence of acts pays more than the cap, or leaves a reversed sale paid', async () => {
  const property = fc.asyncProperty(fc.array(act, { minLength: 10, maxLength: 30 }), async (acts) => run(acts))
  expect(fc.defaultReportMessage(await fc.check(property, { numRuns: 12, endOnFailure: true }))).toBeUndefined()
}, 300_000)

async function run(acts: readonly Act[]): Promise<void> {
  const [ana, bao, cai] = await world.newLine()
  await world.fund(bao)
  const agents = new Map<number, { rate1: number; rate2: number }>()
  const sales: Sale[] = []
  for (const each of acts) {
    // Two acts never happen in the same millisecond, so that "from now on" says which came first.
    world.server.advance(10)
    await perform(each, { people: [ana, bao, cai], sales, agents })
  }
  await world.tend()
  await expectModel(sales, [ana, bao])
  world.server.advance((waitDays + 1) * dayMs)
  await world.tend()
  await world.tend()
  await expectModel(sales, [ana, bao])
  for (const who of [ana, bao]) expect((await world.moneyOf(who)).waiting).toBe(0)
  await expectSoundLedger(world.server)
}

interface State {
  readonly people: readonly [Member, Member, Member]
  readonly sales: Sale[]
  readonly agents: Map<number, { rate1: number; rate2: number }>
}

async function perform(each: Act, { people: [ana, bao, cai], sales, agents }: State): Promise<void> {
  switch (each.do) {
    case 'buy': {
      const isCai = each.buyer === 0
      const earners = isCai ? ([bao, ana] as const) : ([ana, undefined] as const)
      sales.push(await sell(isCai ? cai : bao, each.plan, earners, agents))
      return
    }
    case 'refund': {
      const sale = sales[each.sale]
      if (sale && !sale.isRefunded) await refund(sale)
      return
    }
    case 'dispute': {
      const sale = sales[each.sale]
      if (!sale || sale.isRefunded) return
      sale.standing = sale.price - Math.floor((sale.price * each.part) / 100)
      await world.dispute(sale.orderId, sale.price - sale.standing)
      return
    }
    case 'rule':
      rule = { rate1: each.rate1, rate2: each.rate2, cap: Math.min(400_000, each.rate1 + each.rate2 + each.room) }
      await world.setRule({ ...rule, waitDays })
      return
    case 'promote':
      agents.set(ana.userId, { rate1: each.rate1, rate2: each.rate2 })
      await world.promote(ana, each.rate1, each.rate2)
      return
    case 'wait':
      world.server.advance(each.days * dayMs)
      return
    case 'tend':
      await Promise.all([world.tend(), world.tend()])
      return
    default:
      each satisfies never
  }
}

async function sell(buyer: Member, plan: number, earners: Sale['earners'], agents: State['agents']): Promise<Sale> {
  const price = prices[plan] ?? 0
  const orderNo = await world.buy(buyer, plans[plan] ?? 0)
  const most = share(price, rule.cap)
  const rateOf = (level: 0 | 1, own: 'rate1' | 'rate2') =>
    Math.max(rule[own], agents.get(earners[level]?.userId ?? 0)?.[own] ?? 0)
  const first = Math.min(most, share(price, rateOf(0, 'rate1')))
  const second = earners[1] ? Math.min(most - first, share(price, rateOf(1, 'rate2'))) : 0
  const orderId = await world.orderId(orderNo)
  return { orderNo, orderId, price, agreed: [first, second], earners, standing: price, isRefunded: false }
}

/** What comes back depends on the days that were used; the receipt says it. */
async function refund(sale: Sale): Promise<void> {
  const before = await world.refundedOf(sale.orderId)
  if ((await world.refund(sale.orderNo)) !== 200) return
  sale.isRefunded = true
  sale.standing = sale.price - (await world.refundedOf(sale.orderId))
  expect(before).toBe(0)
}

/** What each earner has, waiting and in the wallet less what they owe, is the sum over the sales of what stands of them. */
async function expectModel(sales: readonly Sale[], earners: readonly Member[]): Promise<void> {
  for (const who of earners) {
    const { waiting, cash, debt } = await world.moneyOf(who)
    const expected = sales
      .flatMap((sale) =>
        ([0, 1] as const).map((level) => ({ ...sale, earner: sale.earners[level], own: sale.agreed[level] })),
      )
      .filter(({ earner }) => earner?.userId === who.userId)
      .reduce((sum, { own, standing, price }) => sum + Math.floor((own * standing) / price), 0)
    expect(waiting + cash + debt - (await world.ownMoney(who))).toBe(expected)
  }
}
