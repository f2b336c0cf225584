import { figure } from '../drawing/figure/figure.ts'
import { portraitLight } from '../drawing/light.ts'
import { glow, group, linear, mixed, n, soft } from '../drawing/svg.ts'
import type { Palette } from '../look.ts'
import type { Look } from '../story.ts'
import { afarOf } from './afar.ts'
import type { Feelings } from './near.ts'

/** Whole people on the ground of their place, each before light and on their own shadow, seen past something that is near. */
export function drawAfar(
  kind: 'wide' | 'meeting',
  { palette, cast }: Look,
  ground: number,
  take: number,
  feelings: Feelings,
): string {
  const light = portraitLight(palette)
  const people = afarOf(kind, take).map(({ who, stance, isMirrored, x, height, nearer = 0 }) => {
    const y = ground + nearer
    const { figure: name, person } = cast[who]
    const pose = { x, y, height, stance, ...(isMirrored && { isMirrored }) }
    return {
      behind: lightBehind(palette, x, y, height),
      drawn: figure(name, { ...person, mood: feelings[who] }, pose, light),
    }
  })
  return people.map(({ behind, drawn }) => behind + drawn).join('') + frame(palette, take)
}

/** The light that their edge is seen against, what of it lies on the ground, and the shadow that falls away from it. */
function lightBehind({ light }: Palette, x: number, y: number, height: number): string {
  const fallen = group(
    `transform="translate(${n(x)},${n(y - height * 0.012)}) skewX(-38)"`,
    soft(0, height * 0.016, height * 0.24, height * 0.075, '#000000', 0.62),
  )
  return [
    glow(x + height * 0.06, y - height * 0.72, height * 0.46, light, 0.34),
    soft(x + height * 0.05, y, height * 0.5, height * 0.07, light, 0.34),
    fallen,
    soft(x, y - height * 0.004, height * 0.17, height * 0.026, '#000000', 0.86),
  ].join('')
}

/** Something dark that stands too near to be seen sharply, at one edge of the picture, with the light along it. */
function frame({ light, sky }: Palette, take: number): string {
  const isRight = take % 2 === 0
  const dark = mixed(sky[0], '#030206', 0.78)
  const paint = linear(
    [
      [0, dark, 1],
      [0.66, dark, 0.97],
      [0.8, mixed(dark, light, 0.4), 0.86],
      [0.88, mixed(dark, light, 0.62), 0.5],
      [1, mixed(dark, light, 0.6), 0],
    ],
    { x: 1, y: 0 },
  )
  const edge = 'M-40 -40 L206 -40 C176 240 196 520 178 820 C164 1060 206 1260 270 1480 L-40 1480 Z'
  const place = isRight ? 'translate(960,0) scale(-1,1)' : 'translate(0,0)'
  return paint.defs + group(`transform="${place}"`, `<path d="${edge}" fill="${paint.url}"/>`)
}
