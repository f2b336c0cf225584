import type { Feeling } from '../drawing/person.ts'
import type { PortraitPose } from '../drawing/portrait.ts'
import type { View } from '../players.ts'
import type { Player } from '../staging.ts'
import { isHolding } from './gesture-choice.ts'

/** `close` is one face that nearly fills the picture: for the line that counts. `lead` and `other` are one person to the waist, their eyes well
 *  above the middle; `faces` are both, and `over` is the lead over the other's shoulder. */
export type NearKind = 'close' | 'lead' | 'other' | 'faces' | 'over'

/** What both of them feel. */
export type Feelings = Readonly<Record<Player['who'], Feeling>>

/** Hands are seen where somebody is seen to the waist. */
type Way = readonly [pose: View, at: PortraitPose, hands?: 'hands']

/** Episodes take turns in how one face is seen, from which side, and how near: aside, looking into the room that is left. Where home shows some of
 *  it as a wide clip, a single face is whole in it, above the words. */
const alone: Readonly<Record<'lead' | 'other' | 'close', readonly Way[]>> = {
  lead: [
    ['right', { x: 408, y: 604, width: 280 }, 'hands'],
    ['overLeft', { x: 544, y: 608, width: 286, turn: 5 }, 'hands'],
    ['downRight', { x: 410, y: 604, width: 278 }, 'hands'],
    ['upLeft', { x: 548, y: 608, width: 284 }, 'hands'],
    ['defiant', { x: 436, y: 596, width: 372, turn: -4 }],
  ],
  other: [
    ['left', { x: 548, y: 560, width: 300 }, 'hands'],
    ['overRight', { x: 416, y: 570, width: 318 }, 'hands'],
    ['front', { x: 528, y: 584, width: 356, turn: 3 }],
    ['downLeft', { x: 548, y: 560, width: 292 }, 'hands'],
    ['upRight', { x: 404, y: 576, width: 296, turn: -5 }, 'hands'],
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
  ['left', { x: 536, y: 610, width: 286 }, 'hands'],
  ['right', { x: 424, y: 606, width: 286 }, 'hands'],
  ['overLeft', { x: 538, y: 612, width: 290 }, 'hands'],
  ['overRight', { x: 420, y: 606, width: 284 }, 'hands'],
]

type Pair = readonly [other: Way, lead: Way]

/** Both faces stand between what a tall screen cuts off at the sides; whoever is farther away is smaller and higher. */
const pairs: readonly Pair[] = [
  [
    ['toLeft', { x: 650, y: 536, width: 206 }],
    ['toRight', { x: 336, y: 606, width: 270 }, 'hands'],
  ],
  [
    ['facingLeft', { x: 636, y: 560, width: 246 }],
    ['facingRight', { x: 324, y: 590, width: 246 }],
  ],
  // One behind the other, who does not look back.
  [
    ['downRight', { x: 316, y: 530, width: 206 }],
    ['overRight', { x: 606, y: 612, width: 280 }, 'hands'],
  ],
  // Back to back.
  [
    ['right', { x: 632, y: 536, width: 222 }],
    ['left', { x: 346, y: 600, width: 268 }, 'hands'],
  ],
]

const inTurn = <T>(ways: readonly T[], take: number, otherwise: T): T => ways[take % ways.length] ?? otherwise

/** On which side of the picture the shoulder is over which one looks. */
export const isShoulderRight = (take: number): boolean => take % 2 === 1

/** Who is seen near, the nearest last; `take` tells alike shots apart. */
export function playersOf(kind: NearKind, take: number, feelings: Feelings): readonly Player[] {
  const player = (who: Player['who'], [pose, at, hands]: Way): Player => ({
    who,
    pose,
    at,
    feels: feelings[who],
    isHolding: hands !== undefined && isHolding(feelings[who], take),
  })
  const first: Way = ['front', { x: 480, y: 588, width: 306 }]
  switch (kind) {
    case 'over':
      return [player('lead', inTurn(towards, take, first))]
    case 'faces': {
      const [other, lead] = pairs[take % pairs.length] ?? []
      return [...(other ? [player('other', other)] : []), ...(lead ? [player('lead', lead)] : [])]
    }
    case 'lead':
    case 'other':
    case 'close':
      return [player(kind === 'other' ? 'other' : 'lead', inTurn(alone[kind], take, first))]
    default:
      return kind satisfies never
  }
}
