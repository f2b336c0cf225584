/** Prints one measured figure as a line of JSON, beside the baseline of the same run. */
export function printFigure(figure: {
  readonly what: string
  readonly value: number
  readonly unit: string
  readonly baseline?: { readonly what: string; readonly value: number }
  readonly [detail: string]: unknown
}): void {
  const ratio = figure.baseline ? { ratio: Number((figure.value / figure.baseline.value).toFixed(3)) } : {}
  console.log(JSON.stringify({ ...figure, ...ratio }))
}

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (middle === undefined) throw new Error('no values')
  return middle
}

/** The value below which `share` (0…1) of all lie. */
export const percentile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b)
  const found = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
  if (found === undefined) throw new Error('no values')
  return found
}
