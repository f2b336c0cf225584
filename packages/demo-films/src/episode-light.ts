import { linear, mixed } from './drawing/svg.ts'
import type { Palette } from './look.ts'

/** In what light an episode plays: what it does to the colours of its drama, and what lies over the picture. */
interface Lighting {
  readonly palette: (palette: Palette) => Palette
  /** A colour over all of it, from the upper end to the lower one. */
  readonly wash?: (palette: Palette) => readonly [color: string, upper: number, lower: number]
}

const lightings: readonly Lighting[] = [
  { palette: (palette) => palette },
  // At night: blue, and darker towards the top.
  {
    palette: (palette) => ({
      ...palette,
      light: mixed(palette.light, '#9cc0ff', 0.62),
      accent: mixed(palette.accent, '#3a4f9a', 0.45),
    }),
    wash: ({ sky }) => [mixed('#0a1c52', sky[0], 0.3), 0.34, 0.08],
  },
  // By lamps: warm from below.
  {
    palette: (palette) => ({ ...palette, light: mixed(palette.light, '#ffb562', 0.6) }),
    wash: () => ['#8a3c0c', 0.06, 0.18],
  },
  // In the drama's second colour, its first one at the edges.
  {
    palette: (palette) => ({
      ...palette,
      light: mixed(palette.accent, '#ffffff', 0.42),
      accent: palette.light,
    }),
    wash: ({ accent }) => [mixed(accent, '#140a1e', 0.4), 0.3, 0.06],
  },
]

const lightingOf = (index: number): Lighting => lightings[index % lightings.length] ?? { palette: (palette) => palette }

/** The colours in which the people of an episode, counted from 0, are lit: neighbours are never lit alike. */
export const episodePalette = (palette: Palette, index: number): Palette => lightingOf(index).palette(palette)

/** What lies over all of an episode's pictures, as a drawing of this size; nothing where it plays in the light of its place. */
export function episodeWash(
  palette: Palette,
  index: number,
  size: { readonly width: number; readonly height: number },
): string {
  const wash = lightingOf(index).wash?.(palette)
  if (!wash) return ''
  const [color, upper, lower] = wash
  const paint = linear([
    [0, color, upper],
    [1, color, lower],
  ])
  return `${paint.defs}<rect width="${size.width}" height="${size.height}" fill="${paint.url}"/>`
}
