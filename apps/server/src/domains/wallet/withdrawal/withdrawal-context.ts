import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import type { WalletSettings } from '@cliffhanger/contract/wallet/settings.ts'
import { type Minor, parseMinor, parseRate } from '@cliffhanger/rules/money.ts'
import { platformDay } from '@cliffhanger/rules/platform-day.ts'
import { type WithdrawalQuestion, withdrawalRejection } from '@cliffhanger/rules/wallet/withdrawal-policy.ts'
import { quoteWithdrawal } from '@cliffhanger/rules/wallet/withdrawal-quote.ts'
import type { ServerContext } from '../../../context.ts'
import type { Db } from '../../../platform/database/db.ts'
import { refuseField } from '../../../platform/http/refusal.ts'
import { isCertified } from '../../account/index.ts'
import type { WalletNeeds } from '../needs.ts'
import { readWalletSettings } from '../wallet-settings.ts'
import { readUsage } from './queries/withdrawal-context.ts'

/** Everything about a member that a withdrawal of theirs is judged by. */
export interface WithdrawalContext extends Omit<WithdrawalQuestion, 'amount' | 'arrive'> {
  readonly settings: WalletSettings
  readonly day: string
  /** S-104: the member's next one is free. */
  readonly isFirstFree: boolean
}

type Reading = Pick<ServerContext, 'clock' | 'settings'>

/** As of now; exact while the member's row is locked. */
export async function readWithdrawalContext(
  context: Reading,
  domains: Pick<WalletNeeds, 'session'>,
  db: Db,
  userId: number,
): Promise<WithdrawalContext> {
  const day = platformDay(context.clock(), context.settings.TIME_ZONE)
  const { settings } = await readWalletSettings(db)
  const usage = await readUsage(db, userId, day)
  const { modules } = await domains.session.platform()
  return {
    settings,
    day,
    isModuleOn: modules.withdraw === 1,
    available: BigInt(usage.available),
    limits: {
      min: moneyOf(settings.withdraw_min),
      max: moneyOf(settings.withdraw_max),
      dailyCount: settings.withdraw_daily_count,
      dailyAmount: moneyOf(settings.withdraw_daily_amount),
      needsRealName: settings.withdraw_need_real_name === 1,
    },
    usedToday: { count: usage.today_count, amount: BigInt(usage.today_amount) },
    isFirstFree: settings.withdraw_first_free === 1 && !usage.has_any,
    isCertified: await isCertified(db, userId),
  }
}

/** What an amount costs and whether it may be asked for. */
export function judgeAmount(withdrawalContext: WithdrawalContext, amount: Minor) {
  const { settings, isFirstFree } = withdrawalContext
  const rates = { fee: rateOf(settings.withdraw_fee_rate), tax: rateOf(settings.withdraw_tax_rate) }
  const quote = quoteWithdrawal(amount, rates, isFirstFree)
  return { quote, obstacle: withdrawalRejection({ ...withdrawalContext, amount, arrive: quote.arrive }) }
}

/** An amount as a member typed it; refuses 4000 for more decimals than money has, or more than fits (V-33). */
export const readAmount = (typed: string): Minor => parseMinor(typed, coinScale.money) ?? refuseField('amount')

/** An amount of the settings, which were checked when they were set. */
export function moneyOf(text: string): Minor {
  const minor = parseMinor(text, coinScale.money)
  if (minor === undefined) throw new Error(`${text} is no amount of money`)
  return minor
}

function rateOf(text: string) {
  const rate = parseRate(text)
  if (rate === undefined) throw new Error(`${text} is no rate`)
  return rate
}
