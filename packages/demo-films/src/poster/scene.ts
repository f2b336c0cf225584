import { keepsakeAlone } from '../drawing/keepsakes.ts'
import { portraitLight } from '../drawing/light.ts'
import { glow, group, linear, mixed, n, soft } from '../drawing/svg.ts'
import { darkTone } from '../grading.ts'
import { lightingOn, portraitOf } from '../players.ts'
import type { Ghost, Staging, Thing } from '../staging.ts'
import type { Look } from '../story.ts'
import { drawFigure, shadowOf } from './figure.ts'
import { relit } from './relit.ts'

interface Size {
  readonly width: number
  readonly height: number
}

/** A face as large as the sky, which takes it back below the chin: somebody who is thought of, with the place going on inside of whoever is open to it. */
export async function drawGhost(look: Look, place: string, ghost: Ghost, size: Size): Promise<string> {
  const { at, isOpen } = ghost
  const drawn = await relit(portraitOf(look, ghost), size, look.palette, lightingOn(ghost))
  const [from, to] = [at.y + at.width * 0.42, at.y + at.width * 1.12]
  const fade = linear([
    [from / size.height, '#fff'],
    [to / size.height, '#000'],
  ])
  const area = `x="0" y="0" width="${size.width}" height="${size.height}"`
  const mask = `${fade.defs}<mask id="ghost" maskUnits="userSpaceOnUse" ${area}><rect ${area} fill="${fade.url}"/></mask>`
  const through = isOpen ? `<g mask="url(#ghost)" opacity=".3" style="mix-blend-mode:screen">${place}</g>` : ''
  return `${mask}<g mask="url(#ghost)" opacity=".96">${drawn}</g>${through}`
}

/** Small people, their shadows, and the light that they stand before. */
export async function drawFigures(look: Look, figures: NonNullable<Staging['figures']>, size: Size): Promise<string> {
  const { palette } = look
  const lights = figures.map(({ at }) => glow(at.x, at.y + at.width * 2.6, at.width * 5, palette.light, 0.5))
  const shadows = figures.map((figure) => shadowOf(figure, darkTone(palette.sky[0])))
  const drawn = figures.map((figure) => drawFigure(look, figure)).join('')
  return [...lights, ...shadows, await relit(drawn, size, palette, { from: 1, depth: 0.6 })].join('')
}

/** What a drama turns on, alone in its light. */
export function drawThing({ keepsake, palette }: Look, { x, y, scale, turn = 0 }: Thing): string {
  if (keepsake === 'door') return ''
  const tones = { light: palette.light, accent: palette.accent, dark: portraitLight(palette).shadow }
  return (
    glow(x, y, 620 * scale, palette.light, 0.42) +
    group(`transform="translate(${n(x)},${n(y)}) rotate(${turn}) scale(${scale})"`, keepsakeAlone(keepsake, tones))
  )
}

/** An open door far away, the light that falls out of it, and whoever stands in it. */
export function drawDoor({ palette: { light, accent, sky } }: Look, [x, y, width, height]: readonly number[]): string {
  const [left = 0, top = 0, w = 0, h = 0] = [x, y, width, height]
  const beam = linear([
    [0, light, 0.6],
    [1, light, 0],
  ])
  const dark = darkTone(sky[0])
  return [
    `<rect width="600" height="900" fill="${dark}" opacity=".5"/>`,
    glow(left + w / 2, top + h / 2, h * 0.9, light, 0.7),
    `<rect x="${left - 12}" y="${top - 12}" width="${w + 24}" height="${h + 12}" fill="${mixed(dark, '#000000', 0.4)}"/>`,
    `<rect x="${left}" y="${top}" width="${w}" height="${h}" fill="${mixed(light, '#ffffff', 0.3)}"/>`,
    `${beam.defs}<path d="M${left} ${top + h} L${left + w} ${top + h} L${left + w * 1.9} 900 L${left - w * 0.9} 900 Z" fill="${beam.url}"/>`,
    soft(left + w / 2, top + h, w * 0.9, 14, accent, 0.3),
  ].join('')
}
