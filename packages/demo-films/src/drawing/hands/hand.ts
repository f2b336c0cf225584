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
  /** Behind what the hand holds. */
  readonly isThumbBehind?: true
  /** Where the sleeve ends, and where the arm comes from. */
  readonly wrist: Point
  readonly elbow: Point
}

export interface Skin {
  readonly tones: SkinTones
  readonly isMan: boolean
  /** Of nails. */
  readonly nail: string
}

/** Round at its tip, inked around, lit along its right side, with the end of a nail. */
export function drawFinger([knuckle, joint, tip]: Finger, thick: number, { tones, nail, isMan }: Skin): string {
  const way = through([knuckle, joint, tip])
  const line = (color: string, width: number, opacity = 1, by = 0) =>
    `<path d="${way}" fill="none" stroke="${color}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round" stroke-opacity="${opacity}"${by ? ` transform="translate(${by},${-by})"` : ''}/>`
  const [dx, dy] = [tip[0] - joint[0], tip[1] - joint[1]]
  const angle = (Math.atan2(dy, dx) * 180) / Math.PI
  return [
    line(tones.line, thick + 2.4, 0.75),
    line(tones.skin, thick),
    line(tones.deep, thick * 0.34, 0.42, -thick * 0.24),
    line(tones.lit, thick * 0.3, 0.55, thick * 0.16),
    soft(joint[0], joint[1], thick * 0.5, thick * 0.4, tones.deep, 0.24),
    isMan
      ? ''
      : `<ellipse cx="${n(tip[0] + dx * 0.06)}" cy="${n(tip[1] + dy * 0.06)}" rx="${n(thick * 0.38)}" ry="${n(thick * 0.27)}" transform="rotate(${n(angle)} ${n(tip[0])} ${n(tip[1])})" fill="${nail}" fill-opacity=".8"/>`,
  ].join('')
}

/** The back of a hand, round towards its edges. */
export function drawBack({ back, wrist }: Hand, { tones }: Skin): string {
  const inside = clip(back)
  return `${inside.defs}<path d="${back}" fill="${tones.skin}" stroke="${tones.line}" stroke-width="2" stroke-opacity=".7" stroke-linejoin="round"/>${group(
    `clip-path="${inside.url}"`,
    soft(wrist[0] - 34, wrist[1] - 40, 44, 60, tones.deep, 0.4),
    soft(wrist[0] + 16, wrist[1] - 70, 40, 60, tones.lit, 0.4),
  )}`
}

/** What somebody does with a hand, around (0, 0): for the one that comes from the right below. */
export const hands = {
  /** Fingers lie across what is held; the thumb is behind it. */
  grip: {
    back: 'M112 130 C126 70 118 4 88 -40 C76 -46 62 -42 58 -30 L52 62 C54 88 58 108 62 132',
    fingers: [
      [
        [74, 48],
        [34, 52],
        [0, 50],
      ],
      [
        [76, 24],
        [30, 24],
        [-18, 28],
      ],
      [
        [76, -2],
        [28, -6],
        [-24, 2],
      ],
      [
        [74, -28],
        [30, -36],
        [-18, -24],
      ],
    ],
    wrist: [88, 132],
    elbow: [170, 420],
  },
  /** Between thumb and first finger, the others curled. */
  pinch: {
    back: 'M98 138 C116 84 114 32 88 0 C72 -14 50 -8 42 8 L40 66 C46 94 48 114 50 140',
    fingers: [
      [
        [70, 72],
        [34, 78],
        [44, 92],
      ],
      [
        [74, 50],
        [28, 54],
        [40, 72],
      ],
      [
        [76, 26],
        [26, 24],
        [36, 46],
      ],
      [
        [76, 2],
        [40, -34],
        [6, -36],
      ],
    ],
    thumb: [
      [56, 44],
      [24, 12],
      [4, -24],
    ],
    wrist: [74, 138],
    elbow: [150, 420],
  },
  /** Flat on the breast. */
  rest: {
    back: 'M140 92 C128 40 104 4 78 -12 C58 -22 38 -8 28 10 L20 60 C40 84 70 106 96 132',
    fingers: [
      [
        [40, 58],
        [4, 56],
        [-30, 50],
      ],
      [
        [36, 38],
        [-6, 30],
        [-48, 22],
      ],
      [
        [40, 16],
        [-2, 0],
        [-50, -12],
      ],
      [
        [54, -2],
        [12, -28],
        [-34, -46],
      ],
    ],
    thumb: [
      [88, 8],
      [74, -30],
      [50, -60],
    ],
    wrist: [124, 116],
    elbow: [232, 372],
  },
} as const satisfies Record<string, Hand>
