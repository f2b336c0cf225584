import { convertMinor, type Minor, type Rate } from '../money.ts'

/** Rates are parts per million. */
const million = 1_000_000n

/** Base rates and limits as they held when a sale was made. */
export interface CommissionTerms {
  readonly ratesPpm: readonly [level1: number, level2: number]
  readonly capPpm: number
}

/** Who may earn by a sale, with the rates of their level as an agent, where they hold one. */
export interface Earner {
  readonly level: 1 | 2
  readonly userId: number
  readonly agentRatePpm: number
}

/** What one level of a sale was agreed at. */
export interface Agreed {
  readonly level: 1 | 2
  readonly userId: number
  readonly ratePpm: number
  readonly amount: Minor
}

export const partOf = (base: Minor, ppm: number): Minor => (base * BigInt(ppm)) / million

/**
 * What a sale earns whom: the base rate, or that of the earner's level as an agent where that is higher, rounded down. Both levels together stay
 * within the cap, and the first level comes first. Whoever comes to nothing is left out.
 */
export function agreeOn(base: Minor, { ratesPpm, capPpm }: CommissionTerms, earners: readonly Earner[]): Agreed[] {
  let left = partOf(base, capPpm)
  return earners
    .toSorted((one, other) => one.level - other.level)
    .flatMap(({ level, userId, agentRatePpm }) => {
      const ratePpm = Math.max(ratesPpm[level - 1] ?? 0, agentRatePpm)
      const wanted = partOf(base, ratePpm)
      const amount = wanted < left ? wanted : left
      left -= amount
      return amount > 0n ? [{ level, userId, ratePpm, amount }] : []
    })
}

/** What of an agreed amount stands while `standing` of `base` does: in proportion, rounded down, whatever came before. */
export const standingOf = (agreed: Minor, standing: Minor, base: Minor): Minor =>
  base === 0n ? 0n : (agreed * standing) / base

/** Bought gold in minor units of money; `goldValue` is what one gold is worth. */
export const worthOfGold = (gold: Minor, goldValue: Rate): Minor => convertMinor(gold, goldValue, 0, 2)
