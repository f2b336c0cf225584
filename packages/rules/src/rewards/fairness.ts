import { chiSquareOf, chiSquarePValue } from './chi-square.ts'

/** How often a prize of a table was drawn, beside its weight. */
export interface Drawn {
  readonly weight: number
  readonly drawn: number
}

export interface Fairness {
  /** How often each should have been drawn, and what its difference adds to the statistic. */
  readonly parts: readonly { readonly expected: number; readonly part: number }[]
  readonly statistic: number
  readonly degrees: number
  /** How likely a fair wheel strays as far, or farther. */
  readonly pValue: number
  /** Whether every prize was expected five times or more, below which the value means little. */
  readonly isEnough: boolean
}

const fewest = 5

/** Holds what was drawn against the published odds: Pearson's test of all prizes that can be drawn. */
export function fairnessOf(prizes: readonly Drawn[]): Fairness {
  const draws = prizes.reduce((sum, { drawn }) => sum + drawn, 0)
  const total = prizes.reduce((sum, { weight }) => sum + weight, 0)
  const expected = prizes.map(({ weight }) => (total === 0 ? 0 : (draws * weight) / total))
  const parts = prizes.map(({ drawn }, index) => {
    const one = expected[index] ?? 0
    return { expected: one, part: chiSquareOf([drawn], [one]) }
  })
  const statistic = parts.reduce((sum, { part }) => sum + part, 0)
  const degrees = Math.max(0, prizes.filter(({ weight }) => weight > 0).length - 1)
  return {
    parts,
    statistic,
    degrees,
    pValue: chiSquarePValue(statistic, degrees),
    isEnough: draws > 0 && prizes.every(({ weight }, index) => weight === 0 || (expected[index] ?? 0) >= fewest),
  }
}
