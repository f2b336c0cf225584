import { expect, type Locator } from '@playwright/test'
import decodeQR, { type Image } from 'qr/decode.js'
import sharp, { type Sharp } from 'sharp'

/** A picture of a browser (PNG), or the path of one. */
type Picture = Buffer | string

/** What a scanner reads in a picture, wherever the code stands in it. */
export const scanCode = async (picture: Picture): Promise<string> => decodeQR(await pixelsOf(sharp(picture)), patient)

/** Waits until a picture is drawn: its place is there before. */
export const isDrawn = (picture: Locator): Promise<void> =>
  expect
    .poll(() =>
      picture.evaluate(
        (element) => !(element instanceof HTMLImageElement) || (element.complete && element.naturalWidth > 0),
      ),
    )
    .toBe(true)

/** A code as it is drawn into a square of a picture. */
export interface DrawnCode {
  readonly text: string
  /** Of error correction. */
  readonly level: 'L' | 'M' | 'Q' | 'H'
  /** Pixels of its side. */
  readonly side: number
  /** Modules of light around it. */
  readonly quiet: number
}

/** Reads the code in a square of a picture that holds nothing else dark. */
export async function measureCode(
  picture: Picture,
  square: { readonly x: number; readonly y: number; readonly size: number },
): Promise<DrawnCode> {
  const { x: left, y: top, size } = square
  const image = await pixelsOf(sharp(picture).extract({ left, top, width: size, height: size }))
  const modules: Image[] = []
  const text = decodeQR(image, { ...patient, imageOnResult: (grid) => modules.push(grid) })
  const [grid] = modules
  if (!grid) throw new Error('the decoder shows no modules')
  const { side, margin } = darkArea(image)
  return { text, level: levelOf(grid), side, quiet: margin / (side / grid.width) }
}

/** A busy machine may take its time. */
const patient = { effort: Number.POSITIVE_INFINITY, timeLimit: Number.POSITIVE_INFINITY }

async function pixelsOf(picture: Sharp): Promise<Image> {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

const isDark = ({ width, data }: Image, x: number, y: number): boolean => (data[(y * width + x) * 4] ?? 255) < 128

/** The first two modules beside the upper left mark say the level, under a mask of 10 (ISO/IEC 18004, 7.9). */
const levelOf = (grid: Image): DrawnCode['level'] =>
  isDark(grid, 0, 8) ? (isDark(grid, 1, 8) ? 'L' : 'M') : isDark(grid, 1, 8) ? 'Q' : 'H'

/** The side of what is dark, and the least it keeps from the edges. */
function darkArea(image: Image): { readonly side: number; readonly margin: number } {
  const places = Array.from({ length: image.width }, (_, place) => place)
  const columns = places.filter((x) => places.some((y) => isDark(image, x, y)))
  const rows = places.filter((y) => places.some((x) => isDark(image, x, y)))
  const [left = 0, right = 0, top = 0, bottom = 0] = [columns[0], columns.at(-1), rows[0], rows.at(-1)]
  const last = image.width - 1
  return { side: bottom - top + 1, margin: Math.min(left, top, last - right, last - bottom) }
}
