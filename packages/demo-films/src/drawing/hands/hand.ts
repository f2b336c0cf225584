import { type Point, through } from '../face/head.ts'
import type { SkinTones } from '../face/skin-tones.ts'
import { clip, group, n, soft } from '../svg.ts'

/** A finger from its knuckle over its joint to its tip. */
export type Finger = readonly [knuckle: Point, joint: Point, tip: Point]

export interface Hand {
  /** From the wrist around the knuckles and back, open where the arm begins. */
  readonly back: string
  /** The farthest first. */
  readonly fingers: readonly Finger[]
  readonly thumb?: Finger
  /** Where the sleeve ends, and where the arm comes from. */
  readonly wrist: Point
  readonly elbow: Point
}

export interface Skin {
  readonly tones: SkinTones
  /** Of nails, where they are painted. */
  readonly nail?: string
}

/** Round at its tip, inked around, lit along its right side, with the end of a nail. */
export function drawFinger([knuckle, joint, tip]: Finger, thick: number, { tones, nail }: Skin): string {
  const way = through([knuckle, joint, tip])
  const line = (color: string, width: number, opacity = 1, by = 0) =>
    `<path d="${way}" fill="none" stroke="${color}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round" stroke-opacity="${opacity}"${by ? ` transform="translate(${by},${-by})"` : ''}/>`
  const [dx, dy] = [tip[0] - joint[0], tip[1] - joint[1]]
  const angle = (Math.atan2(dy, dx) * 180) / Math.PI
  return [
    line(tones.line, thick + 1.8, 0.5),
    line(tones.skin, thick),
    line(tones.deep, thick * 0.4, 0.34, -thick * 0.24),
    line(tones.lit, thick * 0.3, 0.4, thick * 0.16),
    soft(joint[0], joint[1], thick * 0.5, thick * 0.4, tones.deep, 0.24),
    nail
      ? `<ellipse cx="${n(tip[0] + dx * 0.06)}" cy="${n(tip[1] + dy * 0.06)}" rx="${n(thick * 0.38)}" ry="${n(thick * 0.27)}" transform="rotate(${n(angle)} ${n(tip[0])} ${n(tip[1])})" fill="${nail}" fill-opacity=".55"/>`
      : '',
  ].join('')
}

/** The back of a hand, round towards its edges. */
export function drawBack({ back, wrist }: Hand, { tones }: Skin): string {
  const inside = clip(back)
  return `${inside.defs}<path d="${back}" fill="${tones.skin}" stroke="${tones.line}" stroke-width="1.6" stroke-opacity=".5" stroke-linejoin="round"/>${group(
    `clip-path="${inside.url}"`,
    soft(wrist[0] - 34, wrist[1] - 40, 44, 60, tones.deep, 0.4),
    soft(wrist[0] + 16, wrist[1] - 70, 40, 60, tones.lit, 0.4),
  )}`
}
