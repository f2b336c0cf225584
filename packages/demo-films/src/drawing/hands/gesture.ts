import type { Palette } from '../../look.ts'
import type { Point } from '../face/head.ts'
import type { KeepsakeName } from '../keepsakes.ts'
import type { Person, PortraitLight } from '../person.ts'
import { shoulderShare } from '../portrait-clothes.ts'
import { group, n } from '../svg.ts'
import { drawArm, drawSleeve } from './arm.ts'
import type { HandName } from './hand-shapes.ts'
import { holdOf } from './holding.ts'

/** What somebody near does with their hands: they hold the thing that their drama turns on, hold it out to whom they face, lay a hand on them, on
 *  their own breast, to their cheek, before their mouth or to their chin, or cross their arms. Any other hands are below the picture. */
export type Gesture = 'holds' | 'offers' | 'touches' | 'heart' | 'crossed' | 'cheek' | 'mouth' | 'chin'

/** These belong to the face: a hand that moved by itself would slip off it. */
export const isAtFace = (gesture: Gesture | undefined): boolean =>
  gesture === 'cheek' || gesture === 'mouth' || gesture === 'chin'

/** Whose hands, in which light; `side` is where they come from, which is where their owner looks. */
interface Hands {
  readonly person: Person
  readonly light: PortraitLight
  readonly keepsake: KeepsakeName
  readonly lamps: Pick<Palette, 'light' | 'accent' | 'sky'>
  readonly side: 1 | -1
}

/** How far below the middle of the face shoulders are, and how far sleeves bend. */
const [shoulderY, hangingElbowY] = [268, 440]

const out = (person: Person): readonly [shoulder: number, elbow: number] => {
  const share = shoulderShare(person)
  return [204 * share, (person.clothes.name === 'dress' ? 208 : 226) * share]
}

/** A hand of somebody at (x, y), its arm from that side. */
function armAt(
  { person, light }: Pick<Hands, 'person' | 'light'>,
  hand: HandName,
  [x, y]: Point,
  from: 1 | -1,
  { held = '', turn = 0, bend }: { readonly held?: string; readonly turn?: number; readonly bend?: Point } = {},
) {
  const [shoulderX, hangingX] = out(person)
  const [elbowX, elbowY] = bend ?? [hangingX, hangingElbowY]
  const shoulder = [shoulderX - from * x, shoulderY - y] as const
  const elbow = [elbowX - from * x, elbowY - y] as const
  return group(
    `transform="translate(${n(x)},${n(y)}) scale(${from},1)"`,
    drawArm({ hand, elbow, shoulder, held, turn }, person, light),
  )
}

/** Stretched out to the side that somebody looks to, the elbow before their waist. */
function reaching({ person, light, side }: Hands, hand: HandName, [x, y]: Point, held = ''): string {
  const reach = { hand, elbow: [x + 4, hangingElbowY + 10 - y], shoulder: [x + 40, shoulderY - y], held } as const
  return group(`transform="translate(${n(side * x)},${n(y)}) scale(${-side},1)"`, drawArm(reach, person, light))
}

/** One forearm lies on the other, whose hand is hidden behind it; the one that is seen lies around the upper arm. */
function crossing(hands: Hands, chin: number): string {
  const { person, light, side } = hands
  const [shoulderX, elbowX] = out(person)
  // Drawn in to the body: a sleeve that stood out would be lit before what is behind it.
  const bendX = elbowX * 0.88
  const below = drawSleeve(
    [
      [-bendX * 0.4, chin + 262],
      [bendX, chin + 290],
      [shoulderX, shoulderY],
    ],
    person,
    light,
  )
  const from = side === 1 ? -1 : 1
  const above = armAt(hands, 'flat', [side * shoulderX * 0.72, chin + 168], from, {
    turn: -6,
    bend: [bendX, chin + 278],
  })
  return group(`transform="scale(${side},1)"`, ...below) + above
}

/** Over a portrait, and in its measures; where nobody can take the thing of a drama into their hands, one lies on whom it would be shown to. */
export function drawGesture(gesture: Gesture, hands: Hands): string {
  const { person, keepsake, lamps, side } = hands
  const chin = person.isMan ? 124 : 118
  switch (gesture) {
    case 'touches':
      return reaching(hands, 'flat', [196, chin + 146])
    case 'heart':
      return armAt(hands, 'flat', [side * 12, chin + 148], side)
    case 'cheek':
      // The cheek that is turned to us.
      return armAt(hands, 'flat', [-side * 114, 84], side === 1 ? -1 : 1, { turn: 64 })
    case 'mouth':
      return armAt(hands, 'flat', [side * 52, 70], side, { turn: 16 })
    case 'chin':
      return armAt(hands, 'pinch', [side * 34, chin + 46], side)
    case 'crossed':
      return crossing(hands, chin)
    case 'offers':
    case 'holds': {
      const hold = holdOf(keepsake, lamps)
      if (!hold) return drawGesture(gesture === 'offers' ? 'touches' : 'heart', hands)
      const { thing, hand, apart, isLong } = hold
      if (gesture === 'offers') return reaching(hands, hand, [206, chin + 124], thing)
      if (apart === undefined)
        return armAt(hands, hand, [side * (isLong ? 118 : 84), chin + (isLong ? 158 : 146)], side, { held: thing })
      const y = chin + 172
      const both = ([-1, 1] as const).map((from) => armAt(hands, hand, [from * apart, y], from))
      return group(`transform="translate(0,${n(y)})"`, thing) + both.join('')
    }
    default:
      return gesture satisfies never
  }
}
