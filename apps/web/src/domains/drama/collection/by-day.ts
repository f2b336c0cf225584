import { addDays } from '@cliffhanger/rules/platform-day.ts'
import { dateFormat } from '../../../platform/formats.ts'

/** A day of this device, as `2026-11-22`. */
export const localDay = (atMs: number): string => {
  const date = new Date(atMs)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** Items in the groups of their days, in the order they come in. */
export const byDay = <Item>(
  items: readonly Item[],
  atMs: (item: Item) => number,
): readonly { readonly day: string; readonly items: readonly Item[] }[] => {
  const groups: { readonly day: string; readonly items: Item[] }[] = []
  for (const item of items) {
    const day = localDay(atMs(item))
    const last = groups.at(-1)
    if (last?.day === day) last.items.push(item)
    else groups.push({ day, items: [item] })
  }
  return groups
}

/** How a day is called: today and yesterday by their names, others by their date. */
export const dayName = (day: string, today: string, language: string): string => {
  const daysAgo = day === today ? 0 : addDays(day, 1) === today ? 1 : undefined
  if (daysAgo !== undefined) {
    const named = new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-daysAgo, 'day')
    return named.charAt(0).toLocaleUpperCase(language) + named.slice(1)
  }
  return dateFormat(language, { dateStyle: 'full', timeZone: 'UTC' }).format(Date.parse(`${day}T00:00:00Z`))
}
