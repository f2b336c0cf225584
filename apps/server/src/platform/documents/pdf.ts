import type { Block, Column, PrintedDocument } from './document.ts'
import { openPages, type Pages, type TextStyle } from './pages.ts'

const styles = {
  title: { size: 20, isBold: true },
  heading: { size: 12.5, isBold: true },
  body: { size: 10.5 },
  name: { size: 10.5, color: '#5b6068' },
  cell: { size: 9 },
  columnTitle: { size: 9, isBold: true },
} as const satisfies Record<string, TextStyle>

const cellGap = 10
const rowPadding = 4

/** A document as PDF 1.7 with its fonts in it: A4, numbered pages, tables that repeat their titles on every page. The same input is the same bytes. */
export async function writePdf(document: PrintedDocument): Promise<Buffer> {
  const pages = openPages(document)
  writeLines(pages, document.title, styles.title)
  pages.space(8)
  for (const block of document.blocks) writeBlock(pages, block)
  return pages.close()
}

function writeBlock(pages: Pages, block: Block): void {
  switch (block.kind) {
    case 'heading':
      pages.space(12)
      // A heading stays with the first lines of what it stands above.
      pages.need(pages.heightOf(styles.heading) + 3 * pages.heightOf(styles.body))
      return writeLines(pages, block.text, styles.heading)
    case 'paragraph':
      pages.space(4)
      return writeLines(pages, block.text, styles.body)
    case 'facts':
      pages.space(4)
      return writeFacts(pages, block.facts)
    case 'table':
      pages.space(6)
      return writeTable(pages, block.columns, block.rows)
    default:
      return block satisfies never
  }
}

function writeLines(pages: Pages, text: string, style: TextStyle): void {
  for (const line of pages.wrap(text, style)) {
    pages.need(pages.heightOf(style))
    pages.drawLine(line, pages.margin, pages.top(), style)
    pages.advance(pages.heightOf(style))
  }
}

function writeFacts(pages: Pages, facts: readonly (readonly [string, string])[]): void {
  const columns: Column[] = [
    { title: '', share: 1 },
    { title: '', share: 2 },
  ]
  for (const fact of facts) writeRow(pages, columns, fact, [styles.name, styles.body])
}

function writeTable(pages: Pages, columns: readonly Column[], rows: readonly (readonly string[])[]): void {
  const titles = columns.map(({ title }) => title)
  const writeTitles = () => {
    writeRow(
      pages,
      columns,
      titles,
      columns.map(() => styles.columnTitle),
    )
    pages.rule('#8a9099')
  }
  // The titles never stand alone at the foot of a page.
  pages.need(2 * (pages.heightOf(styles.cell) + 2 * rowPadding))
  writeTitles()
  for (const row of rows) {
    writeRow(
      pages,
      columns,
      row,
      columns.map(() => styles.cell),
      writeTitles,
    )
    pages.rule()
  }
}

/** Writes a row; one that is taller than what is left of a page goes to the next, and one that is taller than a page goes on there. */
function writeRow(
  pages: Pages,
  columns: readonly Column[],
  texts: readonly string[],
  rowStyles: readonly TextStyle[],
  onNewPage: () => void = () => {},
): void {
  const shares = columns.reduce((sum, { share }) => sum + share, 0)
  const widths = columns.map(({ share }) => (pages.width * share) / shares)
  const [first = styles.cell] = rowStyles
  const cells = columns.map((_column, index) =>
    pages.wrap(texts[index] ?? '', rowStyles[index] ?? first, (widths[index] ?? 0) - gapAfter(columns, index)),
  )
  const height = pages.heightOf(first)
  const count = Math.max(...cells.map((lines) => lines.length))
  const startPage = () => {
    pages.newPage()
    onNewPage()
  }
  if (count * height + 2 * rowPadding > pages.left() && pages.left() < pages.height / 2) startPage()
  pages.advance(rowPadding)
  for (let line = 0; line < count; line++) {
    if (pages.left() < height + rowPadding) startPage()
    let x = pages.margin
    for (const [index, { align }] of columns.entries()) {
      const text = cells[index]?.[line] ?? ''
      const style = rowStyles[index] ?? first
      const width = widths[index] ?? 0
      pages.drawLine(
        text,
        align === 'end' ? x + width - gapAfter(columns, index) - pages.measure(text, style) : x,
        pages.top(),
        style,
      )
      x += width
    }
    pages.advance(height)
  }
  pages.advance(rowPadding)
}

const gapAfter = (columns: readonly Column[], index: number): number => (index === columns.length - 1 ? 0 : cellGap)
