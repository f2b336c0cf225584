/** How a picture lies under a square window: its size, how far it is enlarged over just filling the window, and where its
 *  middle is, in parts of the window, seen from the window's middle. */
export interface Crop {
  readonly scale: number
  readonly x: number
  readonly y: number
}

interface Size {
  readonly width: number
  readonly height: number
}

export const largestScale = 4
export const wholeCrop: Crop = { scale: 1, x: 0, y: 0 }

const between = (value: number, limit: number): number => Math.min(Math.max(value, -limit), limit)

/** The picture's sides in parts of the window. */
const spreadOf = ({ width, height }: Size, scale: number): Size => {
  const shorter = Math.min(width, height)
  return { width: (width / shorter) * scale, height: (height / shorter) * scale }
}

/** The nearest position at which the picture fills the window. */
export const keepInside = (picture: Size, { scale, x, y }: Crop): Crop => {
  const spread = spreadOf(picture, scale)
  return { scale, x: between(x, (spread.width - 1) / 2), y: between(y, (spread.height - 1) / 2) }
}

/** The square of the picture that the window shows, in the picture's own pixels. */
export const cutOf = (picture: Size, crop: Crop): Size & { readonly x: number; readonly y: number } => {
  const side = Math.min(picture.width, picture.height) / crop.scale
  return {
    x: picture.width / 2 - (crop.x + 0.5) * side,
    y: picture.height / 2 - (crop.y + 0.5) * side,
    width: side,
    height: side,
  }
}

/** Where the picture is drawn, as CSS in parts of the window. */
export const cropOffset = (picture: Size, crop: Crop) => {
  const spread = spreadOf(picture, crop.scale)
  const percent = (part: number): string => `${part * 100}%`
  return {
    width: percent(spread.width),
    height: percent(spread.height),
    left: percent(0.5 + crop.x - spread.width / 2),
    top: percent(0.5 + crop.y - spread.height / 2),
  }
}
