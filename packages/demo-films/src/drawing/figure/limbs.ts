import type { PortraitLight } from '../person.ts'
import { linear, mixed, n } from '../svg.ts'
import type { HandName, Joints } from './stances.ts'

/** Cloth or skin on a body, from its shade to its light. */
export interface Cloth {
  readonly shade: string
  readonly color: string
  readonly lit: string
}

export const clothOf = (color: string, { key, edge, shadow }: PortraitLight): Cloth => ({
  shade: mixed(mixed(color, shadow, 0.58), edge, 0.08),
  color: mixed(color, shadow, 0.1),
  lit: mixed(color, key, 0.34),
})

/** How much of the light falls on a side of the body. */
type Side = 'left' | 'right' | 'both'

/** A shape in its cloth, with the light along its right edge. */
export function lit(
  d: string,
  { shade, color, lit: bright }: Cloth,
  { key }: PortraitLight,
  side: Side = 'both',
): string {
  const stops = {
    left: [shade, shade, mixed(shade, color, 0.7)],
    both: [shade, color, bright],
    right: [mixed(shade, color, 0.6), color, bright],
  }[side]
  const paint = linear(
    stops.map((stop, at) => [[0, 0.55, 1][at] ?? 1, stop] as const),
    { x: 1, y: 0.1 },
  )
  return `${paint.defs}<path d="${d}" transform="translate(8,-4)" fill="${key}" fill-opacity="${side === 'left' ? 0.42 : 0.95}"/><path d="${d}" fill="${paint.url}"/>`
}

/** From joint to joint, as broad at each as the widths say, round where it bends. */
export function limb(points: readonly Joints[], widths: readonly number[]): string {
  const parts = points.slice(1).map((to, at) => {
    const from = points[at] ?? to
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
    const [acrossX, acrossY] = [(from[1] - to[1]) / length, (to[0] - from[0]) / length]
    const edge = ([x, y]: Joints, width = 0, side: number) =>
      `${n(x + acrossX * width * side)} ${n(y + acrossY * width * side)}`
    const [first, second] = [(widths[at] ?? 0) / 2, (widths[at + 1] ?? 0) / 2]
    return `M${edge(from, first, 1)} L${edge(to, second, 1)} L${edge(to, second, -1)} L${edge(from, first, -1)} Z`
  })
  const rounds = points.map(([x, y], at) => {
    const r = n((widths[at] ?? 0) / 2)
    return `M${n(x - Number(r))} ${n(y)} a${r} ${r} 0 1 0 ${n(Number(r) * 2)} 0 a${r} ${r} 0 1 0 ${n(-Number(r) * 2)} 0 Z`
  })
  return parts.join(' ') + rounds.join(' ')
}

/** Each along the forearm, the wrist at (0, 0) and the fingers downwards, the thumb at the left. */
const hands: Readonly<Record<Exclude<HandName, 'hidden'>, string>> = {
  hangs:
    'M-26 -8 C-34 24 -40 40 -46 66 C-46 78 -36 80 -30 68 L-24 54 C-26 88 -22 112 -8 116 C12 120 28 108 30 76 C32 42 28 16 24 -8 Z',
  fist: 'M-26 -8 C-40 20 -42 58 -30 74 C-12 88 26 86 34 66 C40 40 34 14 24 -8 Z',
  open: 'M-24 -8 C-36 16 -56 30 -72 40 C-78 50 -70 58 -60 54 L-30 44 C-34 80 -36 104 -28 122 C-20 128 -14 122 -12 108 L-8 128 C-2 138 8 136 9 124 L14 122 C22 128 28 120 28 108 L38 96 C46 60 32 20 24 -8 Z',
  points:
    'M-26 -8 C-40 20 -42 52 -34 66 L-20 72 L-18 134 C-16 146 -2 146 0 134 L4 76 C20 80 34 72 36 56 C38 32 32 12 24 -8 Z',
}

/** The hand at the end of a forearm, its thumb towards the middle of the body. */
export function hand(
  name: HandName,
  elbow: Joints,
  wrist: Joints,
  skin: Cloth,
  light: PortraitLight,
  thumb: 1 | -1,
): string {
  if (name === 'hidden') return ''
  const turn = (Math.atan2(wrist[1] - elbow[1], wrist[0] - elbow[0]) * 180) / Math.PI - 90
  return `<g transform="translate(${n(wrist[0])},${n(wrist[1])}) rotate(${n(turn)}) scale(${thumb * 1.02},1.02)">${lit(hands[name], skin, light)}</g>`
}
