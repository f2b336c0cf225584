import sharp from 'sharp'
import { lettering, wrapText } from './drawing/lettering.ts'
import { figure, profile } from './drawing/people.ts'
import { canvas, group, linear, n, radial, repeat, seeded, svgDocument } from './drawing/svg.ts'
import { weather, weatherSize } from './drawing/weather.ts'
import type { Backdrop } from './look.ts'
import type { Look } from './story.ts'

export const screen = { width: 720, height: 1280 } as const

/** A picture in the camera's view: PNG bytes, where its upper left corner lies on the canvas, and how it moves. */
export interface Plane {
  readonly png: Buffer
  readonly left: number
  readonly top: number
  readonly depth: number
}

/** What passes in front of the camera by itself. */
export interface WeatherPlane {
  readonly png: Buffer
  readonly fall: number
  readonly sway: number
}

export type ShotKind = 'wide' | 'close' | 'meeting' | 'faces'

const shadow = '#07060c'

/** The planes of one shot, from back to front; the first fills the canvas. */
export async function drawShot(kind: ShotKind, look: Look, seed: number): Promise<Plane[]> {
  const backdrop = look.backdrop(look.palette, seeded(seed))
  const people = peopleOf(kind, look, backdrop, seed)
  if (kind === 'wide' || kind === 'meeting') {
    const [sky, ...rest] = backdrop.layers
    const behind = [...rest.slice(0, -1).map((layer) => drawPlane(layer.body, layer.depth)), drawPlane(people, 0.7)]
    const front = rest.slice(-1).map((layer) => drawPlane(layer.body, layer.depth))
    const planes = await Promise.all([drawPlane(sky?.body ?? '', sky?.depth ?? 0, true), ...behind, ...front])
    return planes.filter((plane) => plane !== undefined)
  }
  const planes = await Promise.all([drawBlurred(backdrop, look, seed), drawPlane(people, 0.75)])
  return planes.filter((plane) => plane !== undefined)
}

function peopleOf(kind: ShotKind, { palette, cast }: Look, { ground }: Backdrop, seed: number): string {
  const light = { body: shadow, rim: palette.light }
  const isTurned = seed % 2 === 1
  switch (kind) {
    case 'wide':
      return (
        shadowBelow(480, ground, 120) +
        figure(cast.lead.figure, { x: 480, y: ground, height: 330, isMirrored: isTurned }, light)
      )
    case 'meeting':
      return [
        shadowBelow(330, ground + 40, 170),
        shadowBelow(640, ground + 40, 170),
        figure(cast.lead.figure, { x: 330, y: ground + 40, height: 560 }, light),
        figure(cast.other.figure, { x: 640, y: ground + 40, height: 590, isMirrored: true }, light),
      ].join('')
    case 'close':
      return profile(
        (isTurned ? cast.other : cast.lead).face,
        { x: isTurned ? 590 : 370, y: 1440, height: 960, isMirrored: isTurned },
        light,
      )
    case 'faces':
      return (
        profile(cast.lead.face, { x: 205, y: 1440, height: 860 }, light) +
        profile(cast.other.face, { x: 775, y: 1440, height: 910, isMirrored: true }, light)
      )
    default:
      return kind satisfies never
  }
}

function shadowBelow(x: number, y: number, radius: number): string {
  const dark = radial([
    [0, '#000', 0.7],
    [1, '#000', 0],
  ])
  return `${dark.defs}<ellipse cx="${x}" cy="${y}" rx="${radius}" ry="${n(radius * 0.16)}" fill="${dark.url}"/>`
}

/** One plane, cut to what is drawn on it; undefined when nothing is. */
async function drawPlane(body: string, depth: number, isWhole = false): Promise<Plane | undefined> {
  const drawn = sharp(svgDocument(body))
  if (isWhole) return { png: await drawn.png({ compressionLevel: 1 }).toBuffer(), left: 0, top: 0, depth }
  const { data, info } = await drawn.png({ compressionLevel: 1 }).toBuffer({ resolveWithObject: true })
  const trimmed = await sharp(data)
    .trim({ background: { r: 0, g: 0, b: 0, alpha: 0 }, threshold: 1 })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true })
    .catch(() => ({ data, info }))
  return {
    png: trimmed.data,
    left: -(trimmed.info.trimOffsetLeft ?? 0),
    top: -(trimmed.info.trimOffsetTop ?? 0),
    depth,
  }
}

/** The place out of focus, with the discs that lights become. */
async function drawBlurred({ layers }: Backdrop, { palette }: Look, seed: number): Promise<Plane> {
  const random = seeded(seed * 31 + 5)
  const drawn = layers.length > 2 ? layers.slice(0, -1) : layers
  const blurred = await sharp(svgDocument(drawn.map(({ body }) => body).join('')))
    .blur(15)
    .modulate({ brightness: 0.9, saturation: 1.15 })
    .png({ compressionLevel: 1 })
    .toBuffer()
  const discs = repeat(22, (i) => {
    const color = i % 3 === 0 ? palette.accent : palette.light
    return `<circle cx="${n(random() * canvas.width)}" cy="${n(200 + random() * 900)}" r="${n(16 + random() * 52)}" fill="${color}" opacity="${n(0.06 + random() * 0.16)}"/>`
  })
  const png = await sharp(blurred)
    .composite([{ input: svgDocument(discs) }])
    .png({ compressionLevel: 1 })
    .toBuffer()
  return { png, left: 0, top: 0, depth: 0.25 }
}

export async function drawWeather({ weather: name, weatherColor }: Look, seed: number): Promise<WeatherPlane> {
  const { body, fall, sway } = weather(name, weatherColor, seed)
  return { png: await sharp(svgDocument(body, weatherSize)).png({ compressionLevel: 1 }).toBuffer(), fall, sway }
}

/** Darkness towards the edges and below the words. */
export async function drawVignette(): Promise<Buffer> {
  const edge = radial([
    [0.55, '#000', 0],
    [1, '#000', 0.55],
  ])
  const foot = linear([
    [0, '#000', 0],
    [0.66, '#000', 0],
    [1, '#000', 0.72],
  ])
  const body = `${edge.defs}${foot.defs}<rect x="-160" y="-120" width="1040" height="1520" fill="${edge.url}"/><rect width="720" height="1280" fill="${foot.url}"/>`
  return sharp(svgDocument(body, screen)).png({ compressionLevel: 1 }).toBuffer()
}

export interface Words {
  readonly png: Buffer
  /** Of the upper edge on the screen. */
  readonly top: number
}

const wordsHeight = { line: 190, title: 760 }
/** Room above the title for the veil behind it. */
const titleMargin = 170

/** What is said, in the lower third. */
export async function drawLine(text: string, { palette }: Look): Promise<Words> {
  const lines = wrapText(text, 26)
  const body = lines.map((line, at) => {
    const place = { text: line, face: 'playfairItalic' as const, size: 46, x: 360, y: 60 + at * 58, maxWidth: 640 }
    return (
      lettering({ ...place, fill: '#000', extra: 'opacity=".55" transform="translate(0,3)"' }) +
      lettering({ ...place, fill: palette.text })
    )
  })
  const png = await sharp(svgDocument(body.join(''), { width: screen.width, height: wordsHeight.line }))
    .png()
    .toBuffer()
  return { png, top: 930 }
}

/** The name of the drama and of the episode, on its first shot. */
export async function drawTitle(look: Look, number: number, title: string): Promise<Words> {
  const { palette, titleFace, titleLines } = look
  const size = titleFace === 'script' ? 128 : 92
  const lines = titleLines.map((text, at) => {
    const place = { text, face: titleFace, size, x: 360, y: titleMargin + 110 + at * size * 1.02, maxWidth: 620 }
    return (
      lettering({ ...place, fill: '#000', extra: 'opacity=".5" transform="translate(0,5)"' }) +
      lettering({ ...place, fill: palette.text })
    )
  })
  const below = titleMargin + 110 + titleLines.length * size * 1.02
  const rule = `<path d="M250 ${n(below - 44)} h220" stroke="${palette.light}" stroke-width="3"/>`
  const episode = lettering({
    text: `EPISODE ${number}`,
    face: 'oswald',
    size: 26,
    x: 360,
    y: below + 8,
    fill: palette.light,
    spacing: 0.28,
  })
  const name = lettering({
    text: title,
    face: 'playfairItalic',
    size: 38,
    x: 360,
    y: below + 60,
    fill: palette.text,
    maxWidth: 620,
  })
  // Bright skies stand behind it, too.
  const veil = radial([
    [0, '#000', 0.62],
    [0.6, '#000', 0.42],
    [1, '#000', 0],
  ])
  const shade = `${veil.defs}<ellipse cx="360" cy="${n(titleMargin + (below - titleMargin) * 0.55)}" rx="460" ry="300" fill="${veil.url}"/>`
  const body = group('', shade, ...lines, rule, episode, name)
  const png = await sharp(svgDocument(body, { width: screen.width, height: wordsHeight.title }))
    .png()
    .toBuffer()
  return { png, top: 250 - titleMargin }
}

export async function drawEnding(text: string, { palette }: Look): Promise<Words> {
  const body = lettering({
    text,
    face: 'cinzel',
    size: 40,
    x: 360,
    y: 70,
    fill: palette.text,
    spacing: 0.12,
    maxWidth: 640,
  })
  const png = await sharp(svgDocument(body, { width: screen.width, height: wordsHeight.line }))
    .png()
    .toBuffer()
  return { png, top: 590 }
}
