import type { Person, PortraitLight } from '../person.ts'
import { linear, mixed } from '../svg.ts'

/** The tones of a skin in a light: shade is warmer than grey, and takes a little of the place. */
export interface SkinTones {
  readonly skin: string
  readonly lit: string
  readonly deep: string
  readonly darkest: string
  /** What outlines are drawn with: ink that belongs to this skin. */
  readonly line: string
}

export function tonesOf({ skin }: Pick<Person, 'skin'>, { key, edge, shadow }: PortraitLight): SkinTones {
  const warm = mixed(skin, '#7d2233', 0.42)
  const deep = mixed(mixed(warm, edge, 0.1), shadow, 0.26)
  return {
    skin,
    lit: mixed(mixed(skin, '#fff6ea', 0.58), key, 0.26),
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
