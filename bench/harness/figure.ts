interface Figure {
  readonly what: string
  readonly value: number
  readonly unit: string
  readonly baseline?: { readonly what: string; readonly value: number }
  readonly [detail: string]: unknown
}

/** Prints one measured figure as a line of JSON, beside the baseline of the same run. */
export function printFigure(figure: Figure): void {
  const { what, value, unit, baseline, ...details } = figure
  const ratio = baseline && baseline.value > 0 ? { ratio: round(value / baseline.value, 3) } : {}
  const rounded = baseline && { baseline: { ...baseline, value: round(baseline.value) } }
  console.log(JSON.stringify({ what, value: round(value), unit, ...rounded, ...ratio, ...details }))
}

export const round = (value: number, digits = 2): number => Number(value.toFixed(digits))

/** The value below which `share` (0…1) of all lie. */
export const percentile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b)
  const found = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
  if (found === undefined) throw new Error('no values')
  return found
}

export const median = (values: readonly number[]): number => percentile(values, 0.5)
