import type { Staging, View } from './staging.ts'

const at = (y: number, x = 0, scale = 1): View => ({ x, y, scale })

/** Wide covers, 960 by 540: the place opens at the left, where words stand. On phones, which show the right half, words stand over the lower half,
 *  which no chin reaches. */
const ways: readonly Staging['players'][] = [
  [
    { who: 'other', pose: 'downLeft', at: { x: 846, y: 128, width: 134 } },
    { who: 'lead', pose: 'overLeft', at: { x: 668, y: 150, width: 152 } },
  ],
  [
    { who: 'other', pose: 'toLeft', at: { x: 836, y: 130, width: 140 } },
    { who: 'lead', pose: 'toRight', at: { x: 642, y: 150, width: 150 } },
  ],
  // One face, and behind it whom it thinks of.
  [
    { who: 'other', pose: 'front', at: { x: 618, y: 132, width: 132 }, isAfar: true },
    { who: 'lead', pose: 'overLeft', at: { x: 780, y: 148, width: 158 } },
  ],
  [
    { who: 'other', pose: 'right', at: { x: 850, y: 130, width: 136 } },
    { who: 'lead', pose: 'left', at: { x: 672, y: 148, width: 152 } },
  ],
  // Eye to eye.
  [
    { who: 'other', pose: 'facingLeft', at: { x: 822, y: 134, width: 146 } },
    { who: 'lead', pose: 'facingRight', at: { x: 638, y: 150, width: 144 } },
  ],
  [
    { who: 'other', pose: 'upRight', at: { x: 624, y: 132, width: 136 } },
    { who: 'lead', pose: 'overRight', at: { x: 792, y: 150, width: 154 } },
  ],
]

/** What of each place lies beside the people, in the order of the dramas' making. */
const views: Readonly<Record<string, View>> = {
  'phoenix-returns': at(290, 180),
  'midnight-contract': at(430),
  'eighteen-by-the-sea': at(390, 20),
  'bamboo-sea': at(300),
  'madam-black-swan': at(60),
  'letters-from-stardust': at(190, 260),
  'before-the-snow': at(470),
  'seventh-floor': at(340, 230),
  'fire-and-salt': at(330),
  'wolf-moon-vow': at(150, 300),
  'last-train-to-1998': at(400, 420),
  'objection-my-love': at(230),
  'final-round': at(40),
  'the-sugar-crown': at(280),
  'after-the-last-rain': at(440, 170),
  'my-flatmate-is-a-robot': at(430),
  'the-second-mrs-shen': at(320),
  'ward-thirteen': at(340, 230),
  'sword-of-silent-river': at(300),
  'the-lighthouse-letters': at(390, 20),
}

/** By drama, and by its place among the others: neighbours are staged differently. */
export const wideStaging = (slug: string, turn: number): Staging => ({
  players: ways[turn % ways.length] ?? [],
  view: views[slug] ?? at(420),
})
