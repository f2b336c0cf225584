import type { Gesture } from '../drawing/hands/gesture.ts'
import type { Feeling } from '../drawing/person.ts'

/** What hands do that are seen: whoever is at ease holds up what the drama turns on, whoever is moved lays a hand on their breast, and whoever
 *  plots or rages crosses their arms. */
const gestures: Readonly<Record<Feeling, Gesture>> = {
  calm: 'holds',
  warm: 'holds',
  stern: 'holds',
  proud: 'crossed',
  amused: 'crossed',
  furious: 'crossed',
  scheming: 'crossed',
  tender: 'heart',
  weeping: 'heart',
  afraid: 'heart',
  shocked: 'heart',
}

/** `take` tells alike shots apart: in every other one hands are below the picture. */
export const gestureOf = (feeling: Feeling, take: number): Gesture | undefined =>
  take % 2 === 0 ? gestures[feeling] : undefined
