import sharp from 'sharp'
import { figure } from './drawing/people.ts'
import { type PortraitPose, placed, portrait } from './drawing/portrait.ts'
import { glow, linear, radial, seeded, svgDocument } from './drawing/svg.ts'
import { weather } from './drawing/weather.ts'
import type { Look, Story } from './story.ts'

export interface Covers {
  readonly upright: Uint8Array
  readonly wide: Uint8Array
}

const shadow = '#07060c'
const webp = { quality: 82, effort: 4 } as const

/** How an upright cover shows its people: where the lead stands, and where the other one if they are near. */
interface Composition {
  readonly lead: PortraitPose
  readonly other?: PortraitPose
}

const compositions: readonly Composition[] = [
  {
    lead: { x: 356, y: 470, width: 236 },
    other: { x: 168, y: 330, width: 172, isMirrored: true, turn: -3 },
  },
  { lead: { x: 300, y: 440, width: 300 } },
  {
    lead: { x: 212, y: 490, width: 224, isMirrored: true, turn: -2 },
    other: { x: 432, y: 352, width: 182, turn: 3 },
  },
]

/** The upright cover of 600 by 900 and the wide one of 960 by 540, as WebP. Without lettering: the client writes title and counts beside and
 *  over them, in the language of whoever looks. `turn` is the drama's place among the others: neighbours are composed differently. */
export async function drawCovers({ slug, look }: Story, turn: number): Promise<Covers> {
  const seed = slug.length * 13
  const backdrop = look.backdrop(look.palette, seeded(seed))
  const place = backdrop.layers.map(({ body }) => body).join('')
  const [upright, wide] = await Promise.all([
    drawUpright(place, backdrop.ground, look, seed, turn),
    drawWide(place, look, seed),
  ])
  return { upright, wide }
}

export const portraitOf = ({ palette, cast }: Look, who: 'lead' | 'other', pose: PortraitPose): string =>
  placed(portrait(cast[who].person, { key: palette.light, edge: palette.accent, shadow }), pose)

/** The people before their place, darker towards the foot. */
function drawUpright(place: string, ground: number, look: Look, seed: number, turn: number): Promise<Buffer> {
  const { palette, cast } = look
  const { lead, other } = compositions[turn % compositions.length] ?? { lead: { x: 300, y: 440, width: 300 } }
  const dim = `<rect width="600" height="900" fill="${palette.sky[0]}" opacity=".34"/>`
  const afar = other
    ? portraitOf(look, 'other', other)
    : figure(cast.other.figure, { x: 112, y: ground * 0.667 - 30, height: 300 }, { body: shadow, rim: palette.light })
  const scene = `<g transform="translate(-20,-30) scale(.667)">${place}</g>${glow(lead.x, 330, 330, palette.light, 0.5)}${afar}${dim}${portraitOf(look, 'lead', lead)}<g transform="scale(.667)">${falling(look, seed)}</g>`
  const foot = linear([
    [0, '#000', 0.12],
    [0.6, '#000', 0],
    [1, '#000', 0.78],
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

/** Two faces at the right, room for words at the left. */
function drawWide(place: string, look: Look, seed: number): Promise<Buffer> {
  const faces =
    portraitOf(look, 'other', { x: 838, y: 238, width: 168, turn: 2 }) +
    portraitOf(look, 'lead', { x: 646, y: 286, width: 190, isMirrored: true, turn: -2 })
  const scene = `<g transform="translate(0,-420)">${place}</g>${glow(720, 220, 330, look.palette.light, 0.5)}${faces}<g transform="scale(.8)">${falling(look, seed)}</g>`
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
