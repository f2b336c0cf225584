import type { StanceName } from '../drawing/figure/stances.ts'

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

/** Somebody in their place: alone on their way, before it, or followed. They take up more than half of the picture's height. */
const wides: readonly (readonly Afar[])[] = [
  [{ who: 'lead', stance: 'watches', x: 470, height: 830, nearer: 66 }],
  [{ who: 'lead', stance: 'walks', x: 420, height: 860, nearer: 72 }],
  [{ who: 'lead', stance: 'sits', isMirrored: true, x: 560, height: 900, nearer: 76 }],
  [
    { who: 'other', stance: 'waits', isMirrored: true, x: 700, height: 660, nearer: -26 },
    { who: 'lead', stance: 'walks', x: 330, height: 800, nearer: 70 },
  ],
  [{ who: 'lead', stance: 'runs', isMirrored: true, x: 540, height: 840, nearer: 70 }],
]

/** Both of them, so near that one sees how they look at each other; who stands nearest is cut off above their feet. */
const meetings: readonly (readonly Afar[])[] = [
  [
    { who: 'other', stance: 'argues', isMirrored: true, x: 690, height: 830, nearer: 66 },
    { who: 'lead', stance: 'waits', x: 300, height: 800, nearer: 60 },
  ],
  [
    { who: 'other', stance: 'stands', isMirrored: true, x: 690, height: 780, nearer: 50 },
    { who: 'lead', stance: 'pleads', x: 282, height: 900, nearer: 150 },
  ],
  [
    { who: 'other', stance: 'walks', x: 700, height: 740, nearer: 40 },
    { who: 'lead', stance: 'argues', x: 280, height: 900, nearer: 140 },
  ],
  [
    { who: 'lead', stance: 'sits', x: 310, height: 860, nearer: 74 },
    { who: 'other', stance: 'stands', isMirrored: true, x: 696, height: 800, nearer: 56 },
  ],
]

/** Who is seen whole in a shot, the nearest last; `take` tells alike shots apart. */
export function afarOf(kind: 'wide' | 'meeting', take: number): readonly Afar[] {
  const ways = kind === 'wide' ? wides : meetings
  return ways[take % ways.length] ?? []
}
