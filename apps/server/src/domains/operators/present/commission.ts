import type { MemberLine } from '@cliffhanger/contract/account/operator-schemas.ts'
import type {
  CommissionDay,
  CommissionLine,
  CommissionReason,
  CommissionRule,
  CommissionRuleForm,
  StatementSums,
} from '@cliffhanger/contract/commission/operator-schemas.ts'
import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { flagOf, toSeconds } from '@cliffhanger/contract/wire.ts'
import type { RuleValues } from '@cliffhanger/rules/commission/rule-form.ts'
import { formatMinor, formatRate } from '@cliffhanger/rules/money.ts'
import { rateOfPpm } from '@cliffhanger/rules/teams/agent-levels.ts'
import type { LineRow, MovedRow, RuleRow } from '../../commission/index.ts'
import type { LedgerDomain } from '../../ledger/index.ts'

type Day = Awaited<ReturnType<LedgerDomain['operator']['readCommissionDays']>>['days'][number]

const money = (amount: bigint | string): string => formatMinor(BigInt(amount), coinScale.money)
const rateText = (ppm: number): string => formatRate(rateOfPpm(ppm), 4)

export const valuesOfRow = (row: RuleRow): RuleValues => ({
  ppm: {
    vip_1: row.vip_1_ppm,
    vip_2: row.vip_2_ppm,
    video_1: row.video_1_ppm,
    video_2: row.video_2_ppm,
    fee_1: row.fee_1_ppm,
    fee_2: row.fee_2_ppm,
    cap: row.cap_ppm,
  },
  goldValue: row.gold_value,
  waitDays: row.wait_days,
})

/** Rates and limits as operators write and read them. */
export const presentRuleValues = ({ ppm, goldValue, waitDays }: RuleValues, fromMs: number): CommissionRuleForm => ({
  from_time: toSeconds(fromMs),
  vip_1: rateText(ppm.vip_1),
  vip_2: rateText(ppm.vip_2),
  video_1: rateText(ppm.video_1),
  video_2: rateText(ppm.video_2),
  fee_1: rateText(ppm.fee_1),
  fee_2: rateText(ppm.fee_2),
  cap: rateText(ppm.cap),
  gold_value: formatRate(BigInt(goldValue), 2),
  wait_days: waitDays,
})

/** The rule that holds, beside one that is asked for. */
export const presentTerms = (row: RuleRow): CommissionRuleForm => presentRuleValues(valuesOfRow(row), row.from_ms)

export const presentRule = (
  row: RuleRow & { readonly is_replaced: boolean },
  { runningId, nowMs, nameOf }: { runningId: number; nowMs: number; nameOf: (id: number) => string },
): CommissionRule => ({
  id: row.id,
  ...presentTerms(row),
  state: row.is_replaced ? 'replaced' : row.id === runningId ? 'running' : row.from_ms > nowMs ? 'planned' : 'past',
  operator_id: row.operator_id,
  operator_name: nameOf(row.operator_id),
  create_time: toSeconds(row.created_ms),
})

/** Why a line is less than its sale would earn. */
const reasonOf = ({ reason, is_void: isVoid, agreed, amount }: LineRow): CommissionReason => {
  if (reason !== '') return reason
  if (isVoid) return 'flagged'
  return BigInt(amount) < BigInt(agreed) ? 'refunded' : ''
}

export const presentCommission = (row: LineRow, lineOf: (userId: number) => MemberLine): CommissionLine => ({
  id: `${row.kind} ${row.sale_id} ${row.level}`,
  kind: row.kind,
  order_no: row.order_no,
  level: row.level,
  buyer: lineOf(row.buyer_id),
  earner: row.user_id === null ? null : lineOf(row.user_id),
  base: money(row.base),
  standing: money(row.standing),
  rate: rateText(row.rate_ppm),
  agreed: money(row.agreed),
  amount: money(row.amount),
  settled: money(row.state === 'settled' ? row.amount : 0n.toString()),
  reversed: money(BigInt(row.agreed) - BigInt(row.amount)),
  state: row.state,
  reason: reasonOf(row),
  is_star: flagOf(row.is_star),
  sold_time: toSeconds(row.sold_ms),
  due_time: toSeconds(row.due_ms),
  settle_time: toSeconds(row.settled_ms),
})

export const presentMoved = (row: MovedRow): StatementSums => ({
  open_before: money(row.open_before),
  earned: { vip: money(row.earned_vip), video: money(row.earned_video), fee: money(row.earned_fee) },
  reversed: { vip: money(row.reversed_vip), video: money(row.reversed_video), fee: money(row.reversed_fee) },
  reversed_settled: money(row.reversed_settled),
  settled: money(row.settled),
  open_after: money(row.open_after),
})

export const presentCommissionDay = ({ day, earned, reversed, settled, open }: Day): CommissionDay => ({
  day,
  earned: { vip: money(earned.vip), video: money(earned.video), fee: money(earned.fee) },
  reversed: money(reversed),
  settled: money(settled),
  open: money(open),
})
