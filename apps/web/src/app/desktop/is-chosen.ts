import type { ScreenRoute } from '../screen-route.ts'

/** Whether a screen was chosen in what stands beside it on a desktop, the navigation or a list: such a one has no way back of its own, and
 *  everything that is opened from there has. */
export const isChosen = (
  { isPlace, list, partOf, isDeeper = partOf === undefined ? [] : true }: ScreenRoute,
  search: string,
): boolean => {
  if (isPlace) return true
  if (list === undefined) return false
  const query = new URLSearchParams(search)
  return isDeeper !== true && !isDeeper.some((name) => query.has(name))
}
