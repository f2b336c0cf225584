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
