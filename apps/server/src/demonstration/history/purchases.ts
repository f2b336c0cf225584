import { commissionOperatorCalls } from '@cliffhanger/contract/commission/operator-calls.ts'
import { dayMs, hourMs, minuteMs } from '@cliffhanger/contract/duration.ts'
import { membershipCalls } from '@cliffhanger/contract/membership/calls.ts'
import { cast, guestsOfChannel, selfInvited } from './cast.ts'
import { type Choices, choicesOf } from './seeded.ts'
import { agree, type World } from './world.ts'

/** What is bought, as often as it stands here; the week can be tried once. */
const plans = [
  { vipType: 1, days: 30 },
  { vipType: 1, days: 30 },
  { vipType: 1, days: 30 },
  { vipType: 2, days: 30 },
  { vipType: 2, days: 30 },
  { vipType: 1, days: 365 },
] as const
const trial = { vipType: 2, days: 7 } as const

const rule = {
  vip_1: '0.1',
  vip_2: '0.05',
  video_1: '0.1',
  video_2: '0.05',
  fee_1: '0',
  fee_2: '0',
  cap: '0.25',
  gold_value: '0.1',
  wait_days: 14,
  from_time: 0,
} as const

/** What those who are tried bought for themselves: top-ups below the random bonus, and months of VIP of which the last one still runs. */
const own = [
  {
    by: 'linh',
    topUps: [
      { day: 38, amount: '50.00' },
      { day: 134, amount: '88.00' },
    ],
    monthsFrom: [79, 161],
  },
  { by: 'paulo', topUps: [{ day: 57, amount: '50.00' }], monthsFrom: [] },
] as const

/** So many purchases apart, somebody changes their mind: within the first day, so that all of it goes back, or later, also after it was settled. */
const refundEvery = 9
const refundsAfterMs = [20 * hourMs, 20 * hourMs, 5 * dayMs, 20 * dayMs] as const

/** Memberships that members of teams bought over months, some of them given back, and what their inviters earned by that. */
export async function planPurchases(world: World): Promise<void> {
  const { simulation, timeline, days, moment, operators } = world
  // The day after the operators began, from when on they count as two people.
  timeline.at(moment(2, 9), async () => {
    const asked = { ...rule, reason: 'Rates as agreed at the opening' }
    const { change } = await simulation.call(operators[0], commissionOperatorCalls.planCommissionRule, asked)
    await agree(world, change.id, asked.reason)
  })
  const { list } = await simulation.call(world.person('linh'), membershipCalls.listVipPlans, {})
  const planOf = ({ vipType, days: length }: { readonly vipType: number; readonly days: number }): number =>
    list.find((plan) => plan.vip_type === vipType && plan.days === length)?.id ?? 0
  let bought = 0
  for (const member of [...cast, ...guestsOfChannel, selfInvited]) {
    const choices = choicesOf(member.name)
    for (const { day, plan } of purchasesOf(member.day, days, choices)) {
      // Of a week too little would be left.
      const isRefunded = plan !== trial && ++bought % refundEvery === 0
      const refundAfterMs = isRefunded ? choices.oneOf(refundsAfterMs) : 0
      const atMs = moment(day, choices.between(8, 22)) + choices.below(50) * minuteMs
      timeline.at(atMs, () => buy(world, { name: member.name, planId: planOf(plan), atMs, refundAfterMs }))
    }
    if (choices.below(3) === 0) {
      const amount = choices.oneOf(['50.00', '100.00', '200.00', '500.00'])
      const topUpMs = moment(member.day + choices.between(2, 20), 19) + choices.below(150) * minuteMs
      timeline.at(topUpMs, () => world.topUp(world.person(member.name), amount))
    }
  }
  for (const { by, topUps, monthsFrom } of own) {
    const choices = choicesOf(`own/${by}`)
    const evening = (day: number): number => moment(day, 18) + choices.below(240) * minuteMs
    for (const { day, amount } of topUps) timeline.at(evening(day), () => world.topUp(world.person(by), amount))
    for (const day of monthsFrom) {
      const atMs = evening(day)
      timeline.at(atMs, () => buy(world, { name: by, planId: planOf(plans[0]), atMs, refundAfterMs: 0 }))
    }
  }
}

interface Purchase {
  readonly name: string
  readonly planId: number
  readonly atMs: number
  /** 0: it is kept. */
  readonly refundAfterMs: number
}

async function buy(world: World, { name, planId, atMs, refundAfterMs }: Purchase): Promise<void> {
  const person = world.person(name)
  const { order } = await world.simulation.call(person, membershipCalls.buyVip, { plan_id: planId })
  await world.payByBank(person, order.order_no)
  if (refundAfterMs > 0)
    world.timeline.at(atMs + refundAfterMs, () => world.refund(order.order_no, 'Bought by mistake'))
}

/** A first purchase soon after they came, then one when it is about to run out, or some time later. */
function purchasesOf(arrival: number, days: number, { between, oneOf, below }: Choices) {
  const found: { readonly day: number; readonly plan: (typeof plans)[number] | typeof trial }[] = []
  let plan: (typeof plans)[number] | typeof trial = below(3) === 0 ? trial : oneOf(plans)
  for (let day = arrival + between(1, 5); day < days; ) {
    found.push({ day, plan })
    day += Math.min(plan.days, 90) + between(-2, 25)
    plan = oneOf(plans)
  }
  return found
}
