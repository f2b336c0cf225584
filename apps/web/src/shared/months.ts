import { formatMonth, formatMonthShort } from '@cliffhanger/i18n/format/moments.ts'
import type { Language } from '@cliffhanger/i18n/languages.ts'
import { platformDay } from '@cliffhanger/rules/platform-day.ts'

/** The month of a zone at an instant, as `2026-11`. */
export const monthAt = (atMs: number, timeZone: string): string => platformDay(atMs, timeZone).slice(0, 7)

/** A month and those before it, the latest first. */
export const monthsBack = (latest: string, count: number): readonly string[] => {
  const [year = 1970, month = 1] = latest.split('-').map(Number)
  return Array.from({ length: count }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7),
  )
}

/** A month in words: `November 2026`; short: `Nov`. */
export const monthName = (month: string, language: Language, style: 'long' | 'short' = 'long'): string =>
  style === 'long' ? formatMonth(month, language) : formatMonthShort(month, language)

/** Items in the groups of their months, in the order they come in. */
export const byMonth = <Item>(
  items: readonly Item[],
  monthOf: (item: Item) => string,
): readonly { readonly month: string; readonly items: readonly Item[] }[] => {
  const groups: { month: string; items: Item[] }[] = []
  for (const item of items) {
    const month = monthOf(item)
    const last = groups.at(-1)
    if (last?.month === month) last.items.push(item)
    else groups.push({ month, items: [item] })
  }
  return groups
}
