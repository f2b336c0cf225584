import type { Gesture } from '../drawing/hands/gesture.ts'
import type { Feeling } from '../drawing/person.ts'

/** What hands do while their owner feels something: nobody lays one on their heart who threatens. */
const gestures: Readonly<Record<Feeling, readonly [Gesture, ...Gesture[]]>> = {
  calm: ['holds', 'thinks', 'clasps'],
  stern: ['folds', 'points', 'holds'],
  warm: ['opens', 'holds', 'clasps'],
  afraid: ['door', 'clasps', 'heart'],
  tender: ['heart', 'holds', 'clasps'],
  amused: ['thinks', 'opens', 'calls'],
  proud: ['folds', 'holds', 'thinks'],
  weeping: ['clasps', 'heart', 'holds'],
  furious: ['points', 'folds', 'holds'],
  shocked: ['opens', 'calls', 'door'],
  scheming: ['thinks', 'calls', 'folds'],
}

/** `take` tells alike shots apart. */
export function gestureOf(feeling: Feeling, take: number): Gesture {
  const fitting = gestures[feeling]
  return fitting[take % fitting.length] ?? fitting[0]
}
