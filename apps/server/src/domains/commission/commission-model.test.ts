import { randomUUID } from 'node:crypto'
import { dayMs } from '@cliffhanger/contract/duration.ts'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newDrama } from '../../testing/dramas.ts'
import { configure, type Member } from '../../testing/members.ts'
import { expectSoundLedger } from '../../testing/wallet.ts'
import { platformOwner } from '../ledger/index.ts'
import { newBank } from '../payments/recharge/testing.ts'
import { type ModelSale, sellMembership, sellTopUp, sellUnlock } from './testing/model-sales.ts'
import { type CommissionWorld, startCommissionServer } from './testing.ts'

/**
 * Sales of all kinds, refunds, chargebacks, changes of rates, promotions and demotions of agents, spending, time and late counting, in any order. The
 * model counts with the figures it was told, in plain arithmetic; it knows none of the product's code.
 */

const part = () => fc.oneof(fc.constant(100), fc.nat(100))
const ofSale = <const Name extends string>(name: Name) =>
  fc.record({ do: fc.constant(name), sale: fc.nat(4), part: part() })
const act = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('buy' as const), buyer: fc.nat(1), plan: fc.nat(2) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('unlock' as const),
      buyer: fc.nat(1),
      granted: fc.integer({ min: -60, max: 60 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('topUp' as const), buyer: fc.nat(1), amount: fc.nat(2) }) },
  { weight: 5, arbitrary: fc.tuple(ofSale('refund'), fc.nat(12)).map(([each, days]) => ({ ...each, days })) },
  { weight: 2, arbitrary: ofSale('hold') },
  { weight: 5, arbitrary: ofSale('lose') },
  { weight: 2, arbitrary: ofSale('win') },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('rule' as const),
      rate1: fc.integer({ min: 0, max: 200_000 }),
      rate2: fc.integer({ min: 0, max: 100_000 }),
      room: fc.nat(100_000),
      goldValue: fc.integer({ min: 1, max: 3_000_000 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('promote' as const),
      who: fc.nat(1),
      rate1: fc.nat(300_000),
      rate2: fc.nat(100_000),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('demote' as const), who: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('spend' as const) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 9 }) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('tend' as const) }) },
)
type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never

/** A sale, and what the model promised each level of it. */
interface Promised {
  readonly sale: ModelSale
  readonly base: number
  readonly most: number
  readonly agreed: readonly [number, number]
  readonly earners: readonly [Member, Member | undefined]
}

interface State {
  readonly people: readonly [Member, Member, Member]
  readonly sales: Promised[]
  /** Rates of those who are agents now. */
  readonly agents: Map<number, { rate1: number; rate2: number }>
  unlocked: number
}

const waitDays = 7
const prices = [1000, 2999, 12_345]
const topUps = ['10.01', '33.33', '500']

let world: CommissionWorld
let plans: number[]
let bank: number
let drama: number
/** Rates of now; the rules of the server outlive a run. */
let rule = { rate1: 100_000, rate2: 50_000, cap: 150_000, goldValue: 1_000_000 }
beforeAll(async () => {
  world = await startCommissionServer()
  // Money is paid in and out.
  await configure(world.server, { modules: { withdraw: 1, usdt: 0, treasure: 0, crowdfunding: 0, commission: 1 } })
  plans = await Promise.all(prices.map((price) => world.newPlan(String(price))))
  // A twentieth.
  bank = await newBank(world.server, { fee_rate: '5000000' })
  const { context, domains } = world.server
  drama = await newDrama(context.db, domains.drama.authoring, { episodes: 40 })
  await context.db.execute(`update dramas set coin_price = 60, free_number = 0 where id = $1`, [drama])
})
afterAll(() => world.server.close())

const share = (base: number, ppm: number): number => Math.floor((base * ppm) / 1_000_000)

it('S-100: no sequence of acts pays more than the cap, or leaves a reversed sale paid', async () => {
  const property = fc.asyncProperty(fc.array(act, { minLength: 20, maxLength: 50 }), async (acts) => run(acts))
  const found = await fc.check(property, { numRuns: 20, endOnFailure: true })
  expect(fc.defaultReportMessage(found), String(found.errorInstance)).toBeUndefined()
}, 600_000)

async function run(acts: readonly Act[]): Promise<void> {
  const [ana, bao, cai] = await world.newLine()
  await world.fund(bao)
  for (const buyer of [bao, cai]) await world.giveGold(buyer, '10000')
  const state: State = { people: [ana, bao, cai], sales: [], agents: new Map(), unlocked: 0 }
  for (const each of acts) {
    // Two acts never happen in the same millisecond, so that "from now on" says which came first.
    world.server.advance(10)
    await perform(each, state)
  }
  await world.tend()
  await expectModel(state.sales, [ana, bao])
  world.server.advance((waitDays + 1) * dayMs)
  await Promise.all([world.tend(), world.tend()])
  await expectModel(state.sales, [ana, bao])
  for (const who of [ana, bao]) expect((await world.moneyOf(who)).waiting).toBe(0)
  await expectSoundLedger(world.server)
}

async function perform(each: Act, state: State): Promise<void> {
  const { people, sales, agents } = state
  const [ana, bao] = people
  switch (each.do) {
    case 'buy':
    case 'unlock':
    case 'topUp': {
      const isCai = each.buyer === 0
      const buyer = isCai ? people[2] : bao
      sales.push(promise(await sell(each, buyer, state), isCai ? [bao, ana] : [ana, undefined], agents))
      return
    }
    case 'refund':
      // Of what was used for days, a part comes back.
      world.server.advance(each.days * dayMs)
      await sales[each.sale % sales.length]?.sale.refund(each.part)
      return
    case 'hold':
    case 'lose':
    case 'win':
      await sales[each.sale % sales.length]?.sale[each.do](each.part)
      return
    case 'rule': {
      const { rate1, rate2, goldValue } = each
      rule = { rate1, rate2, cap: Math.min(400_000, rate1 + rate2 + each.room), goldValue }
      await world.setRule({ ...rule, waitDays })
      return
    }
    case 'promote': {
      const who = each.who === 0 ? ana : bao
      agents.set(who.userId, { rate1: each.rate1, rate2: each.rate2 })
      await world.promote(who, each.rate1, each.rate2)
      return
    }
    case 'demote': {
      const who = each.who === 0 ? ana : bao
      agents.delete(who.userId)
      await world.demote(who)
      return
    }
    case 'spend':
      await spendAll(ana)
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

type Selling = Extract<Act, { do: 'buy' | 'unlock' | 'topUp' }>

async function sell(each: Selling, buyer: Member, state: State): Promise<ModelSale> {
  if (each.do === 'buy') return sellMembership(world, buyer, plans[each.plan] ?? 0, prices[each.plan] ?? 0)
  if (each.do === 'topUp') return sellTopUp(world, buyer, bank, topUps[each.amount] ?? '')
  state.unlocked += 1
  return sellUnlock(world, buyer, { dramaId: drama, number: state.unlocked, granted: Math.max(0, each.granted) })
}

/** What a sale promises whom by the rates of now. */
function promise(sale: ModelSale, earners: Promised['earners'], agents: State['agents']): Promised {
  const base = sale.kind === 'video' ? Math.floor((sale.paid * rule.goldValue) / 1_000_000) : sale.paid
  const most = share(base, rule.cap)
  const rateOf = (level: 0 | 1, own: 'rate1' | 'rate2') =>
    Math.max(rule[own], agents.get(earners[level]?.userId ?? 0)?.[own] ?? 0)
  const first = Math.min(most, share(base, rateOf(0, 'rate1')))
  const second = earners[1] ? Math.min(most - first, share(base, rateOf(1, 'rate2'))) : 0
  return { sale, base, most, agreed: [first, second], earners }
}

/** What they have is gone, so that what is taken back from now on is owed. */
async function spendAll({ userId }: Member): Promise<void> {
  const { context, domains } = world.server
  const { cash } = await world.moneyOf({ userId } as Member)
  if (cash === 0) return
  const move = {
    route: 'correction.out',
    coin: 'money',
    amount: BigInt(cash),
    from: userId,
    to: platformOwner,
  } as const
  await context.db.transaction((tx) =>
    domains.ledger.post(tx, { kind: 'correction', key: randomUUID(), bizNo: 'TEST', moves: [move] }),
  )
}

/** What of a promise stands. */
const owedOf = ({ sale, base }: Promised, own: number): number => {
  if (base === 0) return 0
  const standing = Math.floor((base * sale.standing()) / sale.paid)
  return Math.floor((own * standing) / base)
}

/** What each earner has, waiting and in the wallet less what they owe, is the sum over the sales of what stands of them; no sale pays above its cap. */
async function expectModel(sales: readonly Promised[], earners: readonly Member[]): Promise<void> {
  for (const who of earners) {
    const { waiting, cash, debt } = await world.moneyOf(who)
    const expected = sales
      .flatMap((each) => ([0, 1] as const).map((level) => ({ each, level })))
      .filter(({ each, level }) => each.earners[level]?.userId === who.userId)
      .reduce((sum, { each, level }) => sum + owedOf(each, each.agreed[level]), 0)
    expect(waiting + cash + debt - (await world.ownMoney(who))).toBe(expected)
  }
  for (const { sale, most } of sales) {
    const { paid } = await world.server.context.db.one<{ paid: number }>(
      `select coalesce(sum(amount), 0)::bigint as paid from commissions where kind = $1 and sale_id = $2`,
      [sale.kind, sale.id],
    )
    expect(paid).toBeLessThanOrEqual(sale.standing() === 0 ? 0 : most)
  }
}
