import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { formatMinor, parseMinor } from '@cliffhanger/rules/money.ts'
import { narrow } from '@cliffhanger/rules/wallet/recharge-quote.ts'

interface AmountLimits {
  readonly min_amount: string
  readonly max_amount: string
}

const minor = (amount: string): bigint => parseMinor(amount, coinScale.money) ?? 0n

/** What may be recharged by a channel (V-12): what the platform takes, narrowed to what the channel takes. */
export const rechargeLimits = (
  platform: AmountLimits,
  channel: AmountLimits | undefined,
): { min: string; max: string } => {
  const of = ({ min_amount, max_amount }: AmountLimits) => ({ min: minor(min_amount), max: minor(max_amount) })
  const both = channel && narrow(of(platform), of(channel))
  const { min, max } = both ?? of(platform)
  return { min: formatMinor(min, coinScale.money), max: formatMinor(max, coinScale.money) }
}

/** What may be recharged by some channel or other: from the least of them to the most. */
export const widestLimits = (
  platform: AmountLimits,
  channels: readonly AmountLimits[],
): { min: string; max: string } => {
  const [first = rechargeLimits(platform, undefined), ...others] = channels.map((each) =>
    rechargeLimits(platform, each),
  )
  return others.reduce(
    (widest, { min, max }) => ({
      min: minor(min) < minor(widest.min) ? min : widest.min,
      max: minor(max) > minor(widest.max) ? max : widest.max,
    }),
    first,
  )
}

/** Whether an amount lies within limits. */
export const isWithin = (amount: string, { min, max }: { readonly min: string; readonly max: string }): boolean =>
  minor(amount) >= minor(min) && minor(amount) <= minor(max)

/** Whether an amount earns the random reward (S-99). */
export const earnsReward = (amount: string, threshold: string): boolean => minor(amount) > minor(threshold)

/** The least amount that earns it, where that is a whole one: above 99.99 is from 100. Undefined else, as nobody would say "from 100.01". */
export const firstWhole = (threshold: string): string | undefined => {
  const least = minor(threshold) + 1n
  return least % 100n === 0n ? formatMinor(least, coinScale.money) : undefined
}
