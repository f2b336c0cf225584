import { wrapText } from '../posters/wrap-text.ts'
import type { Receipt } from './receipt.ts'

const width = 720
const edge = 56
const titleSize = 40
const lineSize = 26
const leading = 1.4
const lineGap = 22
const markRadius = 44
/** A sentence longer than this is cut. */
const titleLines = 4
const valueLines = 3

const ink = '#15151d'
const faint = '#6a6a76'
const green = '#0f7a4a'

/** In the page's own letters. */
const font = (weight: number, size: number): string =>
  `${weight} ${size}px ${getComputedStyle(document.body).fontFamily}`

interface Written {
  readonly label: string
  readonly values: readonly string[]
}

/** Draws a receipt as a picture of its own, dark on white whatever the theme: it is looked at elsewhere, and printed. */
export const drawReceipt = (canvas: HTMLCanvasElement, receipt: Receipt, issuer: string): void => {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser draws nothing')
  const wrap = (text: string, room: number, most: number): readonly string[] =>
    wrapText(text, room, most, (line) => context.measureText(line).width)
  context.font = font(700, titleSize)
  const title = wrap(receipt.title, width - 2 * edge, titleLines)
  context.font = font(600, lineSize)
  const lines = receipt.lines
    .filter(({ value, isMine }) => value !== '' && isMine !== true)
    .map(({ label, value }): Written => ({ label, values: wrap(value, (width - 2 * edge) * 0.6, valueLines) }))
  const linesHeight = lines.reduce((sum, { values }) => sum + values.length * lineSize * leading + lineGap, 0)
  const titleTop = edge + 2 * markRadius + 32
  const linesTop = titleTop + title.length * titleSize * leading + 32
  // Sized once everything is measured: a canvas is emptied by it.
  canvas.width = width
  canvas.height = Math.ceil(linesTop + linesHeight + 3 * edge)
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  drawMark(context)
  drawTitle(context, title, titleTop)
  drawLines(context, lines, linesTop)
  context.font = font(600, lineSize)
  context.fillStyle = faint
  context.textAlign = 'center'
  context.fillText(issuer, width / 2, canvas.height - edge)
}

const drawMark = (context: CanvasRenderingContext2D): void => {
  const [x, y] = [width / 2, edge + markRadius]
  context.fillStyle = green
  context.beginPath()
  context.arc(x, y, markRadius, 0, 2 * Math.PI)
  context.fill()
  context.strokeStyle = '#ffffff'
  context.lineWidth = 8
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.beginPath()
  context.moveTo(x - 18, y + 2)
  context.lineTo(x - 5, y + 15)
  context.lineTo(x + 19, y - 13)
  context.stroke()
}

const drawTitle = (context: CanvasRenderingContext2D, title: readonly string[], top: number): void => {
  context.font = font(700, titleSize)
  context.fillStyle = ink
  context.textAlign = 'center'
  title.forEach((line, index) => context.fillText(line, width / 2, top + titleSize * (1 + index * leading)))
}

const drawLines = (context: CanvasRenderingContext2D, lines: readonly Written[], top: number): void => {
  let y = top
  for (const { label, values } of lines) {
    context.font = font(400, lineSize)
    context.fillStyle = faint
    context.textAlign = 'left'
    context.fillText(label, edge, y + lineSize, (width - 2 * edge) * 0.38)
    context.font = font(600, lineSize)
    context.fillStyle = ink
    context.textAlign = 'right'
    values.forEach((value, index) => context.fillText(value, width - edge, y + lineSize * (1 + index * leading)))
    y += values.length * lineSize * leading + lineGap
  }
}
