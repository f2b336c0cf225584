import type { Minor } from './money.ts'

/** Ends whose half is as round as they are; near enough to each other that most of the height is drawn on. */
const steps = [1n, 2n, 3n, 4n, 5n, 6n, 8n]

/** The end of a chart's scale: the least round amount with a half that the largest does not go beyond; `least` where all are less. */
export const scaleEnd = (minors: readonly Minor[], least: Minor): Minor => {
  const largest = minors.reduce((most, minor) => (minor > most ? minor : most), 0n)
  let unit = least
  for (;;) {
    const end = steps.map((times) => unit * times).find((each) => each >= largest && each % 2n === 0n)
    if (end !== undefined) return end
    unit *= 10n
  }
}
