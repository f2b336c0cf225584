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

/** Where there is room, hands do something. */
type Way = readonly [pose: PoseName, at: PortraitPose, hands?: 'hands']

/** Episodes take turns in how one face is seen, from which side, and how near. Where home shows some of it as a wide clip, a single face is whole
 *  in it, above the words. */
const alone: Readonly<Record<'lead' | 'other' | 'close', readonly Way[]>> = {
  lead: [
    ['right', { x: 440, y: 560, width: 296 }, 'hands'],
    ['overLeft', { x: 540, y: 570, width: 316, turn: 5 }, 'hands'],
    ['downRight', { x: 440, y: 580, width: 290 }, 'hands'],
    ['upLeft', { x: 540, y: 590, width: 318 }, 'hands'],
    ['defiant', { x: 420, y: 600, width: 384, turn: -4 }],
  ],
  other: [
    ['left', { x: 520, y: 588, width: 306 }, 'hands'],
    ['overRight', { x: 424, y: 600, width: 330 }, 'hands'],
    ['front', { x: 540, y: 590, width: 366, turn: 3 }],
    ['downLeft', { x: 520, y: 590, width: 292 }, 'hands'],
    ['upRight', { x: 410, y: 590, width: 300, turn: -5 }, 'hands'],
  ],
  close: [
    ['overRight', { x: 440, y: 612, width: 452, turn: 4 }],
    ['downLeft', { x: 506, y: 560, width: 380 }, 'hands'],
    ['defiant', { x: 500, y: 650, width: 540, turn: -5 }],
    ['overLeft', { x: 500, y: 560, width: 384 }, 'hands'],
    ['front', { x: 380, y: 620, width: 456, turn: -3 }],
  ],
}

/** Whom one looks at over a shoulder, which is at the left and at the right in turn. */
const towards: readonly Way[] = [
  ['left', { x: 524, y: 588, width: 306 }],
  ['right', { x: 436, y: 570, width: 306 }, 'hands'],
  ['overLeft', { x: 536, y: 600, width: 330 }, 'hands'],
  ['overRight', { x: 424, y: 570, width: 300 }, 'hands'],
]

/** The third of the lead: where their hand lies on the other's shoulder, if they feel for them. */
type Pair = readonly [other: readonly [View, PortraitPose], lead: readonly [View, PortraitPose, touch?: PortraitPose]]

const pairs: readonly Pair[] = [
  [
    ['toLeft', { x: 680, y: 540, width: 262 }],
    ['toRight', { x: 306, y: 590, width: 270 }, { x: 640, y: 846, width: 190, isMirrored: true, turn: 24 }],
  ],
  [
    ['facingLeft', { x: 668, y: 560, width: 262 }],
    ['facingRight', { x: 284, y: 620, width: 256 }, { x: 672, y: 826, width: 190, isMirrored: true, turn: 22 }],
  ],
  // One behind the other, who does not look back.
  [
    ['downRight', { x: 268, y: 474, width: 226 }],
    ['overRight', { x: 588, y: 630, width: 300 }],
  ],
  // Back to back.
  [
    ['right', { x: 660, y: 560, width: 256 }],
    ['left', { x: 316, y: 600, width: 270 }],
  ],
]

const inTurn = <T>(ways: readonly T[], take: number, otherwise: T): T => ways[take % ways.length] ?? otherwise

/** On which side of the picture the shoulder is over which one looks. */
export const isShoulderRight = (take: number): boolean => take % 2 === 1

const loving: ReadonlySet<Feeling> = new Set(['tender', 'warm', 'weeping'])

/** Who is seen near, the nearest last; `take` tells alike shots apart. */
export function playersOf(kind: NearKind, take: number, feelings: Feelings): readonly Player[] {
  const one = (who: Player['who'], [pose, at, hands]: Way): readonly Player[] => [
    {
      who,
      pose,
      at,
      feels: feelings[who],
      ...(hands && { gesture: gestureOf(feelings[who], take, kind === 'over' || kind === 'close') }),
    },
  ]
  const first: Way = ['front', { x: 480, y: 588, width: 306 }]
  switch (kind) {
    case 'over':
      return one('lead', inTurn(towards, take, first))
    case 'faces': {
      const [other, lead] = pairs[take % pairs.length] ?? []
      const touch = loving.has(feelings.lead) ? lead?.[2] : undefined
      return [
        ...(other ? [{ who: 'other', pose: other[0], at: other[1], feels: feelings.other } as const] : []),
        ...(lead
          ? [{ who: 'lead', pose: lead[0], at: lead[1], feels: feelings.lead, ...(touch && { touch }) } as const]
          : []),
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
