import { coversEars } from '../hair/styles.ts'
import type { Person, PortraitLight } from '../person.ts'
import { blur, clip, group, linear, mixed, n, soft } from '../svg.ts'
import { edges, faceOutline, jawPoints, lowered } from './contour.ts'
import { type Head, through, warped } from './head.ts'
import { acrossSkin, tonesOf } from './skin-tones.ts'
import type { FaceTraits } from './traits.ts'

type Spot = (x: number, y: number, rx: number, ry: number, color: string, opacity: number) => string

/** Softens the edge of a shadow, and looks no farther than it reaches. */
const area = { x: -150, y: -170, width: 300, height: 340 } as const
const [crisp, mild, wide] = [blur(2.6, area), blur(7, area), blur(13, area)]

/** The bare face in two tones: the light falls from the right, one shadow lies over brow, cheek and jaw at the left, and another light draws
 *  the edge there. */
export function drawFace(
  person: Person,
  { shape }: FaceTraits,
  head: Head,
  light: PortraitLight,
  hairline: string,
): string {
  const { isMan, hair } = person
  // Hair that falls beside the face keeps the light of the edge off it.
  const edgeShare = coversEars(hair.name) ? 0.3 : 1
  const tones = tonesOf(person, light)
  const { deep, lit, line, between } = tones
  const outline = faceOutline(head, shape, isMan)
  const inside = clip(outline)
  const paint = acrossSkin(tones)
  const [leftEdge, rightEdge] = edges(head, shape, isMan)
  const low = (y: number) => lowered(y, shape, isMan)
  const at: Spot = (x, y, rx, ry, color, opacity) => {
    const [toX, toY] = head.face(x, low(y))
    return soft(toX, toY, rx, ry, color, opacity)
  }
  const blush = isMan ? mixed(person.skin, '#b5482f', 0.6) : mixed(person.skin, '#e2495a', 0.72)
  const shade = warped(shadeOf(head, isMan), (x, y) => head.face(x, low(y)))
  const plane = warped(planeOf(head), (x, y) => head.face(x, low(y)))
  const shading = group(
    `clip-path="${inside.url}"`,
    at(34, -10, 74, 110, lit, 0.26),
    at(26, -70, 60, 40, lit, 0.36),
    at(50, 22, 34, 24, lit, 0.5),
    at(-30, 16, 30, 18, lit, 0.26),
    at(2, 106, 20, 12, lit, 0.4),
    at(48, 26, 34, 20, blush, isMan ? 0.12 : 0.24),
    at(-48, 26, 36, 22, blush, isMan ? 0.12 : 0.26),
    at(0, 24, 24, 12, blush, isMan ? 0.08 : 0.12),
    // The plane that is turned to the light.
    group(
      `filter="${wide.url}"`,
      `<path d="${plane}" fill="${lit}" fill-opacity=".34"/><path d="${shade}" fill="${between}" fill-opacity=".55"/>`,
    ),
    group(
      `filter="${crisp.url}"`,
      `<path d="${shade}" fill="${deep}" fill-opacity=".6"/>`,
      // What the hair throws onto the brow.
      `<path d="${hairline}" fill="none" stroke="${deep}" stroke-width="22" stroke-opacity=".5" transform="translate(-3,4)"/>`,
    ),
    // Below the cheekbone that is turned to us, and beside the chin.
    at(-head.side * 60, 56, 40, 26, deep, (isMan ? 0.3 : 0.16) * (head.side > 0 ? 0.5 + head.share / 2 : 0.3)),
    at(60, 92, 30, 26, deep, 0.16),
    group(
      `filter="${mild.url}" fill="none"`,
      rimLight(leftEdge, light.edge, 13, 0.75 * edgeShare),
      rimLight(rightEdge, light.key, 16, 0.55 * (0.5 + edgeShare / 2)),
    ),
    rimLight(leftEdge, mixed(light.edge, '#ffffff', 0.25), 4.4, 0.85 * edgeShare),
    rimLight(rightEdge, mixed(light.key, '#ffffff', 0.3), 3.6, 0.7 * (0.4 + edgeShare * 0.6)),
  )
  const jaw = through(jawPoints(head, shape, isMan))
  return [
    crisp.defs + mild.defs + wide.defs + inside.defs + paint.defs,
    `<path d="${outline}" fill="${paint.url}"/>`,
    shading,
    `<path d="${jaw}" fill="none" stroke="${line}" stroke-width="2" stroke-linecap="round" stroke-opacity=".5"/>`,
  ].join('')
}

/** The shadow on the side that is turned away from the light: around the brow, in below the cheekbone, and out along the chin. */
function shadeOf({ side, share }: Head, isMan: boolean): string {
  // Turned away from the light, more of the face lies in it.
  const by = side < 0 ? 14 * share : -6 * share
  const x = (value: number) => n(value + by)
  const hollow = isMan ? 10 : 0
  return `M-140 -170 L${x(-50)} -150 C${x(-62)} -112 ${x(-70)} -84 ${x(-66)} -56 C${x(-64)} -40 ${x(-74)} -34 ${x(-76)} -18 C${x(-76)} 4 ${x(-58)} 14 ${x(-56)} 32 C${x(-54 + hollow)} 48 ${x(-52 + hollow)} 64 ${x(-40 + hollow)} 84 C${x(-30)} 100 ${x(-22)} 112 ${x(-14)} 132 L-140 150 Z`
}

/** The side of brow, cheek and chin that the light falls on, its edge where the face turns to the front. */
function planeOf({ side, share }: Head): string {
  const by = side < 0 ? 8 * share : -14 * share
  const x = (value: number) => n(value + by)
  return `M140 -170 L${x(34)} -150 C${x(46)} -116 ${x(52)} -84 ${x(50)} -60 C${x(62)} -34 ${x(70)} -26 ${x(66)} -6 C${x(40)} 4 ${x(30)} 18 ${x(42)} 34 C${x(58)} 48 ${x(54)} 70 ${x(34)} 92 C${x(24)} 104 ${x(16)} 112 ${x(14)} 126 L140 140 Z`
}

/** A light along an edge, nothing at both of its ends. */
function rimLight(d: string, color: string, width: number, opacity: number): string {
  const fade = linear([
    [0.06, color, 0],
    [0.3, color, 0.9],
    [0.6, color, 0.8],
    [0.94, color, 0],
  ])
  return `${fade.defs}<path d="${d}" fill="none" stroke="${fade.url}" stroke-width="${width}" stroke-opacity="${opacity}"/>`
}
