import type { PortraitPose } from '../drawing/portrait.ts'
import type { PoseName } from '../drawing/poses.ts'
import type { Player } from '../staging.ts'
import { gestureOf } from './gesture-choice.ts'
import type { Feelings } from './near.ts'

/** People to the waist with their place around them: `place` is the lead alone in it, `meeting` both of them. */
export type MediumKind = 'place' | 'meeting'

/** Nobody is so small that their body ends above the foot of the picture. */
type Way = readonly [pose: Player['pose'], at: PortraitPose, hands?: 'hands']

/** Aside, looking into the room that is left to the place. */
const alone: readonly (readonly [PoseName, PortraitPose, hands?: 'hands'])[] = [
  ['right', { x: 352, y: 590, width: 266 }, 'hands'],
  ['upLeft', { x: 610, y: 584, width: 268, turn: 3 }],
  ['overRight', { x: 360, y: 580, width: 274 }, 'hands'],
  ['left', { x: 600, y: 590, width: 266 }, 'hands'],
  ['upRight', { x: 344, y: 586, width: 270, turn: -4 }],
]

/** The other and the lead, who is nearer. */
const meetings: readonly (readonly [other: Way, lead: Way])[] = [
  [
    ['left', { x: 690, y: 566, width: 256 }],
    ['right', { x: 284, y: 606, width: 262 }, 'hands'],
  ],
  [
    ['facingLeft', { x: 704, y: 580, width: 256 }],
    ['overLeft', { x: 276, y: 600, width: 268 }],
  ],
  [
    ['overRight', { x: 286, y: 570, width: 256 }, 'hands'],
    ['downRight', { x: 680, y: 606, width: 266 }],
  ],
  [
    ['downLeft', { x: 692, y: 560, width: 258 }, 'hands'],
    ['facingRight', { x: 262, y: 600, width: 258 }],
  ],
  [
    ['upLeft', { x: 688, y: 570, width: 256 }],
    ['overRight', { x: 292, y: 606, width: 270 }, 'hands'],
  ],
]

/** Who is seen in a shot, the nearest last; `take` tells alike shots apart. */
export function mediumPlayers(kind: MediumKind, take: number, feelings: Feelings): readonly Player[] {
  const player = (who: Player['who'], [pose, at, hands]: Way): Player => ({
    who,
    pose,
    at,
    feels: feelings[who],
    ...(hands && { gesture: gestureOf(feelings[who], take + 1, kind === 'meeting') }),
  })
  if (kind === 'place')
    return alone
      .slice(take % alone.length)
      .slice(0, 1)
      .map((way) => player('lead', way))
  const [other, lead] = meetings[take % meetings.length] ?? []
  return [...(other ? [player('other', other)] : []), ...(lead ? [player('lead', lead)] : [])]
}
