import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { penaltyOf } from '@cliffhanger/rules/crowdfunding/early-exit.ts'
import { formatMinor, parseMinor, parseRate, shareOf } from '@cliffhanger/rules/money.ts'

interface Terms {
  /** What would be put in. */
  readonly amount: string
  readonly day_rate: string
  readonly cycle_days: number
}

const write = (minor: bigint): string => formatMinor(minor, coinScale.money)
const read = (amount: string): bigint => parseMinor(amount, coinScale.money) ?? 0n

export const timesUnits = (price: string, units: number): string => write(read(price) * BigInt(units))

/** What units would earn in a day and over their term, while the pool can pay, and what leaving early would cost (S-105). */
export const joinFigures = ({ amount, day_rate, cycle_days }: Terms) => {
  const put = read(amount)
  const rate = parseRate(day_rate) ?? 0n
  return {
    day: write(shareOf(put, rate)),
    term: write(shareOf(put * BigInt(cycle_days), rate)),
    penalty: write(penaltyOf(put)),
  }
}

/** How many units a member may take: at least the first number, at most the second; the second is less where none may be taken. */
export const unitsRange = (
  { min_unit, units_left }: { readonly min_unit: number; readonly units_left: number },
  limitLeft: number,
): readonly [least: number, most: number] => [min_unit, limitLeft < 0 ? units_left : Math.min(units_left, limitLeft)]

/** How far a project has come, in whole per cent; a part of one is not yet one. */
export const percentRaised = (raised: string, total: string): number => {
  const whole = read(total)
  return whole === 0n ? 0 : Number((read(raised) * 100n) / whole)
}
