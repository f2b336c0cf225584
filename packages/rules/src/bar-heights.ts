import type { Minor } from './money.ts'

/** Heights of the bars of some amounts, 0…100: `end`, or the largest where there is no scale, is 100; none above 0 vanishes, and nothing is below 0. */
export const barHeights = (minors: readonly Minor[], end?: Minor): readonly number[] => {
  const full = end ?? minors.reduce((most, minor) => (minor > most ? minor : most), 0n)
  return minors.map((minor) => (minor <= 0n ? 0 : Math.max(2, Number((minor * 100n) / full))))
}
