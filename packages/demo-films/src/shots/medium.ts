import type { PortraitPose } from '../drawing/portrait.ts'
import type { PoseName } from '../drawing/poses.ts'
import type { Player } from '../staging.ts'
import { isHolding } from './gesture-choice.ts'
import type { Feelings } from './near.ts'

/** People to the waist with their place around them: `place` is the lead alone in it, `meeting` both of them. */
export type MediumKind = 'place' | 'meeting'

/** Nobody is so small that their body ends above the foot of the picture. */
type Way = readonly [pose: Player['pose'], at: PortraitPose, hands?: 'hands']

/** Aside, looking into the room that is left to the place. */
const alone: readonly (readonly [PoseName, PortraitPose, hands?: 'hands'])[] = [
  ['right', { x: 376, y: 590, width: 266 }, 'hands'],
  ['upLeft', { x: 588, y: 584, width: 268, turn: 3 }, 'hands'],
  ['overRight', { x: 380, y: 580, width: 274 }, 'hands'],
  ['left', { x: 584, y: 590, width: 266 }, 'hands'],
  ['upRight', { x: 376, y: 586, width: 270, turn: -4 }, 'hands'],
]

/** The other and the lead, who is nearer: close enough that a tall screen, which cuts off the sides, shows both whole. */
const meetings: readonly (readonly [other: Way, lead: Way])[] = [
  [
    ['left', { x: 642, y: 604, width: 242 }],
    ['right', { x: 321, y: 616, width: 246 }, 'hands'],
  ],
  [
    ['front', { x: 642, y: 604, width: 242 }],
    ['overLeft', { x: 321, y: 616, width: 246 }, 'hands'],
  ],
  [
    ['overRight', { x: 319, y: 604, width: 242 }],
    ['downRight', { x: 640, y: 616, width: 246 }, 'hands'],
  ],
  [
    ['downLeft', { x: 642, y: 604, width: 242 }],
    ['facingRight', { x: 321, y: 612, width: 244 }],
  ],
  [
    ['upLeft', { x: 642, y: 604, width: 242 }],
    ['overRight', { x: 321, y: 616, width: 246 }, 'hands'],
  ],
]

/** Who is seen in a shot, the nearest last; `take` tells alike shots apart. */
export function mediumPlayers(kind: MediumKind, take: number, feelings: Feelings): readonly Player[] {
  const player = (who: Player['who'], [pose, at, hands]: Way): Player => ({
    who,
    pose,
    at,
    feels: feelings[who],
    isHolding: hands !== undefined && isHolding(feelings[who], take + 1),
  })
  if (kind === 'place')
    return alone
      .slice(take % alone.length)
      .slice(0, 1)
      .map((way) => player('lead', way))
  const [other, lead] = meetings[take % meetings.length] ?? []
  return [...(other ? [player('other', other)] : []), ...(lead ? [player('lead', lead)] : [])]
}
