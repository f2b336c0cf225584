import type { Person } from '../person.ts'
import { linear, n, repeat } from '../svg.ts'
import { expressions } from './expression.ts'
import { type At, type Head, warped } from './head.ts'
import type { BrowShape } from './traits.ts'

interface Brow {
  readonly inner: number
  readonly arch: number
  readonly outer: number
  readonly thick: number
}

/** Measured from the middle of the eye. */
const brows: Readonly<Record<BrowShape, Brow>> = {
  straight: { inner: -24, arch: -27, outer: -23, thick: 6.6 },
  arched: { inner: -22, arch: -37, outer: -22, thick: 4.6 },
  heavy: { inner: -22, arch: -29, outer: -20, thick: 11.4 },
  soft: { inner: -26, arch: -31, outer: -18, thick: 4.4 },
  angled: { inner: -24, arch: -33.5, outer: -25, thick: 6 },
}

/** A brow: hairs stand up at its inner end, lie along its arch and run out in a point. */
export function drawBrow(
  side: 1 | -1,
  { isMan, mood }: Person,
  shape: BrowShape,
  apart: number,
  level: number,
  head: Head,
  ink: string,
): string {
  const { inner, arch: highest, outer, thick } = brows[shape]
  const { brow: moved, hasRaisedBrow, isFrowning } = expressions[mood]
  const isRaised = hasRaisedBrow === true && side !== head.side
  const [innerBy, outerBy, archBy] = isRaised ? [-5, -4, -6] : moved
  const at: At = (x, y) => head.face(side * (apart + x), level + y, 3)
  const weight = thick * (isMan ? 1.2 : 0.92)
  const [from, to] = [inner + innerBy, outer + outerBy]
  // Fear lifts the inner end above the arch: the whole brow slopes from there.
  const arch = Math.min(highest, from + 1 - Math.min(0, archBy)) + archBy
  const body = `M-24 ${n(from + weight * 0.42)} C-25 ${n(from - weight * 0.2)} -23 ${n(from - weight * 0.55)} -19 ${n(from - weight * 0.6)} C-8 ${n((from + arch) / 2 - weight * 0.62)} 2 ${n(arch - weight * 0.5)} 10 ${n(arch - weight * 0.36)} C20 ${n(arch - weight * 0.1)} 29 ${n((arch + to) / 2)} 34 ${n(to)} C26 ${n((arch + to) / 2 + weight * 0.34)} 18 ${n(arch + weight * 0.42)} 8 ${n(arch + weight * 0.5)} C-4 ${n((from + arch) / 2 + weight * 0.5)} -16 ${n(from + weight * 0.5)} -24 ${n(from + weight * 0.42)} Z`
  const fade = linear(
    (side > 0 ? [0, 0.3, 1] : [1, 0.7, 0])
      .map((offset, step) => [offset, ink, [0.5, 0.9, 0.82][step] ?? 1] as const)
      .toSorted(([one], [two]) => one - two),
    { x: 1, y: 0 },
  )
  const hairs = repeat(isMan ? 6 : 4, (index) => {
    const x = -24 + index * 4
    const y = from + (arch - from) * Math.max(0, (x + 20) / 34)
    return `<path d="${warped(`M${n(x)} ${n(y + weight * 0.4)} L${n(x + 3.4)} ${n(y - weight * 0.5)}`, at)}"/>`
  })
  const frown = isFrowning
    ? `<path d="${warped('M-31 -16 C-32.4 -20 -32.4 -23 -31.4 -27', at)}" fill="none" stroke="${ink}" stroke-width="1.8" stroke-linecap="round" stroke-opacity=".34"/>`
    : ''
  return `${fade.defs}<path d="${warped(body, at)}" fill="${fade.url}"/><g stroke="${ink}" stroke-width="1.2" stroke-linecap="round" stroke-opacity=".3">${hairs}</g>${frown}`
}
