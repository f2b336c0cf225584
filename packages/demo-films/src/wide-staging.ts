import { fallOf } from './drawing/light.ts'
import type { Staging, View } from './staging.ts'

const at = (y: number, x = 0, scale = 1): View => ({ x, y, scale })

/** Wide covers, 960 by 540: the place opens at the left, where words stand. On phones, which show the right half, words stand over the lower half,
 *  which no chin reaches. */
const ways: readonly Staging['players'][] = [
  [
    { who: 'other', pose: 'downLeft', at: { x: 850, y: 128, width: 112 } },
    { who: 'lead', pose: 'overLeft', at: { x: 676, y: 157, width: 142 } },
  ],
  [
    { who: 'other', pose: 'toLeft', at: { x: 844, y: 130, width: 114 } },
    { who: 'lead', pose: 'toRight', at: { x: 648, y: 157, width: 142 } },
  ],
  // One face, and behind it whom it thinks of.
  [
    { who: 'other', pose: 'front', at: { x: 608, y: 130, width: 114 }, isAfar: true },
    { who: 'lead', pose: 'overLeft', at: { x: 782, y: 157, width: 143 } },
  ],
  [
    { who: 'other', pose: 'right', at: { x: 854, y: 130, width: 114 } },
    { who: 'lead', pose: 'left', at: { x: 680, y: 157, width: 142 } },
  ],
  // Eye to eye.
  [
    { who: 'other', pose: 'facingLeft', at: { x: 822, y: 134, width: 130 } },
    { who: 'lead', pose: 'facingRight', at: { x: 638, y: 150, width: 132 } },
  ],
  [
    { who: 'other', pose: 'upRight', at: { x: 612, y: 130, width: 114 } },
    { who: 'lead', pose: 'overRight', at: { x: 796, y: 157, width: 142 } },
  ],
]

/** What of each place lies beside the people. */
const views: Readonly<Record<string, View>> = {
  'phoenix-returns': at(400),
  'midnight-contract': at(480),
  'eighteen-by-the-sea': at(390),
  'bamboo-sea': at(300),
  'madam-black-swan': at(60),
  'letters-from-stardust': at(330, 192, 1.25),
  'before-the-snow': at(590),
  'seventh-floor': at(430, 192, 1.25),
  'fire-and-salt': at(540),
  'wolf-moon-vow': at(285, 274, 1.4),
  'last-train-to-1998': at(560),
  'objection-my-love': at(230),
  'final-round': at(40),
  'the-sugar-crown': at(250),
  'after-the-last-rain': at(460),
  'my-flatmate-is-a-robot': at(250),
  'the-second-mrs-shen': at(300),
  'ward-thirteen': at(220),
  'sword-of-silent-river': at(540),
  'the-lighthouse-letters': at(190),
}

/** By drama, and by its place among the others: neighbours are staged differently. */
export const wideStaging = (slug: string, turn: number): Staging => ({
  players: ways[turn % ways.length] ?? [],
  view: views[slug] ?? at(420),
  fall: fallOf(turn, 0, 2),
})
