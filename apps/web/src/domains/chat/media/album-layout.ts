import type { Box } from './media-box.ts'

/** Where a picture of an album stands: parts of the album's width, heights as well. */
export interface Placed {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface AlbumLayout {
  readonly tiles: readonly Placed[]
  /** Of the whole album, as a part of its width. */
  readonly height: number
}

/** What is narrower or wider is cut at its edges. */
const ratioMin = 0.6
const ratioMax = 2
/** A first picture narrower than this stands beside the others. */
const tallRatio = 0.85
const rowMax = 4
/** Rows that are lower than this cannot be pressed well, higher ones push everything else away. */
const rowHeightMin = 0.22
const rowHeightMax = 0.7
/** A row that is too low counts so many times as much as a wrong height of the whole. */
const lowPenalty = 4

const ratioOf = ({ width, height }: Box): number =>
  width > 0 && height > 0 ? Math.min(Math.max(width / height, ratioMin), ratioMax) : 1

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** How high an album should be, by how many pictures it has. */
const idealHeight = (count: number): number => (count === 2 ? 0.8 : count < 5 ? 0.95 : 1.1)

/** Every way to divide pictures into rows, in their order. */
const divisionsOf = (count: number): readonly (readonly number[])[] =>
  count === 0
    ? [[]]
    : Array.from({ length: Math.min(rowMax, count) }, (_, index) => index + 1).flatMap((first) =>
        divisionsOf(count - first).map((rest) => [first, ...rest]),
      )

const rowsOf = (ratios: readonly number[], division: readonly number[]): number[][] => {
  const left = [...ratios]
  return division.map((length) => left.splice(0, length))
}

const heightOf = (row: readonly number[]): number => Math.min(1 / sum(row), rowHeightMax)

const unevenness = (rows: readonly (readonly number[])[], ideal: number): number => {
  const heights = rows.map(heightOf)
  const tooLow = sum(heights.map((height) => Math.max(0, rowHeightMin - height)))
  return Math.abs(sum(heights) - ideal) + lowPenalty * tooLow
}

const inRows = (ratios: readonly number[]): AlbumLayout => {
  const ideal = idealHeight(ratios.length)
  const rows = divisionsOf(ratios.length)
    .map((division) => rowsOf(ratios, division))
    .reduce((best, each) => (unevenness(each, ideal) < unevenness(best, ideal) ? each : best))
  let top = 0
  const tiles = rows.flatMap((row) => {
    const height = heightOf(row)
    const all = sum(row)
    let left = 0
    const placed = row.map((ratio) => {
      const width = ratio / all
      left += width
      return { left: left - width, top, width, height }
    })
    top += height
    return placed
  })
  return { tiles, height: top }
}

/** The first picture on the left, as high as the others one below the other. */
const besideFirst = (ratios: readonly number[]): AlbumLayout => {
  const width = 0.62
  const height = Math.min(1, width / (ratios[0] ?? 1))
  const others = ratios.length - 1
  const each = height / others
  return {
    tiles: [
      { left: 0, top: 0, width, height },
      ...Array.from({ length: others }, (_, index) => ({
        left: width,
        top: index * each,
        width: 1 - width,
        height: each,
      })),
    ],
    height,
  }
}

/** Lays the 2 to 9 pictures of a message out in their order, by their shapes, so that they fill a box together (S-127). Its place is known
 *  before they are there. */
export const albumLayout = (sizes: readonly Box[]): AlbumLayout => {
  const ratios = sizes.map(ratioOf)
  const isFew = ratios.length === 3 || ratios.length === 4
  return isFew && (ratios[0] ?? 1) < tallRatio ? besideFirst(ratios) : inRows(ratios)
}
