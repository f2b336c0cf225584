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

/** Around a hilt: the thumb closes it. */
export const fist: HandShape = {
  outline:
    'M112 128 C126 82 124 14 102 -26 C90 -48 68 -50 44 -48 C18 -46 -6 -42 -18 -36 C-30 -31 -30 -14 -21 -11 C-34 -8 -35 11 -25 14 C-35 17 -34 36 -24 38 C-31 43 -28 60 -15 61 C8 66 34 66 48 72 C54 92 56 108 58 130 Z',
  lines: 'M-21 -11 C2 -15 28 -14 46 -8 M-25 14 C0 10 28 12 48 17 M-24 38 C-4 37 24 38 46 41',
  over: ['M98 -14 C92 -44 66 -66 34 -70 C10 -72 -12 -66 -14 -55 C-15 -44 2 -43 20 -42 C44 -40 60 -26 70 2 Z'],
  nails: [[-4, -58]],
  wrist: [86, 130],
}
