import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { formatMinor, formatRate, type Minor, parseMinor, parseRate, shareOf } from '@cliffhanger/rules/money.ts'
import { addDays, platformDay } from '@cliffhanger/rules/platform-day.ts'

const daysOfYear = 365n

/** What a sum brings in a year at a daily rate, without interest on interest: rounded down once, as it is paid (S-112); undefined where that is nothing. */
export const yearIncome = (amount: string, dayRate: string): string | undefined => {
  const income = shareOf(daysOfYear * (parseMinor(amount, coinScale.treasure) ?? 0n), parseRate(dayRate) ?? 0n)
  return income === 0n ? undefined : formatMinor(income, coinScale.treasure)
}

/** The rate of a year at a daily rate, without interest on interest. */
export const yearRate = (dayRate: string): string => formatRate(daysOfYear * (parseRate(dayRate) ?? 0n))

interface Payment {
  readonly amount: string
  /** In seconds. */
  readonly create_time: number
}

/** Interest by day of the platform, the oldest first, without a gap: a day on which none was paid has 0. */
export const incomeDays = (
  payments: readonly Payment[],
  timeZone: string,
): readonly { readonly day: string; readonly minor: Minor }[] => {
  const sums = new Map<string, Minor>()
  for (const { amount, create_time: time } of payments) {
    const day = platformDay(time * 1000, timeZone)
    sums.set(day, (sums.get(day) ?? 0n) + (parseMinor(amount, coinScale.treasure) ?? 0n))
  }
  const days = [...sums.keys()].toSorted()
  const filled: { day: string; minor: Minor }[] = []
  const last = days.at(-1) ?? ''
  let day = days[0] ?? ''
  while (day !== '' && day <= last) {
    filled.push({ day, minor: sums.get(day) ?? 0n })
    day = addDays(day, 1)
  }
  return filled
}
