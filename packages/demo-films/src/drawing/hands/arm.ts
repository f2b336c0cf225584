import { type Point, through } from '../face/head.ts'
import { tonesOf } from '../face/skin-tones.ts'
import type { Person, PortraitLight } from '../person.ts'
import { clip, group, linear, mixed, soft } from '../svg.ts'
import { drawHand } from './hand.ts'
import { fist } from './hand-shapes.ts'

/** How far a sleeve reaches to both sides of its bones: at the wrist, at the elbow and at the shoulder. */
const [atWrist, atElbow, atShoulder] = [33, 46, 55]

interface Limb {
  readonly from: Point
  readonly to: Point
  readonly breadth: readonly [from: number, to: number]
  /** Folds of cloth, by their place along it. */
  readonly folds: readonly number[]
  /** It comes out of a shoulder, where nothing parts it from the body. */
  readonly isOpen?: true
}

/** A part of an arm, its far end round. */
function drawLimb(
  { from: [x, y], to, breadth: [near, far], folds, isOpen }: Limb,
  color: string,
  dark: string,
  key: string,
): string {
  const length = Math.hypot(to[0] - x, to[1] - y)
  const [ux, uy] = [(to[0] - x) / length, (to[1] - y) / length]
  const at = (along: number, by: number): Point => [x + ux * along - uy * by, y + uy * along + ux * by]
  const one = [at(0, near), at(length * 0.4, (near + far) / 2 + 3), at(length * 0.94, far)]
  const other = [at(length * 0.94, -far), at(length * 0.4, (near + far) / -2 - 3), at(0, -near)]
  const end = length + far * 0.72
  const shape = `${through([...one, at(end, far * 0.45), at(end, -far * 0.45), ...other])} Z`
  const paint = isOpen
    ? linear([
        [0, color, 0],
        [0.3, color, 0],
        [0.66, mixed(color, dark, 0.12), 1],
      ])
    : linear(
        [
          [0, mixed(color, dark, 0.5)],
          [0.5, color],
          [1, mixed(color, key, 0.26)],
        ],
        { x: 1, y: 0.4 },
      )
  const inside = clip(shape)
  const ink = mixed(dark, '#0a0408', 0.5)
  const line = (points: readonly Point[], stroke: string, width: number, opacity: number) =>
    `<path d="${through(points)}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linecap="round"/>`
  const bend = (along: number) =>
    line([at(along, near), at(along + 22, near * 0.3), at(along + 12, -near * 0.4)], dark, 3.4, 0.46)
  const fading = linear([
    [0.2, ink, 0],
    [0.7, ink, 0.5],
  ])
  if (isOpen)
    return `${paint.defs}${fading.defs}<path d="${shape}" fill="${paint.url}" stroke="${fading.url}" stroke-width="2.4"/>${bend(length * 0.8)}`
  // The upper edge is lit, wherever it points.
  const [lit, shaded] = ux > 0 ? [other, one] : [one, other]
  return [
    paint.defs + inside.defs,
    `<path d="${shape}" fill="${paint.url}"/>`,
    group(
      `clip-path="${inside.url}"`,
      line(shaded, dark, 34, 0.36),
      ...folds.map((share) => bend(length * share)),
      line(lit, key, 10, 0.4),
    ),
    `<path d="${shape}" fill="none" stroke="${ink}" stroke-width="2.4" stroke-opacity=".5"/>`,
  ].join('')
}

/** From the shoulder to the elbow, and from there to the wrist, in a sleeve. */
function drawSleeve(
  [wrist, elbow, shoulder]: readonly [wrist: Point, elbow: Point, shoulder: Point],
  { clothes: { color, second } }: Person,
  { key, shadow }: PortraitLight,
): readonly [upper: string, fore: string] {
  const dark = mixed(color, shadow, 0.66)
  const length = Math.hypot(elbow[0] - wrist[0], elbow[1] - wrist[1])
  const [ux, uy] = [(elbow[0] - wrist[0]) / length, (elbow[1] - wrist[1]) / length]
  // It begins inside of the hand: a sleeve covers the wrist.
  const from: Point = [wrist[0] - ux * 14, wrist[1] - uy * 14]
  const cuffAt = (along: number, by: number): Point => [from[0] + ux * along - uy * by, from[1] + uy * along + ux * by]
  const cuff = `<path d="${through([cuffAt(0, atWrist - 4), cuffAt(8, 0), cuffAt(0, 4 - atWrist)])}" fill="none" stroke="${mixed(second, shadow, 0.14)}" stroke-width="13" stroke-linecap="round"/>`
  const upper = { from: shoulder, to: elbow, breadth: [atShoulder, atElbow], folds: [], isOpen: true } as const
  const fore = { from, to: elbow, breadth: [atWrist, atElbow], folds: [0.3, 0.56, 0.8] } as const
  return [drawLimb(upper, color, dark, key), drawLimb(fore, color, dark, key) + cuff]
}

/** In the measures of a hand, where its elbow and its shoulder are. */
interface Reach {
  readonly elbow: Point
  readonly shoulder: Point
  /** What lies between the hand and whoever holds it. */
  readonly held: string
}

/** A hand and its arm, and the shade that they throw on what is behind them. */
export function drawArm({ elbow, shoulder, held }: Reach, person: Person, light: PortraitLight): string {
  const { isMan } = person
  const tones = tonesOf(person, light)
  const paint = isMan ? mixed(tones.lit, '#e8a8a0', 0.3) : '#e07f86'
  const skin = { tones, nail: mixed(tones.skin, paint, 0.72) }
  const [x, y] = fist.wrist
  const shade = [0.1, 0.5, 0.9].map((share) =>
    soft(x + (elbow[0] - x) * share - 16, y + (elbow[1] - y) * share + 22, 78, 78, light.shadow, 0.3),
  )
  const size = isMan ? 0.88 : 0.76
  const drawn = group(`transform="scale(${size})"`, drawHand(fist, skin))
  const [upper, fore] = drawSleeve([[x * size, y * size], elbow, shoulder], person, light)
  return [...shade, upper, held, drawn, fore].join('')
}
