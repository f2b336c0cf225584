import type { Recharge, RechargePlan } from '@cliffhanger/contract/payments/recharge-schemas.ts'
import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { flagOf, toSeconds } from '@cliffhanger/contract/wire.ts'
import type { Language } from '@cliffhanger/i18n/languages.ts'
import { messageText } from '@cliffhanger/i18n/server-texts.ts'
import { formatMinor } from '@cliffhanger/rules/money.ts'
import type { PlanRow } from './queries/plans.ts'
import type { RechargeRow } from './queries/recharges.ts'

const write = (minor: string, coin: 'money' | 'gold') => formatMinor(BigInt(minor), coinScale[coin])

const lateTexts = {
  open: 'rechargeLateOpen',
  credited: 'rechargeLateCredited',
  refunded: 'rechargeLateRefunded',
} as const

/** Why a recharge is as it is, for its member: an operator's words, or what became of money that came when it was over. */
export const reasonOf = (
  { reason, late_state }: Pick<RechargeRow, 'reason' | 'late_state'>,
  language: Language,
): string => (late_state === '' ? reason : messageText(language, lateTexts[late_state]))

/** What a recharge brings, without a bonus. */
export const writeReceived = (row: RechargeRow): string => write(row.receive_amount, row.receive_coin)

/** A recharge as its member sees it. */
export const presentRecharge = (row: RechargeRow, language: Language): Recharge => ({
  id: row.id,
  order_no: row.order_no,
  user_id: row.user_id,
  plan_id: row.plan_id ?? 0,
  platform_id: row.platform_id,
  kind: row.kind,
  amount: write(row.amount, 'money'),
  pay_currency: row.pay_currency,
  receive_coin: row.receive_coin,
  receive_amount: writeReceived(row),
  bonus_amount: write(row.bonus_amount, row.bonus_coin),
  proof_url: row.proof_url,
  payer_name: row.payer_name,
  state: row.state,
  reason: reasonOf(row, language),
  audit_time: toSeconds(row.audit_ms),
  create_time: toSeconds(row.created_ms),
  update_time: toSeconds(row.changed_ms),
})

export const presentPlan = (row: PlanRow): RechargePlan => ({
  id: row.id,
  name: row.name,
  amount: write(row.amount, 'money'),
  coin_code: row.coin_code,
  receive_amount: write(row.receive_amount, row.coin_code),
  bonus_coin: row.bonus_coin,
  bonus_amount: write(row.bonus_amount, row.bonus_coin),
  is_hot: flagOf(row.is_hot),
  sort: row.sort,
  status: flagOf(row.is_open),
})
