import { linear, mixed, n, radial } from './drawing/svg.ts'
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

/** What lies between a place and the people in it: a little of its sky, most of it towards the ground, so that they stand out. */
export function airOf(
  { sky }: Palette,
  { width, height }: { readonly width: number; readonly height: number },
  below: number,
): string {
  const air = linear([
    [0, sky[0], 0],
    [0.45, sky[1], 0.1],
    [1, sky[1], below],
  ])
  return `${air.defs}<rect width="${width}" height="${height}" fill="${air.url}"/>`
}

/** Keeps of a drawing of this size what is near its edges: what passes before the camera never lies over a face. */
export function edgesOnly(drawn: string, width: number, height: number): string {
  const edge = radial([
    [0.66, '#fff', 0],
    [0.86, '#fff', 0.9],
  ])
  return `${edge.defs}<mask id="edges" maskUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}"><rect x="${n(-width * 0.12)}" y="${n(-height * 0.1)}" width="${n(width * 1.24)}" height="${n(height * 1.2)}" fill="${edge.url}"/></mask><g mask="url(#edges)">${drawn}</g>`
}

/** The same colour, at most as bright as dusk. */
export function darkTone(color: string): string {
  const brightest = Math.max(...[1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)))
  return mixed('#05040a', color, Math.min(0.6, 50 / brightest))
}

/** The same hue as strong and as bright as cloth in the light of dusk. */
function richTone(color: string): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
  const [least, most] = [Math.min(...channels), Math.max(...channels)]
  const rich = channels.map((value) => 70 + (80 * (value - least)) / Math.max(24, most - least))
  return `#${rich.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
}

/** Where a title is set below faces: cloth takes the colour of the place, so that white does not turn grey there, and grows dark in it. Faces and
 *  hands are above that. */
export function forTitle(
  { sky }: Palette,
  { width, height }: { readonly width: number; readonly height: number },
): string {
  const dark = darkTone(sky[0])
  const dye = mixed(richTone(sky[1]), '#8f8790', 0.4)
  const dyed = linear([
    [0, '#ffffff'],
    [0.68, '#ffffff'],
    [0.8, mixed('#ffffff', dye, 0.6)],
    [0.9, mixed('#ffffff', dye, 0.94)],
    [1, mixed(dye, dark, 0.6)],
  ])
  const foot = linear([
    [0, '#000', 0.08],
    [0.18, '#000', 0],
    [0.6, dark, 0],
    [0.76, dark, 0.34],
    [0.86, dark, 0.72],
    [1, dark, 0.88],
  ])
  const area = `width="${width}" height="${height}"`
  return `${dyed.defs}${foot.defs}<rect ${area} fill="${dyed.url}" style="mix-blend-mode:multiply"/><rect ${area} fill="${foot.url}"/>`
}
