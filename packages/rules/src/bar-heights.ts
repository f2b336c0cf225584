import type { Minor } from './money.ts'

/** Heights of the bars of some amounts, 0…100: the largest is 100, none above 0 vanishes, and nothing is below 0. */
export const barHeights = (minors: readonly Minor[]): readonly number[] => {
  const largest = minors.reduce((most, minor) => (minor > most ? minor : most), 0n)
  return minors.map((minor) => (minor <= 0n ? 0 : Math.max(2, Number((minor * 100n) / largest))))
}
