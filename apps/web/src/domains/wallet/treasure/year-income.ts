import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { formatMinor, formatRate, type Minor, parseMinor, parseRate, shareOf } from '@cliffhanger/rules/money.ts'
import { addDays, platformDay } from '@cliffhanger/rules/platform-day.ts'

export const daysOfYear = 365n

/** What a sum brings in so many days at a daily rate, without interest on interest: rounded down once, as it is paid (S-112). */
export const incomeOfDays = (amount: string, dayRate: string, days: bigint): string =>
  formatMinor(
    shareOf(days * (parseMinor(amount, coinScale.treasure) ?? 0n), parseRate(dayRate) ?? 0n),
    coinScale.treasure,
  )

/** What a sum brings in a year; undefined where that is nothing. */
export const yearIncome = (amount: string, dayRate: string): string | undefined => {
  const income = incomeOfDays(amount, dayRate, daysOfYear)
  return /[1-9]/.test(income) ? income : undefined
}

/** The rate of a year at a daily rate, without interest on interest. */
export const yearRate = (dayRate: string): string => formatRate(daysOfYear * (parseRate(dayRate) ?? 0n))

interface Payment {
  readonly amount: string
  /** In seconds. */
  readonly create_time: number
}

/** When what is put in now first earns something: the next day is the first that it is there all of, and that one is paid the day after. */
export const firstPayment = (nowMs: number, timeZone: string): string => addDays(platformDay(nowMs, timeZone), 2)

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
