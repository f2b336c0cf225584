import type { Palette } from '../../look.ts'
import type { Point } from '../face/head.ts'
import type { KeepsakeName } from '../keepsakes.ts'
import type { Person, PortraitLight } from '../person.ts'
import { shoulderShare } from '../portrait-clothes.ts'
import { group, n } from '../svg.ts'
import { drawArm } from './arm.ts'
import type { HandName } from './hand-shapes.ts'
import { holdOf } from './holding.ts'

/** What somebody near does with their hands: they hold up the thing that their drama turns on, or bring a hand to their chin. Any other hands are
 *  below the picture. */
export type Gesture = 'holds' | 'chin'

/** This belongs to the face: a hand that moved by itself would slip off it. */
export const isAtFace = (gesture: Gesture | undefined): boolean => gesture === 'chin'

/** Whose hands, in which light; `side` is where they come from, which is where their owner looks. */
interface Hands {
  readonly person: Person
  readonly light: PortraitLight
  readonly keepsake: KeepsakeName
  readonly lamps: Pick<Palette, 'light' | 'accent' | 'sky'>
  readonly side: 1 | -1
}

/** How far below the middle of the face shoulders are, and how far sleeves bend. */
const [shoulderY, elbowY] = [268, 440]

/** A hand of somebody at (x, y), its arm from that side. */
function armAt(
  { person, light }: Pick<Hands, 'person' | 'light'>,
  hand: HandName,
  [x, y]: Point,
  from: 1 | -1,
  held = '',
): string {
  const share = shoulderShare(person)
  const shoulder = [204 * share - from * x, shoulderY - y] as const
  const elbow = [226 * share - from * x, elbowY - y] as const
  return group(
    `transform="translate(${n(x)},${n(y)}) scale(${from},1)"`,
    drawArm({ hand, elbow, shoulder, held }, person, light),
  )
}

/** Over a portrait, and in its measures; nothing for bare arms, and for what nobody can hold between two fingers. */
export function drawGesture(gesture: Gesture, hands: Hands): string {
  const { person, keepsake, lamps, side } = hands
  if (person.clothes.name === 'dress') return ''
  const chin = person.isMan ? 124 : 118
  if (gesture === 'chin') return armAt(hands, 'pinch', [side * 34, chin + 46], side)
  const hold = holdOf(keepsake, lamps)
  if (!hold) return ''
  const { thing, hand, isLong } = hold
  return armAt(hands, hand, [side * (isLong ? 118 : 84), chin + (isLong ? 158 : 146)], side, thing)
}
