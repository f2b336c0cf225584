import { dot, type Garment, scooped, shoulders, sleeveFolds } from './garment.ts'

const highCollar = 'M-60 132 C-42 176 42 176 60 132 L66 186 C40 226 -40 226 -66 186 Z'

/** What is closed up to the neck. */
export const closedGarments = {
  qipao: {
    cut: shoulders,
    behind: [{ path: 'M-62 132 C-46 106 46 106 62 132 L58 190 L-58 190 Z', paint: 'shade' }],
    folds: [
      'M-210 300 C-196 350 -200 410 -196 470',
      'M210 300 C196 350 200 410 196 470',
      'M-120 330 C-80 360 -60 400 -56 480',
      'M126 340 C86 366 64 410 60 490',
    ],
    over: [
      // The flap that closes at the side, its piping and its knots.
      { path: 'M2 214 C30 268 96 286 182 292 L176 660 L0 660 Z', paint: 'lit', opacity: 0.34 },
      { path: 'M2 214 C30 268 96 286 184 294', paint: 'deep', stroke: 9, opacity: 0.3 },
      { path: 'M2 212 C30 264 96 282 184 290', paint: 'second', stroke: 6 },
      { path: dot(38, 250, 8) + dot(100, 281, 8) + dot(160, 289, 8), paint: 'secondLit' },
      // Blossoms on the silk.
      { path: dot(-96, 320, 17) + dot(-70, 352, 12) + dot(-112, 360, 10), paint: 'second', opacity: 0.5 },
      { path: dot(-60, 432, 15) + dot(-92, 452, 11) + dot(-40, 464, 9), paint: 'second', opacity: 0.42 },
      { path: dot(76, 388, 16) + dot(104, 414, 11) + dot(58, 424, 9), paint: 'second', opacity: 0.46 },
      {
        path: 'M-104 340 C-90 380 -84 410 -70 440 M84 402 C78 440 70 470 58 510',
        paint: 'second',
        stroke: 3,
        opacity: 0.4,
      },
    ],
    outside: [
      { path: highCollar, paint: 'color' },
      { path: 'M-60 132 C-42 176 42 176 60 132 L62 150 C42 194 -42 194 -62 150 Z', paint: 'shade', opacity: 0.35 },
      { path: 'M-60 132 C-42 176 42 176 60 132', paint: 'second', stroke: 5 },
      { path: 'M-66 186 C-40 226 40 226 66 186', paint: 'second', stroke: 4, opacity: 0.8 },
      { path: 'M0 166 L0 214', paint: 'second', stroke: 3.4 },
      { path: dot(0, 178, 7), paint: 'secondLit' },
      { path: dot(0, 202, 7), paint: 'secondLit' },
    ],
  },
  turtleneck: {
    cut: shoulders,
    behind: [{ path: 'M-66 118 C-50 92 50 92 66 118 L62 190 L-62 190 Z', paint: 'deep' }],
    folds: [...sleeveFolds, 'M-110 330 C-60 356 -20 362 20 352', 'M-90 420 C-40 444 30 446 84 424'],
    over: [
      {
        path: 'M-150 250 L-140 660 M-100 240 L-94 660 M-50 252 L-48 660 M0 258 L0 660 M50 252 L48 660 M100 240 L94 660 M150 250 L140 660',
        paint: 'deep',
        stroke: 3,
        opacity: 0.22,
      },
    ],
    outside: [
      { path: 'M-64 120 C-44 166 44 166 64 120 L76 190 C46 238 -46 238 -76 190 Z', paint: 'color' },
      { path: 'M-64 120 C-44 166 44 166 64 120 L68 142 C46 190 -46 190 -68 142 Z', paint: 'deep', opacity: 0.34 },
      { path: 'M-76 190 C-46 238 46 238 76 190', paint: 'deep', stroke: 5, opacity: 0.6 },
      {
        path: 'M-52 146 L-56 212 M-32 158 L-34 224 M-11 163 L-12 228 M11 163 L12 228 M32 158 L34 224 M52 146 L56 212',
        paint: 'deep',
        stroke: 3,
        opacity: 0.34,
      },
    ],
  },
  jacket: {
    cut: scooped,
    behind: [{ path: 'M-80 156 C-74 108 74 108 80 156 L66 200 L-66 200 Z', paint: 'deep' }],
    folds: [...sleeveFolds, 'M-150 330 C-120 380 -116 430 -110 500', 'M150 330 C124 380 118 430 112 500'],
    over: [
      { path: 'M-64 150 L-8 330 L8 330 L64 150 C60 214 34 242 0 244 C-34 242 -60 214 -64 150 Z', paint: 'second' },
      { path: 'M-64 150 L-8 330 L-20 242 C-42 226 -56 194 -64 150 Z', paint: 'secondShade' },
      { path: 'M-62 158 C-52 212 -34 242 0 244 C34 242 52 212 62 158', paint: 'secondShade', stroke: 6 },
      { path: 'M-5 324 L-5 660', paint: 'deep', stroke: 7 },
      { path: 'M5 324 L5 660', paint: 'whiteShade', stroke: 3.4, opacity: 0.8 },
      { path: 'M-196 246 C-140 262 -90 268 -44 262', paint: 'deep', stroke: 4, opacity: 0.5 },
      { path: 'M196 246 C140 262 90 268 44 262', paint: 'lit', stroke: 4, opacity: 0.6 },
      { path: 'M84 330 L142 346 M-84 330 L-142 346', paint: 'deep', stroke: 5, opacity: 0.5 },
    ],
    outside: [
      { path: 'M-80 122 C-96 146 -98 170 -92 198 L-6 330 C-44 264 -62 208 -66 150 Z', paint: 'shade' },
      { path: 'M80 122 C96 146 98 170 92 198 L6 330 C44 264 62 208 66 150 Z', paint: 'lit' },
      {
        path: 'M-66 150 C-62 208 -44 264 -6 330 M66 150 C62 208 44 264 6 330',
        paint: 'deep',
        stroke: 3.4,
        opacity: 0.6,
      },
    ],
  },
} as const satisfies Record<string, Garment>
