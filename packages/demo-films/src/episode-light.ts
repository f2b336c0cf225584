import { linear, mixed, radial } from './drawing/svg.ts'
import type { Palette } from './look.ts'

/** In what light an episode plays: what it does to the colours of its drama, and what lies over the picture, mostly around the faces. */
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
    wash: ({ sky }) => [mixed('#0a1c52', sky[0], 0.3), 0.15, 0.05],
  },
  // By lamps: warm from below.
  {
    palette: (palette) => ({ ...palette, light: mixed(palette.light, '#ffb562', 0.6) }),
    wash: () => ['#8a3c0c', 0.05, 0.14],
  },
  // In the drama's second colour, its first one at the edges.
  {
    palette: (palette) => ({
      ...palette,
      light: mixed(palette.accent, '#ffffff', 0.42),
      accent: palette.light,
    }),
    wash: ({ accent }) => [mixed(accent, '#140a1e', 0.4), 0.13, 0.04],
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
  const edge = radial([
    [0.4, color, 0],
    [1, color, 2.4 * upper],
  ])
  const { width, height } = size
  return `${paint.defs}${edge.defs}<rect width="${width}" height="${height}" fill="${paint.url}"/><rect x="${-width * 0.1}" y="${-height * 0.24}" width="${width * 1.2}" height="${height * 1.28}" fill="${edge.url}"/>`
}
