/** Longest sides of a single picture in a chat, and the shortest that can still be pressed, in CSS pixels. */
const maxWidthPx = 240
const maxHeightPx = 300
const minSidePx = 96
/** Where the size of a picture is not known. */
const unknownPx = 200

export interface Box {
  readonly width: number
  readonly height: number
}

const between = (value: number, min: number, max: number): number => Math.round(Math.min(Math.max(value, min), max))

/** The box a single picture gets before it is there, so that nothing moves when it comes. What is very long or very wide is
 *  cut at its edges. */
export const boxOf = ({ width, height }: Box): Box => {
  if (width <= 0 || height <= 0) return { width: unknownPx, height: unknownPx }
  const scale = Math.min(maxWidthPx / width, maxHeightPx / height)
  return {
    width: between(width * scale, minSidePx, maxWidthPx),
    height: between(height * scale, minSidePx, maxHeightPx),
  }
}
