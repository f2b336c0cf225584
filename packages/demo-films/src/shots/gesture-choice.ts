import type { Gesture } from '../drawing/hands/gesture.ts'
import type { Feeling } from '../drawing/person.ts'

/** What hands do while their owner feels something; absent: they are below the picture, as nobody holds up a thing who fears, weeps or rages. */
const gestures: Readonly<Partial<Record<Feeling, readonly Gesture[]>>> = {
  calm: ['holds', 'thinks'],
  stern: ['holds'],
  warm: ['holds'],
  tender: ['holds'],
  amused: ['thinks'],
  proud: ['holds'],
  scheming: ['thinks'],
}

/** `take` tells alike shots apart. */
export function gestureOf(feeling: Feeling, take: number): Gesture | undefined {
  const fitting = gestures[feeling] ?? []
  return fitting[take % fitting.length]
}
