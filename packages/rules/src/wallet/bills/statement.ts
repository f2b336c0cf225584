/** A line as a statement adds it up: minor units, below zero where it went out. */
export interface StatementLine {
  readonly amount: bigint
}

/** One coin of one month: what it began with, and what all its lines come to. */
interface StatementTotals {
  readonly opening: bigint
  readonly ins: bigint
  readonly outs: bigint
  readonly count: number
}

export interface StatementAdded<Line extends StatementLine> extends StatementTotals {
  readonly closing: bigint
  /** Lines before those that are printed, as one; undefined where every one is printed. `after`: what was there after the last of them. */
  readonly earlier: { readonly count: number; readonly amount: bigint; readonly after: bigint } | undefined
  /** The printed lines with what was there after each, oldest first. */
  readonly lines: readonly { readonly line: Line; readonly after: bigint }[]
}

/** Adds up one coin of one month; `lines` are its newest, oldest first. Opening, earlier lines and printed lines are the closing balance. */
export function addStatement<Line extends StatementLine>(
  totals: StatementTotals,
  lines: readonly Line[],
): StatementAdded<Line> {
  const { opening, ins, outs, count } = totals
  const closing = opening + ins - outs
  const begin = lines.reduce((left, { amount }) => left - amount, closing)
  const unprinted = count - lines.length
  let after = begin
  return {
    ...totals,
    closing,
    earlier: unprinted > 0 ? { count: unprinted, amount: begin - opening, after: begin } : undefined,
    lines: lines.map((line) => {
      after += line.amount
      return { line, after }
    }),
  }
}
