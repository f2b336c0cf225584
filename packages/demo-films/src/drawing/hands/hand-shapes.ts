/** A hand as an outline and the lines in it: for the one that comes from the right below, around what it holds at (0, 0). */
export interface HandShape {
  /** From the outer side of the wrist around fingertips to its inner side. */
  readonly outline: string
  /** Between fingers. */
  readonly lines: string
  /** What lies over that: a thumb, a finger that is held out. */
  readonly over?: readonly string[]
  readonly nails: readonly (readonly [x: number, y: number])[]
  readonly wrist: readonly [x: number, y: number]
}

export const handShapes = {
  /** A fist around a hilt: the thumb closes it. */
  fist: {
    outline:
      'M112 128 C126 82 124 14 102 -26 C90 -48 68 -50 44 -48 C18 -46 -6 -42 -18 -36 C-30 -31 -30 -14 -21 -11 C-34 -8 -35 11 -25 14 C-35 17 -34 36 -24 38 C-31 43 -28 60 -15 61 C8 66 34 66 48 72 C54 92 56 108 58 130 Z',
    lines: 'M-21 -11 C2 -15 28 -14 46 -8 M-25 14 C0 10 28 12 48 17 M-24 38 C-4 37 24 38 46 41',
    over: ['M98 -14 C92 -44 66 -66 34 -70 C10 -72 -12 -66 -14 -55 C-15 -44 2 -43 20 -42 C44 -40 60 -26 70 2 Z'],
    nails: [[-4, -58]],
    wrist: [86, 130],
  },
  /** Between thumb and first finger, the others curled. */
  pinch: {
    outline:
      'M108 130 C126 84 124 28 100 -6 C88 -22 68 -24 50 -16 C34 -9 24 0 17 8 C3 15 3 34 15 38 C4 43 7 60 20 62 C13 68 18 83 31 83 C43 88 52 106 56 131 Z',
    lines: 'M15 38 C30 33 46 33 58 36 M20 62 C34 58 48 58 58 61',
    over: [
      'M100 -2 C88 -34 60 -58 26 -66 C8 -70 -12 -69 -15 -59 C-17 -49 -4 -44 9 -43 C30 -40 46 -26 56 -4 Z',
      'M72 46 C50 38 28 12 14 -14 C7 -28 -3 -43 -13 -39 C-24 -33 -18 -16 -9 2 C4 28 22 56 50 70 Z',
    ],
    nails: [
      [-6, -58],
      [-12, -26],
    ],
    wrist: [82, 130],
  },
} as const satisfies Record<string, HandShape>

export type HandName = keyof typeof handShapes
