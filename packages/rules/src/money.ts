/** Minor units: the smallest piece of a coin, as many decimals as the coin's scale. Always a whole number, never floating point. */
export type Minor = bigint

/** Rates are whole numbers of 10^-8: 1 % is 1_000_000n. */
export type Rate = bigint

const rateScale = 8
const rateUnit = 10n ** BigInt(rateScale)

/** The most one act moves and one wallet holds: sums over thousands of such wallets still fit 64 bits. */
export const largestMinor = 10n ** 15n

const decimal = /^\d{1,16}(\.\d{1,8})?$/

/** Reads a decimal text; undefined where it is none, has more decimals than the scale, or does not fit. */
export function parseMinor(text: string, scale: number): Minor | undefined {
  if (!decimal.test(text)) return undefined
  const [whole = '', fraction = ''] = text.split('.')
  if (fraction.length > scale) return undefined
  const minor = BigInt(whole + fraction.padEnd(scale, '0'))
  return minor <= largestMinor ? minor : undefined
}

/** `1250n` of scale 2 is `12.50`; every decimal of the scale is written. */
export function formatMinor(minor: Minor, scale: number): string {
  const digits = (minor < 0n ? -minor : minor).toString().padStart(scale + 1, '0')
  const cut = digits.length - scale
  return `${minor < 0n ? '-' : ''}${digits.slice(0, cut)}${scale > 0 ? `.${digits.slice(cut)}` : ''}`
}

/** Reads a rate such as `0.0100`; undefined where it is none. */
export const parseRate = (text: string): Rate | undefined => parseMinor(text, rateScale)

/** `1_000_000n` is `0.01`: as many decimals as it takes, at least `least`. */
export function formatRate(rate: Rate, least = 0): string {
  const [whole = '', fraction = ''] = formatMinor(rate, rateScale).split('.')
  const stored = fraction.replace(/0+$/, '').padEnd(least, '0')
  return stored === '' ? whole : `${whole}.${stored}`
}

const divideUp = (dividend: bigint, divisor: bigint): bigint => (dividend + divisor - 1n) / divisor

/** What a member pays at a rate: rounded up to one minor unit (entities.md, "Money"). */
export const feeOf = (amount: Minor, rate: Rate): Minor => divideUp(amount * rate, rateUnit)

/** What a member receives of an amount at a rate, between two scales: rounded down to one minor unit. */
export const convertMinor = (amount: Minor, rate: Rate, fromScale: number, toScale: number): Minor =>
  (amount * rate * 10n ** BigInt(toScale)) / (rateUnit * 10n ** BigInt(fromScale))

/** An amount at a rate, in its own scale: rounded down. */
export const shareOf = (amount: Minor, rate: Rate): Minor => (amount * rate) / rateUnit

/** The smallest amount that `convertMinor` makes at least `received`. */
export const amountBefore = (received: Minor, rate: Rate, fromScale: number, toScale: number): Minor =>
  divideUp(received * rateUnit * 10n ** BigInt(fromScale), rate * 10n ** BigInt(toScale))

/** The smallest amount of which at least `net` is left once its fee is taken; undefined where the fee takes all. */
export function amountBeforeFee(net: Minor, feeRate: Rate): Minor | undefined {
  if (feeRate >= rateUnit) return undefined
  const amount = divideUp(net * rateUnit, rateUnit - feeRate)
  // The fee is rounded up, so that one unit more may be needed.
  return amount - feeOf(amount, feeRate) >= net ? amount : amount + 1n
}
