import type { Point } from '../face/head.ts'
import { group, mixed, n, seeded } from '../svg.ts'
import type { Flow } from './style.ts'

export type Curve = readonly [Point, Point, Point, Point]

type Warp = (path: string) => string

/** The curve at this share of the way from one edge of a flow to the other. */
function curveIn([from, to]: Flow, share: number): Curve {
  const point = (at: number): Point => {
    const [fromX = 0, fromY = 0, toX = 0, toY = 0] = [from[at], from[at + 1], to[at], to[at + 1]]
    return [fromX + (toX - fromX) * share, fromY + (toY - fromY) * share]
  }
  return [point(0), point(2), point(4), point(6)]
}

const mid = ([x, y]: Point, [toX, toY]: Point, share: number): Point => [x + (toX - x) * share, y + (toY - y) * share]

/** The first part of a curve, up to this share of it, and the rest. */
function cut([a, b, c, d]: Curve, share: number): readonly [Curve, Curve] {
  const [ab, bc, cd] = [mid(a, b, share), mid(b, c, share), mid(c, d, share)]
  const [abc, bcd] = [mid(ab, bc, share), mid(bc, cd, share)]
  const middle = mid(abc, bcd, share)
  return [
    [a, ab, abc, middle],
    [middle, bcd, cd, d],
  ]
}

const part = (curve: Curve, from: number, to: number): Curve => cut(cut(curve, from)[1], (to - from) / (1 - from))[0]

/** A curve that is this broad in its middle and pointed at both of its ends. */
export function tapered([a, b, c, d]: Curve, breadth: number): string {
  const length = Math.hypot(d[0] - a[0], d[1] - a[1]) || 1
  const [x, y] = [(-(d[1] - a[1]) / length) * breadth * 0.66, ((d[0] - a[0]) / length) * breadth * 0.66]
  const text = ([px, py]: Point, by: number) => `${n(px + x * by)} ${n(py + y * by)}`
  return `M${text(a, 0)} C${text(b, 1)} ${text(c, 1)} ${text(d, 0)} C${text(c, -1)} ${text(b, -1)} ${text(a, 0)} Z`
}

interface Tones {
  readonly dark: string
  readonly middle: string
  readonly bright: string
}

/** Hair falls in clumps: dark between them, each with a broken band of light where it bends, and few single strands. */
export function clumps(flows: readonly Flow[], warp: Warp, { dark, middle, bright }: Tones, count: number): string {
  const drawn = flows.map((flow, at) => {
    const random = seeded(at * 97 + count)
    const width = Math.max(
      ...[0, 2, 4, 6].map((point) =>
        Math.hypot(
          (flow[1][point] ?? 0) - (flow[0][point] ?? 0),
          (flow[1][point + 1] ?? 0) - (flow[0][point + 1] ?? 0),
        ),
      ),
    )
    // No two are as broad: alike ones would be the stripes of a cloth.
    const breadths = Array.from({ length: count }, () => 0.3 + random() ** 2 * 1.9)
    const whole = breadths.reduce((sum, breadth) => sum + breadth, 0)
    let from = 0
    const paths = breadths.map((breadth, index) => {
      const [own, start] = [breadth / whole, from / whole]
      from += breadth
      const each = width * own
      const within = (share: number): Curve => curveIn(flow, Math.min(1, start + own * share))
      const path = (curve: Curve, wide: number, color: string, opacity: number) =>
        `<path d="${warp(tapered(curve, wide))}" fill="${color}" fill-opacity="${n(opacity)}"/>`
      const shade = path(
        part(within(0.1), random() * 0.12, 0.9 + random() * 0.1),
        each * (0.26 + random() * 0.2),
        dark,
        0.44 + random() * 0.34,
      )
      const strand = path(
        part(within(0.5 + random() * 0.4), 0.04 + random() * 0.2, 0.8 + random() * 0.2),
        0.9,
        index % 2 ? mixed(middle, bright, 0.5) : dark,
        0.36,
      )
      // Lights lie at about one height and end at unlike ones: the ring around a crown is never closed.
      const high = 0.2 + random() * 0.2
      const broad = path(
        part(within(0.6), high - 0.12, high + 0.34 + random() * 0.2),
        each * 0.42,
        mixed(middle, bright, 0.6),
        0.2 + random() * 0.16,
      )
      const light = path(
        part(within(0.66), high, high + 0.14 + random() * 0.2),
        each * (0.1 + random() * 0.14),
        bright,
        0.26 + start * 0.3,
      )
      return [shade, strand, broad + light] as const
    })
    return [0, 1, 2].map((layer) => paths.map((path) => path[layer] ?? '').join('')).join('')
  })
  return group('stroke="none"', ...drawn)
}
