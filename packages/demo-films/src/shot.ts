import { portraitOf } from './covers.ts'
import { figure } from './drawing/people.ts'
import type { PoseName } from './drawing/poses.ts'
import { n, radial } from './drawing/svg.ts'
import { drawPlane, type Plane, type Stage } from './stage.ts'
import type { Look } from './story.ts'

/** `close` is one face that fills the picture, `lead` and `other` are near one face, `faces` near both. */
export type ShotKind = 'wide' | 'meeting' | 'close' | 'lead' | 'other' | 'faces'

const shadow = '#07060c'

/** Episodes take turns in how a face is seen. */
const leads: readonly PoseName[] = ['right', 'overRight', 'downRight', 'upRight', 'defiant']
const others: readonly PoseName[] = ['left', 'overLeft', 'front', 'downLeft', 'toLeft']
const closest: readonly PoseName[] = ['overRight', 'defiant', 'overLeft', 'front']

export interface DrawnShot {
  /** From back to front; the first fills the canvas. */
  readonly planes: readonly Plane[]
  /** Near its people, whom nothing that floats may cover. */
  readonly isNear: boolean
}

/** The planes of one shot; `take` tells alike ones apart. */
export async function drawShot(kind: ShotKind, look: Look, stage: Stage, take: number): Promise<DrawnShot> {
  const people = await drawPlane(peopleOf(kind, look, stage.ground, take), 0.7)
  const isNear = kind !== 'wide' && kind !== 'meeting'
  return { planes: isNear ? [stage.blurred, people] : [...stage.behind, people, ...stage.front], isNear }
}

function peopleOf(kind: ShotKind, look: Look, ground: number, take: number): string {
  const { palette, cast } = look
  const light = { body: shadow, rim: palette.light }
  switch (kind) {
    case 'wide': {
      const x = [480, 380, 590, 440][take % 4] ?? 480
      const walker = figure(cast.lead.figure, { x, y: ground, height: 330, isMirrored: take % 2 === 1 }, light)
      return shadowBelow(x, ground, 120) + walker
    }
    case 'meeting':
      return [
        shadowBelow(330, ground + 40, 170),
        shadowBelow(640, ground + 40, 170),
        figure(cast.lead.figure, { x: 330, y: ground + 40, height: 560 }, light),
        figure(cast.other.figure, { x: 640, y: ground + 40, height: 590, isMirrored: true }, light),
      ].join('')
    case 'close':
      return portraitOf(look, 'lead', poseOf(closest, take), { x: 474, y: 650, width: 520 })
    case 'lead':
      return portraitOf(look, 'lead', poseOf(leads, take), { x: 452, y: 606, width: 310 })
    case 'other':
      return portraitOf(look, 'other', poseOf(others, take), { x: 508, y: 606, width: 310 })
    case 'faces':
      return (
        portraitOf(look, 'other', 'toLeft', { x: 690, y: 566, width: 270 }) +
        portraitOf(look, 'lead', 'toRight', { x: 306, y: 624, width: 276 })
      )
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
