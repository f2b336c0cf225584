import type { Palette } from '../../look.ts'
import { type KeepsakeName, keepsakeAlone } from '../keepsakes.ts'
import { group, mixed } from '../svg.ts'

/** A keepsake as it lies in a fist, its hilt in the middle; nothing for what has no hilt. */
export function heldIn(
  keepsake: KeepsakeName,
  { light, accent, sky }: Pick<Palette, 'light' | 'accent' | 'sky'>,
): string | undefined {
  return keepsake === 'blade'
    ? group(
        'transform="translate(22,-178) rotate(-18) scale(0.74)"',
        keepsakeAlone(keepsake, { light, accent, dark: mixed(sky[0], '#05040a', 0.4) }),
      )
    : undefined
}
