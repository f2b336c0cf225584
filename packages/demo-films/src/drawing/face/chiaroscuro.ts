import type { Fall, Feeling, Person, PortraitLight } from '../person.ts'
import { blur, clip, group, mixed, n, soft } from '../svg.ts'
import { faceOutline, lowered } from './contour.ts'
import { type Head, warped } from './head.ts'
import type { FaceTraits } from './traits.ts'

/** A shadow turns with what is round, and is closer where the nose stands out. */
const turning = blur(9, { x: -140, y: -170, width: 280, height: 330 })
const close = blur(4.4, { x: -90, y: -60, width: 180, height: 150 })

/** How deep a face lies in shade where the light does not reach it: whoever is at ease shows more of theirs. */
export const shadeDepths: Readonly<Record<Feeling, number>> = {
  calm: 0.58,
  stern: 0.74,
  warm: 0.46,
  afraid: 0.66,
  tender: 0.52,
  amused: 0.5,
  proud: 0.68,
  weeping: 0.56,
  furious: 0.76,
  shocked: 0.58,
  scheming: 0.76,
}

/** What skin is multiplied with where it lies in shade: the colour of the place, warmed by blood. */
export const shadeColor = ({ edge, shadow }: PortraitLight): string => mixed(mixed(shadow, edge, 0.3), '#8c5a60', 0.42)

/** How much of the shade lies on each half of a face, the one at the left of the picture first. */
export const shadeOn: Readonly<Record<Fall, readonly [left: number, right: number]>> = {
  front: [0.1, 0.1],
  right: [0.9, 0],
  behind: [0.7, 0.6],
  left: [0, 0.9],
}

/** The shade over a body below its face where the light stands behind it; nothing where it does not. */
export const veil = (light: PortraitLight, shape: string): string =>
  light.fall === 'behind'
    ? `<path d="${shape}" fill="${shadeColor(light)}" fill-opacity=".42" style="mix-blend-mode:multiply"/>`
    : ''

/** The shade over a face, over everything that is drawn on it: as its light falls, and as what is round in it turns away. */
export function drawShade({ isMan, mood }: Person, { shape }: FaceTraits, head: Head, light: PortraitLight): string {
  const inside = clip(faceOutline(head, shape, isMan))
  const color = shadeColor(light)
  const depth = shadeDepths[mood]
  const from = light.fall === 'left' ? -1 : 1
  const at = (x: number, y: number, lift = 0) => head.face(from * x, lowered(y, shape, isMan), lift)
  const spot = (x: number, y: number, rx: number, ry: number, opacity: number, lift = 0) => {
    const [toX, toY] = at(x, y, lift)
    return soft(toX, toY, rx, ry, color, opacity * depth)
  }
  const path = (d: string, opacity: number, rule = 'nonzero') =>
    `<path d="${warped(d, (x, y) => at(x, y))}" fill="${color}" fill-rule="${rule}" fill-opacity="${(opacity * depth).toFixed(2)}"/>`
  const drawn = { front: fromFront, right: fromSide, left: fromSide, behind: fromBehind }[light.fall](spot, path, {
    // Turned away from the light, more of the face lies in shade.
    by: head.side * from < 0 ? 10 * head.share : -5 * head.share,
    hollow: isMan ? 1 : 0.6,
  })
  return `${turning.defs}${close.defs}${inside.defs}${group(
    `clip-path="${inside.url}"`,
    group('style="mix-blend-mode:multiply"', drawn),
  )}`
}

type Spot = (x: number, y: number, rx: number, ry: number, opacity: number, lift?: number) => string
type Path = (d: string, opacity: number, rule?: string) => string

interface Build {
  readonly by: number
  /** How far cheeks are hollow. */
  readonly hollow: number
}

/** The half that is turned away: its edge goes in at the temple, out over the brow, deep into the socket, around the cheekbone, which the light
 *  still reaches, in below it, and past the mouth to the chin. */
function fromSide(spot: Spot, path: Path, { by, hollow }: Build): string {
  const x = (value: number) => n(value + by)
  const side = `M-170 -190 L${x(-92)} -170 C${x(-84)} -140 ${x(-74)} -112 ${x(-62)} -90 C${x(-54)} -74 ${x(-46)} -60 ${x(-34)} -50 C${x(-22)} -42 ${x(-17)} -24 ${x(-22)} -8 C${x(-32)} 6 ${x(-62)} 2 ${x(-70)} 16 C${x(-74)} 32 ${x(-58)} 44 ${x(-48)} 54 C${x(-40)} 64 ${x(-42)} 78 ${x(-38)} 90 C${x(-34)} 102 ${x(-28)} 110 ${x(-20)} 130 L-170 160 Z`
  return [
    group(`filter="${turning.url}"`, path(side, 1.06)),
    // The nose throws its own onto the cheek.
    group(
      `filter="${close.url}"`,
      path(
        `M${x(-5)} -34 C${x(-9)} -14 ${x(-10)} 6 ${x(-12)} 20 C${x(-20)} 28 ${x(-30)} 34 ${x(-38)} 46 C${x(-30)} 54 ${x(-18)} 52 ${x(-10)} 44 C${x(-4)} 38 ${x(-3)} 30 ${x(-3)} 20 C${x(-3)} 0 ${x(-2)} -18 ${x(-5)} -34 Z`,
        0.8,
      ),
    ),
    spot(-34 + by, -26, 34, 20, 0.6),
    spot(-56 + by, 60, 40, 26, 0.34 * hollow),
    spot(-16 + by, 95, 24, 9, 0.5),
    spot(-92, 10, 50, 130, 0.6),
    spot(0, 122, 70, 18, 0.3),
  ].join('')
}

/** No half of it: what turns away from the camera all around, below the brows, the nose and the lip, and where cheeks are hollow. */
function fromFront(spot: Spot, path: Path, { hollow }: Build): string {
  return [
    group(
      `filter="${turning.url}"`,
      path(
        'M-170 -190 L170 -190 L170 190 L-170 190 Z M-72 -104 C-50 -130 50 -130 72 -104 C86 -70 84 -40 84 -6 C84 22 76 42 58 62 C46 82 30 104 0 108 C-30 104 -46 82 -60 62 C-78 42 -86 22 -86 -6 C-86 -40 -86 -70 -72 -104 Z',
        0.7,
        'evenodd',
      ),
    ),
    group(`filter="${close.url}"`, path('M-13 38 C-6 42 6 42 13 38 C17 48 8 56 0 57 C-8 56 -17 48 -13 38 Z', 0.36)),
    spot(-40, -34, 34, 13, 0.34),
    spot(40, -34, 34, 13, 0.26),
    spot(-62, 56, 36, 30, 0.4 * hollow),
    spot(64, 56, 34, 28, 0.3 * hollow),
    spot(-17, 14, 10, 32, 0.26, 10),
    spot(0, 96, 26, 8, 0.4),
    spot(0, 120, 60, 16, 0.34),
  ].join('')
}

/** All of it, less where the place throws light back from below, and none at the edges, which the light behind reaches around. */
function fromBehind(spot: Spot, path: Path, { hollow }: Build): string {
  return [
    group(
      `filter="${turning.url}"`,
      path(
        'M-82 -190 L78 -190 C84 -120 74 -60 76 -20 C84 10 74 44 58 74 C44 98 26 110 6 150 L-20 150 C-40 104 -56 84 -66 60 C-84 24 -86 -10 -84 -40 Z',
        0.74,
      ),
    ),
    spot(-38, -28, 34, 18, 0.34),
    spot(38, -28, 34, 18, 0.3),
    spot(-56, 62, 38, 28, 0.3 * hollow),
    spot(56, 62, 38, 28, 0.24 * hollow),
    spot(0, -100, 90, 54, 0.3),
    spot(0, 46, 20, 9, 0.3),
    spot(0, 96, 26, 9, 0.34),
  ].join('')
}
