import type { CrowProject } from '@cliffhanger/contract/crowdfunding/schemas.ts'
import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { penaltyOf } from '@cliffhanger/rules/crowdfunding/early-exit.ts'
import { formatMinor, formatRate, parseMinor, parseRate, shareOf } from '@cliffhanger/rules/money.ts'

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

/** What the rate of a day comes to in 365 days without interest on interest, down to a tenth of a per cent: never more than it is. */
export const yearRate = (dayRate: string): string => {
  const year = (parseRate(dayRate) ?? 0n) * 365n
  const tenth = parseRate('0.001') ?? 1n
  return formatRate((year / tenth) * tenth)
}

const daySeconds = 86_400

/** For how many days units of a completed project have earned by `nowSeconds`: those since it ended, at most its term; 0 where it earns nothing. */
export const daysEarned = (
  { result, end_time, cycle_days }: Pick<CrowProject, 'result' | 'end_time' | 'cycle_days'>,
  nowSeconds: number,
): number => {
  if (result === 'matured') return cycle_days
  return result === 'funded' ? Math.min(cycle_days, Math.max(0, Math.floor((nowSeconds - end_time) / daySeconds))) : 0
}

/** What one of its units came to by `nowSeconds` if the pool paid in full. */
export const unitEarned = (
  project: Pick<CrowProject, 'result' | 'end_time' | 'cycle_days' | 'unit_price' | 'day_rate'>,
  nowSeconds: number,
): string =>
  joinFigures({ amount: project.unit_price, day_rate: project.day_rate, cycle_days: daysEarned(project, nowSeconds) })
    .term

/** When units of a completed project stop earning, in seconds; 0 where they never earned. */
export const earningEnds = ({
  result,
  end_time,
  cycle_days,
}: Pick<CrowProject, 'result' | 'end_time' | 'cycle_days'>): number =>
  result === 'funded' || result === 'matured' ? end_time + cycle_days * daySeconds : 0
