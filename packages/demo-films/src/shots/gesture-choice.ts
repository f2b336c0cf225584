import type { Gesture } from '../drawing/hands/gesture.ts'
import type { Feeling } from '../drawing/person.ts'

/** Who holds up what the drama turns on; nobody who fears, weeps, rages or plots. */
const holders: ReadonlySet<Feeling> = new Set(['calm', 'stern', 'warm', 'tender', 'proud'])

/** `take` tells alike shots apart: in every other one hands are below the picture. */
export const gestureOf = (feeling: Feeling, take: number): Gesture | undefined =>
  holders.has(feeling) && take % 2 === 0 ? 'holds' : undefined
