import * as z from 'zod/mini'
import { count, flag, id, seconds, text } from '../schema.ts'
import { objectKey } from '../uploads/schemas.ts'
import { coinCode } from './coins.ts'
import { auditState, chain, chainOrNone, paymentProof, rate, shownAmount } from './money-schemas.ts'

/** Where a withdrawal can go. */
export const accountTypes = ['bank', 'alipay', 'wechat', 'usdt'] as const
export type AccountType = (typeof accountTypes)[number]
export const accountType = z.literal(accountTypes)

/** Accounts of one type a member may keep. */
export const accountsPerTypeLimit = 5

/** A bank that can be chosen. */
export const bank = z.object({ id: id(), code: z.string(), name: z.string(), icon: z.string(), sort: z.int() })
export type Bank = z.output<typeof bank>

/** What a type of account does not have is ''. */
const accountFields = {
  type: accountType,
  real_name: z.string(),
  bank_id: count(),
  bank_name: z.string(),
  card_no: z.string(),
  account: z.string(),
  qr_url: z.string(),
  chain: chainOrNone,
}

/** What an account says, without whose it is. */
export const accountDetails = z.object(accountFields)
export type AccountDetails = z.output<typeof accountDetails>

/** An account of mine (entities.md, WithdrawAccount); numbers show their last four digits only, but for editing. */
export const withdrawAccount = z.object({
  id: id(),
  user_id: id(),
  ...accountFields,
  is_default: flag(),
  create_time: seconds(),
})
export type WithdrawAccount = z.output<typeof withdrawAccount>

/** A type of account, how many of it I have, and how many I may. */
export const accountKind = z.object({
  type: accountType,
  name: z.string(),
  icon: z.string(),
  is_open: flag(),
  total: count(),
  max: count(),
})

const formFields = {
  type: accountType,
  real_name: z.optional(text(2, 50)),
  bank_id: z.optional(id()),
  card_no: z.optional(z.string().check(z.regex(/^\d{12,19}$/))),
  account: z.optional(text(1, 64)),
  qr_url: z.optional(objectKey()),
  chain: z.optional(chain),
  is_default: z.optional(flag()),
  pay_password: paymentProof,
}

/** What a member fills in; which fields depends on the type. */
export type AccountForm = Readonly<
  Partial<Record<'real_name' | 'bank_id' | 'card_no' | 'account' | 'qr_url' | 'chain', unknown>>
> & {
  readonly type: AccountType
}

/** First field an account of this type lacks (V-15, V-17). The check digit of a card and the form of an address are judged elsewhere. */
export function missingAccountField(
  form: AccountForm,
): 'card_no' | 'real_name' | 'bank_id' | 'account' | 'chain' | undefined {
  switch (form.type) {
    case 'bank':
      return (['card_no', 'real_name', 'bank_id'] as const).find((field) => form[field] === undefined)
    case 'alipay':
    case 'wechat':
      if (form.real_name === undefined) return 'real_name'
      return form.account === undefined && form.qr_url === undefined ? 'account' : undefined
    case 'usdt':
      return (['chain', 'account'] as const).find((field) => form[field] === undefined)
    default:
      return form.type satisfies never
  }
}

const isComplete = z.check<AccountForm>(({ value, issues }) => {
  const field = missingAccountField(value)
  if (field) issues.push({ code: 'custom', path: [field], message: 'missing', input: value })
})

/** A new account. */
export const newAccountForm = z.object(formFields).check(isComplete)

/** An account in full after a change; fields of other types are not kept. */
export const editedAccountForm = z.object({ id: id(), ...formFields }).check(isComplete)

/** Settings of withdrawals (entities.md, WithdrawConfig; C-42). */
export const withdrawConfig = z.object({
  min_amount: shownAmount(),
  max_amount: shownAmount(),
  daily_count: count(),
  daily_amount: shownAmount(),
  fee_rate: rate(),
  tax_rate: rate(),
  first_free: flag(),
  need_real_name: flag(),
  arrive_hours: count(),
})
export type WithdrawConfig = z.output<typeof withdrawConfig>

/** A way to withdraw that is open now. `usual_minutes` is within how many minutes the money usually arrived there, where the platform knows it from
 *  what it paid out. */
export const withdrawMethod = z.object({
  type: accountType,
  name: z.string(),
  icon: z.string(),
  min_amount: shownAmount(),
  max_amount: shownAmount(),
  fee_rate: rate(),
  usual_minutes: z.optional(count()),
})
export type WithdrawMethod = z.output<typeof withdrawMethod>

/** A withdrawal (entities.md, Withdraw). `account` is a masked snapshot: it outlives the account. */
export const withdraw = z.object({
  id: id(),
  order_no: z.string(),
  user_id: id(),
  coin_code: coinCode,
  amount: shownAmount(),
  fee: shownAmount(),
  tax: shownAmount(),
  arrive_amount: shownAmount(),
  account: accountDetails,
  state: auditState,
  reason: z.string(),
  is_first: flag(),
  create_time: seconds(),
  update_time: seconds(),
})
export type Withdraw = z.output<typeof withdraw>

/** One step of a withdrawal. */
export const withdrawLog = z.object({ state: auditState, text: z.string(), create_time: seconds() })
export type WithdrawLog = z.output<typeof withdrawLog>
