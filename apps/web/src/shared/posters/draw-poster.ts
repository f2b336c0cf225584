import { type Poster, posterSize } from '@cliffhanger/contract/drama/share-calls.ts'
import { posterCode } from './poster-code.ts'
import { wrapText } from './wrap-text.ts'

type Picture = CanvasImageSource & { readonly width: number; readonly height: number }

/** What a poster says. */
export interface PosterWords {
  readonly title: string
  readonly hook: string
  /** Beside the code: the episode, what is free, what the code is for. */
  readonly facts: readonly string[]
  /** Above the title, beside the picture of who invites: in whose name. */
  readonly from?: string
}

export interface PosterParts {
  readonly poster: Poster
  readonly words: PosterWords
  /** What the code leads to. */
  readonly url: string
  /** The background, or the cover where the poster has none of its own; null: neither could be loaded. */
  readonly picture: Picture | null
  /** Of who invites; null where they have none, or it could not be loaded. */
  readonly face?: Picture | null
}

const edge = 40
/** In the page's own letters. */
const font = (weight: number, size: number): string =>
  `${weight} ${size}px ${getComputedStyle(document.body).fontFamily}`
const titleSize = 52
const hookSize = 28
const titleGap = 10
/** How far above the words a background begins to darken. */
const shadeAbove = 220
const factSize = 26
/** Narrower than this, nothing is written beside the code. */
const leastBeside = 180

/** Draws a poster: the picture, the words above its code or below it, the code in its white square, and facts beside it. */
export const drawPoster = (canvas: HTMLCanvasElement, { poster, words, url, picture, face }: PosterParts): void => {
  canvas.width = posterSize.width
  canvas.height = posterSize.height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser draws nothing')
  context.fillStyle = '#0b0b10'
  context.fillRect(0, 0, posterSize.width, posterSize.height)
  if (picture) fill(context, picture)
  const title = placeTitle(context, poster, words)
  if (poster.image_url === '') darken(context, posterSize.height * 0.35, posterSize.height * 0.66)
  else if (isLight(poster.text_color)) darken(context, title.top - shadeAbove, title.top)
  context.fillStyle = poster.text_color
  context.textBaseline = 'alphabetic'
  writeTitle(context, title)
  if (words.from !== undefined) writeFrom(context, words.from, title.top, face ?? null)
  writeFacts(context, poster, words.facts)
  drawCode(context, poster, url)
}

/** Over the whole poster, cut where the shapes differ. */
const fill = (context: CanvasRenderingContext2D, picture: Picture): void => {
  const scale = Math.max(posterSize.width / picture.width, posterSize.height / picture.height)
  const [width, height] = [picture.width * scale, picture.height * scale]
  context.imageSmoothingQuality = 'high'
  // A cover's faces are in its upper part.
  context.drawImage(picture, (posterSize.width - width) / 2, (posterSize.height - height) / 4, width, height)
}

/**
 * Towards the foot, down to nothing: covers bear their titles there, and a ghost of one would stand behind the words and the code.
 * Backgrounds have faces there, on which light words cannot be read.
 */
const darken = (context: CanvasRenderingContext2D, from: number, to: number): void => {
  const shade = context.createLinearGradient(0, from, 0, to)
  shade.addColorStop(0, 'rgb(11 11 16 / 0%)')
  shade.addColorStop(1, 'rgb(11 11 16)')
  context.fillStyle = shade
  context.fillRect(0, 0, posterSize.width, posterSize.height)
}

const linesOf = (context: CanvasRenderingContext2D, text: string, width: number, linesMax: number): readonly string[] =>
  wrapText(text, width, linesMax, (line) => context.measureText(line).width)

/** `#rrggbb` nearer to white than to black: dark words want their background as it is. */
const isLight = (color: string): boolean => {
  const [red = 0, green = 0, blue = 0] = (color.slice(1).match(/../g) ?? []).map((part) => Number.parseInt(part, 16))
  return 0.299 * red + 0.587 * green + 0.114 * blue > 127
}

interface PlacedTitle {
  readonly top: number
  readonly titleLines: readonly string[]
  readonly hookLines: readonly string[]
}

/** The words in their lines, above the code where there is room, and below it where there is not. */
const placeTitle = (
  context: CanvasRenderingContext2D,
  { qr_y, qr_size }: Poster,
  { title, hook }: PosterWords,
): PlacedTitle => {
  const width = posterSize.width - 2 * edge
  context.font = font(700, titleSize)
  const titleLines = linesOf(context, title, width, 2)
  context.font = font(400, hookSize)
  const hookLines = linesOf(context, hook, width, 2)
  const height = titleLines.length * titleSize * 1.2 + titleGap + hookLines.length * hookSize * 1.45
  const top = qr_y >= height + 3 * edge ? qr_y - edge - height : qr_y + qr_size + edge
  return { top, titleLines, hookLines }
}

const writeTitle = (context: CanvasRenderingContext2D, { top, titleLines, hookLines }: PlacedTitle): void => {
  let y = top
  const write = (lines: readonly string[], weight: number, size: number, leading: number): void => {
    context.font = font(weight, size)
    for (const line of lines) {
      context.fillText(line, edge, y + size)
      y += size * leading
    }
  }
  write(titleLines, 700, titleSize, 1.2)
  y += titleGap
  write(hookLines, 400, hookSize, 1.45)
}

const faceSize = 72
const fromSize = 30

/** Who invites, on a line of its own above the title: their picture in a circle, and their name as far as there is room. */
const writeFrom = (context: CanvasRenderingContext2D, from: string, titleTop: number, face: Picture | null): void => {
  const top = titleTop - faceSize - edge / 2
  const start = face ? edge + faceSize + edge / 2 : edge
  if (face) {
    const side = Math.min(face.width, face.height)
    context.save()
    context.beginPath()
    context.arc(edge + faceSize / 2, top + faceSize / 2, faceSize / 2, 0, 2 * Math.PI)
    context.clip()
    const [left, above] = [(face.width - side) / 2, (face.height - side) / 2]
    context.drawImage(face, left, above, side, side, edge, top, faceSize, faceSize)
    context.restore()
  }
  context.font = font(600, fromSize)
  const [line = ''] = linesOf(context, from, posterSize.width - start - edge, 1)
  context.fillText(line, start, top + faceSize / 2 + fromSize * 0.36)
}

const writeFacts = (context: CanvasRenderingContext2D, poster: Poster, facts: readonly string[]): void => {
  const before = poster.qr_x - 2 * edge
  const after = posterSize.width - poster.qr_x - poster.qr_size - 2 * edge
  const width = Math.max(before, after)
  if (width < leastBeside) return
  const x = before >= after ? edge : poster.qr_x + poster.qr_size + edge
  context.font = font(600, factSize)
  const lines = facts.flatMap((fact) => linesOf(context, fact, width, 2))
  let y = poster.qr_y + poster.qr_size - lines.length * factSize * 1.5
  for (const line of lines) {
    y += factSize * 1.5
    context.fillText(line, x, y - factSize * 0.4)
  }
}

const drawCode = (context: CanvasRenderingContext2D, { qr_x, qr_y, qr_size }: Poster, url: string): void => {
  const { modules, scale, margin } = posterCode(url, qr_size)
  context.fillStyle = '#ffffff'
  context.fillRect(qr_x, qr_y, qr_size, qr_size)
  context.fillStyle = '#000000'
  modules.forEach((row, y) => {
    row.forEach((isDark, x) => {
      if (isDark) context.fillRect(qr_x + margin + x * scale, qr_y + margin + y * scale, scale, scale)
    })
  })
}
