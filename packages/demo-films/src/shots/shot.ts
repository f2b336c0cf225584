import { fromBehind } from '../drawing/from-behind.ts'
import { keepsake } from '../drawing/keepsakes.ts'
import { portraitLight } from '../drawing/light.ts'
import type { Fall } from '../drawing/person.ts'
import { type PortraitPose, placed } from '../drawing/portrait.ts'
import { glow } from '../drawing/svg.ts'
import { closedLidsOf, handsOf, portraitOf } from '../players.ts'
import { lightingOf } from '../poster/relit.ts'
import { drawPlane, type Plane, type Stage } from '../stage.ts'
import type { Look } from '../story.ts'
import { type MediumKind, mediumPlayers } from './medium.ts'
import { type Feelings, isShoulderRight, type NearKind, playersOf } from './near.ts'
import { drawWide } from './wide.ts'

/** `detail` is the thing that the drama turns on, `wide` its people small in their place. */
export type ShotKind = 'detail' | 'wide' | MediumKind | NearKind

/** Where the camera goes. */
export interface Direction {
  readonly x: number
  readonly y: number
}

/** Where two share the picture, it goes up or down: to the side, it would leave one of them out. */
export const directionFor = (kind: ShotKind, { x, y }: Direction): Direction =>
  kind === 'meeting' || kind === 'faces' ? { x: x * 0.1, y: y || x * 0.6 } : { x, y }

export interface DrawnShot {
  /** From back to front; the first fills the canvas. */
  readonly planes: readonly Plane[]
}

/** The planes of one shot, its people feeling what they do in it, in the light of its scene; `take` tells alike ones apart. */
export async function drawShot(
  kind: ShotKind,
  look: Look,
  stage: Stage,
  take: number,
  feelings: Feelings,
  fall: Fall,
): Promise<DrawnShot> {
  const { palette } = look
  if (kind === 'detail')
    return {
      planes: [stage.blurred, await drawPlane(keepsake(look.keepsake, palette), peopleDepth, { palette })],
    }
  if (kind === 'wide')
    return { planes: [...stage.behind, await drawPlane(drawWide(look, take), wideDepth, { palette })] }
  const isMedium = kind === 'place' || kind === 'meeting'
  const players = (isMedium ? mediumPlayers(kind, take, feelings) : playersOf(kind, take, feelings)).map((player) => ({
    ...player,
    fall,
  }))
  const lights = isMedium ? players.map(({ at }) => lightBehind(look, at)) : []
  const [nearest] = players.slice(-1)
  const drawn = players.map((player) => portraitOf(look, player))
  const people = [...lights, ...drawn].join('')
  const lids = nearest ? closedLidsOf(look, nearest) : ''
  const hands = nearest ? handsOf(look, nearest) : ''
  const [seen, shoulder, blinking, moving] = await Promise.all([
    drawPlane(people, peopleDepth, { palette, lighting: lightingOf(fall) }),
    kind === 'over' ? drawShoulder(look, isShoulderRight(take)) : undefined,
    lids ? drawPlane(lids, peopleDepth, { palette }) : undefined,
    hands ? drawPlane(hands, peopleDepth, { palette }) : undefined,
  ])
  const over = blinking ? [{ ...blinking, shown: blinks }] : []
  const raised = moving ? [{ ...moving, isRaised: true } as const] : []
  const place = isMedium ? stage.behind : [stage.blurred]
  return { planes: [...place, seen, ...over, ...raised, ...(shoulder ? [shoulder] : [])] }
}

/** What their edge is seen against, where the place around them is not out of focus altogether. */
const lightBehind = ({ palette }: Look, { x, y, width }: PortraitPose): string =>
  glow(x + width * 0.2, y - width * 0.3, width * 1.7, palette.light, 0.42)

/** Over whose shoulder one looks: at an edge, against the light and too near to be in focus. */
function drawShoulder({ cast, palette }: Look, isRight: boolean): Promise<Plane> {
  const drawn = fromBehind(cast.other.person, portraitLight(palette))
  return drawPlane(placed(drawn, { x: isRight ? 868 : 92, y: 760, width: 380 }), 0.95, { softness: 7 })
}

export const peopleDepth = 0.7
/** Whoever is far away moves little before their place. */
const wideDepth = 0.4

/** When the nearest person of a shot has their eyes closed, in its seconds. */
const blinks = [
  [1.45, 1.58],
  [3.7, 3.83],
] as const
