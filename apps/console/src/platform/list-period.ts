/** Periods that move with the day, as a filter names them: `7d` are the last seven days, today among them. */
export const movingPeriods = ['today', '7d', '30d', 'month'] as const

/** Days an operator chose, as `2026-11-01..2026-11-28`; either may be left out. */
const ownPeriod = /^(\d{4}-\d\d-\d\d)?\.\.(\d{4}-\d\d-\d\d)?$/

/** The days of such a period, as date fields hold them; undefined where it is none. */
export function ownDays(period: unknown): { readonly first: string; readonly last: string } | undefined {
  const [whole, first = '', last = ''] = (typeof period === 'string' && ownPeriod.exec(period)) || []
  return whole === undefined ? undefined : { first, last }
}

/** The beginning of a day in the operator's own time zone, so many days from this one; a day need not have 24 hours. */
const dayStart = (year: number, month: number, day: number): number => new Date(year, month, day).getTime() / 1000

const startOf = (written: string, daysLater: number): number | undefined => {
  const [year = 0, month = 1, day = 1] = written.split('-').map(Number)
  return written === '' ? undefined : dayStart(year, month - 1, day + daysLater)
}

interface Seconds {
  readonly from?: number
  readonly to?: number
}

/** The seconds a period of a filter begins at and ends before, in the operator's own time zone; nothing for what is no period. */
export function periodSeconds(period: unknown, now: Date): Seconds {
  const [year, month, day] = [now.getFullYear(), now.getMonth(), now.getDate()] as const
  switch (period) {
    case 'today':
      return { from: dayStart(year, month, day) }
    case '7d':
      return { from: dayStart(year, month, day - 6) }
    case '30d':
      return { from: dayStart(year, month, day - 29) }
    case 'month':
      return { from: dayStart(year, month, 1) }
    default: {
      const { first = '', last = '' } = ownDays(period) ?? {}
      const [from, to] = [startOf(first, 0), startOf(last, 1)]
      // Days that were written the wrong way round mean the same days.
      if (from !== undefined && to !== undefined && to <= from) return periodSeconds(`${last}..${first}`, now)
      return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
    }
  }
}
