import { localDay } from '@cliffhanger/i18n/format/relative.ts'

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
