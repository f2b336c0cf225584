import { createHash, randomBytes } from 'node:crypto'
import { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import { dayMs, hourMs } from '@cliffhanger/contract/duration.ts'
import { staffCalls } from '@cliffhanger/contract/operators/staff-calls.ts'
import { orderOperatorCalls } from '@cliffhanger/contract/payments/operator-order-calls.ts'
import { paymentOperatorCalls } from '@cliffhanger/contract/payments/operator-payment-calls.ts'
import { orderCalls } from '@cliffhanger/contract/payments/order-calls.ts'
import { rechargeCalls } from '@cliffhanger/contract/payments/recharge-calls.ts'
import type { Recharge } from '@cliffhanger/contract/payments/recharge-schemas.ts'
import { sessionCalls } from '@cliffhanger/contract/session/calls.ts'
import { auditStates } from '@cliffhanger/contract/wallet/states.ts'
import { type DemoMemberName, demoMembers, demoPassword } from '../../domains/account/index.ts'
import type { DemoOperator } from '../../domains/operators/index.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Actor } from '../caller.ts'
import type { CastMember } from './cast.ts'
import type { Simulation } from './simulation.ts'
import type { Timeline } from './timeline.ts'

/** A member of the past, the code they invite by, and the number operators know them by. */
export interface Person extends Actor {
  readonly name: string
  /** What they sign with. */
  readonly fullName: string
  readonly code: string
  readonly number: string
  /** '' of those who sign in with a password. */
  readonly deviceId: string
  /** '' of those who sign in by their device. */
  readonly password: string
}

/** How somebody comes: through a channel, on a device that is known, with a password instead of their device alone. */
interface Arrival {
  readonly channel?: string
  readonly deviceId?: string
  readonly withPassword?: boolean
}

/** What chapters of the past work with. */
export interface World {
  readonly simulation: Simulation
  readonly timeline: Timeline
  readonly days: number
  /** The moment at which an hour of a day of the past begins; days are counted from 0. */
  moment(day: number, hour: number): number
  /** Somebody who is there by now. */
  person(name: string): Person
  /** The first operator, and who agrees as the second. */
  readonly operators: readonly [Actor, Actor]
  /** A member comes: by somebody's link, by a channel, or by themselves. */
  arrive(member: CastMember, by?: Arrival): Promise<Person>
  /** A member who signs in by their device is here again. */
  comeBack(name: string): Promise<void>
  /** The way to pay by bank. */
  readonly bankId: number
  /** Pays an order by bank, and an operator confirms it. */
  payByBank(person: Person, orderNo: string): Promise<void>
  /** Puts money into a wallet by bank. */
  topUp(person: Person, amount: string): Promise<void>
  /** Operators confirm that the money of a recharge came. */
  approveRecharge(recharge: Pick<Recharge, 'id' | 'order_no'>): Promise<void>
  /** Gives back what is left of an order. */
  refund(orderNo: string, reason: string): Promise<void>
}

/** The second operator agrees to what the first asked for. */
export const agree = ({ simulation, operators: [, second] }: World, id: number, reason: string) =>
  simulation.call(second, staffCalls.decideOperatorChange, { id, decision: 'agree', reason })

/** What every device of the past says of itself. */
const device = { device_type: 'h5', device_os: 'Android' } as const

export interface WorldParts extends Pick<World, 'simulation' | 'timeline' | 'days'> {
  readonly startMs: number
  readonly members: Readonly<Record<DemoMemberName, number>>
  readonly operators: readonly DemoOperator[]
  readonly bankId: number
}

export async function openWorld(parts: WorldParts): Promise<World> {
  const { simulation, timeline, days, startMs, bankId } = parts
  const people = new Map<string, Person>()
  for (const person of await signedUp(parts)) people.set(person.name, person)
  const person = (name: string): Person => {
    const found = people.get(name)
    if (!found) throw new Error(`${name} has not come yet`)
    return found
  }
  const [first, second] = parts.operators.map(({ id }) => ({ ...office, id }))
  if (!first || !second) throw new Error('it takes two operators')
  const paymentRef = (no: string) => `BANK-${no}`

  const approveRecharge: World['approveRecharge'] = async ({ id, order_no }) => {
    const approval = { id, payment_ref: paymentRef(order_no) }
    const { recharge: judged } = await simulation.call(first, paymentOperatorCalls.approveRecharge, approval)
    if (judged.state !== auditStates.transferred)
      await simulation.call(second, paymentOperatorCalls.approveRecharge, approval)
  }

  return {
    simulation,
    timeline,
    days,
    moment: (day, hour) => startMs + day * dayMs + Math.round(hour * hourMs),
    person,
    operators: [first, second],
    bankId,
    async arrive(member, { channel, deviceId = `demonstration-device-${people.size}`, withPassword = false } = {}) {
      const inviter = member.invitedBy === undefined ? undefined : person(member.invitedBy)
      const address = addressOf(people.size)
      const stranger = { who: 'stranger', id: 0, language: member.language, address } as const
      const brought = { parent_code: inviter?.code, distributer_code: channel }
      const isShared = [...people.values()].some((other) => other.deviceId === deviceId)
      const plat_code = simulation.context.settings.PLAT_CODE
      const sent = { ...device, ...brought, plat_code, device_id: deviceId }
      const login = isShared || withPassword ? newLogin(member) : undefined
      const { user_info: user } = login
        ? await simulation.call(stranger, sessionCalls.register, { ...sent, ...login })
        : await simulation.call(stranger, sessionCalls.signInByDevice, sent)
      const { user_id: id, user_code: code, user_no: number } = user
      const made = {
        ...stranger,
        who: 'member',
        id,
        name: member.name,
        fullName: member.name,
        code,
        number,
        deviceId,
        password: login?.login_pwd ?? '',
      } as const
      const { name: nick_name, avatar: avatar_url } = member
      await simulation.call(made, accountCalls.editProfile, { nick_name, ...(avatar_url && { avatar_url }) })
      people.set(member.name, made)
      return made
    },
    async comeBack(name) {
      const { deviceId, ...actor } = person(name)
      const plat_code = simulation.context.settings.PLAT_CODE
      await simulation.call({ ...actor, who: 'stranger', id: 0 }, sessionCalls.signInByDevice, {
        ...device,
        plat_code,
        device_id: deviceId,
      })
    },
    async payByBank(payer, orderNo) {
      const payment = { order_no: orderNo, pay_type: 'channel', platform_id: bankId } as const
      await simulation.call(payer, orderCalls.payOrder, payment)
      const approval = { id: await orderId(simulation.context.db, orderNo), payment_ref: paymentRef(orderNo) }
      const { audit } = await simulation.call(first, orderOperatorCalls.approveOrder, approval)
      if (audit.state === 'agreed') await simulation.call(second, orderOperatorCalls.approveOrder, approval)
    },
    async topUp(payer, amount) {
      const { recharge } = await simulation.call(payer, rechargeCalls.requestRecharge, { amount, platform_id: bankId })
      await approveRecharge(recharge)
    },
    approveRecharge,
    async refund(orderNo, reason) {
      await simulation.call(first, orderOperatorCalls.refundOrder, { order_no: orderNo, reason })
    },
  }
}

/** Operators see the number of an order before its id. */
const orderId = async (db: Db, orderNo: string): Promise<number> =>
  (await db.one<{ id: number }>('select id from payment_orders where order_no = $1', [orderNo])).id

/** The members whoever tries the demonstration signs in as. */
async function signedUp({ simulation, members }: WorldParts): Promise<Person[]> {
  const made: Person[] = []
  for (const [index, { loginName, nickName, language }] of demoMembers.entries()) {
    const actor = { who: 'member', id: members[loginName], language, address: addressOf(index) } as const
    const { user_info: user } = await simulation.call(actor, accountCalls.getAccount, {})
    made.push({
      ...actor,
      name: loginName,
      fullName: nickName,
      code: user.user_code,
      number: user.user_no,
      deviceId: '',
      password: demoPassword,
    })
  }
  return made
}

const office = { who: 'operator', language: 'en', address: '127.0.0.1' } as const

const networks = ['203.0.113', '198.51.100', '192.0.2'] as const
const hosts = 250

/** Addresses that are nobody's, of the networks for documentation; nobody shares one. */
const addressOf = (index: number): string =>
  `${networks[Math.floor(index / hosts) % networks.length]}.${1 + (index % hosts)}`

/** A user name with a password that nobody knows. */
function newLogin({ name }: CastMember) {
  const login_name = `cast${createHash('sha256').update(name).digest('hex').slice(0, 12)}`
  const password = randomBytes(18).toString('base64url')
  return { reg_type: 'username', login_name, login_pwd: password, login_pwd2: password, agree: 1 } as const
}
