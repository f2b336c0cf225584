import sharp from 'sharp'
import { lettering } from './drawing/lettering.ts'
import { figure, profile } from './drawing/people.ts'
import { glow, linear, n, radial, seeded, svgDocument } from './drawing/svg.ts'
import { weather } from './drawing/weather.ts'
import type { Look, Story } from './story.ts'

export interface Covers {
  readonly upright: Uint8Array
  readonly wide: Uint8Array
}

const shadow = '#07060c'
const webp = { quality: 82, effort: 4 } as const

/** The upright cover of 600 by 900 and the wide one of 960 by 540, as WebP. */
export async function drawCovers({ slug, look }: Story): Promise<Covers> {
  const seed = slug.length * 13
  const backdrop = look.backdrop(look.palette, seeded(seed))
  const place = backdrop.layers.map(({ body }) => body).join('')
  const [upright, wide] = await Promise.all([
    drawUpright(place, backdrop.ground, look, seed),
    drawWide(place, look, seed),
  ])
  return { upright, wide }
}

/** The two people in their place, the title large below. */
function drawUpright(place: string, ground: number, look: Look, seed: number): Promise<Buffer> {
  const { palette, cast, titleFace, titleLines, tagline } = look
  const light = { body: shadow, rim: palette.light }
  const feet = ground - 40
  const people = [
    figure(cast.lead.figure, { x: 375, y: feet, height: 590 }, light),
    figure(cast.other.figure, { x: 600, y: feet + 6, height: 620, isMirrored: true }, light),
  ]
  const scene = `<g transform="translate(-20,-30) scale(.667)">${place}${glow(480, 760, 420, palette.light, 0.35)}${people.join('')}${falling(look, seed)}</g>`
  const foot = linear([
    [0, '#000', 0],
    [0.5, '#000', 0],
    [0.72, '#000', 0.62],
    [1, '#000', 0.92],
  ])
  const edge = radial([
    [0.6, '#000', 0],
    [1, '#000', 0.5],
  ])
  const size = titleFace === 'script' ? 108 : 80
  const first = 806 - (titleLines.length - 1) * size * 0.98
  const title = titleLines.map((text, at) => titleLine(text, 300, first + at * size * 0.98, size, 530, look))
  const words = lettering({
    text: tagline,
    face: 'playfairItalic',
    size: 26,
    x: 300,
    y: 858,
    fill: palette.text,
    maxWidth: 520,
    extra: 'opacity=".86"',
  })
  const frame = `${foot.defs}${edge.defs}<rect width="600" height="900" fill="${foot.url}"/><rect x="-120" y="-120" width="840" height="1140" fill="${edge.url}"/>`
  return sharp(svgDocument(scene + frame + title.join('') + words, { width: 600, height: 900 }))
    .webp(webp)
    .toBuffer()
}

/** Two faces in profile at the right, the title at the left. */
function drawWide(place: string, look: Look, seed: number): Promise<Buffer> {
  const { palette, cast, titleFace, titleLines, tagline } = look
  const light = { body: shadow, rim: palette.light }
  const faces = [
    profile(cast.lead.face, { x: 548, y: 566, height: 400 }, light),
    profile(cast.other.face, { x: 846, y: 566, height: 430, isMirrored: true }, light),
  ]
  const scene = `<g transform="translate(0,-420)">${place}</g>${glow(700, 250, 330, palette.light, 0.5)}${faces.join('')}<g transform="scale(.8)">${falling(look, seed)}</g>`
  const side = linear(
    [
      [0, '#000', 0.88],
      [0.36, '#000', 0.62],
      [0.62, '#000', 0],
    ],
    { x: 1, y: 0 },
  )
  const size = titleFace === 'script' ? 96 : 66
  const first = 285 - ((titleLines.length - 1) * size) / 2
  const title = titleLines.map((text, at) => titleLine(text, 234, first + at * size, size, 400, look))
  const below = first + titleLines.length * size
  const rule = `<path d="M144 ${n(below - size * 0.62)} h180" stroke="${palette.light}" stroke-width="3"/>`
  const words = lettering({
    text: tagline,
    face: 'playfairItalic',
    size: 24,
    x: 234,
    y: below,
    fill: palette.text,
    maxWidth: 400,
    extra: 'opacity=".9"',
  })
  const body = `${scene}${side.defs}<rect width="960" height="540" fill="${side.url}"/>${title.join('')}${rule}${words}`
  return sharp(svgDocument(body, { width: 960, height: 540 }))
    .webp(webp)
    .toBuffer()
}

/** A line of the title with light running over its letters. */
function titleLine(
  text: string,
  x: number,
  y: number,
  size: number,
  maxWidth: number,
  { palette, titleFace }: Look,
): string {
  const metal = linear([
    [0, palette.text],
    [0.5, palette.text],
    [0.56, palette.light],
    [1, palette.text],
  ])
  const line = { text, face: titleFace, size, x, y, maxWidth }
  const shade = lettering({ ...line, fill: '#000', extra: 'opacity=".6" transform="translate(0,5)"' })
  return shade + metal.defs + lettering({ ...line, fill: metal.url })
}

const falling = ({ weather: name, weatherColor }: Look, seed: number) => weather(name, weatherColor, seed).body
