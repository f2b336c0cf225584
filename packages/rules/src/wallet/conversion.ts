import { type CoinCode, coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { amountBefore, amountBeforeFee, convertMinor, feeOf, largestMinor, type Minor, type Rate } from '../money.ts'

/** What may be converted into what, and how (entities.md, "ConvertPair"). */
export interface ConversionTerms {
  readonly from: CoinCode
  readonly to: CoinCode
  /** `to` per `from`. */
  readonly rate: Rate
  /** Share of `from`. */
  readonly feeRate: Rate
  readonly min: Minor
  readonly max: Minor
}

/** What an amount costs and brings: `fee` in minor units of `from`, `receive` of `to`. */
export interface ConversionQuote {
  readonly fee: Minor
  readonly receive: Minor
}

/** How long a quote holds. */
export const quoteMs = 60_000

/** The fee is rounded up and what arrives down, each to one minor unit. Undefined outside the limits, and where nothing would arrive. */
export function quoteConversion(terms: ConversionTerms, amount: Minor): ConversionQuote | undefined {
  if (amount < terms.min || amount > terms.max) return undefined
  const fee = feeOf(amount, terms.feeRate)
  const receive = convertMinor(amount - fee, terms.rate, coinScale[terms.from], coinScale[terms.to])
  return receive > 0n && receive <= largestMinor ? { fee, receive } : undefined
}

/** The smallest amount that brings at least `wanted`, whatever the limits: what something costs in the other coin. Undefined where the
 *  fee takes all. */
export function amountToReceive(
  terms: Pick<ConversionTerms, 'from' | 'to' | 'rate' | 'feeRate'>,
  wanted: Minor,
): Minor | undefined {
  if (wanted <= 0n) return 0n
  const net = amountBefore(wanted, terms.rate, coinScale[terms.from], coinScale[terms.to])
  return amountBeforeFee(net, terms.feeRate)
}
