import type { Feeling } from '../drawing/person.ts'
import type { PortraitPose } from '../drawing/portrait.ts'
import type { PoseName } from '../drawing/poses.ts'
import type { View } from '../players.ts'
import type { Player } from '../staging.ts'
import { gestureOf } from './gesture-choice.ts'

/** `close` is one face that nearly fills the picture: for the line that counts. `lead` and `other` are one person to the waist, their eyes well
 *  above the middle; `faces` are both, and `over` is the lead over the other's shoulder. */
export type NearKind = 'close' | 'lead' | 'other' | 'faces' | 'over'

/** What both of them feel. */
export type Feelings = Readonly<Record<Player['who'], Feeling>>

/** Few show hands: most pictures end above them. */
type Way = readonly [pose: PoseName, at: PortraitPose, hands?: 'hands']

/** Episodes take turns in how one face is seen, from which side, and how near. Where home shows some of it as a wide clip, a single face is whole
 *  in it, above the words. */
const alone: Readonly<Record<'lead' | 'other' | 'close', readonly Way[]>> = {
  lead: [
    ['right', { x: 440, y: 560, width: 296 }, 'hands'],
    ['overLeft', { x: 540, y: 570, width: 316, turn: 5 }],
    ['downRight', { x: 440, y: 580, width: 290 }],
    ['upLeft', { x: 540, y: 590, width: 318 }, 'hands'],
    ['defiant', { x: 430, y: 600, width: 384, turn: -4 }],
  ],
  other: [
    ['left', { x: 520, y: 588, width: 306 }],
    ['overRight', { x: 424, y: 600, width: 330 }, 'hands'],
    ['front', { x: 536, y: 590, width: 366, turn: 3 }],
    ['downLeft', { x: 520, y: 590, width: 292 }, 'hands'],
    ['upRight', { x: 410, y: 590, width: 300, turn: -5 }],
  ],
  close: [
    ['overRight', { x: 464, y: 612, width: 452, turn: 4 }],
    ['downLeft', { x: 506, y: 560, width: 384 }],
    ['defiant', { x: 480, y: 640, width: 490, turn: -5 }],
    ['overLeft', { x: 500, y: 560, width: 388 }],
    ['front', { x: 464, y: 620, width: 456, turn: -3 }],
  ],
}

/** Whom one looks at over a shoulder, which is at the left and at the right in turn. */
const towards: readonly Way[] = [
  ['left', { x: 524, y: 588, width: 306 }],
  ['right', { x: 436, y: 570, width: 306 }, 'hands'],
  ['overLeft', { x: 536, y: 600, width: 330 }],
  ['overRight', { x: 424, y: 570, width: 300 }],
]

type Pair = readonly [other: readonly [View, PortraitPose], lead: readonly [View, PortraitPose]]

/** Both faces stand between what a tall screen cuts off at the sides. */
const pairs: readonly Pair[] = [
  [
    ['toLeft', { x: 640, y: 584, width: 246 }],
    ['toRight', { x: 323, y: 610, width: 250 }],
  ],
  [
    ['facingLeft', { x: 636, y: 590, width: 246 }],
    ['facingRight', { x: 324, y: 620, width: 246 }],
  ],
  // One behind the other, who does not look back.
  [
    ['downRight', { x: 313, y: 560, width: 232 }],
    ['overRight', { x: 633, y: 632, width: 258 }],
  ],
  // Back to back.
  [
    ['right', { x: 640, y: 584, width: 246 }],
    ['left', { x: 323, y: 610, width: 250 }],
  ],
]

const inTurn = <T>(ways: readonly T[], take: number, otherwise: T): T => ways[take % ways.length] ?? otherwise

/** On which side of the picture the shoulder is over which one looks. */
export const isShoulderRight = (take: number): boolean => take % 2 === 1

/** Who is seen near, the nearest last; `take` tells alike shots apart. */
export function playersOf(kind: NearKind, take: number, feelings: Feelings): readonly Player[] {
  const one = (who: Player['who'], [pose, at, hands]: Way): readonly Player[] => [
    { who, pose, at, feels: feelings[who], gesture: hands && gestureOf(feelings[who], take) },
  ]
  const first: Way = ['front', { x: 480, y: 588, width: 306 }]
  switch (kind) {
    case 'over':
      return one('lead', inTurn(towards, take, first))
    case 'faces': {
      const [other, lead] = pairs[take % pairs.length] ?? []
      return [
        ...(other ? [{ who: 'other', pose: other[0], at: other[1], feels: feelings.other } as const] : []),
        ...(lead ? [{ who: 'lead', pose: lead[0], at: lead[1], feels: feelings.lead } as const] : []),
      ]
    }
    case 'lead':
    case 'other':
    case 'close':
      return one(kind === 'other' ? 'other' : 'lead', inTurn(alone[kind], take, first))
    default:
      return kind satisfies never
  }
}
