import { portraitOf } from './covers.ts'
import { figure } from './drawing/people.ts'
import { n, radial } from './drawing/svg.ts'
import { drawPlane, type Plane, type Stage } from './stage.ts'
import type { Look } from './story.ts'

/** `lead` and `other` are close to one face, `faces` to both. */
export type ShotKind = 'wide' | 'meeting' | 'lead' | 'other' | 'faces'

const shadow = '#07060c'

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
      return portraitOf(look, 'lead', { x: 430, y: 700, width: 400, turn: -2 })
    case 'other':
      return portraitOf(look, 'other', { x: 530, y: 690, width: 410, isMirrored: true, turn: 2 })
    case 'faces':
      return (
        portraitOf(look, 'other', { x: 640, y: 640, width: 300, turn: 3 }) +
        portraitOf(look, 'lead', { x: 320, y: 720, width: 340, isMirrored: true, turn: -3 })
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
