import { type Flow, type Lock, plait, tips, type Worn } from '../hair/style.ts'
import type { HairName } from '../hair/styles.ts'

/** Hair from the side, cut as it is from the front: what hangs behind, what covers the head, how its strands run, what falls before the ear and
 *  over the shoulder, and what is worn in it. */
export interface SideHair {
  readonly back?: string
  readonly backFlows?: readonly Flow[]
  readonly cap: string
  readonly flows: readonly Flow[]
  readonly frame?: readonly Lock[]
  readonly lock?: string
  readonly worn?: readonly Worn[]
  readonly isCurly?: true
  /** Cloth rather than hair. */
  readonly isCloth?: true
}

/** From the nape around the ear, and down to where whiskers end. */
const aroundEar = 'C-84 46 -76 36 -70 22 C-66 8 -65 -10 -62 -22 C-58 -38 -46 -44 -36 -36 C-32 -26 -29 -12 -26 6'

/** A fringe that is brushed to the side, over a brow it half covers. */
const shortCap = `M86 -80 C94 -92 98 -106 95 -122 C96 -158 74 -194 32 -202 C-14 -214 -74 -206 -104 -166 C-132 -126 -134 -70 -126 -24 C-120 8 -106 38 -91 54 ${aroundEar} C-20 -4 -17 -24 -14 -46 C-8 -66 6 -84 22 -90 C32 -86 38 -88 44 -96 C50 -86 58 -84 66 -90 C72 -84 80 -80 86 -80 Z`
const shortFlows: readonly Flow[] = [
  [
    [84, -84, 84, -130, 50, -176, -14, -190],
    [40, -94, 36, -120, 10, -160, -40, -200],
  ],
  [
    [36, -92, 0, -130, -40, -130, -58, 0],
    [0, -196, -90, -196, -134, -110, -112, 30],
  ],
]

/** Close to the skull, with a straight brow line and a corner at the temple. */
const cropCap = `M68 -114 C72 -138 56 -174 16 -184 C-50 -196 -118 -154 -123 -78 C-124 -30 -112 24 -92 48 ${aroundEar} C-20 -10 -17 -34 -12 -54 C-4 -70 10 -80 24 -82 C34 -96 48 -110 68 -114 Z`
const cropFlows: readonly Flow[] = [
  [
    [58, -116, 30, -130, 0, -126, -30, -60],
    [20, -180, -60, -190, -116, -130, -112, 10],
  ],
]

/** Combed back from a high brow. */
const slickCap = `M58 -126 C68 -160 48 -200 0 -206 C-70 -214 -130 -160 -129 -76 C-128 -24 -112 34 -92 54 ${aroundEar} C-20 -10 -18 -34 -14 -54 C-10 -76 0 -92 14 -102 C26 -106 44 -116 58 -126 Z`
const slickFlows: readonly Flow[] = [
  [
    [54, -126, 20, -128, -20, -110, -54, 10],
    [40, -186, -30, -216, -130, -150, -112, 30],
  ],
]

const tousledCap = `M84 -50 C90 -74 100 -88 96 -112 C102 -152 74 -196 20 -206 C-20 -216 -84 -204 -108 -162 C-134 -126 -134 -66 -126 -24 C-120 8 -106 38 -91 54 ${aroundEar} C-14 -22 -8 -44 4 -60 C8 -50 10 -44 10 -36 C22 -54 34 -66 50 -78 C50 -68 48 -60 46 -50 C58 -62 68 -72 74 -84 C78 -74 82 -62 84 -50 Z`

/** Parted above the brow: it falls before the ear and over the shoulder, as long behind as before. */
const longCap = `M62 -120 C72 -164 40 -192 -4 -194 C-84 -196 -130 -142 -132 -60 C-142 60 -164 220 -154 386 ${tips([-154, 386], [-78, 400], 5, 56)} C-44 340 -66 282 -50 226 C-38 180 -8 150 -16 96 C-22 56 -2 10 2 -30 C10 -62 46 -76 62 -120 Z`
const longFlows: readonly Flow[] = [
  [
    [60, -122, 30, -66, -2, -40, -16, 120],
    [8, -190, -190, -200, -150, 60, -146, 160],
  ],
  [
    [-18, 60, -10, 160, -56, 230, -80, 420],
    [-140, 60, -156, 200, -156, 300, -150, 400],
  ],
]

const wavyCap =
  'M60 -122 C72 -166 38 -196 -8 -198 C-86 -200 -138 -146 -136 -64 C-138 0 -172 60 -158 130 C-152 190 -180 250 -160 352 C-128 378 -74 384 -40 356 C-60 304 -18 250 -32 198 C-44 150 -2 112 -12 62 C-18 22 8 -8 8 -42 C14 -68 46 -80 60 -122 Z'
const wavyFlows: readonly Flow[] = [
  [
    [58, -124, 30, -66, 4, -40, -12, 60],
    [4, -194, -196, -196, -150, 30, -156, 120],
  ],
  [
    [-14, 60, -4, 112, -44, 150, -32, 198],
    [-156, 90, -164, 140, -150, 180, -166, 250],
  ],
  [
    [-32, 190, -18, 250, -60, 304, -48, 352],
    [-160, 190, -180, 250, -164, 300, -152, 350],
  ],
]

/** Drawn from a parting down over the temple and back to where it is bound. */
const tiedCap =
  'M58 -124 C68 -162 42 -190 0 -192 C-78 -194 -128 -142 -126 -62 C-122 -20 -110 20 -90 42 C-76 22 -68 8 -62 -8 C-58 -24 -48 -38 -36 -36 C-32 -20 -30 -6 -24 8 C-18 -18 -2 -44 16 -60 C36 -76 52 -92 58 -124 Z'
const tiedFlows: readonly Flow[] = [
  [
    [56, -124, 38, -80, -10, -40, -76, -20],
    [10, -186, -80, -188, -122, -120, -112, -20],
  ],
]
/** A lock that has come loose before the ear. */
const loose: readonly Lock[] = [[4, -56, -16, -20, -14, 30, -8, 92, 8]]

const tied = (more: Omit<SideHair, 'cap' | 'flows'>): SideHair => ({
  cap: tiedCap,
  flows: tiedFlows,
  frame: loose,
  ...more,
})

/** A fringe, and sides that end at the chin. */
const bobCap =
  'M84 -46 C92 -62 92 -80 88 -98 C86 -152 56 -188 0 -192 C-84 -196 -134 -142 -130 -60 C-136 10 -136 80 -122 116 C-90 142 -40 144 2 136 C12 134 20 126 24 118 C14 80 8 20 8 -44 C20 -52 30 -54 38 -46 C46 -56 58 -58 66 -46 C72 -54 78 -54 84 -46 Z'
const bobFlows: readonly Flow[] = [
  [
    [84, -50, 86, -110, 50, -160, -10, -188],
    [10, -46, 6, -100, -6, -150, -24, -188],
  ],
  [
    [4, -40, 2, 40, 8, 90, 14, 130],
    [-110, -100, -136, 0, -128, 80, -116, 126],
  ],
]

const curlyCap =
  'M74 -82 C104 -104 100 -156 66 -166 C56 -204 4 -216 -20 -198 C-56 -216 -104 -194 -108 -164 C-146 -150 -158 -104 -142 -76 C-162 -40 -152 6 -130 14 C-134 48 -104 76 -78 66 C-60 46 -56 30 -40 22 C-20 18 -18 -10 -20 -28 C-12 -52 2 -72 16 -66 C30 -88 54 -94 74 -82 Z'

const short: SideHair = { cap: shortCap, flows: shortFlows }
const fallBehind = `M-110 -60 C-140 40 -150 180 -136 330 ${tips([-136, 330], [-24, 340], 6, 70)} C-40 220 -56 100 -60 0 Z`
const fallBehindFlows: readonly Flow[] = [
  [
    [-60, 0, -56, 120, -44, 220, -40, 370],
    [-112, -40, -140, 80, -146, 200, -126, 370],
  ],
]

export const sideHair: Readonly<Record<HairName, SideHair>> = {
  long: { cap: longCap, flows: longFlows },
  waves: { cap: wavyCap, flows: wavyFlows },
  braid: tied({ lock: plait([-66, 46], [-84, 322], 11) }),
  hood: {
    isCloth: true,
    back: 'M-130 -120 C-170 0 -206 200 -232 360 L80 360 C60 290 40 220 20 150 Z',
    cap: 'M66 -112 C84 -156 60 -226 -6 -242 C-96 -256 -164 -184 -158 -84 C-160 20 -190 150 -206 262 C-140 300 -60 290 20 232 C28 196 16 160 0 124 C-14 84 -16 30 -10 -10 C-2 -60 30 -96 66 -112 Z',
    flows: [
      [
        [56, -112, 10, -96, -20, -50, -16, 60],
        [4, -238, -110, -240, -150, -140, -150, 0],
      ],
      [
        [-14, 60, -10, 120, 10, 160, 10, 230],
        [-150, 0, -166, 90, -190, 170, -196, 250],
      ],
    ],
  },
  bob: { cap: bobCap, flows: bobFlows },
  hime: { back: fallBehind, backFlows: fallBehindFlows, cap: bobCap, flows: bobFlows },
  curly: { cap: curlyCap, flows: [], isCurly: true },
  short,
  tousled: { cap: tousledCap, flows: shortFlows },
  slick: { cap: slickCap, flows: slickFlows },
  crop: { cap: cropCap, flows: cropFlows },
  bun: tied({
    back: `M-76 -150 C-116 -268 48 -276 32 -156 Z ${fallBehind}`,
    backFlows: fallBehindFlows,
    worn: [
      { path: 'M-112 -232 L70 -184', color: '#e8c15a', stroke: 7 },
      { path: 'M-126 -234 C-126 -252 -100 -252 -100 -234 C-100 -218 -126 -218 -126 -234 Z', color: '#f0cf6a' },
      { path: 'M70 -184 L80 -146 M74 -182 L92 -154', color: '#d5455b', stroke: 4 },
      { path: 'M-56 -190 C-40 -208 -4 -206 10 -188 C-4 -178 -42 -180 -56 -190 Z', color: '#d9ac4a' },
    ],
  }),
  topknot: tied({
    back: `M-54 -170 C-84 -264 44 -266 18 -170 Z ${fallBehind}`,
    backFlows: fallBehindFlows,
    worn: [
      { path: 'M-56 -206 L14 -204 L12 -180 L-52 -182 Z', color: '#a58a52' },
      { path: 'M-92 -190 L50 -198', color: '#dcc88e', stroke: 6 },
    ],
  }),
  ponytail: tied({
    back: 'M-90 -132 C-168 -172 -214 -80 -186 60 C-178 130 -186 190 -160 268 C-136 190 -126 90 -104 6 Z',
    backFlows: [
      [
        [-100, -120, -124, -40, -130, 80, -156, 250],
        [-100, -150, -190, -120, -190, 40, -162, 250],
      ],
    ],
  }),
  chignon: tied({
    back: 'M-84 -16 C-160 -46 -190 40 -148 82 C-112 106 -72 74 -64 26 Z',
    backFlows: [
      [
        [-90, 0, -120, 0, -130, 50, -90, 84],
        [-100, -18, -170, -20, -180, 50, -130, 84],
      ],
    ],
  }),
}
