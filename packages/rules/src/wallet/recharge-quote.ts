import type { RefusalName } from '@cliffhanger/contract/errors.ts'
import { feeOf, type Minor, type Rate } from '../money.ts'

/** What a recharge is allowed to be, in minor units of money. */
export interface Limits {
  readonly min: Minor
  readonly max: Minor
}

/** What holds both for the platform and for a channel; undefined where no amount suits both. */
export function narrow(one: Limits, other: Limits): Limits | undefined {
  const min = one.min > other.min ? one.min : other.min
  const max = one.max < other.max ? one.max : other.max
  return min <= max ? { min, max } : undefined
}

/** A fixed offer. Money plans give what is paid; more than that is their bonus. */
export interface PlanTerms {
  readonly amount: Minor
  readonly coin: 'money' | 'gold'
  readonly receive: Minor
}

/** The random reward of S-99, in gold; every whole number from `low` to `high` is equally likely. From 0 to 0 nothing is given. */
export interface RewardRange {
  readonly low: number
  readonly high: number
}

export interface RechargeTerms {
  readonly limits: Limits
  /** Share the platform and the channel keep of money (S-100). A plan's gold has its price, so nothing is kept of it. */
  readonly feeRate: Rate
  /** An amount above it earns a reward. */
  readonly rewardThreshold: Minor
  readonly reward: RewardRange
}

export interface RechargeQuote {
  readonly amount: Minor
  readonly coin: 'money' | 'gold'
  readonly fee: Minor
  readonly receive: Minor
  readonly reward: RewardRange
}

type Outcome =
  | { readonly ok: true; readonly quote: RechargeQuote }
  | { readonly ok: false; readonly refusal: RefusalName }

const noReward: RewardRange = { low: 0, high: 0 }

/** What a recharge of a free amount or of a plan brings (V-12, S-99). Refuses 7005 outside the limits, and where the fee would leave nothing. */
export function quoteRecharge(wanted: Minor | PlanTerms, terms: RechargeTerms): Outcome {
  const amount = typeof wanted === 'bigint' ? wanted : wanted.amount
  const { limits, feeRate, rewardThreshold } = terms
  if (amount < limits.min || amount > limits.max) return { ok: false, refusal: 'amountOutOfRange' }
  const reward = amount > rewardThreshold ? terms.reward : noReward
  if (typeof wanted !== 'bigint' && wanted.coin === 'gold')
    return { ok: true, quote: { amount, coin: 'gold', fee: 0n, receive: wanted.receive, reward } }
  const fee = feeOf(amount, feeRate)
  if (fee >= amount) return { ok: false, refusal: 'amountOutOfRange' }
  return { ok: true, quote: { amount, coin: 'money', fee, receive: amount - fee, reward } }
}

/** The ends of the reward as operators set them, in either order. */
export const rewardRange = (one: bigint, other: bigint): RewardRange =>
  one <= other ? { low: Number(one), high: Number(other) } : { low: Number(other), high: Number(one) }
