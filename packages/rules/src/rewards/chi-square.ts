/** Pearson's statistic: how far counts lie from what was expected. What was never expected is left out. */
export const chiSquareOf = (observed: readonly number[], expected: readonly number[]): number =>
  expected.reduce((sum, each, index) => (each === 0 ? sum : sum + ((observed[index] ?? 0) - each) ** 2 / each), 0)

/** How likely a fair wheel is to stray as far, or farther. `degrees` is the number of prizes that can be drawn, less one. */
export function chiSquarePValue(statistic: number, degrees: number): number {
  if (statistic <= 0 || degrees <= 0) return 1
  return upperGamma(degrees / 2, statistic / 2)
}

const epsilon = 1e-15
const mostSteps = 10_000

/** The regularized upper incomplete gamma function Q(a, x) (DLMF 8.2.4): its series below a + 1, its continued fraction above (DLMF 8.9). */
function upperGamma(a: number, x: number): number {
  const front = Math.exp(-x + a * Math.log(x) - logGamma(a))
  return x < a + 1 ? 1 - front * lowerSeries(a, x) : front * upperFraction(a, x)
}

function lowerSeries(a: number, x: number): number {
  let term = 1 / a
  let sum = term
  for (let step = 1; step < mostSteps && term > sum * epsilon; step++) {
    term *= x / (a + step)
    sum += term
  }
  return sum
}

/** By Lentz's method. */
function upperFraction(a: number, x: number): number {
  const tiny = 1e-300
  let b = x + 1 - a
  let c = 1 / tiny
  let d = 1 / b
  let value = d
  for (let step = 1; step < mostSteps; step++) {
    const an = -step * (step - a)
    b += 2
    d = 1 / nonZero(an * d + b, tiny)
    c = nonZero(b + an / c, tiny)
    value *= d * c
    if (Math.abs(d * c - 1) < epsilon) break
  }
  return value
}

const nonZero = (value: number, tiny: number): number => (Math.abs(value) < tiny ? tiny : value)

/** ln Γ by Stirling's series (DLMF 5.11.1), shifted to where it is exact. */
function logGamma(value: number): number {
  let [shifted, product] = [value, 1]
  for (; shifted < 12; shifted++) product *= shifted
  const square = 1 / (shifted * shifted)
  const series = (1 / 12 - square * (1 / 360 - square * (1 / 1260 - square / 1680))) / shifted
  return (shifted - 0.5) * Math.log(shifted) - shifted + 0.5 * Math.log(2 * Math.PI) + series - Math.log(product)
}
