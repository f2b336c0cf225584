import { type Gesture, isAtFace } from '../drawing/hands/gesture.ts'
import type { Feeling } from '../drawing/person.ts'

/** What hands do that are seen, in turn: whoever is at ease holds up what the drama turns on or thinks, whoever is moved brings a hand to their
 *  face or, at a loss, to their breast, and whoever is proud or rages crosses their arms. */
const gestures: Readonly<Record<Feeling, readonly [Gesture, Gesture]>> = {
  calm: ['holds', 'chin'],
  warm: ['holds', 'cheek'],
  stern: ['crossed', 'holds'],
  proud: ['crossed', 'chin'],
  amused: ['chin', 'crossed'],
  furious: ['crossed', 'chin'],
  scheming: ['chin', 'crossed'],
  tender: ['cheek', 'heart'],
  weeping: ['cheek', 'heart'],
  afraid: ['heart', 'cheek'],
  shocked: ['mouth', 'heart'],
}

/** Where hands are seen: to the waist, or no farther than beside the face. */
export type Hands = 'hands' | 'atFace'

/** `take` tells alike shots apart; nothing where hands are below the picture. */
export function gestureOf(feeling: Feeling, take: number, hands: Hands | undefined): Gesture | undefined {
  if (!hands) return undefined
  const chosen = gestures[feeling][take % 2 === 0 ? 0 : 1]
  return hands === 'hands' || isAtFace(chosen) ? chosen : undefined
}
