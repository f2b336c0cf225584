import sharp, { type Sharp } from 'sharp'
import { mixed, seeded } from '../drawing/svg.ts'
import { darkTone } from '../grading.ts'
import { softGrain } from '../grain.ts'
import type { Palette } from '../look.ts'

const channelsOf = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))

const grainSide = 512

/** The few colours of a drama from its darkest to its brightest, by how bright a pixel is. */
function scaleOf({ sky, light, accent }: Palette): Float32Array {
  const dark = mixed(darkTone(sky[0]), '#020106', 0.35)
  const stops = [
    [0, dark],
    [0.3, mixed(mixed(sky[1], dark, 0.45), accent, 0.08)],
    [0.62, mixed(mixed(sky[2], sky[1], 0.3), accent, 0.2)],
    [0.86, mixed(light, sky[2], 0.24)],
    [1, mixed(light, '#ffffff', 0.3)],
  ] as const
  const scale = new Float32Array(256 * 3)
  for (let value = 0; value < 256; value += 1) {
    const share = value / 255
    const next = Math.max(
      1,
      stops.findIndex(([at]) => at >= share),
    )
    const [[from, first], [to, second]] = [stops[next - 1] ?? stops[0], stops[next] ?? stops[4]]
    const [one, two] = [channelsOf(first), channelsOf(second)]
    const by = (share - from) / (to - from)
    for (const channel of [0, 1, 2])
      scale[value * 3 + channel] = (one[channel] ?? 0) * (1 - by) + (two[channel] ?? 0) * by
  }
  return scale
}

/** How much of each pixel is the colour that its drama has for it. */
const strength = 0.3

/** As deep as a poster is printed. */
const contrast = Float32Array.from({ length: 256 }, (_, value) => {
  const share = value / 255
  const curved = share * share * (3 - 2 * share)
  return 255 * (share * 0.58 + curved * 0.42)
})

const own = contrast.map((value) => value * (1 - strength))

/** A picture in the few colours of its drama, with the grain of a print. Of a picture without transparency. */
export async function inItsColours(drawn: Sharp, palette: Palette, seed: number): Promise<Sharp> {
  const { data, info } = await drawn.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  toneIn(data, { width, height, channels: 3 }, palette, { grain: grainOf(seed), vivid: 0.12 })
  return sharp(data, { raw: { width, height, channels: 3 } })
}

interface Raw {
  readonly width: number
  readonly height: number
  readonly channels: number
}

interface Print {
  readonly grain: Float32Array
  /** How much farther than it is each colour is from grey. */
  readonly vivid: number
}

/** Changes the colours of pixels to those of a drama. */
export function toneIn(
  data: Buffer,
  { width, height, channels }: Raw,
  palette: Palette,
  { grain, vivid }: Print = plain,
): void {
  const scale = scaleOf(palette).map((value) => value * strength)
  const pixels = new Uint8ClampedArray(data.buffer, data.byteOffset, data.length)
  let at = 0
  for (let y = 0; y < height; y += 1) {
    const row = (y & 511) << 9
    for (let x = 0; x < width; x += 1) {
      const [red, green, blue] = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]
      const bright = ((red * 77 + green * 151 + blue * 28) >> 8) * 3
      const by = (grain[row | (x & 511)] ?? 0) * (grainOn[bright / 3] ?? 0) - vivid * (bright / 3)
      pixels[at] = ((own[red] ?? 0) + (scale[bright] ?? 0)) * (1 + vivid) + by
      pixels[at + 1] = ((own[green] ?? 0) + (scale[bright + 1] ?? 0)) * (1 + vivid) + by
      pixels[at + 2] = ((own[blue] ?? 0) + (scale[bright + 2] ?? 0)) * (1 + vivid) + by
      at += channels
    }
  }
}

const plain: Print = { grain: new Float32Array(grainSide * grainSide), vivid: 0 }

/** Hardly seen, and with no pattern of its own. */
const grainOf = (seed: number): Float32Array => softGrain(grainSide, seeded(seed * 7 + 3), 9)

/** How much of the grain is seen on a pixel of this brightness: on skin and on bright walls, it would read as cloth. */
const grainOn = Float32Array.from({ length: 256 }, (_, value) => Math.max(0, 1 - value / 120))
