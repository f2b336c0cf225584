interface Picture {
  readonly metadata: { readonly width: number; readonly height: number }
  readonly data: ArrayLike<number>
}

interface Comparison {
  readonly pass: boolean
  readonly diff: Uint8ClampedArray | null
  readonly message: string | null
}

/** Pixels of a block's side. Within one, the smoothing of letters evens out; what moves by half of it does not. */
const blockPx = 6
/** How far the mean of a block may be off in one colour, of 255. */
const colourTolerance = 14
/** How far a block may have drifted sideways (a pixel up or down): letters are not equally wide everywhere. */
const driftPx = 3
/** Blocks of 1,000 that may be off by more: letters are not set alike everywhere. */
const tolerated = 13
/** How far a size may be off: a line of text is a pixel higher elsewhere. */
const sizeTolerancePx = 2

type Colour = readonly [red: number, green: number, blue: number]

const meanOf = ({ metadata, data }: Picture, left: number, top: number, width: number, height: number): Colour => {
  const sums = [0, 0, 0]
  for (let y = top; y < top + height; y++) {
    for (let x = left; x < left + width; x++) {
      const at = (y * metadata.width + x) * 4
      for (const channel of [0, 1, 2]) sums[channel] = (sums[channel] ?? 0) + (data[at + channel] ?? 0)
    }
  }
  const [red = 0, green = 0, blue = 0] = sums.map((sum) => sum / (width * height))
  return [red, green, blue]
}

type Block = readonly [left: number, top: number, width: number, height: number]

/** From where it is looked for outwards, so that most blocks need one look. */
const shifts = [0, -1, 1]
  .flatMap((down) => Array.from({ length: 2 * driftPx + 1 }, (_, index) => [index - driftPx, down] as const))
  .toSorted((one, other) => Math.hypot(...one) - Math.hypot(...other))

/** Whether a block of the one picture is in the other, or next to where it was. */
const isFound = (reference: Picture, actual: Picture, [left, top, width, height]: Block): boolean => {
  const was = meanOf(reference, left, top, width, height)
  return shifts.some(([right, down]) => {
    const [x, y] = [left + right, top + down]
    const isInside = x >= 0 && y >= 0 && x + width <= actual.metadata.width && y + height <= actual.metadata.height
    if (!isInside) return false
    const is = meanOf(actual, x, y, width, height)
    return was.every((value, channel) => Math.abs(value - (is[channel] ?? 0)) <= colourTolerance)
  })
}

/**
 * Compares two pictures of a component by the mean colours of small blocks. Another smoothing or hinting of the letters passes; a part that
 * moved, changed its colour or is missing does not. The third picture shows in red what differs.
 */
export const comparePictures = (reference: Picture, actual: Picture): Comparison => {
  const sizes = [reference.metadata, actual.metadata]
  const [width, height] = [Math.min(...sizes.map((size) => size.width)), Math.min(...sizes.map((size) => size.height))]
  const isOfSize = sizes.every(
    (size) => size.width - width <= sizeTolerancePx && size.height - height <= sizeTolerancePx,
  )
  if (!isOfSize) {
    const [was, is] = sizes.map((size) => `${size.width} x ${size.height}`)
    return { pass: false, diff: null, message: `It was ${was} pixels and is ${is}.` }
  }
  const diff = new Uint8ClampedArray(reference.metadata.width * reference.metadata.height * 4)
  let [blocks, different] = [0, 0]
  for (let top = 0; top < height; top += blockPx) {
    for (let left = 0; left < width; left += blockPx) {
      const block = [left, top, Math.min(blockPx, width - left), Math.min(blockPx, height - top)] as const
      const isDifferent = !isFound(reference, actual, block)
      blocks += 1
      different += Number(isDifferent)
      const shown: Colour = isDifferent ? [255, 0, 0] : meanOf(actual, ...block)
      paint(diff, reference.metadata.width, block, shown)
    }
  }
  const pass = different * 1000 <= blocks * tolerated
  return { pass, diff, message: pass ? null : `${different} of ${blocks} blocks differ; ${tolerated} of 1,000 may.` }
}

const paint = (into: Uint8ClampedArray, rowPx: number, [left, top, width, height]: Block, colour: Colour): void => {
  for (let y = top; y < top + height; y++) {
    for (let x = left; x < left + width; x++) into.set([...colour, 255], (y * rowPx + x) * 4)
  }
}
