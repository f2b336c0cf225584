import { closedGarments } from './closed-garments.ts'
import { dot, type Garment, pointed, scooped, shoulders, sleeveFolds } from './garment.ts'

const broad =
  'M-66 150 C-92 196 -210 190 -268 240 C-316 282 -326 360 -336 660 L336 660 C326 360 316 282 268 240 C210 190 92 196 66 150 C34 206 -34 206 -66 150 Z'
const bare =
  'M-128 258 C-150 292 -150 316 -186 330 C-200 390 -204 440 -206 660 L206 660 C204 440 200 390 186 330 C150 316 150 292 128 258 C104 300 60 322 0 304 C-60 322 -104 300 -128 258 Z'

export const garments = {
  ...closedGarments,
  suit: {
    cut: shoulders,
    behind: [{ path: 'M-66 150 C-50 120 50 120 66 150 L58 190 L-58 190 Z', paint: 'whiteShade' }],
    folds: [...sleeveFolds, 'M-120 400 C-70 420 -40 440 -8 470', 'M120 400 C80 420 50 440 20 470'],
    over: [
      { path: 'M-64 150 L0 420 L64 150 C30 214 -30 214 -64 150 Z', paint: 'white' },
      { path: 'M-64 150 L0 420 L-30 240 C-44 210 -56 186 -64 150 Z', paint: 'whiteShade' },
      { path: 'M-15 222 L15 222 L20 252 L30 380 L0 430 L-28 380 L-19 252 Z', paint: 'second' },
      { path: 'M-15 222 L-2 222 L-6 254 L-4 424 L-28 380 L-19 252 Z', paint: 'secondShade', opacity: 0.7 },
      { path: 'M-62 146 L-84 186 L-30 252 L0 222 C-28 206 -46 186 -62 146 Z', paint: 'white' },
      { path: 'M62 146 L84 186 L30 252 L0 222 C28 206 46 186 62 146 Z', paint: 'white' },
      { path: 'M-62 146 L-84 186 L-30 252 L-22 240 L-70 182 Z', paint: 'whiteShade' },
      {
        path: 'M-72 152 C-88 186 -110 196 -128 204 L-136 284 L-92 282 L-104 306 L0 500 L2 424 C-36 330 -60 240 -72 152 Z',
        paint: 'shade',
      },
      {
        path: 'M72 152 C88 186 110 196 128 204 L136 284 L92 282 L104 306 L0 500 L-2 424 C36 330 60 240 72 152 Z',
        paint: 'lit',
      },
      { path: 'M-136 284 L-92 282 L-104 306 L0 500', paint: 'deep', stroke: 3, opacity: 0.7 },
      { path: 'M136 284 L92 282 L104 306 L0 500', paint: 'deep', stroke: 3, opacity: 0.6 },
    ],
    outside: [],
  },
  dress: {
    cut: bare,
    behind: [],
    folds: [
      'M-60 330 C-50 390 -56 430 -48 500',
      'M-110 320 C-96 390 -100 440 -92 500',
      'M64 330 C54 390 58 430 50 500',
      'M112 320 C98 390 102 440 96 500',
      'M0 312 C6 380 2 430 4 500',
    ],
    over: [
      {
        path: 'M-128 258 C-104 300 -60 322 0 304 C60 322 104 300 128 258',
        paint: 'secondLit',
        stroke: 7,
        opacity: 0.9,
      },
    ],
    outside: [
      // Straps go over the shoulders, from the corners of the bodice.
      { path: 'M-140 268 C-138 246 -133 222 -127 203 L-114 202 C-120 222 -122 244 -120 272 Z', paint: 'shade' },
      { path: 'M140 268 C138 246 133 222 127 203 L114 202 C120 222 122 244 120 272 Z', paint: 'color' },
      { path: 'M-66 118 C-58 262 58 262 66 118', paint: 'deep', stroke: 6, opacity: 0.34, isCutOff: true },
      { path: 'M-66 116 C-58 259 58 259 66 116', paint: 'second', stroke: 3.6, isCutOff: true },
      { path: dot(0, 232, 9), paint: 'second' },
      { path: dot(-2, 229, 3), paint: 'white' },
    ],
  },
  robes: {
    cut: pointed,
    behind: [{ path: 'M-72 146 C-50 110 50 110 72 146 L60 200 L-60 200 Z', paint: 'secondShade' }],
    folds: [
      ...sleeveFolds,
      'M-160 250 C-130 330 -110 400 -96 500',
      'M170 250 C140 330 120 400 110 500',
      'M-110 300 C-90 370 -70 430 -56 500',
    ],
    over: [
      // What is worn below, seen as a narrow band.
      { path: 'M-70 150 C-50 206 -26 262 12 320', paint: 'whiteShade', stroke: 30 },
      { path: 'M70 150 C50 206 26 262 -12 320', paint: 'white', stroke: 30 },
      {
        path: 'M74 144 C60 240 0 330 -96 520 L-40 520 C30 400 92 300 118 196 C96 190 80 170 74 144 Z',
        paint: 'second',
      },
      { path: 'M74 144 C60 240 0 330 -96 520', paint: 'secondLit', stroke: 5 },
      {
        path: 'M-74 144 C-60 230 -14 300 70 520 L128 520 C60 380 -60 300 -118 196 C-96 190 -80 170 -74 144 Z',
        paint: 'secondShade',
      },
      { path: 'M-74 144 C-60 230 -14 300 70 520', paint: 'secondLit', stroke: 5, opacity: 0.85 },
      { path: 'M-118 196 C-60 300 60 380 128 520', paint: 'deep', stroke: 4, opacity: 0.6 },
      // The sash.
      { path: 'M-300 452 C-100 470 100 470 300 452 L300 552 C100 570 -100 570 -300 552 Z', paint: 'secondShade' },
      { path: 'M0 466 C100 468 200 462 300 452 L300 552 C200 562 100 566 0 566 Z', paint: 'second' },
      { path: 'M-300 456 C-100 474 100 474 300 456', paint: 'secondLit', stroke: 4 },
      { path: 'M-300 504 C-100 522 100 522 300 504', paint: 'lit', stroke: 7 },
    ],
    outside: [],
  },
  hoodie: {
    cut: scooped,
    behind: [{ path: 'M-128 214 C-150 120 -60 92 0 92 C60 92 150 120 128 214 Z', paint: 'shade' }],
    folds: [...sleeveFolds, 'M-90 330 C-40 360 30 364 80 336', 'M-120 410 C-60 440 50 444 110 416'],
    over: [
      {
        path: 'M-70 150 C-56 214 -34 242 0 244 C34 242 56 214 70 150 L96 190 C60 320 -60 320 -96 190 Z',
        paint: 'second',
      },
      { path: 'M-62 158 C-52 212 -34 242 0 244 C34 242 52 212 62 158', paint: 'secondShade', stroke: 6 },
    ],
    outside: [
      {
        path: 'M-136 176 C-120 120 -84 120 -74 150 C-62 214 -30 262 0 296 C-60 310 -134 262 -136 176 Z',
        paint: 'shade',
      },
      { path: 'M136 176 C120 120 84 120 74 150 C62 214 30 262 0 296 C60 310 134 262 136 176 Z', paint: 'lit' },
      { path: 'M-74 150 C-62 214 -30 262 0 296 C30 262 62 214 74 150', paint: 'deep', stroke: 4, opacity: 0.6 },
      { path: 'M-24 274 C-30 320 -22 350 -28 392 M24 274 C30 310 24 350 30 376', paint: 'second', stroke: 6 },
    ],
  },
  coat: {
    cut: scooped,
    behind: [{ path: 'M-84 160 C-74 100 74 100 84 160 L70 200 L-70 200 Z', paint: 'shade' }],
    folds: [...sleeveFolds, 'M-150 330 C-130 390 -130 440 -120 500', 'M150 330 C134 390 134 440 126 500'],
    over: [
      { path: 'M-64 150 L0 380 L64 150 C60 214 34 242 0 244 C-34 242 -60 214 -64 150 Z', paint: 'second' },
      { path: 'M-62 158 C-52 212 -34 242 0 244 C34 242 52 212 62 158', paint: 'secondLit', stroke: 6 },
      { path: 'M-26 240 C-20 290 -12 330 0 380 L-64 170 Z', paint: 'secondShade', opacity: 0.8 },
      {
        path: 'M-78 120 C-100 150 -150 170 -176 232 L-158 300 L-112 296 L-118 330 L0 520 L4 392 C-40 310 -66 220 -78 120 Z',
        paint: 'shade',
      },
      {
        path: 'M78 120 C100 150 150 170 176 232 L158 300 L112 296 L118 330 L0 520 L-4 392 C40 310 66 220 78 120 Z',
        paint: 'lit',
      },
      { path: 'M-176 232 L-158 300 L-112 296 L-118 330 L-6 510', paint: 'deep', stroke: 3.4, opacity: 0.7 },
      { path: 'M176 232 L158 300 L112 296 L118 330 L6 510', paint: 'deep', stroke: 3.4, opacity: 0.6 },
      { path: 'M-78 120 C-66 220 -40 310 2 392', paint: 'lit', stroke: 3, opacity: 0.5 },
    ],
    outside: [],
  },
  armour: {
    cut: broad,
    behind: [{ path: 'M-86 176 C-90 112 90 112 86 176 L66 206 L-66 206 Z', paint: 'secondShade' }],
    folds: [],
    over: [
      { path: 'M-62 158 C-30 214 30 214 62 158 L86 176 C50 250 -50 250 -86 176 Z', paint: 'secondShade' },
      { path: 'M-62 158 C-30 214 30 214 62 158', paint: 'secondLit', stroke: 6 },
      { path: 'M-120 214 C-60 270 60 270 120 214 L104 660 L-104 660 Z', paint: 'color' },
      { path: 'M0 256 C50 254 90 240 120 214 L104 660 L0 660 Z', paint: 'lit', opacity: 0.7 },
      { path: 'M-120 214 C-60 270 60 270 120 214', paint: 'second', stroke: 9 },
      {
        path: 'M-108 330 C-50 360 50 360 108 330 M-104 400 C-50 430 50 430 104 400 M0 262 L0 660',
        paint: 'deep',
        stroke: 5,
        opacity: 0.8,
      },
      { path: 'M-336 380 C-330 250 -230 186 -128 214 C-136 290 -200 340 -300 390 Z', paint: 'second' },
      { path: 'M336 380 C330 250 230 186 128 214 C136 290 200 340 300 390 Z', paint: 'secondLit' },
      {
        path: 'M-318 330 C-270 300 -190 270 -138 250 M-326 360 C-270 340 -190 310 -136 278',
        paint: 'secondShade',
        stroke: 6,
      },
      { path: 'M318 330 C270 300 190 270 138 250 M326 360 C270 340 190 310 136 278', paint: 'secondShade', stroke: 6 },
      { path: 'M150 214 C210 204 270 240 306 300', paint: 'white', stroke: 5, opacity: 0.5 },
    ],
    outside: [
      { path: dot(0, 300, 15), paint: 'second' },
      { path: dot(-3, 295, 5), paint: 'white', opacity: 0.7 },
    ],
  },
  shirt: {
    cut: pointed,
    behind: [{ path: 'M-66 156 C-60 116 60 116 66 156 L60 196 L-60 196 Z', paint: 'shade' }],
    folds: [
      ...sleeveFolds,
      'M-110 260 C-70 320 -50 380 -40 470',
      'M116 260 C80 320 60 380 50 470',
      'M-150 300 C-120 350 -110 400 -104 460',
    ],
    over: [
      { path: 'M0 240 L0 660', paint: 'deep', stroke: 3.4, opacity: 0.7 },
      { path: 'M12 240 L12 660', paint: 'lit', stroke: 3, opacity: 0.6 },
      { path: 'M-66 146 L-112 206 L-46 270 L0 226 C-34 214 -54 186 -66 146 Z', paint: 'shade' },
      { path: 'M66 146 L112 206 L46 270 L0 226 C34 214 54 186 66 146 Z', paint: 'lit' },
      { path: 'M-112 206 L-46 270 L0 226', paint: 'deep', stroke: 3, opacity: 0.6 },
      { path: 'M112 206 L46 270 L0 226', paint: 'deep', stroke: 3, opacity: 0.5 },
      { path: dot(4, 300, 6), paint: 'second' },
      { path: dot(4, 380, 6), paint: 'second' },
      { path: dot(4, 460, 6), paint: 'second' },
    ],
    outside: [],
  },
  cape: {
    cut: broad,
    behind: [{ path: 'M-120 206 C-130 90 130 90 120 206 Z', paint: 'deep' }],
    folds: [
      'M-130 230 C-160 320 -170 400 -176 510',
      'M-200 230 C-230 310 -240 400 -250 510',
      'M130 230 C160 320 170 400 176 510',
      'M200 230 C230 310 240 400 250 510',
      'M-70 280 C-80 360 -84 430 -84 510',
      'M70 280 C80 360 84 430 84 510',
    ],
    over: [
      { path: 'M-66 150 C-34 206 34 206 66 150 L40 660 L-40 660 Z', paint: 'deep' },
      {
        path: 'M-124 176 C-70 236 -30 250 0 250 C30 250 70 236 124 176 L136 200 C80 262 36 276 0 276 C-36 276 -80 262 -136 200 Z',
        paint: 'second',
      },
      { path: 'M-124 176 C-70 236 -30 250 0 250 C30 250 70 236 124 176', paint: 'secondLit', stroke: 4 },
    ],
    outside: [
      { path: dot(0, 264, 19), paint: 'secondShade' },
      { path: dot(0, 262, 14), paint: 'second' },
      { path: dot(-4, 257, 5), paint: 'white', opacity: 0.8 },
    ],
  },
} as const satisfies Record<string, Garment>

export type ClothesName = keyof typeof garments

export interface Clothes {
  readonly name: ClothesName
  readonly color: string
  readonly second: string
}
