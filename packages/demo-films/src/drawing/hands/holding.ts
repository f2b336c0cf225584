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
  /** How far both hands are apart, where both hold it. */
  readonly apart?: number
}

const holds: Readonly<Record<Exclude<KeepsakeName, 'door' | 'pendant'>, Hold>> = {
  ring: { hand: 'pinch', scale: 0.15, x: 2, y: -66 },
  letter: { hand: 'clasp', scale: 0.42, x: 0, y: -46, apart: 84 },
  blade: { hand: 'fist', scale: 0.74, x: 22, y: -178, turn: -18 },
  key: { hand: 'pinch', scale: 0.19, x: 0, y: -66, turn: 214 },
  bowl: { hand: 'clasp', scale: 0.5, x: 0, y: -38, apart: 92 },
  seedling: { hand: 'clasp', scale: 0.44, x: 0, y: -62, apart: 66 },
  phone: { hand: 'clasp', scale: 0.34, x: 14, y: -30, turn: 16 },
  crown: { hand: 'clasp', scale: 0.46, x: 0, y: -46, apart: 88 },
  ticket: { hand: 'pinch', scale: 0.3, x: -40, y: -66, turn: 4 },
  hairpin: { hand: 'pinch', scale: 0.32, x: -8, y: -78, turn: -46 },
}

interface Held {
  /** As it lies in the hand. */
  readonly thing: string
  readonly hand: Hold['hand']
  /** How far both hands are apart; absent: one hand holds it. */
  readonly apart?: number
  /** It needs room above the hand. */
  readonly isLong: boolean
}

/** A keepsake as hands hold it; nothing for what nobody can take into their hands. */
export function holdOf(keepsake: KeepsakeName, lamps: Pick<Palette, 'light' | 'accent' | 'sky'>): Held | undefined {
  if (keepsake === 'door' || keepsake === 'pendant') return undefined
  const { hand, scale, x, y, turn = 0, apart } = holds[keepsake]
  const { light, accent, sky } = lamps
  const thing = group(
    `transform="translate(${n(x)},${n(y)}) rotate(${turn}) scale(${scale})"`,
    keepsakeAlone(keepsake, { light, accent, dark: mixed(sky[0], '#05040a', 0.4) }),
  )
  return { thing, hand, isLong: keepsake === 'blade', ...(apart !== undefined && { apart }) }
}
