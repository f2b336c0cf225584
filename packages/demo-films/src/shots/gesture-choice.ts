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

/** What hands do instead of reaching beside their owner. */
const within: Readonly<Partial<Record<Gesture, Gesture>>> = { door: 'heart', calls: 'folds', opens: 'clasps' }

/** `take` tells alike shots apart; `isTight`: there is no room beside their owner, where somebody else stands or the picture ends. */
export function gestureOf(feeling: Feeling, take: number, isTight = false): Gesture {
  const fitting = gestures[feeling]
  const gesture = fitting[take % fitting.length] ?? fitting[0]
  return (isTight && within[gesture]) || gesture
}
