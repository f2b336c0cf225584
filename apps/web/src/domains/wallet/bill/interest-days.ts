import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import type { Bill } from '@cliffhanger/contract/wallet/money-schemas.ts'
import { formatMinor, parseMinor } from '@cliffhanger/rules/money.ts'
import { platformDay } from '@cliffhanger/rules/platform-day.ts'
import { type BillEntry, isOutside } from './outside-purchases.ts'

/** What projects paid on a day, several lines after each other, the newest first. */
export interface InterestDay {
  /** The first line of the day: the same whatever comes later. */
  readonly id: number
  readonly newest: Bill
  readonly lines: readonly Bill[]
  readonly sum: string
}

/** What stands in the list: an entry, or the entries of one day's interest. */
export type ShownEntry = BillEntry | InterestDay

export const isInterestDay = (entry: ShownEntry): entry is InterestDay => 'lines' in entry

/** Lines with the same of it are of one day's interest; undefined for what is no interest. */
const dayOf = (entry: BillEntry | undefined, timeZone: string): string | undefined =>
  entry && !isOutside(entry) && entry.bill_type === 'crow_interest'
    ? `${entry.coin_code} ${entry.purse} ${platformDay(entry.create_time * 1000, timeZone)}`
    : undefined

const asDay = (lines: readonly Bill[]): readonly ShownEntry[] => {
  const [newest] = lines
  const oldest = lines.at(-1)
  if (!newest || !oldest || lines.length === 1) return lines
  const scale = coinScale[newest.coin_code]
  const sum = lines.reduce((all, { amount }) => all + (parseMinor(amount, scale) ?? 0n), 0n)
  return [{ id: oldest.id, newest, lines, sum: formatMinor(sum, scale) }]
}

/**
 * Makes one entry of the interest of a day where its lines follow each other, so that balances still run from one entry to the next. Where more
 * lines come, those at the end wait for them: no day is shown with a sum that is too small.
 */
export function withInterestDays(
  entries: readonly BillEntry[],
  { timeZone, hasMore }: { readonly timeZone: string; readonly hasMore: boolean },
): readonly ShownEntry[] {
  const shown: ShownEntry[] = []
  let run: Bill[] = []
  let day: string | undefined
  for (const entry of entries) {
    const itsDay = dayOf(entry, timeZone)
    if (run.length > 0 && itsDay !== day) {
      shown.push(...asDay(run))
      run = []
    }
    day = itsDay
    if (itsDay !== undefined && !isOutside(entry)) run.push(entry)
    else shown.push(entry)
  }
  return hasMore ? shown : [...shown, ...asDay(run)]
}
