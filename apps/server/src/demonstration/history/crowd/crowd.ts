import { minuteMs } from '@cliffhanger/contract/duration.ts'
import { membershipCalls } from '@cliffhanger/contract/membership/calls.ts'
import { paymentOperatorCalls } from '@cliffhanger/contract/payments/operator-payment-calls.ts'
import { orderCalls } from '@cliffhanger/contract/payments/order-calls.ts'
import { rechargeCalls } from '@cliffhanger/contract/payments/recharge-calls.ts'
import { signInCalls } from '@cliffhanger/contract/rewards/sign-in-calls.ts'
import type { CastMember } from '../cast.ts'
import { type Choices, choicesOf } from '../seeded.ts'
import type { World } from '../world.ts'
import { uploadPicture } from './files.ts'
import { crowdOf } from './names.ts'
import { planPayouts } from './payouts.ts'
import { planQueues } from './queues.ts'
import { refusals } from './refusals.ts'

/** What is for sale to everybody. */
interface Offers {
  readonly recharges: readonly { readonly id: number }[]
  readonly memberships: readonly { readonly id: number }[]
}

/** What became of a recharge. */
type Outcome = 'paid' | 'refused' | 'forgotten' | 'waiting'

/** Members without a part of their own: they come, recharge, become members, sign in for rewards, withdraw and write to the platform. */
export async function planCrowd(world: World): Promise<void> {
  const { simulation, timeline, days, moment } = world
  const crowd = crowdOf(days)
  const reader = world.person('linh')
  const { list: recharges } = await simulation.call(reader, rechargeCalls.listRechargePlans, {})
  const { list: memberships } = await simulation.call(reader, membershipCalls.listVipPlans, {})
  const offers = { recharges, memberships: memberships.filter(({ days: length }) => length === 30) }
  for (const [index, member] of crowd.entries()) {
    const choices = choicesOf(`crowd/${member.name}`)
    timeline.at(moment(member.day, 7) + (index % 30) * minuteMs, () =>
      world.arrive(member, { withPassword: isPayee(index) }),
    )
    if (index % 3 === 0) planRecharges(world, offers, member, choices)
    if (index % 4 === 1) planMembership(world, offers, member, choices)
    if (index % 4 === 2) planSignIn(world, member, choices)
  }
  planWaitingRecharges(world, crowd)
  planAuditedRecharges(world, crowd.slice(waitingTotal, waitingTotal + auditedTotal))
  await planPayouts(
    world,
    crowd.filter((_member, index) => isPayee(index)),
  )
  planQueues(
    world,
    crowd,
    crowd.filter((_member, index) => index % 3 === 0 && !isPayee(index)),
  )
}

/** Who takes money out, for which a password is needed; a member of the last weeks has nothing yet. */
const isPayee = (index: number): boolean => index % 14 === 3 && index < 210

/** Of those to come there is no day left. */
const within = ({ days }: World, day: number): boolean => day < days - 1

const outcomes = ['paid', 'paid', 'paid', 'paid', 'paid', 'paid', 'refused', 'forgotten'] as const

function planRecharges(world: World, { recharges }: Offers, member: CastMember, choices: Choices): void {
  for (let day = member.day + choices.between(0, 6); within(world, day); day += choices.between(35, 80)) {
    const plan = recharges[choices.below(3)]
    const outcome = choices.oneOf(outcomes)
    const atMs = world.moment(day, choices.between(8, 22)) + choices.below(50) * minuteMs
    if (plan) world.timeline.at(atMs, () => recharge(world, member.name, { plan_id: plan.id }, outcome))
  }
}

/** How many recharges operators find in the morning. */
const waitingTotal = 22

function planWaitingRecharges(world: World, crowd: readonly CastMember[]): void {
  const choices = choicesOf('waiting recharges')
  const amounts = ['20.00', '50.00', '88.00', '100.00', '200.00'] as const
  for (const [index, { name }] of crowd.slice(0, waitingTotal).entries()) {
    const atMs = world.moment(world.days - 1, 20) + index * 4 * minuteMs
    const amount = choices.oneOf(amounts)
    world.timeline.at(atMs, () => recharge(world, name, { amount }, 'waiting', index))
  }
}

/** Payments with a receipt that operators looked at within half an hour; from ten on, members are told how long that usually takes. */
const auditedTotal = 14

function planAuditedRecharges(world: World, members: readonly CastMember[]): void {
  for (const [index, { name }] of members.entries()) {
    const atMs = world.moment(world.days - 3, 10) + index * 35 * minuteMs
    let made: Made | undefined
    world.timeline.at(atMs, async () => {
      made = await requestTopUp(world, name, { amount: '20.00' })
      await handIn(world, name, made, 300 + index)
    })
    world.timeline.at(atMs + (6 + ((index * 5) % 19)) * minuteMs, async () => {
      if (made) await world.approveRecharge(made)
    })
  }
}

type Wanted = { readonly plan_id: number } | { readonly amount: string }
type Made = Awaited<ReturnType<typeof requestTopUp>>

const requestTopUp = async ({ simulation, person, bankId }: World, name: string, what: Wanted) =>
  (await simulation.call(person(name), rechargeCalls.requestRecharge, { ...what, platform_id: bankId })).recharge

async function handIn(world: World, name: string, { order_no }: Pick<Made, 'order_no'>, shade: number): Promise<void> {
  const person = world.person(name)
  const proof_url = await uploadPicture(world, person, shade)
  const proof = { order_no, action: 'proof', proof_url, payer_name: person.fullName } as const
  await world.simulation.call(person, orderCalls.payOrder, proof)
}

async function recharge(world: World, name: string, what: Wanted, outcome: Outcome, shade = 0): Promise<void> {
  const made = await requestTopUp(world, name, what)
  if (outcome === 'paid') return world.approveRecharge(made)
  if (outcome === 'refused')
    await world.simulation.call(world.operators[0], paymentOperatorCalls.denyRecharge, {
      id: made.id,
      reason: refusals.recharge[world.person(name).language],
    })
  if (outcome === 'waiting') await handIn(world, name, made, shade)
}

function planMembership(world: World, { memberships }: Offers, { name, day }: CastMember, choices: Choices): void {
  const plan = memberships[choices.below(memberships.length)]
  const boughtOn = day + choices.between(1, 12)
  if (!plan || !within(world, boughtOn)) return
  const isForgotten = choices.below(7) === 0
  world.timeline.at(world.moment(boughtOn, choices.between(9, 22)), async () => {
    const person = world.person(name)
    const { order } = await world.simulation.call(person, membershipCalls.buyVip, { plan_id: plan.id })
    if (!isForgotten) await world.payByBank(person, order.order_no)
  })
}

/** They sign in for a reward the day after they came. */
function planSignIn(world: World, { name, day }: CastMember, choices: Choices): void {
  if (!within(world, day)) return
  world.timeline.at(world.moment(day + 1, choices.between(9, 21)), () =>
    world.simulation.call(world.person(name), signInCalls.postSignIn, { do: 1 }),
  )
}
