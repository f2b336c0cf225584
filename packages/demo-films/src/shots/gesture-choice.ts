import type { Feeling } from '../drawing/person.ts'

/** In which takes, even or odd ones, somebody holds up what the drama turns on: whoever is at ease, each other time. Feelings that are strong are
 *  left to the face, and to nothing before it. */
const takesOf: Readonly<Partial<Record<Feeling, 0 | 1>>> = { calm: 0, warm: 0, stern: 1 }

/** Whether somebody who feels this holds something; `take` tells alike shots apart. */
export const isHolding = (feeling: Feeling, take: number): boolean => takesOf[feeling] === take % 2
