import { type Gesture, isAtFace } from '../drawing/hands/gesture.ts'
import type { Feeling } from '../drawing/person.ts'

/** What hands do that are seen, in turn: whoever is at ease holds up what the drama turns on, or thinks. Feelings that are strong are left to the
 *  face, and to nothing before it. */
const gestures: Readonly<Partial<Record<Feeling, readonly [Gesture | undefined, Gesture | undefined]>>> = {
  calm: ['holds', 'chin'],
  warm: ['holds', undefined],
  stern: [undefined, 'holds'],
  proud: [undefined, 'chin'],
  amused: ['chin', undefined],
  scheming: ['chin', undefined],
}

/** Where hands are seen: to the waist, or no farther than beside the face. */
export type Hands = 'hands' | 'atFace'

/** `take` tells alike shots apart; nothing where hands are below the picture. */
export function gestureOf(feeling: Feeling, take: number, hands: Hands | undefined): Gesture | undefined {
  if (!hands) return undefined
  const chosen = gestures[feeling]?.[take % 2 === 0 ? 0 : 1]
  return hands === 'hands' || isAtFace(chosen) ? chosen : undefined
}
