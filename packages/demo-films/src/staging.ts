import type { PortraitPose } from './drawing/portrait.ts'
import type { Appearance } from './players.ts'

/** One of the two people in a picture. */
export interface Player extends Appearance {
  /** Out of focus in the haze of the place, as somebody remembered or feared. */
  readonly isAfar?: true
}

/** Which part of a place a cover shows: what of it lies in the upper left corner, and how large it is. */
export interface View {
  readonly x: number
  readonly y: number
  readonly scale: number
}

/** How a cover shows its people before their place, from back to front. */
export interface Staging {
  readonly players: readonly Player[]
  readonly view: View
  /** Over whose shoulder one looks, out of focus. */
  readonly shoulder?: { readonly who: 'lead' | 'other'; readonly at: PortraitPose }
  /** Each in a part of the picture of their own, cut aslant. */
  readonly isSplit?: true
  /** The light stands between them. */
  readonly isLitBetween?: true
}

/** Of a place 960 wide, whatever of it begins this far down. */
const from = (y: number, x = 30, scale = 0.667): View => ({ x, y, scale })

/** Upright covers, 600 by 900, by drama: people to the waist in a place that is seen, each with a hand in what it is about. Chins stay in the upper
 *  55 %, and what is below them is left to a title. */
export const uprightStagings: Readonly<Record<string, Staging>> = {
  // Back to back with the general who once obeyed an order, the hairpin in hand, before the moon over the palace.
  'phoenix-returns': {
    view: from(300),
    players: [
      { who: 'other', pose: 'right', at: { x: 462, y: 268, width: 156, turn: 3 } },
      { who: 'lead', pose: 'overLeft', at: { x: 240, y: 342, width: 226, turn: -3 }, gesture: 'holds' },
    ],
  },
  // A breath before a kiss, high above the city.
  'midnight-contract': {
    view: from(330),
    players: [
      { who: 'other', pose: 'closeToLeft', at: { x: 420, y: 284, width: 204, turn: 5 } },
      { who: 'lead', pose: 'closeToRight', at: { x: 178, y: 318, width: 196, turn: -5 }, gesture: 'touches' },
    ],
    isLitBetween: true,
  },
  // Close together on the pier at sunset, and only one of them looks at us.
  'eighteen-by-the-sea': {
    view: from(330),
    players: [
      { who: 'other', pose: 'downLeft', at: { x: 462, y: 266, width: 168 } },
      { who: 'lead', pose: 'overRight', at: { x: 262, y: 336, width: 218, turn: -4 }, gesture: 'holds' },
    ],
  },
  // Back to back in the morning light of the forest, arms crossed.
  'bamboo-sea': {
    view: from(40),
    players: [
      { who: 'other', pose: 'upRight', at: { x: 474, y: 280, width: 150, turn: 3 } },
      { who: 'lead', pose: 'overLeft', at: { x: 256, y: 322, width: 222, turn: -3 }, gesture: 'crossed' },
    ],
  },
  // In the light of the stage, between its curtains, and behind them whoever made them fall there.
  'madam-black-swan': {
    view: from(0),
    players: [
      { who: 'other', pose: 'right', at: { x: 122, y: 262, width: 138 }, feels: 'stern', isAfar: true },
      {
        who: 'lead',
        pose: 'defiant',
        at: { x: 346, y: 312, width: 240, turn: -4 },
        feels: 'scheming',
        gesture: 'chin',
      },
    ],
  },
  // Each looks to their own side of the sky, a world between them.
  'letters-from-stardust': {
    view: from(270, 60),
    players: [
      { who: 'other', pose: 'upRight', at: { x: 478, y: 290, width: 156, turn: 3 } },
      { who: 'lead', pose: 'upLeft', at: { x: 204, y: 344, width: 220, turn: -3 }, gesture: 'crossed' },
    ],
  },
  // A bowl that was brought through the snow to somebody who waits.
  'before-the-snow': {
    view: from(440),
    players: [
      { who: 'other', pose: 'downLeft', at: { x: 470, y: 264, width: 156 }, feels: 'tender' },
      { who: 'lead', pose: 'downRight', at: { x: 236, y: 326, width: 220 }, feels: 'tender', gesture: 'holds' },
    ],
  },
  // Somebody in the corridor whom they have not heard.
  'seventh-floor': {
    view: from(290),
    players: [
      { who: 'other', pose: 'right', at: { x: 124, y: 262, width: 128 }, isAfar: true },
      { who: 'lead', pose: 'overLeft', at: { x: 376, y: 322, width: 240, turn: 4 }, feels: 'afraid', gesture: 'mouth' },
    ],
  },
  // They lean back against the other, over the fires of a kitchen.
  'fire-and-salt': {
    view: from(300),
    players: [
      { who: 'other', pose: 'downLeft', at: { x: 440, y: 268, width: 188 }, feels: 'tender' },
      {
        who: 'lead',
        pose: 'overRight',
        at: { x: 262, y: 346, width: 200, turn: 4 },
        feels: 'amused',
        gesture: 'crossed',
      },
    ],
  },
  // Close, under the moon of the wolves.
  'wolf-moon-vow': {
    view: from(210),
    players: [
      { who: 'other', pose: 'downLeft', at: { x: 484, y: 268, width: 160, turn: -3 } },
      { who: 'lead', pose: 'overRight', at: { x: 232, y: 338, width: 226 }, feels: 'proud', gesture: 'chin' },
    ],
  },
  // A ticket, and behind them the girl on the platform.
  'last-train-to-1998': {
    view: from(400, 160, 0.75),
    players: [
      { who: 'other', pose: 'left', at: { x: 480, y: 264, width: 142 } },
      { who: 'lead', pose: 'downRight', at: { x: 232, y: 330, width: 224 }, gesture: 'holds' },
    ],
  },
  // Neither gives way, before the windows of the court.
  'objection-my-love': {
    view: from(230),
    players: [
      { who: 'other', pose: 'facingLeft', at: { x: 448, y: 286, width: 204 } },
      { who: 'lead', pose: 'facingRight', at: { x: 156, y: 330, width: 196 }, gesture: 'offers' },
    ],
    isLitBetween: true,
  },
  // Two who want the same thing.
  'final-round': {
    view: from(60),
    players: [
      { who: 'lead', pose: 'overLeft', at: { x: 158, y: 282, width: 216 }, feels: 'proud', gesture: 'chin' },
      { who: 'other', pose: 'overRight', at: { x: 452, y: 326, width: 212 }, feels: 'amused', gesture: 'crossed' },
    ],
    isSplit: true,
  },
  // A crown in the hands of a baker.
  'the-sugar-crown': {
    view: from(120),
    players: [{ who: 'lead', pose: 'right', at: { x: 290, y: 304, width: 232 }, gesture: 'holds' }],
  },
  // What grows again, shown to somebody over whose shoulder we look.
  'after-the-last-rain': {
    view: from(330),
    players: [{ who: 'lead', pose: 'downLeft', at: { x: 350, y: 304, width: 226 }, gesture: 'holds' }],
    shoulder: { who: 'other', at: { x: -10, y: 500, width: 280 } },
  },
  'my-flatmate-is-a-robot': {
    view: from(110, 10),
    players: [
      { who: 'other', pose: 'toLeft', at: { x: 462, y: 258, width: 168 } },
      { who: 'lead', pose: 'toRight', at: { x: 208, y: 332, width: 216 }, gesture: 'holds' },
    ],
  },
  // A key in a house that one marries into, and the old lady who keeps its doors shut.
  'the-second-mrs-shen': {
    view: from(170),
    players: [
      { who: 'other', pose: 'upRight', at: { x: 470, y: 256, width: 150, turn: 3 } },
      { who: 'lead', pose: 'downLeft', at: { x: 236, y: 328, width: 222, turn: -3 }, gesture: 'holds' },
    ],
  },
  // Somebody with their back to what stands over them.
  'ward-thirteen': {
    view: from(150),
    players: [
      { who: 'other', pose: 'front', at: { x: 456, y: 236, width: 166 }, feels: 'scheming', isAfar: true },
      { who: 'lead', pose: 'overLeft', at: { x: 274, y: 342, width: 226, turn: 3 }, feels: 'afraid', gesture: 'cheek' },
    ],
  },
  'sword-of-silent-river': {
    view: from(210),
    players: [
      { who: 'other', pose: 'front', at: { x: 116, y: 268, width: 140 }, isAfar: true },
      { who: 'lead', pose: 'right', at: { x: 304, y: 332, width: 220 }, gesture: 'holds' },
    ],
  },
  // A letter read by the sea that it came over.
  'the-lighthouse-letters': {
    view: from(150, 0),
    players: [{ who: 'lead', pose: 'downRight', at: { x: 366, y: 322, width: 220 }, gesture: 'holds' }],
  },
}

const first: Staging = { players: [], view: from(0) }

export const uprightStaging = (slug: string): Staging => uprightStagings[slug] ?? first
