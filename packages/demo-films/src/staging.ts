import type { StanceName } from './drawing/figure/stances.ts'
import type { PortraitPose } from './drawing/portrait.ts'
import type { Appearance } from './players.ts'

/** One of the two people in a picture. */
export interface Player extends Appearance {
  /** Behind the haze of the place, as somebody remembered or feared. */
  readonly isAfar?: true
}

/** How a cover shows its people, from back to front. */
export interface Staging {
  readonly players: readonly Player[]
  /** Over whose shoulder one looks, out of focus. */
  readonly shoulder?: { readonly who: 'lead' | 'other'; readonly at: PortraitPose }
  /** Whole people, small in the place. */
  readonly figures?: readonly {
    readonly who: 'lead' | 'other'
    readonly x: number
    readonly height: number
    readonly stance: StanceName
    readonly isMirrored?: true
    /** Where they stand; absent: on the ground of the place. */
    readonly feet?: number
  }[]
  /** Each in a part of the picture of their own, cut aslant. */
  readonly isSplit?: true
  /** The light stands between them. */
  readonly isLitBetween?: true
  /** The place is seen sharply where people are small in it. */
  readonly isDeep?: true
}

/** Upright covers, 600 by 900. */
export const uprightStagings = {
  /** They stand close, and only one of them looks at us. */
  close: {
    players: [
      { who: 'other', pose: 'downLeft', at: { x: 420, y: 282, width: 216 } },
      { who: 'lead', pose: 'overRight', at: { x: 216, y: 440, width: 266, turn: -5 } },
    ],
  },
  /** A face that fills the picture, cut at the hair. */
  closeUp: { players: [{ who: 'lead', pose: 'defiant', at: { x: 326, y: 356, width: 476, turn: -6 } }] },
  /** A breath before a kiss. */
  almost: {
    players: [
      { who: 'other', pose: 'closeToLeft', at: { x: 448, y: 350, width: 250, turn: 5 } },
      {
        who: 'lead',
        pose: 'closeToRight',
        at: { x: 146, y: 396, width: 240, turn: -5 },
        touch: { x: 440, y: 436, width: 178, isMirrored: true, turn: -16 },
      },
    ],
    isLitBetween: true,
  },
  /** Neither gives way. */
  standoff: {
    players: [
      { who: 'other', pose: 'facingLeft', at: { x: 460, y: 330, width: 246 } },
      { who: 'lead', pose: 'facingRight', at: { x: 136, y: 392, width: 240 } },
    ],
    isLitBetween: true,
  },
  faceToFace: {
    players: [
      { who: 'other', pose: 'toLeft', at: { x: 468, y: 322, width: 240 } },
      { who: 'lead', pose: 'toRight', at: { x: 152, y: 476, width: 236 } },
    ],
  },
  backToBack: {
    players: [
      { who: 'other', pose: 'right', at: { x: 436, y: 330, width: 222, turn: 4 } },
      { who: 'lead', pose: 'overLeft', at: { x: 190, y: 420, width: 262, turn: -4 } },
    ],
  },
  overShoulder: {
    players: [{ who: 'lead', pose: 'downLeft', at: { x: 372, y: 306, width: 244 }, gesture: 'holds' }],
    shoulder: { who: 'other', at: { x: -30, y: 470, width: 340 } },
  },
  /** Somebody alone before the place that the story is about, which is seen sharply. */
  overTheirWorld: {
    players: [{ who: 'lead', pose: 'right', at: { x: 262, y: 330, width: 236 }, gesture: 'holds' }],
    isDeep: true,
  },
  /** Whom the lead thinks of, large in the sky behind them. */
  remembered: {
    players: [
      { who: 'other', pose: 'upRight', at: { x: 404, y: 262, width: 330 }, isAfar: true },
      { who: 'lead', pose: 'upLeft', at: { x: 212, y: 540, width: 250 }, feels: 'tender' },
    ],
  },
  /** The lead leans back against the other and looks at us; the other has eyes for the lead alone. */
  sheltered: {
    players: [
      { who: 'other', pose: 'downLeft', at: { x: 432, y: 236, width: 238 }, feels: 'tender' },
      { who: 'lead', pose: 'overRight', at: { x: 214, y: 474, width: 262, turn: 6 }, feels: 'amused' },
    ],
  },
  /** Somebody behind them whom they have not seen. */
  watched: {
    players: [
      { who: 'other', pose: 'front', at: { x: 452, y: 200, width: 216 }, isAfar: true },
      { who: 'lead', pose: 'downRight', at: { x: 232, y: 376, width: 252 }, gesture: 'holds' },
    ],
  },
  /** Two who want the same thing. */
  rivals: {
    players: [
      { who: 'lead', pose: 'overRight', at: { x: 250, y: 214, width: 360 }, feels: 'proud' },
      { who: 'other', pose: 'overLeft', at: { x: 348, y: 672, width: 370 }, feels: 'amused' },
    ],
    isSplit: true,
  },
  /** Half of a face at the edge, and the place in which it is afraid. */
  halfFace: {
    players: [{ who: 'lead', pose: 'defiant', at: { x: 470, y: 400, width: 540, turn: 7 } }],
    figures: [{ who: 'other', x: 92, height: 460, feet: 900, stance: 'stands' }],
  },
  turnedAway: {
    players: [
      { who: 'other', pose: 'upRight', at: { x: 456, y: 250, width: 206, turn: 5 } },
      { who: 'lead', pose: 'downLeft', at: { x: 230, y: 440, width: 306, turn: -4 } },
    ],
  },
} as const satisfies Record<string, Staging>

/** Wide covers, 960 by 540: words stand at the left, and on phones over the lower half. */
export const wideStagings: readonly Staging[] = [
  {
    players: [
      { who: 'other', pose: 'downLeft', at: { x: 828, y: 178, width: 148 } },
      { who: 'lead', pose: 'overLeft', at: { x: 636, y: 194, width: 164 } },
    ],
  },
  {
    players: [
      { who: 'other', pose: 'toLeft', at: { x: 836, y: 176, width: 152 } },
      { who: 'lead', pose: 'toRight', at: { x: 630, y: 196, width: 158 } },
    ],
  },
  // One face, and behind it whom it thinks of.
  {
    players: [
      { who: 'other', pose: 'front', at: { x: 614, y: 160, width: 138 }, isAfar: true },
      { who: 'lead', pose: 'overLeft', at: { x: 786, y: 206, width: 204 } },
    ],
  },
  {
    players: [
      { who: 'other', pose: 'right', at: { x: 830, y: 178, width: 148 } },
      { who: 'lead', pose: 'left', at: { x: 644, y: 194, width: 164 } },
    ],
  },
  // Eye to eye.
  {
    players: [
      { who: 'other', pose: 'facingLeft', at: { x: 842, y: 178, width: 152 } },
      { who: 'lead', pose: 'facingRight', at: { x: 652, y: 200, width: 150 } },
    ],
  },
  {
    players: [
      { who: 'other', pose: 'upRight', at: { x: 606, y: 178, width: 146 } },
      { who: 'lead', pose: 'overRight', at: { x: 812, y: 204, width: 172 } },
    ],
  },
]

/** Neighbours are staged differently, and which fits is chosen drama by drama. */
const order: readonly (keyof typeof uprightStagings)[] = [
  'backToBack', // phoenix-returns
  'almost', // midnight-contract
  'close', // eighteen-by-the-sea
  'overTheirWorld', // bamboo-sea
  'closeUp', // madam-black-swan
  'backToBack', // letters-from-stardust
  'remembered', // before-the-snow
  'halfFace', // seventh-floor
  'sheltered', // fire-and-salt
  'rivals', // wolf-moon-vow
  'watched', // last-train-to-1998
  'standoff', // objection-my-love
  'rivals', // final-round
  'overTheirWorld', // the-sugar-crown
  'overShoulder', // after-the-last-rain
  'faceToFace', // my-flatmate-is-a-robot
  'turnedAway', // the-second-mrs-shen
  'remembered', // ward-thirteen
  'halfFace', // sword-of-silent-river
  'overTheirWorld', // the-lighthouse-letters
]

/** The staging of a drama's upright cover by the drama's place among the others. */
export const uprightStaging = (turn: number): Staging => uprightStagings[order[turn % order.length] ?? 'close']

const otherwise: Staging = uprightStagings.close

export const wideStaging = (turn: number): Staging => wideStagings[turn % wideStagings.length] ?? otherwise
