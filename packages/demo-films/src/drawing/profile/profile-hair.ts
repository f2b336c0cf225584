import type { Flow } from '../hair/style.ts'
import type { HairName } from '../hair/styles.ts'

/** Hair from the side: what hangs behind, what covers the head, and how its strands run. */
export interface SideHair {
  readonly back?: string
  readonly cap: string
  readonly flows: readonly Flow[]
}

const shortCap =
  'M62 -108 C74 -140 60 -176 8 -186 C-70 -194 -124 -146 -124 -66 C-124 -10 -112 40 -84 72 C-74 50 -66 34 -58 26 C-64 -6 -50 -30 -34 -34 C-30 -16 -26 -8 -18 2 C-12 -30 -4 -58 10 -78 C26 -96 44 -104 62 -108 Z'
const shortFlows: readonly Flow[] = [
  [
    [60, -112, 20, -112, -20, -90, -50, 10],
    [54, -150, -20, -196, -130, -150, -112, 20],
  ],
]

const tousledCap =
  'M80 -62 C82 -82 78 -92 90 -106 C92 -142 66 -186 12 -192 C-70 -200 -128 -148 -126 -66 C-124 -10 -112 40 -84 72 C-74 50 -66 34 -58 26 C-64 -6 -50 -30 -34 -34 C-30 -16 -26 -8 -18 2 C-14 -22 -8 -44 4 -58 C8 -50 10 -44 10 -36 C22 -54 34 -66 50 -78 C50 -68 48 -62 46 -54 C60 -66 70 -76 74 -88 C78 -80 80 -72 80 -62 Z'

const longCap =
  'M54 -118 C62 -150 44 -180 0 -186 C-80 -194 -130 -140 -130 -60 C-140 60 -170 240 -158 660 L-50 660 C-70 420 -60 180 -46 96 C-30 40 -30 0 -14 -30 C4 -70 26 -100 54 -118 Z'
const longFlows: readonly Flow[] = [
  [
    [52, -118, -40, -84, -56, 220, -54, 660],
    [14, -186, -196, -206, -156, 320, -154, 660],
  ],
]

const tiedCap =
  'M54 -118 C62 -150 44 -180 0 -186 C-78 -192 -126 -140 -124 -62 C-120 -20 -108 20 -88 40 C-74 20 -66 8 -60 -6 C-56 -20 -46 -30 -34 -32 C-30 -10 -28 6 -22 22 C-18 -30 0 -84 54 -118 Z'
const tiedFlows: readonly Flow[] = [
  [
    [50, -120, 10, -90, -30, -40, -76, -30],
    [10, -180, -80, -186, -120, -120, -112, -30],
  ],
]

const tied = (back: string): SideHair => ({ back, cap: tiedCap, flows: tiedFlows })

const bobCap =
  'M66 -64 C70 -130 60 -182 0 -188 C-84 -194 -134 -140 -130 -60 C-132 10 -128 80 -120 128 C-90 142 -50 140 -26 128 C-20 90 -14 30 -2 -44 C20 -50 44 -56 66 -64 Z'
const bobFlows: readonly Flow[] = [
  [
    [60, -66, 50, -120, 30, -160, -10, -184],
    [4, -50, 0, -100, -10, -150, -24, -186],
  ],
  [
    [-8, -40, -14, 40, -22, 90, -30, 130],
    [-110, -100, -136, 0, -124, 80, -116, 130],
  ],
]

const curlyCap =
  'M70 -84 C96 -110 88 -160 52 -166 C40 -200 -10 -204 -26 -190 C-60 -206 -100 -184 -102 -158 C-140 -146 -150 -100 -134 -74 C-152 -40 -140 0 -120 8 C-126 40 -100 70 -76 64 C-60 40 -58 20 -46 8 C-48 -14 -36 -34 -22 -36 C-18 -58 0 -76 14 -70 C28 -90 50 -92 70 -84 Z'

const long: SideHair = { cap: longCap, flows: longFlows }
const short: SideHair = { cap: shortCap, flows: shortFlows }

export const sideHair: Readonly<Record<HairName, SideHair>> = {
  long,
  waves: long,
  braid: tied(
    'M-92 -30 C-136 4 -112 40 -132 66 C-110 92 -138 120 -124 148 C-140 176 -116 204 -128 236 L-80 236 C-66 204 -92 178 -76 150 C-92 122 -68 96 -82 68 C-66 40 -74 10 -60 -10 Z',
  ),
  hood: long,
  bob: { cap: bobCap, flows: bobFlows },
  hime: {
    back: 'M-120 -60 C-150 60 -172 240 -160 660 L-60 660 C-70 420 -64 220 -40 100 Z',
    cap: bobCap,
    flows: bobFlows,
  },
  curly: { cap: curlyCap, flows: shortFlows },
  short,
  tousled: { cap: tousledCap, flows: shortFlows },
  slick: short,
  crop: short,
  bun: tied(
    'M-60 -150 C-140 -250 -20 -280 10 -180 Z M-110 -60 C-136 60 -150 240 -130 380 L-40 380 C-60 240 -60 100 -66 0 Z',
  ),
  topknot: tied(
    'M-40 -178 C-80 -260 30 -270 16 -180 Z M-110 -60 C-136 60 -150 240 -130 380 L-50 380 C-66 240 -62 100 -66 0 Z',
  ),
  ponytail: tied('M-96 -120 C-200 -150 -226 0 -196 120 C-184 190 -196 240 -170 300 C-136 200 -120 80 -104 -20 Z'),
  chignon: tied('M-92 -20 C-168 -40 -186 50 -134 78 C-100 92 -70 60 -66 20 Z'),
}
