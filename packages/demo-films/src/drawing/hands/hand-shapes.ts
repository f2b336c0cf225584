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
  /** Four fingers lie across what is held. */
  grip: {
    outline:
      'M112 128 C126 82 124 14 102 -26 C90 -48 68 -50 44 -48 C18 -46 -6 -42 -22 -36 C-35 -31 -35 -15 -25 -11 C-42 -10 -44 11 -31 14 C-43 16 -42 36 -29 38 C-37 42 -33 60 -18 61 C8 66 34 66 48 72 C54 92 56 108 58 130 Z',
    lines: 'M-25 -11 C0 -15 26 -14 46 -6 M-31 14 C-4 10 26 12 48 17 M-29 38 C-6 37 24 38 46 41',
    nails: [
      [-23, -24],
      [-30, 2],
      [-29, 26],
      [-22, 50],
    ],
    wrist: [86, 130],
  },
  /** A thumb lies on what is held, and the fingers are behind it. */
  clasp: {
    outline:
      'M108 130 C122 96 122 52 108 18 C98 -6 78 -20 60 -16 C46 -12 40 0 41 16 C42 34 40 52 44 66 C50 86 58 106 62 130 Z',
    lines: 'M96 6 C104 24 108 44 106 62',
    over: [
      'M92 34 C80 6 58 -14 24 -26 C6 -33 -13 -34 -17 -24 C-20 -14 -6 -7 8 -2 C28 6 38 26 46 58 C56 78 84 70 92 34 Z',
    ],
    nails: [[-8, -24]],
    wrist: [84, 128],
  },
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
  /** Flat on something, the fingers together and the thumb apart. */
  flat: {
    outline:
      'M126 78 C114 34 88 8 52 -2 C20 -12 -22 -18 -56 -12 C-70 -7 -70 6 -57 8 C-76 9 -78 26 -62 28 C-74 30 -74 45 -59 46 C-64 52 -58 61 -44 61 C-8 64 28 74 58 94 C72 104 82 116 90 126 Z',
    lines: 'M-57 8 C-28 4 4 8 30 18 M-62 28 C-32 26 0 31 26 41 M-59 46 C-32 46 -4 52 18 60',
    over: ['M96 22 C78 -10 48 -38 22 -44 C0 -47 -6 -36 4 -28 C24 -14 40 4 50 24 Z'],
    nails: [
      [-58, -2],
      [-64, 18],
      [-60, 37],
      [-50, 54],
    ],
    wrist: [108, 102],
  },
} as const satisfies Record<string, HandShape>

export type HandName = keyof typeof handShapes
