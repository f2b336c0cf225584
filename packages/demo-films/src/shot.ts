import { afarOf } from './afar.ts'
import { figure } from './drawing/figure/figure.ts'
import { fromBehind } from './drawing/from-behind.ts'
import { keepsake } from './drawing/keepsakes.ts'
import { portraitLight } from './drawing/light.ts'
import type { Feeling } from './drawing/person.ts'
import { placed } from './drawing/portrait.ts'
import type { PoseName } from './drawing/poses.ts'
import { n, radial } from './drawing/svg.ts'
import { closedLidsOf, portraitOf } from './players.ts'
import { drawPlane, type Plane, type Stage } from './stage.ts'
import type { Player } from './staging.ts'
import type { Look } from './story.ts'

/** `close` is one face that nearly fills the picture: for the line that counts. `lead` and `other` are one person to the waist, their eyes well
 *  above the middle; `faces` are both, and `over` is the lead over the other's shoulder. `detail` is the thing that
 *  the drama turns on. */
export type ShotKind = 'wide' | 'meeting' | 'detail' | NearKind
type NearKind = 'close' | 'lead' | 'other' | 'faces' | 'over'

export interface DrawnShot {
  /** From back to front; the first fills the canvas. */
  readonly planes: readonly Plane[]
  /** Near its people, whom nothing that floats may cover. */
  readonly isNear: boolean
}

/** The planes of one shot; `take` tells alike ones apart. */
export async function drawShot(kind: ShotKind, look: Look, stage: Stage, take: number): Promise<DrawnShot> {
  if (kind === 'wide' || kind === 'meeting') {
    const people = await drawPlane(figuresOf(kind, look, stage.ground, take), peopleDepth)
    return { planes: [...stage.behind, people, ...stage.front], isNear: false }
  }
  if (kind === 'detail')
    return {
      planes: [stage.blurred, await drawPlane(keepsake(look.keepsake, look.palette), peopleDepth)],
      isNear: true,
    }
  const players = playersOf(kind, look, take)
  const people = players.map((player) => portraitOf(look, player)).join('')
  const [nearest] = players.slice(-1)
  const lids = nearest ? closedLidsOf(look, nearest) : ''
  const [seen, shoulder, blinking] = await Promise.all([
    drawPlane(people, peopleDepth),
    kind === 'over' ? drawShoulder(look) : undefined,
    lids ? drawPlane(lids, peopleDepth) : undefined,
  ])
  const over = blinking ? [{ ...blinking, shown: blinks }] : []
  return { planes: [stage.blurred, seen, ...over, ...(shoulder ? [shoulder] : [])], isNear: true }
}

/** Over whose shoulder one looks: at the left edge, against the light and too near to be in focus. */
function drawShoulder({ cast, palette }: Look): Promise<Plane> {
  const drawn = fromBehind(cast.other.person, portraitLight(palette))
  return drawPlane(placed(drawn, { x: 92, y: 760, width: 380 }), 0.95, 7)
}

const peopleDepth = 0.7

/** When the nearest person of a shot has their eyes closed, in its seconds. */
const blinks = [
  [1.45, 1.58],
  [3.7, 3.83],
] as const

function figuresOf(kind: 'wide' | 'meeting', { palette, cast }: Look, ground: number, take: number): string {
  const light = portraitLight(palette)
  return afarOf(kind, take)
    .map(({ who, stance, isMirrored, x, height, nearer = 0 }) => {
      const y = ground + nearer
      const { figure: name, person } = cast[who]
      const pose = { x, y, height, stance, ...(isMirrored && { isMirrored }) }
      return shadowBelow(x, y, height * 0.32) + figure(name, person, pose, light)
    })
    .join('')
}

/** Episodes take turns in how a face is seen; `towards` whom one looks at over their shoulder. */
const leads: readonly PoseName[] = ['right', 'overRight', 'downRight', 'upRight', 'defiant']
const others: readonly PoseName[] = ['left', 'overLeft', 'front', 'downLeft', 'toLeft']
const towards: readonly PoseName[] = ['left', 'overLeft', 'toLeft', 'upLeft']
const closest: readonly PoseName[] = ['overRight', 'defiant', 'overLeft', 'front']

/** How a face changes over a drama, from what it mostly shows. */
const changes: Readonly<Record<Feeling, readonly Feeling[]>> = {
  calm: ['calm', 'tender', 'stern', 'amused'],
  stern: ['stern', 'calm', 'proud', 'tender'],
  warm: ['warm', 'tender', 'amused', 'calm'],
  afraid: ['afraid', 'calm', 'tender', 'stern'],
  tender: ['tender', 'warm', 'calm', 'afraid'],
  amused: ['amused', 'warm', 'proud', 'calm'],
  proud: ['proud', 'stern', 'amused', 'tender'],
}

/** Who is seen near, the nearest last. Where home shows some of it as a wide clip, a single face is whole in it, above the words. */
function playersOf(kind: NearKind, { cast }: Look, take: number): readonly Player[] {
  const feelingOf = (who: Player['who'], later: number): Feeling => {
    const { mood } = cast[who].person
    return changes[mood][(take + later) % changes[mood].length] ?? mood
  }
  const lead = { who: 'lead', feels: feelingOf('lead', 0) } as const
  const other = { who: 'other', feels: feelingOf('other', 0) } as const
  switch (kind) {
    case 'close':
      return [
        { who: 'lead', feels: feelingOf('lead', 1), pose: poseOf(closest, take), at: { x: 470, y: 612, width: 424 } },
      ]
    case 'lead':
      return [{ ...lead, pose: poseOf(leads, take), at: { x: 456, y: 588, width: 306 } }]
    case 'over':
      return [{ ...lead, pose: poseOf(towards, take), at: { x: 520, y: 588, width: 306 } }]
    case 'other':
      return [{ ...other, pose: poseOf(others, take), at: { x: 504, y: 588, width: 306 } }]
    case 'faces':
      if (take % 2 === 1)
        return [
          { ...other, pose: 'facingLeft', at: { x: 668, y: 560, width: 262 } },
          { ...lead, pose: 'facingRight', at: { x: 284, y: 620, width: 256 } },
        ]
      return [
        { ...other, pose: 'toLeft', at: { x: 680, y: 540, width: 262 } },
        { ...lead, pose: 'toRight', at: { x: 306, y: 590, width: 270 } },
      ]
    default:
      return kind satisfies never
  }
}

const poseOf = (turns: readonly PoseName[], take: number): PoseName => turns[take % turns.length] ?? 'front'

function shadowBelow(x: number, y: number, radius: number): string {
  const dark = radial([
    [0, '#000', 0.7],
    [1, '#000', 0],
  ])
  return `${dark.defs}<ellipse cx="${x}" cy="${y}" rx="${radius}" ry="${n(radius * 0.16)}" fill="${dark.url}"/>`
}
