import type { rechargeCalls } from '@cliffhanger/contract/payments/recharge-calls.ts'
import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { formatMinor } from '@cliffhanger/rules/money.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import { refuseField } from '../../../../platform/http/refusal.ts'
import type { PaymentDeps } from '../../deps.ts'
import { readConditions } from '../conditions.ts'
import { readGuide } from '../guide.ts'

/** What a recharge may be and brings. Money is recharged freely, gold by plan, nothing else at all. */
export const getRechargeTerms =
  (deps: PaymentDeps): Handler<typeof rechargeCalls.getRechargeTerms> =>
  async ({ db, caller, language }, { coin_code: coin }) => {
    if (coin !== 'money' && coin !== 'gold') return refuseField('coin_code')
    const { limits, rewardThreshold, reward } = await readConditions(db, deps.domains)
    const money = (minor: bigint) => formatMinor(minor, coinScale.money)
    return {
      wallets: await deps.ledger.wallets(db, caller.userId, language),
      min_amount: money(limits.min),
      max_amount: money(limits.max),
      reward_threshold: money(rewardThreshold),
      reward_coin: 'gold',
      reward_min: String(reward.low),
      reward_max: String(reward.high),
      text: (await readGuide(db, 0, language))?.summary ?? '',
    }
  }
