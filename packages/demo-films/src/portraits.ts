import sharp from 'sharp'
import { bloomed } from './bloom.ts'
import { portraitLight } from './drawing/light.ts'
import type { Fall, Person } from './drawing/person.ts'
import { type PortraitPose, placed, portrait } from './drawing/portrait.ts'
import { poseAlone } from './drawing/poses.ts'
import { glow, group, linear, radial, seeded, svgDocument } from './drawing/svg.ts'
import { graded } from './grading.ts'
import { outOfFocus } from './out-of-focus.ts'
import { inItsColours } from './poster/colour-script.ts'
import { lightingOf, relit } from './poster/relit.ts'
import type { Look } from './story.ts'

export const portraitSize = { width: 800, height: 1000 } as const

const webp = { quality: 84, effort: 4 } as const

/** The face is in the middle: cards show it whole, and so does the strip of it above a star's page. */
const middle: PortraitPose = { x: 400, y: 440, width: 304 }

/** In whose place somebody is seen, and in which light. */
export type Setting = Pick<Look, 'backdrop' | 'palette'>

/** Somebody alone in the place of a drama and a light from there, of 800 by 1000, as WebP; the same each time for a seed. */
export async function drawPortrait(person: Person, setting: Setting, seed: number, fall: Fall): Promise<Uint8Array> {
  const { palette } = setting
  const [light, turn] = [portraitLight(palette, fall), poseAlone(seed)]
  const body = [
    await outOfFocus(placeOf(setting, seed), portraitSize),
    glow(440, 380, 480, palette.light, 0.5),
    await relit(placed(portrait(person, light, turn), middle), portraitSize, palette, lightingOf(fall)),
    graded(palette, portraitSize.width, portraitSize.height),
    foot(),
  ]
  const toned = await inItsColours(sharp(svgDocument(body.join(''), portraitSize)), palette, seed)
  const seen = await bloomed(toned)
  return seen.webp(webp).toBuffer()
}

const avatarSide = 400

/** The face of a portrait, square. */
export const cutFace = (drawn: Uint8Array): Promise<Uint8Array> =>
  sharp(drawn).extract({ left: 126, top: 132, width: 548, height: 548 }).resize(avatarSide).webp(webp).toBuffer()

/** The upper part of a place, what is nearest left out: it would lie over whoever stands there. */
function placeOf({ backdrop, palette }: Setting, seed: number): string {
  const { layers } = backdrop(palette, seeded(seed * 17 + 3))
  const drawn = layers.length > 2 ? layers.slice(0, -1) : layers
  return group('transform="scale(.9) translate(-36,-250)"', ...drawn.map(({ body }) => body))
}

function foot(): string {
  const { width, height } = portraitSize
  const edge = radial([
    [0.62, '#000', 0],
    [1, '#000', 0.3],
  ])
  const below = linear([
    [0.62, '#000', 0],
    [1, '#000', 0.36],
  ])
  return `${edge.defs}${below.defs}<rect x="-120" y="-120" width="${width + 240}" height="${height + 240}" fill="${edge.url}"/><rect width="${width}" height="${height}" fill="${below.url}"/>`
}
