import { glow, linear, mixed, radial } from './drawing/svg.ts'
import type { Palette } from './look.ts'

/** In what light an episode plays: what it does to the colours of its drama, and what lies over the picture, mostly around the faces. */
interface Lighting {
  readonly palette: (palette: Palette) => Palette
  /** A colour over all of it, from the upper end to the lower one, and at the edges: little of it around the middle, where faces are. */
  readonly wash?: (palette: Palette) => readonly [color: string, upper: number, lower: number, edges: number]
  /** Lamps beside the picture, warm against cool, as their place across and down it and how bright they are. */
  readonly lamps?: (palette: Palette) => readonly (readonly [color: string, x: number, y: number, opacity: number])[]
}

const lightings: readonly Lighting[] = [
  { palette: (palette) => palette },
  // At night: blue, and darker towards the top.
  {
    palette: (palette) => ({
      ...palette,
      light: mixed(palette.light, '#b4ccff', 0.5),
      accent: mixed(palette.accent, '#4a78ff', 0.5),
    }),
    wash: ({ sky }) => [mixed('#0a1c52', sky[0], 0.3), 0.04, 0.05, 0.3],
    lamps: ({ light }) => [
      ['#a8ccff', 1.06, 0.02, 0.3],
      [mixed(light, '#ffb562', 0.7), -0.12, 0.72, 0.28],
    ],
  },
  // By lamps: warm from below.
  {
    palette: (palette) => ({ ...palette, light: mixed(palette.light, '#ffc27a', 0.56) }),
    wash: () => ['#8a3c0c', 0.02, 0.08, 0.1],
    lamps: ({ accent }) => [
      ['#ffb04e', -0.12, 0.66, 0.5],
      ['#ffe0a8', 1.04, 0.04, 0.28],
      [accent, 0.96, 0.86, 0.24],
    ],
  },
  // In the drama's second colour, its first one at the edges.
  {
    palette: (palette) => ({
      ...palette,
      light: mixed(palette.accent, '#ffffff', 0.42),
      accent: palette.light,
    }),
    wash: ({ accent }) => [mixed(accent, '#140a1e', 0.4), 0.05, 0.03, 0.2],
    lamps: ({ accent, light }) => [
      [mixed(accent, '#ffffff', 0.14), 1.06, 0.05, 0.42],
      [light, -0.12, 0.62, 0.34],
    ],
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
  const lighting = lightingOf(index)
  const wash = lighting.wash?.(palette)
  if (!wash) return ''
  const [color, upper, lower, edges] = wash
  const paint = linear([
    [0, color, upper],
    [1, color, lower],
  ])
  const edge = radial([
    [0.5, color, 0],
    [1, color, edges],
  ])
  const { width, height } = size
  const lamps = (lighting.lamps?.(palette) ?? []).map(([lamp, x, y, opacity]) =>
    glow(width * x, height * y, width * 0.86, lamp, opacity),
  )
  return `${paint.defs}${edge.defs}<rect width="${width}" height="${height}" fill="${paint.url}"/><rect x="${-width * 0.1}" y="${-height * 0.24}" width="${width * 1.2}" height="${height * 1.28}" fill="${edge.url}"/>${lamps.join('')}`
}
