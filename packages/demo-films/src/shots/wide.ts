import { fromBehind } from '../drawing/from-behind.ts'
import { portraitLight } from '../drawing/light.ts'
import { type PortraitPose, placed } from '../drawing/portrait.ts'
import { canvas, glow, linear } from '../drawing/svg.ts'
import { darkTone } from '../grading.ts'
import { portraitOf, type View } from '../players.ts'
import type { Look } from '../story.ts'

/** Somebody small in their place: from behind, looking into it, or from the side. */
interface Figure {
  readonly who: 'lead' | 'other'
  readonly view: View | 'behind'
  readonly at: PortraitPose
}

/** Both face each other, one follows the other with their eyes, or the lead is alone before what they have to do with. */
export const wideWays: readonly (readonly Figure[])[] = [
  [
    { who: 'other', view: 'facingLeft', at: { x: 622, y: 756, width: 132 } },
    { who: 'lead', view: 'facingRight', at: { x: 338, y: 770, width: 134 } },
  ],
  [{ who: 'lead', view: 'behind', at: { x: 560, y: 764, width: 140 } }],
  [
    { who: 'other', view: 'behind', at: { x: 610, y: 742, width: 122 } },
    { who: 'lead', view: 'overRight', at: { x: 366, y: 778, width: 146 } },
  ],
  [
    { who: 'other', view: 'behind', at: { x: 384, y: 752, width: 128 } },
    { who: 'lead', view: 'behind', at: { x: 562, y: 762, width: 132 } },
  ],
]

/** Where the ground begins to be dark, and where nothing is seen any more: no body ends before. */
export const darkFrom = [950, 1170] as const

/** The people of a wide shot, their feet in the dark of the ground; `take` tells alike shots apart. */
export function drawWide(look: Look, take: number): string {
  const { palette, cast } = look
  const figures = wideWays[take % wideWays.length] ?? []
  const drawn = figures.map(({ who, view, at }) => {
    const light = glow(at.x, at.y + at.width * 0.3, at.width * 2.6, palette.light, 0.34)
    const somebody =
      view === 'behind'
        ? placed(fromBehind(cast[who].person, portraitLight(palette)), at)
        : portraitOf(look, { who, pose: view, at })
    return light + somebody
  })
  const dark = darkTone(palette.sky[0])
  const [from, to] = darkFrom
  const ground = linear([
    [0, dark, 0],
    [(to - from) / (canvas.height - from), dark, 1],
    [1, dark, 1],
  ])
  return `${drawn.join('')}${ground.defs}<rect y="${from}" width="${canvas.width}" height="${canvas.height - from}" fill="${ground.url}"/>`
}
