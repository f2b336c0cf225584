import type { Minor } from './money.ts'

/** The end of a chart's scale: the least round amount, 1, 2 or 5 with noughts, that the largest does not go beyond; `least` where all are less. */
export const scaleEnd = (minors: readonly Minor[], least: Minor): Minor => {
  const largest = minors.reduce((most, minor) => (minor > most ? minor : most), 0n)
  let unit = least
  for (;;) {
    for (const times of [1n, 2n, 5n]) if (unit * times >= largest) return unit * times
    unit *= 10n
  }
}
