import { glow, linear, mixed, n, radial } from './drawing/svg.ts'
import type { Palette } from './look.ts'

/** The colours of a place over everything in it: its second colour from below, its light from above. */
export function graded({ accent, sky, light }: Palette, width: number, height: number): string {
  const wash = linear(
    [
      [0, accent, 0.24],
      [0.5, sky[1], 0.1],
      [1, light, 0.3],
    ],
    { x: 1, y: -0.6 },
  )
  return `${wash.defs}<rect width="${width}" height="${height}" fill="${wash.url}" style="mix-blend-mode:soft-light"/>`
}

/** Darkness towards the edges. */
export function darkEdges(width: number, height: number, opacity: number): string {
  const edge = radial([
    [0.58, '#000', 0],
    [1, '#000', opacity],
  ])
  return `${edge.defs}<rect x="${n(-width * 0.2)}" y="${n(-height * 0.14)}" width="${n(width * 1.4)}" height="${n(height * 1.28)}" fill="${edge.url}"/>`
}

/** The air between those behind and those in front. */
export const haze = ({ sky }: Palette, opacity: number): string =>
  `<rect width="960" height="900" fill="${sky[1]}" opacity="${opacity}"/>`

/** Where a face stands in the sky, the place is only seen below it. */
export function skyAbove({ sky, light }: Palette): string {
  const above = linear([
    [0, sky[0], 0.9],
    [0.4, sky[1], 0.72],
    [0.66, sky[1], 0],
  ])
  return `${above.defs}<rect width="600" height="900" fill="${above.url}"/>${glow(386, 210, 330, light, 0.5)}`
}

/** Keeps of a drawing of this size what is near its edges: what passes before the camera never lies over a face. */
export function edgesOnly(drawn: string, width: number, height: number): string {
  const edge = radial([
    [0.66, '#fff', 0],
    [0.86, '#fff', 0.9],
  ])
  return `${edge.defs}<mask id="edges" maskUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}"><rect x="${n(-width * 0.12)}" y="${n(-height * 0.1)}" width="${n(width * 1.24)}" height="${n(height * 1.2)}" fill="${edge.url}"/></mask><g mask="url(#edges)">${drawn}</g>`
}

/** Fades from the first height of an upright cover to nothing at the second. */
export function fadingDown(drawn: string, from: number, to: number): string {
  const fade = linear([
    [from / 900, '#fff', 1],
    [to / 900, '#fff', 0],
  ])
  return `${fade.defs}<mask id="fading" maskUnits="userSpaceOnUse" x="0" y="0" width="600" height="900"><rect width="600" height="900" fill="${fade.url}"/></mask><g mask="url(#fading)">${drawn}</g>`
}

/** The same colour, at most as bright as dusk. */
function darkTone(color: string): string {
  const brightest = Math.max(...[1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)))
  return mixed('#05040a', color, Math.min(0.6, 50 / brightest))
}

/** Where a title is set below faces: the dark tone of the place, calm, under which collars and what hands
 *  hold can still be made out, and that leaves what is above the middle as it is. */
export function forTitle(
  { sky }: Palette,
  { width, height }: { readonly width: number; readonly height: number },
): string {
  const dark = darkTone(sky[0])
  const foot = linear([
    [0, '#000', 0.1],
    [0.18, '#000', 0],
    [0.5, dark, 0],
    [0.67, dark, 0.46],
    [0.82, dark, 0.78],
    [1, dark, 0.92],
  ])
  return `${foot.defs}<rect width="${width}" height="${height}" fill="${foot.url}"/>`
}
