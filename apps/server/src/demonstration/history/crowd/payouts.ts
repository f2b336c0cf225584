import { minuteMs } from '@cliffhanger/contract/duration.ts'
import { withdrawalOperatorCalls } from '@cliffhanger/contract/wallet/operator-withdrawal-calls.ts'
import { paymentPasswordCalls } from '@cliffhanger/contract/wallet/payment-password-calls.ts'
import { transferCalls } from '@cliffhanger/contract/wallet/transfer-calls.ts'
import { withdrawalCalls } from '@cliffhanger/contract/wallet/withdrawal-calls.ts'
import type { CastMember } from '../cast.ts'
import { certify } from '../identity.ts'
import { demoPayPassword } from '../projects.ts'
import { choicesOf } from '../seeded.ts'
import type { Person, World } from '../world.ts'
import { refusals } from './refusals.ts'

const amounts = ['20.00', '35.00', '50.00', '66.00', '80.00'] as const
/** What they put in; all of it is more than they take out. */
const paidIn = '400.00'

/** Where a withdrawal stands in the end: `held` is being paid by an operator, `agreed` waits for that. */
const ends = ['paid', 'refused', 'cancelled', 'failed', 'paid', 'agreed', 'held', 'waiting'] as const
type End = (typeof ends)[number]
const isOpen = (end: End): boolean => end === 'agreed' || end === 'held' || end === 'waiting'

/** How many ask on the last day, and wait. */
const waitingEach = 2

/** Members who take money out, to accounts of two kinds, and send some to one another. */
export async function planPayouts(world: World, payees: readonly CastMember[]): Promise<void> {
  const { timeline, days, moment } = world
  for (const [index, { name, day }] of payees.entries()) {
    const choices = choicesOf(`payouts/${name}`)
    const end = ends[index % ends.length] ?? 'paid'
    timeline.at(moment(Math.min(day + 1, days - 4), 9) + index * minuteMs, async () => {
      const person = world.person(name)
      await world.topUp(person, paidIn)
      await setPayPassword(world, person)
      await certify(world, person)
      const accountId = await addAccount(world, person, index)
      const ask = (atMs: number, what: End) =>
        timeline.at(atMs, () => withdraw(world, person, accountId, choices.oneOf(amounts), what))
      const past = isOpen(end) ? 'paid' : end
      ask(moment(Math.min(day + choices.between(5, 40), days - 3), 11) + index * minuteMs, past)
      for (let count = 0; count < waitingEach; count++)
        ask(moment(days - 1, 9 + count * 4) + index * minuteMs, isOpen(end) ? end : 'waiting')
      const payee = payees[index - 1]
      if (payee)
        timeline.at(moment(Math.min(day + choices.between(3, 30), days - 2), 20), () =>
          send(world, person, world.person(payee.name), choices.oneOf(amounts)),
        )
    })
  }
}

export const setPayPassword = ({ simulation }: World, person: Person) =>
  simulation.call(person, paymentPasswordCalls.setPaymentPassword, {
    pay_password: demoPayPassword,
    pay_password2: demoPayPassword,
    login_pwd: person.password,
  })

export async function addAccount({ simulation }: World, person: Person, index: number): Promise<number> {
  const { list: banks } = await simulation.call(person, withdrawalCalls.listBanks, {})
  const owner = { real_name: person.fullName, pay_password: demoPayPassword }
  const form =
    index % 2 === 0
      ? ({ ...owner, type: 'bank', bank_id: banks[index % banks.length]?.id ?? 0, card_no: cardNumber(index) } as const)
      : ({ ...owner, type: 'alipay', account: `member${index}@mail.example` } as const)
  return (await simulation.call(person, withdrawalCalls.addWithdrawAccount, form)).account.id
}

/** A number of no card there is, with a right check digit. */
function cardNumber(index: number): string {
  const start = `62220${String(index).padStart(10, '0')}`
  const sum = [...start].toReversed().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return `${start}${(10 - (sum % 10)) % 10}`
}

const send = ({ simulation }: World, from: Person, to: Person, amount: string) =>
  simulation.call(from, transferCalls.transfer, {
    to_user_no: to.number,
    amount,
    remark: '',
    pay_password: demoPayPassword,
  })

export async function withdraw(
  world: World,
  person: Person,
  accountId: number,
  amount: string,
  end: End,
): Promise<void> {
  const {
    simulation,
    operators: [operator],
  } = world
  const asked = { amount, account_id: accountId, pay_password: demoPayPassword }
  const { id } = (await simulation.call(person, withdrawalCalls.requestWithdrawal, asked)).withdraw
  if (end === 'waiting') return
  if (end === 'cancelled') {
    await simulation.call(person, withdrawalCalls.checkOrCancelWithdrawal, { id })
    return
  }
  if (end === 'refused') {
    const reason = refusals.withdrawal[person.language]
    await simulation.call(operator, withdrawalOperatorCalls.denyWithdrawal, { id, reason })
    return
  }
  await simulation.call(operator, withdrawalOperatorCalls.approveWithdrawal, { id })
  if (end === 'agreed') return
  await simulation.call(operator, withdrawalOperatorCalls.takePayout, { id })
  if (end === 'held') return
  if (end === 'failed') {
    await simulation.call(operator, withdrawalOperatorCalls.failPayout, {
      id,
      reason: refusals.payout[person.language],
    })
    return
  }
  await simulation.call(operator, withdrawalOperatorCalls.finishPayout, { id, reference: `OUT-${id}` })
}
