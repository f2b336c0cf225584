import type { StanceName } from './drawing/figure/stances.ts'

/** One of the two people of a drama, whole, in their place. */
interface Afar {
  readonly who: 'lead' | 'other'
  readonly stance: StanceName
  readonly isMirrored?: true
  /** Where they stand on the canvas, and how tall somebody is there. */
  readonly x: number
  readonly height: number
  /** How much nearer to us than the others, in pixels down the picture. */
  readonly nearer?: number
}

/** Somebody in their place, from far off: alone on their way, before it, or followed. */
const wides: readonly (readonly Afar[])[] = [
  [{ who: 'lead', stance: 'watches', x: 480, height: 480, nearer: 40 }],
  [{ who: 'lead', stance: 'walks', x: 400, height: 520, nearer: 56 }],
  [{ who: 'lead', stance: 'sits', isMirrored: true, x: 610, height: 560, nearer: 64 }],
  [
    { who: 'other', stance: 'waits', isMirrored: true, x: 690, height: 330 },
    { who: 'lead', stance: 'walks', x: 330, height: 520, nearer: 60 },
  ],
  [{ who: 'lead', stance: 'runs', isMirrored: true, x: 560, height: 520, nearer: 56 }],
]

/** Both of them, near enough to see how they stand to each other. */
const meetings: readonly (readonly Afar[])[] = [
  [
    { who: 'other', stance: 'argues', isMirrored: true, x: 652, height: 610, nearer: 70 },
    { who: 'lead', stance: 'waits', x: 320, height: 590, nearer: 76 },
  ],
  [
    { who: 'other', stance: 'stands', isMirrored: true, x: 660, height: 600, nearer: 60 },
    { who: 'lead', stance: 'pleads', x: 310, height: 590, nearer: 74 },
  ],
  [
    { who: 'other', stance: 'walks', x: 660, height: 560, nearer: 40 },
    { who: 'lead', stance: 'argues', x: 300, height: 600, nearer: 76 },
  ],
  [
    { who: 'lead', stance: 'sits', x: 330, height: 620, nearer: 80 },
    { who: 'other', stance: 'stands', isMirrored: true, x: 660, height: 600, nearer: 60 },
  ],
]

/** Who is seen whole in a shot, the nearest last; `take` tells alike shots apart. */
export function afarOf(kind: 'wide' | 'meeting', take: number): readonly Afar[] {
  const ways = kind === 'wide' ? wides : meetings
  return ways[take % ways.length] ?? []
}
