import { dayMs } from '@cliffhanger/contract/duration.ts'

/** How far back the sales of a team count for a level (entities.md, AgentLevel). */
export const salesWindowMs = 90 * dayMs

/** Members of a team who were here within this are active. */
export const activeWithinMs = 7 * dayMs

/** Rates of levels are parts per million, on the wire decimal texts of 10^-8. */
export const rateOfPpm = (ppm: number): bigint => BigInt(ppm) * 100n

/** A rate as parts per million; undefined where it is finer than that. */
export const ppmOfRate = (rate: bigint): number | undefined => (rate % 100n === 0n ? Number(rate / 100n) : undefined)

/** What a level may give of a sale at most: one level of the team, and both together. */
export const highestRatePpm = 300_000
export const highestRatesPpm = 400_000

/** S-100: a level is earned by settled sales alone. */
export const areConditionsMet = (
  needs: { readonly sales: number; readonly amount: bigint },
  reached: { readonly sales: number; readonly amount: bigint },
): boolean => reached.sales >= needs.sales && reached.amount >= needs.amount
