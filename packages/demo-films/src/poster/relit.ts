import sharp from 'sharp'
import type { Fall } from '../drawing/person.ts'
import { group, n, svgDocument } from '../drawing/svg.ts'
import { darkTone } from '../grading.ts'
import type { Palette } from '../look.ts'

/** How something drawn is lit as one body: from which side, and how much of it lies in shade. */
export interface Lighting {
  /** Where the key light stands: 1 at the right, -1 at the left. */
  readonly from: 1 | -1
  /** 0: as it is drawn; 1: the side away from the light is dark. */
  readonly depth: number
  /** How bright the light along its edges is, where it is not as usual. */
  readonly rim?: number
  /** How deep what faces the camera lies in shade. */
  readonly ambient?: number
}

/** A body in the light of its scene; who is mirrored has the light before them from the left. */
export function lightingOf(fall: Fall, isMirrored = false): Lighting {
  const right = isMirrored ? -1 : 1
  switch (fall) {
    case 'front':
      return { from: right, depth: 0.34, rim: 0.6 }
    case 'right':
      return { from: right, depth: 0.78 }
    case 'left':
      return { from: isMirrored ? 1 : -1, depth: 0.78 }
    case 'behind':
      return { from: right, depth: 0.45, rim: 1.5, ambient: 0.12 }
    default:
      return fall satisfies never
  }
}

interface Area {
  readonly width: number
  readonly height: number
  /** Where it begins in what is drawn. */
  readonly left?: number
}

const channelsOf = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))

/** How much smaller the map of a body's roundness is than its picture. */
const coarse = 4

/** A drawing as a body in the light of its place: one shadow with a soft edge over the side that is turned away, and a thin light along both
 *  edges. To put into a drawing of this size; `fine` is how many pixels each of its units becomes. */
export async function relit(
  drawn: string,
  { width, height, left = 0 }: Area,
  palette: Palette,
  lighting: Lighting,
  fine = 1,
): Promise<string> {
  const size = { width: Math.round(width * fine), height: Math.round(height * fine) }
  const { data } = await sharp(svgDocument(group(`transform="scale(${fine}) translate(${-left},0)"`, drawn), size))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  lightBody(data, size, palette, lighting, fine)
  const png = await sharp(data, { raw: { ...size, channels: 4 } })
    .png({ compressionLevel: 1 })
    .toBuffer()
  return `<image x="${left}" width="${n(width)}" height="${n(height)}" preserveAspectRatio="none" href="data:image/png;base64,${png.toString('base64')}"/>`
}

/** Changes the colours of pixels, red, green, blue and opacity each. */
export function lightBody(
  pixels: Buffer,
  { width, height }: Area,
  palette: Palette,
  { from, depth, rim = 1, ambient = 0 }: Lighting,
  fine = 1,
): void {
  const { tilt, solid } = roundness(pixels, width, height, fine)
  const across = Math.ceil(width / coarse)
  const shade = shadeOf(palette)
  const [key, edge] = [channelsOf(palette.light), channelsOf(palette.accent)]
  const [thin, broad] = [Math.round(2.6 * fine), Math.round(7 * fine)]
  const opacityAt = (x: number, y: number) =>
    x < 0 || x >= width ? 255 : (pixels[((y < 0 ? 0 : y) * width + x) * 4 + 3] ?? 0)
  /** How bright the light along an edge is: bright and thin at the edge itself, faint and broad inside. */
  const rimAt = (x: number, y: number, side: number) =>
    (255 - opacityAt(x + side * thin, y - (thin >> 1))) * 0.00243 +
    (255 - opacityAt(x + side * broad, y - (broad >> 1))) * 0.00078
  const between = new Float32Array(across)
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor(y / coarse) * across
    const next = Math.min(row + across, tilt.length - across)
    for (let cell = 0; cell < across; cell += 1) {
      const above = tilt[row + cell] ?? 0
      between[cell] = above + ((tilt[next + cell] ?? above) - above) * (y % coarse) * 0.25
    }
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4
      if (pixels[at + 3] === 0) continue
      const cell = x >> 2
      const slope = between[cell] ?? 0
      const inside = slope + ((between[cell + 1] ?? slope) - slope) * (x & 3) * 0.25
      // The edge of the shadow is soft over half of the round.
      const inShade = ambient + (1 - ambient) * depth * smooth((-inside * from - 0.06) * 2.2)
      const isInside = (solid[row + cell] ?? 0) > 0.999
      if (isInside && inShade === 0) continue
      const near = isInside ? 0 : Math.min(1, rim * rimAt(x, y, from))
      const far = isInside ? 0 : Math.min(1, rim * rimAt(x, y, -from) * 0.7)
      for (let channel = 0; channel < 3; channel += 1) {
        const shaded = (pixels[at + channel] ?? 0) * (1 - inShade * (1 - (shade[channel] ?? 0)))
        const lit = shaded + ((key[channel] ?? 0) - shaded) * near
        pixels[at + channel] = lit + ((edge[channel] ?? 0) - lit) * far
      }
    }
  }
}

const smooth = (value: number): number => {
  const share = value <= 0 ? 0 : value >= 1 ? 1 : value
  return share * share * (3 - 2 * share)
}

/** What a colour becomes in shade, as shares of its channels: the shade has the hue of the sky. */
function shadeOf({ sky }: Palette): number[] {
  const channels = channelsOf(sky[1])
  const most = Math.max(...channels, 1)
  const dark = channelsOf(darkTone(sky[0]))
  return channels.map((value, at) => 0.2 + 0.26 * (value / most) + (dark[at] ?? 0) / 900)
}

/** How far each part of a body is turned to the right, from -1 to 1, were its outline blown up as a balloon, and how much there is of it around
 *  there; on a coarse grid. */
function roundness(pixels: Buffer, width: number, height: number, fine: number) {
  const [across, down] = [Math.ceil(width / coarse), Math.ceil(height / coarse)]
  const solid = new Float32Array(across * down)
  for (let y = 0; y < down; y += 1)
    for (let x = 0; x < across; x += 1) {
      const at = (Math.min(height - 1, y * coarse) * width + Math.min(width - 1, x * coarse)) * 4 + 3
      solid[y * across + x] = (pixels[at] ?? 0) / 255
    }
  const tilt = new Float32Array(across * down)
  for (const [radius, share] of [
    [16 * fine, 0.9],
    [5 * fine, 0.35],
  ] as const) {
    const blown = spread(spread(solid, across, down, Math.round(radius)), across, down, Math.round(radius * 0.6))
    const step = Math.max(1, Math.round(radius * 0.5))
    for (let y = 0; y < down; y += 1)
      for (let x = 0; x < across; x += 1) {
        const right = blown[y * across + Math.min(across - 1, x + step)] ?? 0
        const left = blown[y * across + Math.max(0, x - step)] ?? 0
        const above = blown[Math.max(0, y - step) * across + x] ?? 0
        const below = blown[Math.min(down - 1, y + step) * across + x] ?? 0
        const at = y * across + x
        tilt[at] = (tilt[at] ?? 0) + share * 1.6 * (left - right + 0.4 * (below - above))
      }
  }
  return { tilt, solid: spread(solid, across, down, Math.ceil((8 * fine) / coarse)) }
}

/** The mean of each square of this radius: first along rows, then along columns. */
function spread(values: Float32Array, across: number, down: number, radius: number): Float32Array {
  const along = (from: Float32Array, count: number, length: number, step: number, jump: number) => {
    const to = new Float32Array(from.length)
    for (let line = 0; line < count; line += 1) {
      const start = line * jump
      const at = (index: number) => from[start + Math.min(length - 1, Math.max(0, index)) * step] ?? 0
      let sum = 0
      for (let index = -radius; index <= radius; index += 1) sum += at(index)
      for (let index = 0; index < length; index += 1) {
        to[start + index * step] = sum / (2 * radius + 1)
        sum += at(index + radius + 1) - at(index - radius)
      }
    }
    return to
  }
  return along(along(values, down, across, 1, across), across, down, across, 1)
}
