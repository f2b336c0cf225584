import type { Fall, Person, PortraitLight } from '../person.ts'
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
  /** Where its light comes from. */
  readonly fall: Fall
}

export function tonesOf({ skin }: Pick<Person, 'skin'>, { fall, key, edge, shadow }: PortraitLight): SkinTones {
  const warm = mixed(skin, '#8a2230', 0.42)
  const deep = mixed(mixed(warm, edge, 0.16), shadow, 0.22)
  return {
    fall,
    skin,
    // The colour of a lamp hardly changes the colour of skin: it would look ill.
    lit: mixed(mixed(skin, '#fff1de', 0.54), key, 0.16),
    between: mixed(skin, '#e2532c', 0.46),
    deep,
    darkest: mixed(mixed(warm, edge, 0.06), shadow, 0.6),
    line: mixed(deep, '#22060f', 0.58),
  }
}

/** From the shade on one side to the light on the other; evenly where the light stands before somebody, or behind them. */
export function acrossSkin({ skin, lit, deep, fall }: SkinTones) {
  const [shaded, middle, near, bright] = [
    mixed(skin, deep, 0.36),
    mixed(skin, deep, 0.1),
    mixed(skin, lit, 0.08),
    mixed(skin, lit, 0.46),
  ]
  if (fall === 'front' || fall === 'behind')
    return linear(
      [
        [0, mixed(skin, deep, 0.16)],
        [0.3, near],
        [0.66, mixed(skin, lit, 0.24)],
        [1, skin],
      ],
      { x: 1, y: 0.12 },
    )
  const [from, second, third, to] = fall === 'right' ? [shaded, middle, near, bright] : [bright, near, middle, shaded]
  return linear(
    [
      [0, from],
      [fall === 'right' ? 0.34 : 0.4, second],
      [fall === 'right' ? 0.6 : 0.66, third],
      [1, to],
    ],
    { x: 1, y: 0.12 },
  )
}
