import Papa from 'papaparse'
import { plainCell } from '../plain-cell.ts'

/** One cell of an exported list: what it says, and what its column says besides, by the name of that (the coin of an amount, the number of a member). */
export interface ListCell {
  readonly text: string
  readonly parts?: Readonly<Record<string, string>>
}

/** One row, by the label of each column. */
export type ListRow = ReadonlyMap<string, ListCell>

/** Amounts, and moments in ISO 8601: programs read them, and neither is a formula. */
const machineText = /^-?\d+(\.\d+)?$|^\d{4}-\d\d-\d\dT[\d:.]+Z$/

const safe = (text: string): string => (machineText.test(text) ? text : plainCell(text))

/**
 * A list as CSV (RFC 4180) with a byte order mark, by which spreadsheets know UTF-8. Columns stand in the order rows first name them; each part that any
 * row has gets a column of its own after the one it belongs to.
 */
export function writeListCsv(rows: readonly ListRow[]): string {
  const columns = new Map<string, Set<string>>()
  for (const row of rows)
    for (const [label, { parts = {} }] of row) {
      const known = columns.get(label) ?? new Set()
      for (const part of Object.keys(parts)) known.add(part)
      columns.set(label, known)
    }
  const shown = [...columns].map(([label, parts]) => ({ label, parts: [...parts] }))
  const header = shown.flatMap(({ label, parts }) => [label, ...parts.map((part) => `${label} (${part})`)])
  const lines = rows.map((row) =>
    shown.flatMap(({ label, parts }) => {
      const cell = row.get(label)
      return [safe(cell?.text ?? ''), ...parts.map((part) => safe(cell?.parts?.[part] ?? ''))]
    }),
  )
  return `\uFEFF${Papa.unparse([header.map(safe), ...lines])}\r\n`
}
