import * as z from 'zod/mini'
import { amount, count, id, queryNumber, seconds } from '../schema.ts'
import { coinCode } from './coins.ts'
import { auditStates } from './states.ts'

/** Amount a member wants to move: a decimal string above 0. Whether it fits its coin's scale is judged by rules/money.ts. */
export const positiveAmount = () => amount().check(z.refine((value) => /[1-9]/.test(value), { message: 'amount' }))

/** Amount as the server shows it, never below 0; longer than what comes in, since balances and sums may be. */
export const shownAmount = () => z.string().check(z.regex(/^\d{1,30}(\.\d{1,8})?$/))

/** Rate as a decimal string: `0.0100` is 1 % (entities.md, "Money"). */
export const rate = () => z.string().check(z.regex(/^\d{1,11}(\.\d{1,8})?$/))

/** Payment password: exactly six digits (V-7). */
export const payPassword = z.string().check(z.regex(/^\d{6}$/))

/** What confirms a payment: the payment password, or a ticket that a passkey was exchanged for (passkey-calls.ts). */
export const paymentProof = z.string().check(z.regex(/^(\d{6}|[A-Za-z0-9_-]{43})$/))

/** The repetition of a payment password; anything unlike it is 3018, not 4000. */
export const repeatedPayPassword = z.string().check(z.maxLength(64))

/** A member as a wallet screen names them. */
export const payee = z.object({ user_id: id(), user_no: z.string(), nick_name: z.string(), avatar_url: z.string() })
export type Payee = z.output<typeof payee>

/** Granted gold that ends at a time. */
export const expiringGold = z.object({ amount: shownAmount(), time: seconds() })

/** One coin of a member (entities.md, Wallet). `version` grows with every change; `bought`, `granted` and `expiring` are gold's alone. */
export const wallet = z.object({
  coin_code: coinCode,
  coin_name: z.string(),
  balance: shownAmount(),
  frozen: shownAmount(),
  total_in: shownAmount(),
  total_out: shownAmount(),
  version: count(),
  update_time: seconds(),
  bought: z.optional(shownAmount()),
  granted: z.optional(shownAmount()),
  expiring: z.optional(z.array(expiringGold)),
})
export type Wallet = z.output<typeof wallet>

export const direction = z.literal(['in', 'out'])
export type Direction = z.output<typeof direction>

/** What a line of the bill is about (entities.md, Bill). */
export const billTypes = [
  'recharge',
  'recharge_reward',
  'withdraw',
  'withdraw_back',
  'withdraw_fee',
  'transfer_in',
  'transfer_out',
  'convert_in',
  'convert_out',
  'treasure_in',
  'treasure_out',
  'treasure_income',
  'buy_vip',
  'buy_star',
  'buy_video',
  'crow_join',
  'crow_interest',
  'crow_back',
  'crow_penalty',
  'mall',
  'sign',
  'task',
  'wheel_cost',
  'wheel_prize',
  'invite',
  'commission',
  'redeem',
  'coupon',
  'expire',
  'refund',
  'commission_back',
  'chargeback',
  'operator_in',
  'operator_out',
] as const
export type BillType = (typeof billTypes)[number]
export const billType = z.literal(billTypes)

/** Where gold was or went; '' for every other coin. */
export const purse = z.literal(['', 'bought', 'granted'])
export type Purse = z.output<typeof purse>

/** What a line is about: a drama that was unlocked, a member, a plan, a project, goods, a task. `picture` is '' where there is none. */
export const billSubject = z.object({
  kind: z.literal(['drama', 'member', 'plan', 'project', 'goods', 'task']),
  id: id(),
  name: z.string(),
  picture: z.string(),
})
export type BillSubject = z.output<typeof billSubject>

/** One line of a member's ledger (entities.md, Bill); never changed, never deleted. `subject` is an addition of ours: absent where nothing
 *  is known that has a name, so that the line goes by its title. */
export const bill = z.object({
  id: id(),
  user_id: id(),
  coin_code: coinCode,
  purse,
  direction,
  amount: shownAmount(),
  balance_after: shownAmount(),
  bill_type: billType,
  biz_no: z.string(),
  title: z.string(),
  remark: z.string(),
  other_user: z.nullable(z.object({ user_id: id(), nick_name: z.string() })),
  subject: z.optional(billSubject),
  create_time: seconds(),
})
export type Bill = z.output<typeof bill>

/** A purchase that a channel took the money for, so that no line of its member's ledger tells of its price. `refunded`: what went back of it, to
 *  where it came from or, of what was paid by hand, to the balance. */
export const outsidePurchase = z.object({
  order_no: z.string(),
  bill_type: billType,
  title: z.string(),
  subject: z.optional(billSubject),
  amount: shownAmount(),
  refunded: shownAmount(),
  /** What the operators call the channel. */
  channel: z.string(),
  pay_time: seconds(),
})
export type OutsidePurchase = z.output<typeof outsidePurchase>

/** What earns commission, as members read it. */
export const commissionOrderType = z.literal(['vip', 'video', 'recharge_fee'])
export type CommissionOrderType = z.output<typeof commissionOrderType>

/** What commission was reckoned from: whose purchase of what, with their name masked, of how much of it, at which rate. */
export const commissionSource = z.object({
  order_type: commissionOrderType,
  level: z.literal([1, 2]),
  from_user: z.object({ user_id: id(), nick_name: z.string() }),
  base_amount: shownAmount(),
  rate: rate(),
})
export type CommissionSource = z.output<typeof commissionSource>

/** A line in full: what was there before, and the other lines the same act made in my bill. `commission`, an addition of ours, is there for
 *  commission and what was taken back of it. */
export const billDetail = z.extend(bill, {
  detail: z.object({
    balance_before: shownAmount(),
    others: z.array(bill),
    commission: z.optional(commissionSource),
  }),
})
export type BillDetail = z.output<typeof billDetail>

/** A month, `2026-11`. */
export const month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/))

/** The zone whose months are meant, by its name, `America/Sao_Paulo`: that of the reader. */
export const zoneOfMonths = z.string().check(z.regex(/^[A-Za-z][\w+\-/]{0,59}$/))

/** The most lines an exported bill holds. */
export const exportedLinesLimit = 100_000

/** The most purchases outside of the balance that a bill shows: the newest. */
export const outsidePurchasesLimit = 200

/** The most lines of a month that a statement prints, the newest; those before are printed as one sum. */
export const statementLinesLimit = 1000

export const auditState = z.literal(Object.values(auditStates))
export type AuditState = z.output<typeof auditState>

/** `state` of a question about recharges or withdrawals. */
export const stateFilter = z.optional(queryNumber(auditState))

/** USDT networks. */
export const chains = ['TRC20', 'ERC20', 'BEP20'] as const
export type Chain = (typeof chains)[number]
export const chain = z.literal(chains)
/** '' where a record is not about USDT. */
export const chainOrNone = z.literal(['', ...chains])
