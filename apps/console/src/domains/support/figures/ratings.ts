/** How many rated, of those who gave one, two, three, four and five. */
export const totalOf = (ratings: readonly number[]): number => ratings.reduce((sum, count) => sum + count, 0)

/** What they gave on average; undefined where nobody did. */
export const meanOf = (ratings: readonly number[]): number | undefined => {
  const total = totalOf(ratings)
  return total === 0 ? undefined : ratings.reduce((sum, count, index) => sum + count * (index + 1), 0) / total
}
