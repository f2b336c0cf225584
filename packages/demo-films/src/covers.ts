import sharp from 'sharp'
import { figure, profile } from './drawing/people.ts'
import { glow, linear, radial, seeded, svgDocument } from './drawing/svg.ts'
import { weather } from './drawing/weather.ts'
import type { Look, Story } from './story.ts'

export interface Covers {
  readonly upright: Uint8Array
  readonly wide: Uint8Array
}

const shadow = '#07060c'
const webp = { quality: 82, effort: 4 } as const

/** The upright cover of 600 by 900 and the wide one of 960 by 540, as WebP. Without lettering: the client writes title and counts beside and
 *  over them, in the language of whoever looks. */
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

/** The two people in their place, darker towards the foot. */
function drawUpright(place: string, ground: number, look: Look, seed: number): Promise<Buffer> {
  const { palette, cast } = look
  const light = { body: shadow, rim: palette.light }
  const feet = ground - 40
  const people = [
    figure(cast.lead.figure, { x: 375, y: feet, height: 590 }, light),
    figure(cast.other.figure, { x: 600, y: feet + 6, height: 620, isMirrored: true }, light),
  ]
  const scene = `<g transform="translate(-20,-30) scale(.667)">${place}${glow(480, 760, 420, palette.light, 0.35)}${people.join('')}${falling(look, seed)}</g>`
  const foot = linear([
    [0, '#000', 0],
    [0.62, '#000', 0],
    [1, '#000', 0.7],
  ])
  const edge = radial([
    [0.6, '#000', 0],
    [1, '#000', 0.5],
  ])
  const frame = `${foot.defs}${edge.defs}<rect width="600" height="900" fill="${foot.url}"/><rect x="-120" y="-120" width="840" height="1140" fill="${edge.url}"/>`
  return sharp(svgDocument(scene + frame, { width: 600, height: 900 }))
    .webp(webp)
    .toBuffer()
}

/** Two faces in profile at the right, room for words at the left. */
function drawWide(place: string, look: Look, seed: number): Promise<Buffer> {
  const { palette, cast } = look
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
  const body = `${scene}${side.defs}<rect width="960" height="540" fill="${side.url}"/>`
  return sharp(svgDocument(body, { width: 960, height: 540 }))
    .webp(webp)
    .toBuffer()
}

const falling = ({ weather: name, weatherColor }: Look, seed: number) => weather(name, weatherColor, seed).body
