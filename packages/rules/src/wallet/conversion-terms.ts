import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { type Minor, parseMinor, parseRate, type Rate } from '../money.ts'

/** Terms of a pair as an operator typed them. */
interface TypedTerms {
  readonly from: 'money' | 'point'
  readonly to: 'gold' | 'point'
  readonly rate: string
  readonly fee_rate: string
  readonly min_amount: string
  readonly max_amount: string
}

export interface ReadTerms {
  readonly rate: Rate
  readonly feeRate: Rate
  readonly min: Minor
  readonly max: Minor
}

const whole = 100_000_000n

/** The terms in whole numbers, or the first field that cannot be: a coin for itself, no rate, a fee of all or more, limits that no amount
 *  fits or that have more decimals than the coin (V-33). */
export function readTerms(typed: TypedTerms): ReadTerms | keyof TypedTerms {
  if (typed.from === typed.to) return 'to'
  const rate = parseRate(typed.rate)
  if (rate === undefined || rate === 0n) return 'rate'
  const feeRate = parseRate(typed.fee_rate)
  if (feeRate === undefined || feeRate >= whole) return 'fee_rate'
  const min = parseMinor(typed.min_amount, coinScale[typed.from])
  if (min === undefined || min === 0n) return 'min_amount'
  const max = parseMinor(typed.max_amount, coinScale[typed.from])
  if (max === undefined || max < min) return 'max_amount'
  return { rate, feeRate, min, max }
}
