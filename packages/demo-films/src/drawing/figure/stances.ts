import type { Turn } from '../face/head.ts'
import { poses } from '../poses.ts'

/** Shoulder to elbow to wrist, or hip to knee to ankle, in the measures of a portrait: the eyes are at 0, the feet of who stands at 1900. */
export type Joints = readonly [x: number, y: number]
export interface Limb {
  readonly bend: Joints
  readonly end: Joints
}

/** What a hand does. */
export type HandName = 'hangs' | 'open' | 'fist' | 'points' | 'hidden'

export interface Arm extends Limb {
  readonly hand: HandName
  /** Crosses the body, and lies over it. */
  readonly isOver?: true
}

/** How a whole person holds themselves; `left` and `right` are those of the picture. */
export interface Stance {
  readonly turn: Turn
  /** The arms hang from the shoulders, which the body has. */
  readonly arms: { readonly left: Arm; readonly right: Arm }
  readonly legs: { readonly left: Limb; readonly right: Limb }
  /** How far body and head lean to the right, in degrees. */
  readonly lean: number
  /** How far the hips are lower than those of who stands. */
  readonly drop: number
  readonly isFromBehind?: true
  readonly isSeated?: true
}

const hanging = (side: 1 | -1, out = 0): Arm => ({
  bend: [side * (236 + out * 0.6), 540],
  end: [side * (218 + out), 820],
  hand: 'hangs',
})

const standing = {
  left: { bend: [-84, 1380], end: [-92, 1880] },
  right: { bend: [96, 1385], end: [122, 1880] },
} as const

const akimbo = { bend: [-360, 560], end: [-176, 790], hand: 'fist' } as const

/** Each looks to the right of the picture. */
export const stances = {
  stands: {
    turn: poses.right,
    arms: { left: hanging(-1), right: hanging(1, 20) },
    legs: standing,
    lean: 0,
    drop: 0,
  },
  walks: {
    turn: poses.right,
    arms: {
      left: { bend: [-290, 520], end: [-352, 770], hand: 'hangs' },
      right: { bend: [226, 545], end: [330, 770], hand: 'hangs' },
    },
    legs: { left: { bend: [-60, 1370], end: [-270, 1800] }, right: { bend: [130, 1365], end: [212, 1880] } },
    lean: 3,
    drop: 0,
  },
  runs: {
    turn: poses.overRight,
    arms: {
      left: { bend: [-380, 440], end: [-470, 650], hand: 'fist' },
      right: { bend: [250, 560], end: [430, 420], hand: 'fist' },
    },
    legs: { left: { bend: [-160, 1350], end: [-520, 1600] }, right: { bend: [240, 1300], end: [250, 1860] } },
    lean: 9,
    drop: 0,
  },
  waits: {
    turn: poses.overRight,
    arms: {
      left: { bend: [-250, 540], end: [96, 520], hand: 'hidden', isOver: true },
      right: { bend: [246, 548], end: [-104, 500], hand: 'hangs', isOver: true },
    },
    legs: { left: { bend: [-70, 1380], end: [-64, 1880] }, right: { bend: [120, 1380], end: [190, 1870] } },
    lean: -2,
    drop: 0,
  },
  argues: {
    turn: poses.right,
    arms: { left: akimbo, right: { bend: [330, 440], end: [560, 330], hand: 'points' } },
    legs: { left: { bend: [-110, 1375], end: [-160, 1880] }, right: { bend: [110, 1375], end: [160, 1870] } },
    lean: 4,
    drop: 0,
  },
  pleads: {
    turn: poses.upRight,
    arms: {
      left: { bend: [-262, 520], end: [10, 400], hand: 'hangs', isOver: true },
      right: { bend: [310, 500], end: [520, 560], hand: 'open' },
    },
    legs: standing,
    lean: 3,
    drop: 0,
  },
  sits: {
    turn: poses.downRight,
    arms: {
      left: { bend: [-230, 540], end: [20, 770], hand: 'hangs', isOver: true },
      right: { bend: [240, 570], end: [250, 800], hand: 'hangs', isOver: true },
    },
    legs: { left: { bend: [230, 1410], end: [170, 1880] }, right: { bend: [330, 1400], end: [330, 1880] } },
    lean: 5,
    drop: 480,
    isSeated: true,
  },
  watches: {
    turn: poses.front,
    arms: { left: hanging(-1), right: hanging(1) },
    legs: { left: { bend: [-86, 1380], end: [-104, 1880] }, right: { bend: [86, 1380], end: [104, 1880] } },
    lean: 0,
    drop: 0,
    isFromBehind: true,
  },
} as const satisfies Record<string, Stance>

export type StanceName = keyof typeof stances

/** The same to the other side: limbs change places, and the light stays where it is. */
export function mirrored({ turn, arms, legs, lean, ...rest }: Stance): Stance {
  const [gazeX, gazeY] = turn.gaze
  const limb = <L extends Limb>(of: L): L => ({ ...of, bend: [-of.bend[0], of.bend[1]], end: [-of.end[0], of.end[1]] })
  return {
    ...rest,
    turn: { yaw: -turn.yaw, pitch: turn.pitch, roll: -turn.roll, gaze: [-gazeX, gazeY] },
    arms: { left: limb(arms.right), right: limb(arms.left) },
    legs: { left: limb(legs.right), right: limb(legs.left) },
    lean: -lean,
  }
}
