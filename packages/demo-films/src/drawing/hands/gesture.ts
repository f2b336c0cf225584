import type { Palette } from '../../look.ts'
import type { KeepsakeName } from '../keepsakes.ts'
import type { Person, PortraitLight } from '../person.ts'
import { group, n, soft } from '../svg.ts'
import { drawHand } from './arm.ts'
import { hands } from './hand-shapes.ts'
import { holdOf } from './holding.ts'

/** What somebody near does with their hands: they hold the thing that their drama turns on. Any other hands are below the picture. */
export type Gesture = 'holds'

/** Whose hands, in which light; `side` is where they come from, which is where their owner looks. */
interface Hands {
  readonly person: Person
  readonly light: PortraitLight
  readonly keepsake: KeepsakeName
  readonly lamps: Pick<Palette, 'light' | 'accent' | 'sky'>
  readonly side: 1 | -1
}

const place = (x: number, y: number, mirror: 1 | -1, ...parts: string[]) =>
  group(`transform="translate(${n(x)},${n(y)}) scale(${mirror},1)"`, ...parts)

/** The shade that a hand throws on its owner. */
const cast = ({ shadow }: PortraitLight, rx: number) => soft(30, 60, rx, 130, shadow, 0.5)

/** Over a portrait, and in its measures; nothing where nobody can take the thing of a drama into their hands. */
export function drawHolding({ person, light, keepsake, lamps, side }: Hands): string {
  const chin = person.isMan ? 124 : 118
  const hold = holdOf(keepsake, lamps)
  if (!hold) return ''
  const { thing, hand, apart, isLong } = hold
  if (apart === undefined) {
    const [x, y] = isLong ? [132, 168] : [78, 132]
    return place(side * x, chin + y, side, cast(light, 140), drawHand(hands[hand], person, light, thing))
  }
  const each = drawHand(hands[hand], person, light)
  const y = chin + 160
  return place(0, y, 1, cast(light, 210), thing) + place(-apart, y, -1, each) + place(apart, y, 1, each)
}
