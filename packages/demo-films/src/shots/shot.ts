import { fromBehind } from '../drawing/from-behind.ts'
import { keepsake } from '../drawing/keepsakes.ts'
import { portraitLight } from '../drawing/light.ts'
import { placed } from '../drawing/portrait.ts'
import { closedLidsOf, handsOf, portraitOf } from '../players.ts'
import { drawPlane, type Plane, type Stage } from '../stage.ts'
import type { Look } from '../story.ts'
import { drawAfar } from './draw-afar.ts'
import { type Feelings, isShoulderRight, type NearKind, playersOf } from './near.ts'

/** `wide` is their place from afar, `meeting` both of them whole; `detail` is the thing that the drama turns on. */
export type ShotKind = 'wide' | 'meeting' | 'detail' | NearKind

export interface DrawnShot {
  /** From back to front; the first fills the canvas. */
  readonly planes: readonly Plane[]
  /** Near its people, whom nothing that floats may cover. */
  readonly isNear: boolean
}

/** The planes of one shot, its people feeling what they do in it; `take` tells alike ones apart. */
export async function drawShot(
  kind: ShotKind,
  look: Look,
  stage: Stage,
  take: number,
  feelings: Feelings,
): Promise<DrawnShot> {
  if (kind === 'wide' || kind === 'meeting') {
    const people = await drawPlane(drawAfar(kind, look, stage.ground, take, feelings), peopleDepth)
    return { planes: [...stage.behind, people, ...stage.front], isNear: false }
  }
  if (kind === 'detail')
    return {
      planes: [stage.blurred, await drawPlane(keepsake(look.keepsake, look.palette), peopleDepth)],
      isNear: true,
    }
  const players = playersOf(kind, take, feelings)
  const people = players.map((player) => portraitOf(look, player)).join('')
  const [nearest] = players.slice(-1)
  const lids = nearest ? closedLidsOf(look, nearest) : ''
  const hands = players.map((player) => handsOf(look, player)).join('')
  const [seen, shoulder, blinking, moving] = await Promise.all([
    drawPlane(people, peopleDepth),
    kind === 'over' ? drawShoulder(look, isShoulderRight(take)) : undefined,
    lids ? drawPlane(lids, peopleDepth) : undefined,
    hands ? drawPlane(hands, peopleDepth) : undefined,
  ])
  const over = blinking ? [{ ...blinking, shown: blinks }] : []
  const raised = moving ? [{ ...moving, isRaised: true } as const] : []
  return { planes: [stage.blurred, seen, ...over, ...raised, ...(shoulder ? [shoulder] : [])], isNear: true }
}

/** Over whose shoulder one looks: at an edge, against the light and too near to be in focus. */
function drawShoulder({ cast, palette }: Look, isRight: boolean): Promise<Plane> {
  const drawn = fromBehind(cast.other.person, portraitLight(palette))
  return drawPlane(placed(drawn, { x: isRight ? 868 : 92, y: 760, width: 380 }), 0.95, 7)
}

const peopleDepth = 0.7

/** When the nearest person of a shot has their eyes closed, in its seconds. */
const blinks = [
  [1.45, 1.58],
  [3.7, 3.83],
] as const
