import { glow, group, linear, mixed, n, radial, soft } from './drawing/svg.ts'
import type { Palette } from './look.ts'
import type { SkyDisc } from './staging.ts'

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

/** A moon or a world that stands large behind people, with a ring around it or none. */
export function inTheSky({ light, accent, sky }: Palette, { x, y, radius, isRinged }: SkyDisc): string {
  const [lit, shaded] = [mixed(light, '#ffffff', 0.82), mixed(mixed(light, accent, 0.4), sky[1], 0.4)]
  const face = linear(
    [
      [0, shaded, 0.9],
      [0.4, mixed(lit, shaded, 0.2)],
      [1, lit],
    ],
    { x: 1, y: -0.4 },
  )
  const spots = [
    [-0.42, -0.2, 0.24],
    [0.1, 0.3, 0.3],
    [0.36, -0.36, 0.18],
    [-0.2, 0.56, 0.16],
  ].map(([dx = 0, dy = 0, r = 0]) => soft(x + dx * radius, y + dy * radius, r * radius, r * radius * 0.8, shaded, 0.5))
  const ring = `transform="rotate(-18 ${x} ${y})" fill="none" stroke="${mixed(accent, '#ffffff', 0.4)}"`
  const half = (sweep: 0 | 1, wide: number, opacity: number) =>
    `<path d="M${n(x - radius * wide)} ${y} A${n(radius * wide)} ${n(radius * wide * 0.24)} 0 0 ${sweep} ${n(x + radius * wide)} ${y}" stroke-width="${n(radius * 0.08)}" stroke-opacity="${opacity}"/>`
  const halves = (sweep: 0 | 1) => group(ring, half(sweep, 1.5, 0.7), half(sweep, 1.7, 0.4))
  return [
    face.defs,
    glow(x, y, radius * 2.2, light, 0.6),
    isRinged ? halves(1) : '',
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="${face.url}"/>`,
    ...spots,
    isRinged ? halves(0) : '',
  ].join('')
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

/** Where a title is set below faces: cloth takes the colour of the place and grows dark in it, so that white does not turn grey there, and what
 *  is above the middle stays as it is. */
export function forTitle(
  { sky }: Palette,
  { width, height }: { readonly width: number; readonly height: number },
): string {
  const dark = darkTone(sky[0])
  const dye = mixed(richTone(sky[1]), '#8f8790', 0.4)
  const dyed = linear([
    [0, '#ffffff'],
    [0.54, '#ffffff'],
    [0.68, mixed('#ffffff', dye, 0.6)],
    [0.84, mixed('#ffffff', dye, 0.94)],
    [1, mixed(dye, dark, 0.6)],
  ])
  const foot = linear([
    [0, '#000', 0.1],
    [0.18, '#000', 0],
    [0.52, dark, 0],
    [0.7, dark, 0.3],
    [0.84, dark, 0.58],
    [1, dark, 0.86],
  ])
  const area = `width="${width}" height="${height}"`
  return `${dyed.defs}${foot.defs}<rect ${area} fill="${dyed.url}" style="mix-blend-mode:multiply"/><rect ${area} fill="${foot.url}"/>`
}
