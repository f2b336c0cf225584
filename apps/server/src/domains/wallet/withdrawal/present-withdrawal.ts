import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import type { AuditState } from '@cliffhanger/contract/wallet/money-schemas.ts'
import type { WalletSettings } from '@cliffhanger/contract/wallet/settings.ts'
import type { Withdraw, WithdrawConfig } from '@cliffhanger/contract/wallet/withdrawal-schemas.ts'
import { flagOf, toSeconds } from '@cliffhanger/contract/wire.ts'
import type { MessageName } from '@cliffhanger/i18n/server-texts.ts'
import { formatMinor, type Minor } from '@cliffhanger/rules/money.ts'
import type { ServerContext } from '../../../context.ts'
import { maskDetails, openDetails } from './account-details.ts'
import type { WithdrawalRow } from './queries/withdrawals.ts'

/** Minor units of money as a decimal text. */
export const writeMoney = (minor: Minor): string => formatMinor(minor, coinScale.money)

/** What arrives of a withdrawal. */
export const arrivingOf = ({ amount, fee, tax }: Pick<WithdrawalRow, 'amount' | 'fee' | 'tax'>): Minor =>
  BigInt(amount) - BigInt(fee) - BigInt(tax)

/** A withdrawal as its member sees it, with the account as it was, numbers masked. */
export const presentWithdrawal = (context: Pick<ServerContext, 'secrets'>, row: WithdrawalRow): Withdraw => ({
  id: row.id,
  order_no: row.order_no,
  user_id: row.user_id,
  coin_code: 'money',
  amount: writeMoney(BigInt(row.amount)),
  fee: writeMoney(BigInt(row.fee)),
  tax: writeMoney(BigInt(row.tax)),
  arrive_amount: writeMoney(arrivingOf(row)),
  account: maskDetails(openDetails(context, row.account_sealed)),
  state: row.state,
  reason: row.reason,
  is_first: flagOf(row.is_first),
  create_time: toSeconds(row.created_ms),
  update_time: toSeconds(row.updated_ms),
})

/** The settings that are a withdrawal's. */
export const presentTerms = (settings: WalletSettings): WithdrawConfig => ({
  min_amount: settings.withdraw_min,
  max_amount: settings.withdraw_max,
  daily_count: settings.withdraw_daily_count,
  daily_amount: settings.withdraw_daily_amount,
  fee_rate: settings.withdraw_fee_rate,
  tax_rate: settings.withdraw_tax_rate,
  first_free: settings.withdraw_first_free,
  need_real_name: settings.withdraw_need_real_name,
  arrive_hours: settings.withdraw_arrive_hours,
})

const stepNames = {
  1: 'withdrawToAudit',
  2: 'withdrawToPay',
  3: 'withdrawPaid',
  [-1]: 'withdrawDenied',
  [-2]: 'withdrawCancelled',
} as const satisfies Record<AuditState, MessageName>

export const stepName = (state: AuditState): MessageName => stepNames[state]
