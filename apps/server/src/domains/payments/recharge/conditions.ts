import { minuteMs } from '@cliffhanger/contract/duration.ts'
import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import type { Minor, Rate } from '@cliffhanger/rules/money.ts'
import { type Limits, type RewardRange, rewardRange } from '@cliffhanger/rules/wallet/recharge-quote.ts'
import type { Db } from '../../../platform/database/db.ts'
import { readWalletSettings, settingAmount, settingRate } from '../../wallet/index.ts'
import type { PaymentsNeeds } from '../needs.ts'

/** What the platform says about recharges now. */
export interface Conditions {
  /** what cannot be taken out again is not taken in. */
  readonly isOpen: boolean
  readonly isUsdtOpen: boolean
  readonly limits: Limits
  readonly feeRate: Rate
  readonly rewardThreshold: Minor
  readonly reward: RewardRange
  readonly orderMs: number
}

export async function readConditions(db: Db, domains: Pick<PaymentsNeeds, 'session'>): Promise<Conditions> {
  const { settings } = await readWalletSettings(db)
  const { modules } = await domains.session.platform()
  const goldOf = (text: string) => settingAmount(text, coinScale.gold)
  return {
    isOpen: modules.withdraw === 1,
    isUsdtOpen: modules.usdt === 1,
    limits: { min: settingAmount(settings.recharge_min), max: settingAmount(settings.recharge_max) },
    feeRate: settingRate(settings.recharge_fee_rate),
    rewardThreshold: settingAmount(settings.reward_threshold),
    reward: rewardRange(goldOf(settings.reward_min), goldOf(settings.reward_max)),
    orderMs: settings.order_minutes * minuteMs,
  }
}
