import type { PortraitPose } from './drawing/portrait.ts'
import type { Appearance } from './players.ts'

/** One of the two people in a picture. */
export interface Player extends Appearance {
  /** Out of focus in the haze of the place, as somebody remembered or feared. */
  readonly isAfar?: true
}

/** A moon or a world behind people. */
export interface SkyDisc {
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly isRinged?: true
}

/** How a cover shows its people, from back to front. */
export interface Staging {
  readonly players: readonly Player[]
  /** Over whose shoulder one looks, out of focus. */
  readonly shoulder?: { readonly who: 'lead' | 'other'; readonly at: PortraitPose }
  readonly disc?: SkyDisc
  /** Each in a part of the picture of their own, cut aslant. */
  readonly isSplit?: true
  /** The light stands between them. */
  readonly isLitBetween?: true
  /** The place is seen sharply where people are small in it. */
  readonly isDeep?: true
}

/** Upright covers, 600 by 900: chins stay in the upper 55 %, and what is below them is left to a title. */
export const uprightStagings = {
  /** They stand close, and only one of them looks at us. */
  close: {
    players: [
      { who: 'other', pose: 'downLeft', at: { x: 470, y: 184, width: 240 } },
      { who: 'lead', pose: 'overRight', at: { x: 202, y: 322, width: 290, turn: -5 } },
    ],
  },
  /** A face that fills the picture, cut at the hair. */
  closeUp: { players: [{ who: 'lead', pose: 'defiant', at: { x: 326, y: 262, width: 396, turn: -6 } }] },
  /** A breath before a kiss. */
  almost: {
    players: [
      { who: 'other', pose: 'closeToLeft', at: { x: 448, y: 262, width: 256, turn: 5 } },
      { who: 'lead', pose: 'closeToRight', at: { x: 146, y: 306, width: 246, turn: -5 } },
    ],
    isLitBetween: true,
  },
  /** Neither gives way. */
  standoff: {
    players: [
      { who: 'other', pose: 'facingLeft', at: { x: 462, y: 252, width: 262 } },
      { who: 'lead', pose: 'facingRight', at: { x: 128, y: 306, width: 254 } },
    ],
    isLitBetween: true,
  },
  faceToFace: {
    players: [
      { who: 'other', pose: 'toLeft', at: { x: 484, y: 204, width: 262 } },
      { who: 'lead', pose: 'toRight', at: { x: 146, y: 338, width: 268 } },
    ],
  },
  backToBack: {
    players: [
      { who: 'other', pose: 'right', at: { x: 446, y: 218, width: 250, turn: 4 } },
      { who: 'lead', pose: 'overLeft', at: { x: 196, y: 326, width: 290, turn: -4 } },
    ],
  },
  overShoulder: {
    players: [{ who: 'lead', pose: 'downLeft', at: { x: 366, y: 276, width: 282 }, gesture: 'holds' }],
    shoulder: { who: 'other', at: { x: -36, y: 440, width: 350 } },
  },
  /** Somebody alone before the place that the story is about, which is seen sharply. */
  overTheirWorld: {
    players: [{ who: 'lead', pose: 'right', at: { x: 272, y: 300, width: 274 }, gesture: 'holds' }],
    isDeep: true,
  },
  /** Whom the lead thinks of, large in the sky behind them. */
  remembered: {
    players: [
      { who: 'other', pose: 'upRight', at: { x: 430, y: 200, width: 316 }, isAfar: true },
      { who: 'lead', pose: 'upLeft', at: { x: 200, y: 340, width: 272 }, feels: 'tender' },
    ],
  },
  /** The lead leans back against the other and looks at us; the other has eyes for the lead alone. */
  sheltered: {
    players: [
      { who: 'other', pose: 'downLeft', at: { x: 442, y: 190, width: 254 }, feels: 'tender' },
      { who: 'lead', pose: 'overRight', at: { x: 212, y: 330, width: 290, turn: 6 }, feels: 'amused' },
    ],
  },
  /** Somebody behind them whom they have not seen. */
  watched: {
    players: [
      { who: 'other', pose: 'front', at: { x: 466, y: 196, width: 250 }, isAfar: true },
      { who: 'lead', pose: 'downRight', at: { x: 226, y: 308, width: 278 }, gesture: 'holds' },
    ],
  },
  /** Two who want the same thing. */
  rivals: {
    players: [
      { who: 'lead', pose: 'overRight', at: { x: 148, y: 246, width: 318 }, feels: 'proud' },
      { who: 'other', pose: 'overLeft', at: { x: 458, y: 306, width: 306 }, feels: 'amused' },
    ],
    isSplit: true,
  },
  /** A face that is cut off by the edge, and whom it is afraid of at its back. */
  halfFace: {
    players: [
      { who: 'other', pose: 'right', at: { x: 118, y: 236, width: 262 }, isAfar: true },
      { who: 'lead', pose: 'defiant', at: { x: 430, y: 268, width: 384, turn: 7 } },
    ],
  },
  /** Close, before a moon that is larger than both of them. */
  moonlit: {
    players: [
      { who: 'other', pose: 'downLeft', at: { x: 484, y: 274, width: 204, turn: -3 } },
      { who: 'lead', pose: 'overRight', at: { x: 214, y: 360, width: 236 }, feels: 'proud' },
    ],
    disc: { x: 372, y: 158, radius: 182 },
  },
  /** Each looks to their own side of the sky, a world between them. */
  worldsApart: {
    players: [
      { who: 'other', pose: 'upRight', at: { x: 462, y: 296, width: 220, turn: 3 } },
      { who: 'lead', pose: 'upLeft', at: { x: 148, y: 352, width: 246, turn: -4 } },
    ],
    disc: { x: 316, y: 142, radius: 128, isRinged: true },
  },
  /** Somebody with their back to what stands over them. */
  haunted: {
    players: [
      { who: 'other', pose: 'front', at: { x: 300, y: 172, width: 356 }, feels: 'scheming', isAfar: true },
      { who: 'lead', pose: 'overLeft', at: { x: 318, y: 356, width: 248, turn: 3 }, feels: 'afraid' },
    ],
  },
  turnedAway: {
    players: [
      { who: 'other', pose: 'upRight', at: { x: 466, y: 200, width: 240, turn: 5 } },
      { who: 'lead', pose: 'downLeft', at: { x: 226, y: 314, width: 292, turn: -4 } },
    ],
  },
} as const satisfies Record<string, Staging>

/** Wide covers, 960 by 540: words stand at the left, and on phones over the lower half, which no chin reaches. */
export const wideStagings: readonly Staging[] = [
  {
    players: [
      { who: 'other', pose: 'downLeft', at: { x: 856, y: 124, width: 160 } },
      { who: 'lead', pose: 'overLeft', at: { x: 640, y: 142, width: 186 } },
    ],
  },
  {
    players: [
      { who: 'other', pose: 'toLeft', at: { x: 858, y: 122, width: 164 } },
      { who: 'lead', pose: 'toRight', at: { x: 628, y: 142, width: 182 } },
    ],
  },
  // One face, and behind it whom it thinks of.
  {
    players: [
      { who: 'other', pose: 'front', at: { x: 600, y: 130, width: 176 }, isAfar: true },
      { who: 'lead', pose: 'overLeft', at: { x: 782, y: 136, width: 196 } },
    ],
  },
  {
    players: [
      { who: 'other', pose: 'right', at: { x: 862, y: 124, width: 162 } },
      { who: 'lead', pose: 'left', at: { x: 646, y: 142, width: 184 } },
    ],
  },
  // Eye to eye.
  {
    players: [
      { who: 'other', pose: 'facingLeft', at: { x: 850, y: 130, width: 172 } },
      { who: 'lead', pose: 'facingRight', at: { x: 634, y: 146, width: 172 } },
    ],
  },
  {
    players: [
      { who: 'other', pose: 'upRight', at: { x: 590, y: 126, width: 164 } },
      { who: 'lead', pose: 'overRight', at: { x: 796, y: 138, width: 192 } },
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
  'worldsApart', // letters-from-stardust
  'remembered', // before-the-snow
  'halfFace', // seventh-floor
  'sheltered', // fire-and-salt
  'moonlit', // wolf-moon-vow
  'watched', // last-train-to-1998
  'standoff', // objection-my-love
  'rivals', // final-round
  'overTheirWorld', // the-sugar-crown
  'overShoulder', // after-the-last-rain
  'faceToFace', // my-flatmate-is-a-robot
  'turnedAway', // the-second-mrs-shen
  'haunted', // ward-thirteen
  'watched', // sword-of-silent-river
  'overTheirWorld', // the-lighthouse-letters
]

/** The staging of a drama's upright cover by the drama's place among the others. */
export const uprightStaging = (turn: number): Staging => uprightStagings[order[turn % order.length] ?? 'close']

const otherwise: Staging = uprightStagings.close

export const wideStaging = (turn: number): Staging => wideStagings[turn % wideStagings.length] ?? otherwise
