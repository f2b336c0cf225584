import PdfDocument from 'pdfkit'
import type { PrintedDocument } from './document.ts'
import { fontFiles, fontOf, runsOf } from './fonts.ts'
import { linesOf } from './line-breaks.ts'

export interface TextStyle {
  readonly size: number
  readonly isBold?: boolean
  readonly color?: string
}

const margin = 56
const lineHeight = 1.5
const footerStyle: TextStyle = { size: 8, color: '#5b6068' }

/** Sheets of A4 with a place where the next text goes. All measures are points. */
export function openPages(document: Omit<PrintedDocument, 'blocks'>) {
  const { pdf, measure, drawLine, chunks } = openPdf(document)
  const width = pdf.page.width - 2 * margin
  const bottom = pdf.page.height - margin
  let y = margin
  const pages = {
    margin,
    width,
    height: bottom - margin,
    heightOf: ({ size }: TextStyle): number => size * lineHeight,
    /** How much is left of this page. */
    left: (): number => bottom - y,
    top: (): number => y,
    wrap: (text: string, style: TextStyle, within: number = width): string[] =>
      linesOf(cleaned(text), within, (part) => measure(part, style)),
    measure,
    drawLine,
    rule(color = '#d5d8dd'): void {
      pdf
        .moveTo(margin, y)
        .lineTo(margin + width, y)
        .lineWidth(0.5)
        .strokeColor(color)
        .stroke()
    },
    newPage(): void {
      pdf.addPage()
      y = margin
    },
    /** Goes down; at the top of a page, space is left out. */
    space(height: number): void {
      if (y > margin) y += height
    },
    advance(height: number): void {
      y += height
    },
    /** Starts a page where less than this is left. */
    need(height: number): void {
      if (y > margin && y + height > bottom) pages.newPage()
    },
    /** Numbers the pages and answers the file. */
    async close(): Promise<Buffer> {
      const { count } = pdf.bufferedPageRange()
      for (let page = 0; page < count; page++) {
        pdf.switchToPage(page)
        const number = `${page + 1} / ${count}`
        const top = bottom + 20
        drawLine(number, margin + width - measure(number, footerStyle), top, footerStyle)
        const [line = ''] = document.footer === undefined ? [] : pages.wrap(document.footer, footerStyle, width - 60)
        drawLine(line, margin, top, footerStyle)
      }
      const ended = new Promise((resolve) => pdf.once('end', resolve))
      pdf.end()
      await ended
      return Buffer.concat(chunks)
    },
  }
  return pages
}

/** An empty page to draw lines of text on. */
function openPdf({ title, language, createdMs }: Omit<PrintedDocument, 'blocks'>) {
  const info = { Title: title, Producer: 'pdfkit', Creator: 'pdfkit', CreationDate: new Date(createdMs) }
  const pdf = new PdfDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    autoFirstPage: false,
    pdfVersion: '1.7',
    lang: language,
    displayTitle: true,
    info,
  })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  for (const [name, file] of Object.entries(fontFiles)) pdf.registerFont(name, file)
  pdf.addPage()
  const measure = (text: string, { size, isBold = false }: TextStyle): number => {
    let sum = 0
    for (const run of runsOf(text, language)) {
      pdf.font(fontOf(run.isCharacters, isBold)).fontSize(size)
      sum += pdf.widthOfString(run.text)
    }
    return sum
  }

  /** Draws one line with its top at `top`. Both fonts stand on one base line. */
  const drawLine = (text: string, x: number, top: number, style: TextStyle): void => {
    let left = x
    for (const run of runsOf(text, language)) {
      pdf
        .font(fontOf(run.isCharacters, style.isBold ?? false))
        .fontSize(style.size)
        .fillColor(style.color ?? '#14161a')
        .text(run.text, left, top + style.size, { lineBreak: false, baseline: 'alphabetic' })
      left += pdf.widthOfString(run.text)
    }
  }

  return { pdf, measure, drawLine, chunks }
}

export type Pages = ReturnType<typeof openPages>

/** Composed, as the fonts have their letters, and without control characters. */
const cleaned = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll('\t', ' ')
    .replaceAll(/(?!\n)\p{Cc}/gu, '')
