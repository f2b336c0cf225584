import type { WrittenPrize } from '@cliffhanger/contract/rewards/operator-wheel-calls.ts'
import type { PrizeKind } from '@cliffhanger/contract/rewards/schemas.ts'
import type { Texts } from '../../../platform/texts.ts'
import { amountText, coinAmountText } from '../../../ui/money/amounts.ts'

const kindTexts = {
  coin: 'rewards.kindCoin',
  coupon: 'rewards.kindCoupon',
  vip_days: 'rewards.kindVip',
  times: 'rewards.kindTimes',
  goods: 'rewards.kindGoods',
  thanks: 'rewards.kindThanks',
} as const satisfies Record<PrizeKind, string>

/** Kinds an operator can choose; nobody could send goods yet. */
export const prizeKindChoices = [
  'coin',
  'times',
  'coupon',
  'vip_days',
  'thanks',
] as const satisfies readonly PrizeKind[]

export const prizeKindText = (t: Texts, kind: PrizeKind): string => t(kindTexts[kind])

/** What a prize gives: `50 gold`, `Free spins: 1`. */
export const givesText = (t: Texts, { kind, coin_code: coin, amount, target_id }: WrittenPrize): string => {
  if (kind === 'coin' && coin !== '') return coinAmountText(t, amount, coin)
  if (kind === 'thanks') return prizeKindText(t, kind)
  return `${prizeKindText(t, kind)}: ${kind === 'coupon' ? `#${target_id}` : amountText(amount)}`
}
