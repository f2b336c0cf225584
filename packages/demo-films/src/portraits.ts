import sharp from 'sharp'
import { portraitLight } from './drawing/light.ts'
import type { Person } from './drawing/person.ts'
import { type PortraitPose, placed, portrait } from './drawing/portrait.ts'
import { poseAlone } from './drawing/poses.ts'
import { glow, linear, radial, repeat, seeded, softDisc, svgDocument } from './drawing/svg.ts'
import type { Palette } from './look.ts'

export const portraitSize = { width: 800, height: 1000 } as const

const webp = { quality: 84, effort: 4 } as const

/** The face is in the middle: cards show it whole, and so does the strip of it above a star's page. */
const middle: PortraitPose = { x: 400, y: 512, width: 384 }

/** Somebody alone before a wall in the colours of a drama, of 800 by 1000, as WebP; the same each time for a seed. */
export function drawPortrait(person: Person, palette: Palette, seed: number): Promise<Uint8Array> {
  const drawn = placed(portrait(person, portraitLight(palette), poseAlone(seed)), middle)
  return sharp(svgDocument(wallOf(palette, seed) + drawn + foot(), portraitSize))
    .webp(webp)
    .toBuffer()
}

const avatarSide = 400

/** The face of a portrait, square. */
export const cutFace = (drawn: Uint8Array): Promise<Uint8Array> =>
  sharp(drawn).extract({ left: 56, top: 118, width: 688, height: 688 }).resize(avatarSide).webp(webp).toBuffer()

/** A wall lit from behind, with lamps out of focus. */
function wallOf({ sky, light, accent }: Palette, seed: number): string {
  const random = seeded(seed * 17 + 3)
  const { width, height } = portraitSize
  const paint = linear([
    [0, sky[0]],
    [0.55, sky[1]],
    [1, sky[0]],
  ])
  const lamps = repeat(14, (at) => {
    const [x, y, radius] = [random() * width, random() * height * 0.7, 24 + random() * 70]
    return softDisc(x, y, radius, at % 2 === 0 ? light : accent, 0.06 + random() * 0.16)
  })
  return `${paint.defs}<rect width="${width}" height="${height}" fill="${paint.url}"/>${lamps}${glow(440, 400, 560, light, 0.6)}${glow(170, 760, 380, accent, 0.24)}`
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
