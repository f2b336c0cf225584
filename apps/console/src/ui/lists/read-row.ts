import type { ListCell, ListRow } from '@cliffhanger/rules/operators/list-csv.ts'

/** What is pressed, and pictures of no meaning: no text of a row. */
const silent = 'button, svg, [hidden], [aria-hidden="true"]'

/** What stands where a cell has nothing to say. */
const nothing = '—'

/**
 * What a drawn cell says to a program: a moment in ISO 8601, an amount as a plain number, everything else as the words an operator reads.
 * `data-part` names what is a column of its own (the number of a member), `data-unit` what an amount is of.
 */
export function readCell(cell: Element): ListCell {
  const words: string[] = []
  const parts: Record<string, string> = {}
  const addPart = (name: string, text: string): void => {
    parts[name] = parts[name] ? `${parts[name]} ${text}` : text
  }
  const visit = (node: Node): void => {
    if (node instanceof Text) {
      const text = node.data.trim()
      if (text !== '' && text !== nothing) words.push(text)
      return
    }
    if (!(node instanceof HTMLElement) || node.matches(silent)) return
    const { part, unit, unitName } = node.dataset
    if (part !== undefined) return addPart(part, node.textContent.trim())
    if (unit !== undefined && unitName !== undefined) addPart(unitName, unit)
    if (node instanceof HTMLTimeElement) words.push(node.dateTime)
    else if (node instanceof HTMLDataElement) words.push(node.value)
    else if (node instanceof HTMLImageElement && node.alt !== '') words.push(node.alt)
    else for (const child of node.childNodes) visit(child)
  }
  for (const child of cell.childNodes) visit(child)
  return { text: words.join(' '), ...(Object.keys(parts).length > 0 && { parts }) }
}

/** A drawn row by the labels of its columns; a label that comes again is numbered. */
export function readRow(row: HTMLTableRowElement): ListRow {
  const read = new Map<string, ListCell>()
  for (const cell of row.cells) {
    const label = cell.dataset.label ?? ''
    let name = label
    for (let n = 2; read.has(name); n++) name = `${label} ${n}`
    read.set(name, readCell(cell))
  }
  return read
}
