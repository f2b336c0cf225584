import type { Palette } from '../../look.ts'
import type { Point } from '../face/head.ts'
import type { KeepsakeName } from '../keepsakes.ts'
import type { Person, PortraitLight } from '../person.ts'
import { shoulderShare } from '../portrait-clothes.ts'
import { group, n } from '../svg.ts'
import { drawArm, drawSleeve } from './arm.ts'
import type { HandName } from './hand-shapes.ts'
import { holdOf } from './holding.ts'

/** What somebody near does with their hands: they hold the thing that their drama turns on, hold it out to whom they face, lay a hand on them or
 *  on their own breast, or cross their arms. Any other hands are below the picture. */
export type Gesture = 'holds' | 'offers' | 'touches' | 'heart' | 'crossed'

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

const out = (person: Person): readonly [shoulder: number, elbow: number] => {
  const share = shoulderShare(person)
  return [204 * share, 226 * share]
}

/** A hand of somebody at (x, y), its arm from that side. */
function armAt(
  { person, light }: Pick<Hands, 'person' | 'light'>,
  hand: HandName,
  [x, y]: Point,
  from: 1 | -1,
  held = '',
) {
  const [shoulderX, elbowX] = out(person)
  const shoulder = [shoulderX - from * x, shoulderY - y] as const
  const elbow = [elbowX - from * x, elbowY - y] as const
  return group(
    `transform="translate(${n(x)},${n(y)}) scale(${from},1)"`,
    drawArm({ hand, elbow, shoulder, held }, person, light),
  )
}

/** Stretched out to the side that somebody looks to, the elbow before their waist. */
function reaching({ person, light, side }: Hands, hand: HandName, [x, y]: Point, held = ''): string {
  return group(
    `transform="translate(${n(side * x)},${n(y)}) scale(${-side},1)"`,
    drawArm({ hand, elbow: [x + 4, elbowY + 10 - y], shoulder: [x + 40, shoulderY - y], held }, person, light),
  )
}

/** One forearm lies on the other, whose hand is hidden behind it. */
function crossing(hands: Hands, chin: number): string {
  const { person, light, side } = hands
  const [shoulderX, elbowX] = out(person)
  const below = drawSleeve(
    [
      [-elbowX * 0.5, chin + 262],
      [elbowX, elbowY + 6],
      [shoulderX, shoulderY],
    ],
    person,
    light,
  )
  const from = side === 1 ? -1 : 1
  return group(`transform="scale(${side},1)"`, ...below) + armAt(hands, 'flat', [side * 112, chin + 186], from)
}

/** Over a portrait, and in its measures; nothing where nobody can take the thing of a drama into their hands. */
export function drawGesture(gesture: Gesture, hands: Hands): string {
  const { person, keepsake, lamps, side } = hands
  const chin = person.isMan ? 124 : 118
  switch (gesture) {
    case 'touches':
      return reaching(hands, 'flat', [196, chin + 146])
    case 'heart':
      return armAt(hands, 'flat', [side * 12, chin + 148], side)
    case 'crossed':
      return crossing(hands, chin)
    case 'offers':
    case 'holds': {
      const hold = holdOf(keepsake, lamps)
      if (!hold) return ''
      const { thing, hand, apart, isLong } = hold
      if (gesture === 'offers') return reaching(hands, hand, [206, chin + 124], thing)
      if (apart === undefined)
        return armAt(hands, hand, [side * (isLong ? 118 : 84), chin + (isLong ? 158 : 146)], side, thing)
      const y = chin + 172
      const both = ([-1, 1] as const).map((from) => armAt(hands, 'grip', [from * apart, y], from))
      return group(`transform="translate(0,${n(y)})"`, thing) + both.join('')
    }
    default:
      return gesture satisfies never
  }
}
