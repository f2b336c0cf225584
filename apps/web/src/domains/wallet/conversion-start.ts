import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import type { ConvertPair, ConvertRecord } from '@cliffhanger/contract/wallet/conversion-schemas.ts'
import { amountProblem } from './amount-input.ts'

/** Sums one would type, the first that fits: of money in whole units, of a coin that has no decimals tenfold. */
const usualSums = { money: ['10.00', '5.00', '1.00'], coin: ['100', '50', '10'] } as const

/** The sum that stands in the form before one types: what was converted the same way last, or else a usual one that there is enough for; '' for
 *  none. */
export const startSum = (
  { from, to, min_amount: min, max_amount: max }: ConvertPair,
  former: readonly Pick<ConvertRecord, 'from' | 'to' | 'amount'>[],
  balance: string | undefined,
): string => {
  const scale = coinScale[from]
  const last = former.find((record) => record.from === from && record.to === to)?.amount
  const usual = scale === 0 ? usualSums.coin : usualSums.money
  const fits = (sum: string): boolean => amountProblem(sum, { scale, min, max, balance: balance ?? '0' }) === undefined
  return [...(last === undefined ? [] : [last]), ...usual].find(fits) ?? ''
}
