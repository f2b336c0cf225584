import sharp, { type Sharp } from 'sharp'
import { canvas, glow, linear, radial, repeat, seeded, softDisc, svgDocument } from './drawing/svg.ts'
import { weather, weatherSize } from './drawing/weather.ts'
import { darkTone } from './grading.ts'
import { softGrain } from './grain.ts'
import type { Backdrop, Palette } from './look.ts'
import { toneIn } from './poster/colour-script.ts'
import { type Lighting, lightBody } from './poster/relit.ts'
import type { Look } from './story.ts'

export const screen = { width: 720, height: 1280 } as const

/** A picture in the camera's view: PNG bytes, where its upper left corner lies on the canvas, and how it moves. */
export interface Plane {
  readonly png: Buffer
  readonly left: number
  readonly top: number
  readonly depth: number
  /** Hands: they come up as a shot begins, and do not rest. */
  readonly isRaised?: true
  /** Only to be seen in these seconds of a shot; absent: always. */
  readonly shown?: readonly (readonly [from: number, until: number])[]
}

/** What passes in front of the camera by itself. */
export interface WeatherPlane {
  readonly png: Buffer
  readonly fall: number
  readonly sway: number
}

/** The place of a drama, drawn once for all its shots. */
export interface Stage {
  /** A little out of focus: what is behind people who are seen to the waist, the first plane filling the canvas. */
  readonly behind: readonly Plane[]
  /** Out of focus, for near shots. */
  readonly blurred: Plane
}

export async function drawStage(look: Look, seed: number): Promise<Stage> {
  const backdrop = look.backdrop(look.palette, seeded(seed))
  const [sky, ...layers] = backdrop.layers
  if (!sky) throw new Error('a place needs a layer that fills it')
  const [whole, blurred, ...planes] = await Promise.all([
    drawWhole(sky.body, sky.depth, look.palette),
    drawBlurred(backdrop, look, seed),
    ...layers
      .slice(0, -1)
      .map((layer) => drawPlane(layer.body, layer.depth, { softness: placeSoftness, palette: look.palette })),
  ])
  return { behind: [whole, ...planes], blurred }
}

const placeSoftness = 1.6

async function drawWhole(body: string, depth: number, palette: Palette): Promise<Plane> {
  return { png: await developed(sharp(svgDocument(body)), palette), left: 0, top: 0, depth }
}

/** In the colours of a drama, without transparency. */
async function developed(drawn: Sharp, palette: Palette): Promise<Buffer> {
  const { data, info } = await drawn.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  toneIn(data, info, palette)
  return sharp(data, { raw: { width, height, channels } }).png(quick).toBuffer()
}

/** How a drawing becomes a picture. */
interface Developing {
  /** How far it is out of focus. */
  readonly softness?: number
  /** Whose colours it has. */
  readonly palette?: Palette
  /** How it is lit as a body. */
  readonly lighting?: Lighting
}

/** What is drawn, cut to its edges: the less there is to lay over, the faster it is filmed. */
export async function drawPlane(
  body: string,
  depth: number,
  { softness = 0, palette, lighting }: Developing = {},
): Promise<Plane> {
  const drawn = sharp(svgDocument(body))
  const whole = await (softness ? drawn.blur(softness) : drawn.linear(...deeper))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = whole.info
  if (palette && lighting) lightBody(whole.data, whole.info, palette, lighting, 1.4)
  if (palette) toneIn(whole.data, whole.info, palette)
  const { data, info } = await sharp(whole.data, { raw: { width, height, channels } })
    .trim({ background: { r: 0, g: 0, b: 0, alpha: 0 }, threshold: 1 })
    .png(quick)
    .toBuffer({ resolveWithObject: true })
  return { png: data, left: -(info.trimOffsetLeft ?? 0), top: -(info.trimOffsetTop ?? 0), depth }
}

/** Nobody in a film stands in flat light: of each colour, and of no transparency. */
const deeper = [
  [1.12, 1.12, 1.12, 1],
  [-13, -13, -13, 0],
] as [number[], number[]]

/** These pictures live for seconds. */
const quick = { compressionLevel: 1 } as const

/** The place out of focus, with the discs that lights become. */
async function drawBlurred({ layers }: Backdrop, { palette }: Look, seed: number): Promise<Plane> {
  const random = seeded(seed * 31 + 5)
  const drawn = layers.length > 2 ? layers.slice(0, -1) : layers
  const blurred = await sharp(svgDocument(drawn.map(({ body }) => body).join('')))
    .blur(5)
    .modulate({ brightness: 1, saturation: 1.2 })
    .png(quick)
    .toBuffer()
  const discs = repeat(10, (i) => {
    const color = i % 3 === 0 ? palette.accent : palette.light
    const [x, y, radius] = [random() * canvas.width, 200 + random() * 900, 22 + random() * 66]
    return softDisc(x, y, radius, color, 0.08 + random() * 0.2)
  })
  const lights = { input: svgDocument(glow(520, 520, 620, palette.light, 0.34) + discs) }
  const png = await developed(sharp(await sharp(blurred).composite([lights]).png(quick).toBuffer()), palette)
  return { png, left: 0, top: 0, depth: 0.25 }
}

export async function drawWeather({ weather: name, weatherColor }: Look, seed: number): Promise<WeatherPlane> {
  const { body, fall, sway } = weather(name, weatherColor, seed)
  return { png: await sharp(svgDocument(body, weatherSize)).png(quick).toBuffer(), fall, sway }
}

/** What lies over a film: the colour of its light, darkness towards the edges and below the words, and grain. */
export async function drawVignette(wash: string, { sky }: Palette): Promise<Buffer> {
  const dark = darkTone(sky[0])
  const edge = radial([
    [0.55, '#000', 0],
    [1, '#000', 0.48],
  ])
  const foot = linear([
    [0, dark, 0],
    [0.66, dark, 0],
    [1, dark, 0.78],
  ])
  const grain = { input: grainTile, raw: { width: grainSide, height: grainSide, channels: 4 }, tile: true } as const
  const body = `${wash}${edge.defs}${foot.defs}<rect x="-160" y="-120" width="1040" height="1520" fill="${edge.url}"/><rect width="720" height="1280" fill="${foot.url}"/>`
  return sharp(svgDocument(body, screen)).composite([grain]).png(quick).toBuffer()
}

const grainSide = 512

/** Soft grain over a film: without it, soft light would show steps once it is encoded. Any stronger, and films would be many times as large. */
const grainTile = grainOf(seeded(7))

function grainOf(random: () => number): Buffer {
  const pixels = Buffer.alloc(grainSide * grainSide * 4)
  // Only darker: on light skin, bright specks are seen.
  for (const [at, value] of softGrain(grainSide, random, 9).entries())
    pixels[at * 4 + 3] = Math.max(0, Math.round(value))
  return pixels
}
