import type { Minor, Rate } from '../money.ts'

/** One minor unit in the parts income is counted in: 10^-8 of it, the scale of rates. */
const partsPerMinor = 100_000_000n

/** What one day earned: `paid` in whole minor units, and the parts that are carried on to the next. */
export interface DayIncome {
  readonly paid: Minor
  readonly carry: bigint
}

/** Income of one day on what was held through all of it. What is less than a minor unit is not lost: over any number of days, what was
 *  paid is the exact sum, rounded down once. */
export function incomeOfDay(held: Minor, rate: Rate, carry: bigint): DayIncome {
  const parts = carry + held * rate
  return { paid: parts / partsPerMinor, carry: parts % partsPerMinor }
}
