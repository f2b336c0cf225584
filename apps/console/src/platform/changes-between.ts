/** Only what differs travels, so that two operators who change different things at different times do not undo each other. */
export const changesBetween = <Thing extends object>(before: Thing, after: Thing): Partial<Thing> => {
  const earlier = new Map<string, unknown>(Object.entries(before))
  const changed = Object.entries(after).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(earlier.get(name)),
  )
  // The entries are those of `after`.
  return Object.fromEntries(changed) as Partial<Thing>
}
