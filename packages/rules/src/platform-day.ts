import { dayMs } from '@cliffhanger/contract/duration.ts'

const formatters = new Map<string, Intl.DateTimeFormat>()

const formatterOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formatters.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  formatters.set(timeZone, made)
  return made
}

/** The platform's day at an instant, as `2026-11-21`; everything daily restarts with it. */
export const platformDay = (atMs: number, timeZone: string): string => formatterOf(timeZone).format(atMs)

/** The day `count` days after another; before it where `count` is below 0. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10)

/** The first millisecond of a platform's day, whatever its clocks did that night; of a day its calendar left out, that of the next. */
export function dayStartMs(day: string, timeZone: string): number {
  const utc = Date.parse(`${day}T00:00:00Z`)
  // No zone is further than a day from UTC; days never go back while time goes on.
  let before = utc - dayMs
  let after = utc + dayMs
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (platformDay(middle, timeZone) < day) before = middle
    else after = middle
  }
  return after
}

/** The instants a month of the platform, `2026-11`, begins and ends at. */
export function monthSpan(month: string, timeZone: string): { readonly startMs: number; readonly endMs: number } {
  const first = `${month}-01`
  // Thirty-one days later is a day of the next month, whichever month it is.
  const next = `${addDays(first, 31).slice(0, 7)}-01`
  return { startMs: dayStartMs(first, timeZone), endMs: dayStartMs(next, timeZone) }
}

const clocks = new Map<string, Intl.DateTimeFormat>()

const clockOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = clocks.get(timeZone)
  if (known) return known
  const options = { weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  const made = new Intl.DateTimeFormat('en-US', { timeZone, ...options })
  clocks.set(timeZone, made)
  return made
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** Minutes since the week began on Monday, as the clocks of a zone show it. */
export function minuteOfWeek(atMs: number, timeZone: string): number {
  const parts = clockOf(timeZone).formatToParts(atMs)
  const valueOf = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  return weekdays.indexOf(valueOf('weekday')) * 1440 + Number(valueOf('hour')) * 60 + Number(valueOf('minute'))
}

/** The zone of a name as the server writes it, whatever its case; undefined where there is none. Nothing is kept of a name that others made up. */
export const zoneNamed = (name: string): string | undefined => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}

/** Whether there is a time zone of this name. */
export const isTimeZone = (name: string): boolean => {
  try {
    clockOf(name)
    return true
  } catch {
    return false
  }
}
