import { coversEars } from '../hair/styles.ts'
import type { Fall, Person, PortraitLight } from '../person.ts'
import { blur, clip, group, linear, mixed, soft } from '../svg.ts'
import { edges, faceOutline, jawPoints, lowered } from './contour.ts'
import { type Head, through } from './head.ts'
import { acrossSkin, tonesOf } from './skin-tones.ts'
import type { FaceTraits } from './traits.ts'

type Spot = (x: number, y: number, rx: number, ry: number, color: string, opacity: number) => string

/** Softens what hair throws, and a light along an edge, and looks no farther than it reaches. */
const thrown = blur(5, { x: -140, y: -170, width: 280, height: 280 })
const along = blur(7, { x: -150, y: -170, width: 300, height: 340 })

/** How bright the lights on a face are: broad on its left, its middle and its right, and thin along the left edge and the right one. */
const lightsOf: Readonly<
  Record<Fall, readonly [left: number, middle: number, right: number, rims: readonly [number, number]]>
> = {
  front: [0.8, 1.1, 0.9, [0.35, 0.4]],
  right: [0.36, 0.8, 1.1, [0.9, 0.7]],
  behind: [0.2, 0.3, 0.3, [1.25, 1.5]],
  left: [1.1, 0.8, 0.36, [0.9, 0.7]],
}

/** The bare face before any shade lies on it: lit where the light falls, and with a thin light along both edges, which is broad where the light
 *  stands behind it. */
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
  const at: Spot = (x, y, rx, ry, color, opacity) => {
    const [toX, toY] = head.face(x, lowered(y, shape, isMan))
    return soft(toX, toY, rx, ry, color, opacity)
  }
  const blush = isMan ? mixed(person.skin, '#b5482f', 0.6) : mixed(person.skin, '#e2495a', 0.72)
  const [left, middle, right, [leftRim, rightRim]] = lightsOf[light.fall]
  // The key light draws the edge on its own side, the other light the one across.
  const [leftColor, rightColor] = light.fall === 'left' ? [light.key, light.edge] : [light.edge, light.key]
  const broad = light.fall === 'behind' ? 30 : 14
  const shading = group(
    `clip-path="${inside.url}"`,
    at(36, -70, 60, 46, lit, 0.34 * right),
    at(-36, -70, 60, 46, lit, 0.34 * left),
    at(0, -84, 56, 40, lit, 0.3 * middle),
    at(50, 20, 36, 26, lit, 0.5 * right),
    at(-50, 20, 36, 26, lit, 0.5 * left),
    at(34, -10, 74, 110, lit, 0.22 * right),
    at(-34, -10, 74, 110, lit, 0.22 * left),
    at(2, 106, 22, 13, lit, 0.42 * middle),
    at(0, 58, 18, 12, lit, 0.2 * middle),
    at(48, 26, 36, 22, blush, isMan ? 0.12 : 0.26),
    at(-48, 26, 36, 22, blush, isMan ? 0.12 : 0.26),
    at(0, 24, 24, 12, blush, isMan ? 0.08 : 0.12),
    // What the hair throws onto the brow, and blood where light passes into it.
    group(
      `filter="${thrown.url}" fill="none" transform="translate(-3,5)"`,
      `<path d="${hairline}" stroke="${between}" stroke-width="30" stroke-opacity=".3"/><path d="${hairline}" stroke="${deep}" stroke-width="20" stroke-opacity=".46"/>`,
    ),
    // Below the cheekbone that is turned to us, and beside the chin.
    at(-head.side * 60, 56, 40, 26, deep, (isMan ? 0.3 : 0.16) * (head.side > 0 ? 0.5 + head.share / 2 : 0.3)),
    at(60, 92, 30, 26, deep, 0.14),
    at(-60, 92, 30, 26, deep, 0.14),
    group(
      `filter="${along.url}" fill="none"`,
      rimLight(leftEdge, leftColor, broad, 0.7 * edgeShare * leftRim),
      rimLight(rightEdge, rightColor, broad + 3, 0.55 * (0.5 + edgeShare / 2) * rightRim),
    ),
    rimLight(leftEdge, mixed(leftColor, '#ffffff', 0.25), 4.4, 0.8 * edgeShare * leftRim),
    rimLight(rightEdge, mixed(rightColor, '#ffffff', 0.3), 3.6, 0.7 * (0.4 + edgeShare * 0.6) * rightRim),
  )
  const jaw = through(jawPoints(head, shape, isMan))
  return [
    thrown.defs + along.defs + inside.defs + paint.defs,
    `<path d="${outline}" fill="${paint.url}"/>`,
    shading,
    `<path d="${jaw}" fill="none" stroke="${line}" stroke-width="2" stroke-linecap="round" stroke-opacity=".5"/>`,
  ].join('')
}

/** A light along an edge, nothing at both of its ends. */
function rimLight(d: string, color: string, width: number, opacity: number): string {
  const fade = linear([
    [0.06, color, 0],
    [0.3, color, 0.9],
    [0.6, color, 0.8],
    [0.94, color, 0],
  ])
  return `${fade.defs}<path d="${d}" fill="none" stroke="${fade.url}" stroke-width="${width}" stroke-opacity="${Math.min(1, opacity).toFixed(2)}"/>`
}
