import { portraitOf } from './covers.ts'
import { figure } from './drawing/people.ts'
import type { PoseName } from './drawing/poses.ts'
import { n, radial } from './drawing/svg.ts'
import { drawPlane, type Plane, type Stage } from './stage.ts'
import type { Look } from './story.ts'

/** `lead` and `other` are close to one face, `faces` to both. */
export type ShotKind = 'wide' | 'meeting' | 'lead' | 'other' | 'faces'

const shadow = '#07060c'

/** Episodes take turns in how a face is seen. */
const leads: readonly PoseName[] = ['overRight', 'defiant', 'right', 'downRight', 'upRight']
const others: readonly PoseName[] = ['left', 'overLeft', 'downLeft', 'front', 'toLeft']

/** The planes of one shot, from back to front; the first fills the canvas. */
export async function drawShot(kind: ShotKind, look: Look, stage: Stage, take: number): Promise<Plane[]> {
  const people = await drawPlane(peopleOf(kind, look, stage.ground, take), 0.7)
  const isInFocus = kind === 'wide' || kind === 'meeting'
  return isInFocus ? [...stage.behind, people, ...stage.front] : [stage.blurred, people]
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
    case 'lead':
      return portraitOf(look, 'lead', leads[take % leads.length] ?? 'overRight', { x: 440, y: 640, width: 430 })
    case 'other':
      return portraitOf(look, 'other', others[take % others.length] ?? 'left', { x: 520, y: 640, width: 420 })
    case 'faces':
      return (
        portraitOf(look, 'other', 'toLeft', { x: 660, y: 560, width: 310 }) +
        portraitOf(look, 'lead', 'toRight', { x: 320, y: 700, width: 330 })
      )
    default:
      return kind satisfies never
  }
}

function shadowBelow(x: number, y: number, radius: number): string {
  const dark = radial([
    [0, '#000', 0.7],
    [1, '#000', 0],
  ])
  return `${dark.defs}<ellipse cx="${x}" cy="${y}" rx="${radius}" ry="${n(radius * 0.16)}" fill="${dark.url}"/>`
}
