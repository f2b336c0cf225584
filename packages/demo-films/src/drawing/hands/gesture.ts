import type { Palette } from '../../look.ts'
import type { KeepsakeName } from '../keepsakes.ts'
import type { Person, PortraitLight } from '../person.ts'
import { shoulderShare } from '../portrait-clothes.ts'
import { group, n } from '../svg.ts'
import { drawArm } from './arm.ts'
import { heldIn } from './holding.ts'

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

/** The hand of somebody who holds up what their drama turns on, over their portrait and in its measures; nothing for bare arms, and for what is not
 *  held in a fist. Any other hands are below the picture. */
export function drawHold({ person, light, keepsake, lamps, side }: Hands): string {
  const held = person.clothes.name === 'dress' ? undefined : heldIn(keepsake, lamps)
  if (!held) return ''
  const [x, y] = [side * 118, (person.isMan ? 124 : 118) + 158]
  const share = shoulderShare(person)
  const shoulder = [204 * share - side * x, shoulderY - y] as const
  const elbow = [226 * share - side * x, elbowY - y] as const
  return group(
    `transform="translate(${n(x)},${n(y)}) scale(${side},1)"`,
    drawArm({ elbow, shoulder, held }, person, light),
  )
}
