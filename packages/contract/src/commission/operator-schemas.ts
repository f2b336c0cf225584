import * as z from 'zod/mini'
import { memberLine } from '../account/operator-schemas.ts'
import { dayText } from '../payments/operator-finance-schemas.ts'
import { count, flag, id, seconds } from '../schema.ts'
import { rate, shownAmount } from '../wallet/money-schemas.ts'

/** What earns commission (S-100): a membership, episodes paid with bought gold, the fee of a recharge. */
export const saleKinds = ['vip', 'video', 'fee'] as const
export const saleKind = z.literal(saleKinds)
export type SaleKind = z.output<typeof saleKind>

/** The longest time commission waits for refunds, in days. */
export const mostWaitDays = 180

/** Base rates and limits as an operator writes them. `from_time` 0: from when the second operator agrees; never a time that is past. */
export const commissionRuleForm = z.object({
  /** Parts of a sale, by kind of sale and level of the team. */
  vip_1: rate(),
  vip_2: rate(),
  video_1: rate(),
  video_2: rate(),
  fee_1: rate(),
  fee_2: rate(),
  /** The most that both levels of one sale come to. */
  cap: rate(),
  /** What one bought gold is worth in money. */
  gold_value: rate(),
  wait_days: z.int().check(z.gte(1), z.lte(mostWaitDays)),
  from_time: seconds(),
})
export type CommissionRuleForm = z.output<typeof commissionRuleForm>

/** `replaced`: another rule was set for the same moment before that came. */
export const ruleStates = ['planned', 'running', 'past', 'replaced'] as const

export const commissionRule = z.extend(commissionRuleForm, {
  id: id(),
  state: z.literal(ruleStates),
  operator_id: count(),
  operator_name: z.string(),
  create_time: seconds(),
})
export type CommissionRule = z.output<typeof commissionRule>

/** `nothing`: it was looked at and earned nobody anything. */
export const commissionStates = ['pending', 'settled', 'reversed', 'nothing'] as const
export const commissionState = z.literal(commissionStates)
export type CommissionState = z.output<typeof commissionState>

/** Why a line is less than its sale would earn. '' where it is not; `refunded` covers disputes, too. */
export const commissionReasons = [
  '',
  'refunded',
  'flagged',
  'module_off',
  'no_rule',
  'no_base',
  'no_inviter',
  'invited_later',
  'no_rate',
] as const
export const commissionReason = z.literal(commissionReasons)
export type CommissionReason = z.output<typeof commissionReason>

/** One level of a sale; `level` 0: the whole sale earned nothing. Amounts are money. */
export const commissionLine = z.object({
  /** `vip 12 1`: kind, number of the sale and level. */
  id: z.string(),
  kind: saleKind,
  order_no: z.string(),
  level: z.literal([0, 1, 2]),
  buyer: memberLine,
  /** null: there is nobody. */
  earner: z.nullable(memberLine),
  /** What was sold, and what of it stands: neither refunded nor in dispute. */
  base: shownAmount(),
  standing: shownAmount(),
  rate: rate(),
  agreed: shownAmount(),
  /** What the earner has of it: waiting, or in their wallet. */
  amount: shownAmount(),
  settled: shownAmount(),
  reversed: shownAmount(),
  state: commissionState,
  reason: commissionReason,
  is_star: flag(),
  sold_time: seconds(),
  due_time: seconds(),
  /** 0: it never was. */
  settle_time: seconds(),
})
export type CommissionLine = z.output<typeof commissionLine>

const byKind = z.object({ vip: shownAmount(), video: shownAmount(), fee: shownAmount() })

/** What moved in a month: what waited before + earned − reversed while it waited − settled is what waits after. */
export const statementSums = z.object({
  open_before: shownAmount(),
  earned: byKind,
  reversed: byKind,
  /** Of what was reversed: what had been settled before. */
  reversed_settled: shownAmount(),
  settled: shownAmount(),
  open_after: shownAmount(),
})
export type StatementSums = z.output<typeof statementSums>

export const statementLine = z.extend(statementSums, { earner: memberLine })
export type StatementLine = z.output<typeof statementLine>

/** What commission cost on a day of the platform, and what waits at its end. */
export const commissionDay = z.object({
  day: dayText,
  earned: byKind,
  reversed: shownAmount(),
  settled: shownAmount(),
  open: shownAmount(),
})
export type CommissionDay = z.output<typeof commissionDay>
