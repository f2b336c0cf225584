import type { Staging, View } from '../staging.ts'

/** Of a place 960 wide, whatever of it begins this far down. */
const from = (y: number, x = 30, scale = 0.667): View => ({ x, y, scale })

/** Upright covers, 600 by 900, by drama, each composed in a way of its own: chins stay in the upper 57 %, and what is below them is left to a title. */
export const posters: Readonly<Record<string, Staging>> = {
  // As large as the sky over the palace, and alone below it.
  'phoenix-returns': {
    view: from(300),
    fall: 'front',
    players: [],
    ghost: { who: 'lead', pose: 'defiant', at: { x: 316, y: 300, width: 282, turn: -3 } },
    figures: [{ who: 'lead', view: 'behind', at: { x: 300, y: 496, width: 37 } }],
    props: ['lanterns'],
  },
  // A breath before a kiss, high above the city.
  'midnight-contract': {
    view: from(330),
    fall: 'right',
    players: [
      { who: 'other', pose: 'closeToLeft', at: { x: 448, y: 268, width: 262, turn: 4 } },
      { who: 'lead', pose: 'closeToRight', at: { x: 152, y: 312, width: 250, turn: -4 } },
    ],
    isLitBetween: true,
    props: ['bokeh'],
  },
  // Ten years between them on the pier, and one sun.
  'eighteen-by-the-sea': {
    view: from(300),
    fall: 'behind',
    players: [],
    figures: [
      { who: 'other', view: 'behind', at: { x: 372, y: 404, width: 46 } },
      { who: 'lead', view: 'behind', at: { x: 246, y: 418, width: 44 } },
    ],
    props: ['grass'],
  },
  // Back to back in the morning light of the forest.
  'bamboo-sea': {
    view: from(40),
    fall: 'front',
    players: [
      { who: 'other', pose: 'facingRight', at: { x: 396, y: 318, width: 184 } },
      { who: 'lead', pose: 'facingLeft', at: { x: 208, y: 308, width: 196 } },
    ],
    props: ['bamboo'],
  },
  // One face between the curtains, half of it in the dark.
  'madam-black-swan': {
    view: from(0),
    fall: 'right',
    players: [{ who: 'lead', pose: 'defiant', at: { x: 306, y: 318, width: 300, turn: -5 }, feels: 'scheming' }],
    props: ['curtain'],
  },
  // Whoever is thought of fills a sky that somebody small stands under.
  'letters-from-stardust': {
    view: from(270, 60),
    fall: 'behind',
    players: [],
    ghost: { who: 'other', pose: 'facingLeft', at: { x: 330, y: 300, width: 300 }, isOpen: true },
    figures: [{ who: 'lead', view: 'behind', at: { x: 214, y: 506, width: 36 } }],
  },
  // A bowl that was brought through the snow.
  'before-the-snow': {
    view: from(440),
    fall: 'front',
    players: [
      { who: 'other', pose: 'downLeft', at: { x: 446, y: 272, width: 196 }, feels: 'tender' },
      { who: 'lead', pose: 'downRight', at: { x: 196, y: 318, width: 224 }, feels: 'tender' },
    ],
    thing: { x: 312, y: 736, scale: 0.52 },
    props: ['bokeh'],
  },
  // Somebody in the door whom they have not heard.
  'seventh-floor': {
    view: from(290),
    fall: 'left',
    players: [{ who: 'lead', pose: 'overLeft', at: { x: 420, y: 330, width: 292, turn: 5 }, feels: 'afraid' }],
    door: [70, 180, 130, 330],
    figures: [{ who: 'other', view: 'behind', at: { x: 136, y: 258, width: 31 } }],
    props: ['frame'],
  },
  // Cheek to cheek, over the fires of a kitchen.
  'fire-and-salt': {
    view: from(300),
    fall: 'front',
    players: [
      { who: 'other', pose: 'downLeft', at: { x: 428, y: 268, width: 232 }, feels: 'tender' },
      { who: 'lead', pose: 'overRight', at: { x: 206, y: 336, width: 240, turn: 4 }, feels: 'amused' },
    ],
    props: ['glass'],
  },
  // Whoever kneels, small before whom the moon stands behind.
  'wolf-moon-vow': {
    view: from(210),
    fall: 'behind',
    players: [],
    ghost: { who: 'lead', pose: 'overRight', at: { x: 300, y: 292, width: 270 }, feels: 'proud' },
    figures: [{ who: 'other', view: 'behind', at: { x: 300, y: 490, width: 38 } }],
    props: ['branches'],
  },
  // Somebody listens, and far behind stands the girl from the platform.
  'last-train-to-1998': {
    view: from(400, 160, 0.75),
    fall: 'left',
    players: [
      { who: 'other', pose: 'left', at: { x: 494, y: 270, width: 142 }, isAfar: true },
      { who: 'lead', pose: 'downRight', at: { x: 236, y: 326, width: 262 } },
    ],
    props: ['bokeh'],
  },
  // Neither gives way, before the windows of the court.
  'objection-my-love': {
    view: from(230),
    fall: 'right',
    players: [
      { who: 'other', pose: 'facingLeft', at: { x: 462, y: 282, width: 252 } },
      { who: 'lead', pose: 'facingRight', at: { x: 138, y: 326, width: 244 } },
    ],
    isLitBetween: true,
  },
  // Two who want the same thing.
  'final-round': {
    view: from(60),
    fall: 'left',
    players: [
      { who: 'lead', pose: 'overLeft', at: { x: 130, y: 300, width: 286 }, feels: 'proud' },
      { who: 'other', pose: 'overRight', at: { x: 478, y: 322, width: 280 }, feels: 'amused', fall: 'right' },
    ],
    isSplit: true,
  },
  // A crown for a baker.
  'the-sugar-crown': {
    view: from(120),
    fall: 'front',
    players: [{ who: 'lead', pose: 'front', at: { x: 300, y: 330, width: 270 } }],
    thing: { x: 306, y: 90, scale: 0.34 },
    props: ['bokeh'],
  },
  // What grows again, seen over the shoulder of somebody who would take it.
  'after-the-last-rain': {
    view: from(330),
    fall: 'left',
    players: [{ who: 'lead', pose: 'downLeft', at: { x: 368, y: 304, width: 236 } }],
    thing: { x: 350, y: 610, scale: 0.8 },
    shoulder: { who: 'other', at: { x: -10, y: 500, width: 280 } },
  },
  'my-flatmate-is-a-robot': {
    view: from(110, 10),
    fall: 'right',
    players: [
      { who: 'other', pose: 'left', at: { x: 440, y: 268, width: 200 } },
      { who: 'lead', pose: 'toRight', at: { x: 200, y: 326, width: 236 } },
    ],
  },
  // In the gate of a house whose old lady sees everything.
  'the-second-mrs-shen': {
    view: from(170),
    fall: 'left',
    players: [],
    ghost: { who: 'other', pose: 'front', at: { x: 300, y: 286, width: 270 } },
    figures: [{ who: 'lead', view: 'behind', at: { x: 300, y: 492, width: 40 } }],
    props: ['branches'],
  },
  // Somebody in the light behind, and half a face.
  'ward-thirteen': {
    view: from(150),
    fall: 'right',
    players: [{ who: 'lead', pose: 'overRight', at: { x: 206, y: 326, width: 286, turn: -4 }, feels: 'afraid' }],
    door: [410, 170, 120, 340],
    figures: [{ who: 'other', view: 'behind', at: { x: 470, y: 262, width: 31 } }],
  },
  // A blade before one eye.
  'sword-of-silent-river': {
    view: from(210),
    fall: 'front',
    players: [{ who: 'lead', pose: 'front', at: { x: 300, y: 322, width: 286 }, feels: 'stern' }],
    thing: { x: 366, y: 360, scale: 1.36, turn: -26 },
    props: ['petals'],
  },
  // Who wrote, in the sky; who reads, on the rocks below.
  'the-lighthouse-letters': {
    view: from(150, 0),
    fall: 'right',
    players: [],
    ghost: { who: 'other', pose: 'facingLeft', at: { x: 380, y: 300, width: 270 } },
    figures: [{ who: 'lead', view: 'behind', at: { x: 330, y: 486, width: 40 } }],
    props: ['rail'],
  },
}

const bare: Staging = { players: [], view: from(0), fall: 'right' }

/** How the upright cover of a drama is composed; its place alone where no drama has that name. */
export const uprightStaging = (slug: string): Staging => posters[slug] ?? bare
