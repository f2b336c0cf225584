/** V-29: images over this are downscaled to this longest side. */
const untouchedBytes = 1_048_576
const downscaledSide = 800
/** JPEG quality of what is downscaled (V-29). */
export const jpegQuality = 0.7

/** Longest side of the picture shown in lists and bubbles. */
export const thumbnailSide = 320
/** Longest side of what a blurred preview is made of; its algorithm takes at most 100. */
export const hashSide = 64

export interface Size {
  readonly width: number
  readonly height: number
}

/** Whether a picture is downscaled before it is sent (V-29). An animation would lose its movement and stays. */
export const mustDownscale = ({ type, size }: Pick<Blob, 'type' | 'size'>): boolean =>
  size > untouchedBytes && type !== 'image/gif'

/** The size inside a square of this side with the same proportions; never larger than it is, never without a pixel. */
export const fitInside = ({ width, height }: Size, side: number): Size => {
  const scale = Math.min(1, side / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** Size of a downscaled picture (V-29). */
export const downscaledSize = (size: Size): Size => fitInside(size, downscaledSide)
