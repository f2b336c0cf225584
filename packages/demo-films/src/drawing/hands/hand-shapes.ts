import type { Hand } from './hand.ts'

/** What somebody does with a hand, around (0, 0): for the one that comes from the right below. */
export const hands = {
  /** Fingers lie across what is held; the thumb is behind it. */
  grip: {
    back: 'M112 130 C126 70 118 4 88 -40 C76 -46 62 -42 58 -30 L52 62 C54 88 58 108 62 132',
    fingers: [
      [
        [74, 48],
        [34, 52],
        [0, 50],
      ],
      [
        [76, 24],
        [30, 24],
        [-18, 28],
      ],
      [
        [76, -2],
        [28, -6],
        [-24, 2],
      ],
      [
        [74, -28],
        [30, -36],
        [-18, -24],
      ],
    ],
    wrist: [88, 132],
    elbow: [170, 420],
  },
  /** Between thumb and first finger, the others curled. */
  pinch: {
    back: 'M98 138 C116 84 114 32 88 0 C72 -14 50 -8 42 8 L40 66 C46 94 48 114 50 140',
    fingers: [
      [
        [70, 72],
        [34, 78],
        [44, 92],
      ],
      [
        [74, 50],
        [28, 54],
        [40, 72],
      ],
      [
        [76, 26],
        [26, 24],
        [36, 46],
      ],
      [
        [76, 2],
        [40, -34],
        [6, -36],
      ],
    ],
    thumb: [
      [56, 44],
      [24, 12],
      [4, -24],
    ],
    wrist: [74, 138],
    elbow: [150, 420],
  },
} as const satisfies Record<string, Hand>
