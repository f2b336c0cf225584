import type { Palette } from '../../look.ts'
import { type KeepsakeName, keepsakeAlone } from '../keepsakes.ts'
import { group, mixed, n } from '../svg.ts'
import type { HandName } from './hand-shapes.ts'

interface Hold {
  readonly hand: HandName
  /** Of the thing, beside its own measures, and where it lies from the hand. */
  readonly scale: number
  readonly x: number
  readonly y: number
  readonly turn?: number
}

const holds: Readonly<Partial<Record<KeepsakeName, Hold>>> = {
  ring: { hand: 'pinch', scale: 0.15, x: 2, y: -66 },
  blade: { hand: 'fist', scale: 0.74, x: 22, y: -178, turn: -18 },
  key: { hand: 'pinch', scale: 0.19, x: 0, y: -66, turn: 214 },
  ticket: { hand: 'pinch', scale: 0.3, x: -40, y: -66, turn: 4 },
  hairpin: { hand: 'pinch', scale: 0.32, x: -8, y: -78, turn: -46 },
}

interface Held {
  /** As it lies in the hand. */
  readonly thing: string
  readonly hand: HandName
  /** It needs room above the hand. */
  readonly isLong: boolean
}

/** A keepsake as a hand holds it; nothing for what takes two hands or more. */
export function holdOf(keepsake: KeepsakeName, lamps: Pick<Palette, 'light' | 'accent' | 'sky'>): Held | undefined {
  const hold = holds[keepsake]
  if (!hold || keepsake === 'door') return undefined
  const { hand, scale, x, y, turn = 0 } = hold
  const { light, accent, sky } = lamps
  const thing = group(
    `transform="translate(${n(x)},${n(y)}) rotate(${turn}) scale(${scale})"`,
    keepsakeAlone(keepsake, { light, accent, dark: mixed(sky[0], '#05040a', 0.4) }),
  )
  return { thing, hand, isLong: keepsake === 'blade' }
}
