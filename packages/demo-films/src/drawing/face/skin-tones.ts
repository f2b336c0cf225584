import type { Person, PortraitLight } from '../person.ts'
import { linear, mixed } from '../svg.ts'

/** The tones of a skin in a light: shade is warmer than grey, and takes a little of the place. */
export interface SkinTones {
  readonly skin: string
  readonly lit: string
  readonly deep: string
  readonly darkest: string
  /** Where light passes into shade, and blood shows through. */
  readonly between: string
  /** What outlines are drawn with: ink that belongs to this skin. */
  readonly line: string
}

export function tonesOf({ skin }: Pick<Person, 'skin'>, { key, edge, shadow }: PortraitLight): SkinTones {
  const warm = mixed(skin, '#8a2230', 0.42)
  const deep = mixed(mixed(warm, edge, 0.16), shadow, 0.22)
  return {
    skin,
    // The colour of a lamp hardly changes the colour of skin: it would look ill.
    lit: mixed(mixed(skin, '#fff1de', 0.54), key, 0.16),
    between: mixed(skin, '#e2532c', 0.46),
    deep,
    darkest: mixed(mixed(warm, edge, 0.06), shadow, 0.6),
    line: mixed(deep, '#22060f', 0.58),
  }
}

/** From the shade at the left to the light at the right. */
export const acrossSkin = ({ skin, lit, deep }: SkinTones) =>
  linear(
    [
      [0, mixed(skin, deep, 0.4)],
      [0.34, mixed(skin, deep, 0.12)],
      [0.6, mixed(skin, lit, 0.08)],
      [1, mixed(skin, lit, 0.5)],
    ],
    { x: 1, y: 0.12 },
  )
