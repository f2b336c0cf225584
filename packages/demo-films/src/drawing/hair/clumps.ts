import type { Point } from '../face/head.ts'
import { group, mixed, n, seeded } from '../svg.ts'
import type { Flow } from './style.ts'

type Curve = readonly [Point, Point, Point, Point]

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
    const each = width / count
    const paths = Array.from({ length: count }, (_, index) => {
      const share = (index + 0.2 + random() * 0.6) / count
      const curve = curveIn(flow, share)
      const shade = `<path d="${warp(tapered(part(curve, random() * 0.12, 0.9 + random() * 0.1), each * (0.34 + random() * 0.3)))}" fill="${dark}" fill-opacity="${n(0.34 + random() * 0.3)}"/>`
      const strand = `<path d="${warp(tapered(part(curveIn(flow, Math.min(1, share + 0.35 / count)), 0.04 + random() * 0.2, 0.8 + random() * 0.2), 1.1))}" fill="${index % 2 ? mixed(middle, bright, 0.5) : dark}" fill-opacity=".5"/>`
      // Lights lie at about one height and end at unlike ones: the ring around a crown is never closed.
      const from = 0.26 + random() * 0.12
      const lightCurve = part(curveIn(flow, Math.min(1, share + 0.5 / count)), from, from + 0.16 + random() * 0.2)
      const light = `<path d="${warp(tapered(lightCurve, each * (0.1 + random() * 0.16)))}" fill="${bright}" fill-opacity="${n(0.22 + share * 0.24)}"/>`
      return [shade, strand, light] as const
    })
    return [0, 1, 2].map((layer) => paths.map((path) => path[layer] ?? '').join('')).join('')
  })
  return group('stroke="none"', ...drawn)
}
