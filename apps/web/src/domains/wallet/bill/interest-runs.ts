import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import type { Bill } from '@cliffhanger/contract/wallet/money-schemas.ts'
import { formatMinor, parseMinor } from '@cliffhanger/rules/money.ts'
import { platformDay } from '@cliffhanger/rules/platform-day.ts'
import { type BillEntry, isOutside } from './outside-purchases.ts'

/** What projects paid in a month or on a day, several lines after each other, the newest first. */
export interface InterestRun {
  /** Made of the first line of it: the same whatever comes later. */
  readonly id: string
  readonly newest: Bill
  readonly lines: readonly Bill[]
  /** On how many days. */
  readonly dayCount: number
  /** What it opens into: the days of a month, or the lines of a day. */
  readonly parts: readonly (Bill | InterestRun)[]
  readonly sum: string
}

/** What stands in the list: an entry, or the interest of one month. */
export type ShownEntry = BillEntry | InterestRun

export const isInterestRun = (entry: ShownEntry): entry is InterestRun => 'lines' in entry

const dayAt = ({ create_time }: Bill, timeZone: string): string => platformDay(create_time * 1000, timeZone)

/** Lines with the same of it are of one month's interest; undefined for what is no interest. */
const monthOf = (entry: BillEntry, timeZone: string): string | undefined =>
  !isOutside(entry) && entry.bill_type === 'crow_interest'
    ? `${entry.coin_code} ${entry.purse} ${dayAt(entry, timeZone).slice(0, 7)}`
    : undefined

const asRun = (lines: readonly Bill[], days: readonly (Bill | InterestRun)[]): readonly (Bill | InterestRun)[] => {
  const [newest] = lines
  const oldest = lines.at(-1)
  if (!newest || !oldest || lines.length === 1) return lines
  const scale = coinScale[newest.coin_code]
  const sum = lines.reduce((all, { amount }) => all + (parseMinor(amount, scale) ?? 0n), 0n)
  const span = days.length > 1 ? 'month' : 'day'
  const parts = days.length > 1 ? days : lines
  const dayCount = Math.max(1, days.length)
  return [{ id: `${span} ${oldest.id}`, newest, lines, dayCount, parts, sum: formatMinor(sum, scale) }]
}

/** The interest of a month, which opens into its days; that of one day opens into its lines. */
const asMonth = (lines: readonly Bill[], timeZone: string): readonly (Bill | InterestRun)[] => {
  const days = [...Map.groupBy(lines, (line) => dayAt(line, timeZone)).values()].flatMap((day) => asRun(day, []))
  return asRun(lines, days)
}

/**
 * Makes one entry of the interest of a month where its lines follow each other, so that balances still run from one entry to the next. Where
 * more lines come, those at the end wait for them: no month is shown with a sum that is too small.
 */
export function withInterestRuns(
  entries: readonly BillEntry[],
  { timeZone, hasMore }: { readonly timeZone: string; readonly hasMore: boolean },
): readonly ShownEntry[] {
  const shown: ShownEntry[] = []
  let run: Bill[] = []
  let month: string | undefined
  for (const entry of entries) {
    const itsMonth = monthOf(entry, timeZone)
    if (run.length > 0 && itsMonth !== month) {
      shown.push(...asMonth(run, timeZone))
      run = []
    }
    month = itsMonth
    if (itsMonth !== undefined && !isOutside(entry)) run.push(entry)
    else shown.push(entry)
  }
  return hasMore ? shown : [...shown, ...asMonth(run, timeZone)]
}
