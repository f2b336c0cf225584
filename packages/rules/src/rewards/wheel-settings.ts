import type { WheelSettings } from '@cliffhanger/contract/rewards/wheel-settings.ts'
import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { parseMinor } from '../money.ts'

/** Whether a change of the turntable's settings takes two operators: spins that are paid for are switched on, gold that was bought pays for them,
 *  or what they cost changes while they are on. Everything else one operator changes. */
export function wheelNeedsTwo(before: WheelSettings, after: WheelSettings): boolean {
  if (!after.is_paid) return false
  return (
    !before.is_paid ||
    (after.takes_bought && !before.takes_bought) ||
    after.cost_coin !== before.cost_coin ||
    after.cost_amount !== before.cost_amount
  )
}

/** The setting that makes no sense; undefined where all do. */
export function wrongWheelSetting(settings: WheelSettings): keyof WheelSettings | undefined {
  if (settings.free_daily > settings.daily_max) return 'free_daily'
  const cost = parseMinor(settings.cost_amount, coinScale[settings.cost_coin])
  if (cost === undefined || cost === 0n) return 'cost_amount'
  return settings.takes_bought && settings.cost_coin !== 'gold' ? 'takes_bought' : undefined
}
