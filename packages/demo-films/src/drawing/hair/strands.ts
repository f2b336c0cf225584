import type { Point } from '../face/head.ts'
import { group, n, seeded } from '../svg.ts'
import { type Curve, tapered } from './clumps.ts'

/** A place on an outline of hair. */
export interface Root {
  readonly x: number
  readonly y: number
  /** What lies this far along the outline, the way that the hair goes, and this far off the head. */
  readonly at: (along: number, off: number) => Point
}

type Warp = (path: string) => string

const unit = (x: number, y: number): Point => {
  const length = Math.hypot(x, y) || 1
  return [x / length, y / length]
}

/** The corners and curves of a path in absolute commands, as points about this far apart. */
function pointsOf(path: string, step: number): Point[] {
  const points: Point[] = []
  let [x, y] = [0, 0]
  for (const [, command = '', rest = ''] of path.matchAll(/([MLC])([^MLCZ]*)/g)) {
    const numbers = rest.match(/-?[\d.]+/g)?.map(Number) ?? []
    const size = command === 'C' ? 6 : 2
    for (let at = 0; at + size <= numbers.length; at += size) {
      const [a = 0, b = 0, c = a, d = b, toX = a, toY = b] = numbers.slice(at, at + size)
      const count = command === 'M' ? 1 : Math.max(1, Math.round(Math.hypot(toX - x, toY - y) / step))
      for (let part = 1; part <= count; part += 1) {
        const [t, s] = [part / count, 1 - part / count]
        points.push(
          command === 'C'
            ? [
                s ** 3 * x + 3 * s * s * t * a + 3 * s * t * t * c + t ** 3 * toX,
                s ** 3 * y + 3 * s * s * t * b + 3 * s * t * t * d + t ** 3 * toY,
              ]
            : [x + (toX - x) * t, y + (toY - y) * t],
        )
      }
      ;[x, y] = [toX, toY]
    }
  }
  return points
}

/** How far apart an outline is measured, about. */
const fine = 6

/** The point this far along an outline from one of its points, and the way it goes there. */
type Along = (start: number, along: 1 | -1, length: number) => readonly [point: Point, way: Point]

function alongOf(points: readonly Point[]): Along {
  const wayAt = (index: number): Point => {
    const [before, after] = [points[Math.max(0, index - 1)], points[Math.min(points.length - 1, index + 1)]]
    return before && after ? unit(after[0] - before[0], after[1] - before[1]) : [0, 1]
  }
  return (start, along, length) => {
    const sign = length < 0 ? -1 : 1
    let [index, left, way] = [start, Math.abs(length), wayAt(start)]
    let [x, y] = points[index] ?? [0, 0]
    for (;;) {
      const next = index + sign * along
      const to = points[next]
      const [nextX, nextY] = wayAt(next)
      const far = to ? Math.hypot(to[0] - x, to[1] - y) : Number.POSITIVE_INFINITY
      // Round a corner, hair goes on as it went.
      if (!to || far > left || nextX * way[0] + nextY * way[1] < 0.8) break
      ;[index, left, way, x, y] = [next, left - far, [nextX, nextY], to[0], to[1]]
    }
    const [wayX, wayY] = [way[0] * along, way[1] * along]
    return [
      [x + wayX * left * sign, y + wayY * left * sign],
      [wayX, wayY],
    ]
  }
}

/** Where locks can leave an outline, every so many points of it: hair goes down, and over the crown away from its parting. `middle` is inside. */
export function rootsOf(path: string, every: number, partX: number, middle: Point): Root[] {
  const points = pointsOf(path, fine)
  const alongIt = alongOf(points)
  return points.flatMap(([x, y], start) => {
    if (start % every !== 1 || start + 1 === points.length) return []
    const [, [dx, dy]] = alongIt(start, 1, 0)
    const along = dx * Math.sign(x - partX) * (y < -110 ? 1 : 0.2) + dy < 0 ? -1 : 1
    const side = along * (-dy * (x - middle[0]) + dx * (y - middle[1])) < 0 ? -1 : 1
    const at = (length: number, off: number): Point => {
      const [[px, py], [wayX, wayY]] = alongIt(start, along, length)
      return [px - wayY * off * side, py + wayX * off * side]
    }
    return { x, y, at }
  })
}

/** Which way around a path goes, and how much it encloses. */
const turning = (points: readonly Point[]): number =>
  points.reduce((sum, [x, y], at) => {
    const [toX, toY] = points[(at + 1) % points.length] ?? [x, y]
    return sum + x * toY - toX * y
  }, 0)

/** An outline with locks that stand off it, each ending in a point: no head of hair has the smooth edge of a helmet. */
export function withLocks(path: string, roots: readonly Root[], seed: number): string {
  const random = seeded(seed)
  const around = Math.sign(turning(pointsOf(path, 30))) || 1
  const locks = roots.map(({ at }) => {
    const length = 46 + random() * 60
    const stands = 2 + random() ** 2 * 8
    const curve: Curve = [
      at(-length * 0.5, -7),
      at(-length * 0.1, -1),
      at(length * 0.25, stands * 0.5),
      at(length * 0.5, stands),
    ]
    // All go around the way that the outline does: two ways would cut holes into each other.
    return tapered(curve, -around * (5 + random() * 5))
  })
  return `${path} ${locks.join(' ')}`
}

/** Fine hairs along roots, from this far inside to this far outside of the outline. */
export function fineHairs(
  roots: readonly Root[],
  warp: Warp,
  paint: (root: Root) => readonly [color: string, opacity: number],
  seed: number,
): string {
  const random = seeded(seed)
  const hairs = roots.map((root) => {
    const [length, off, from] = [30 + random() * 60, 1 + random() ** 2 * 7, (random() - 0.7) * 40]
    const ends = [
      root.at(from, -3),
      root.at(from + length * 0.3, 0),
      root.at(from + length * 0.7, off * 0.6),
      root.at(from + length, off),
    ]
    const [start = '', ...rest] = ends.map(([x, y]) => `${n(x)} ${n(y)}`)
    const [color, opacity] = paint(root)
    return `<path d="${warp(`M${start} C${rest.join(' ')}`)}" stroke="${color}" stroke-width="${n(0.7 + random() * 0.8)}" stroke-opacity="${n(opacity * (0.4 + random() * 0.6))}"/>`
  })
  return group('fill="none" stroke-linecap="round"', ...hairs)
}

/** Locks and hairs that fall over the brow from where hair grows. */
export function overBrow(
  roots: readonly Root[],
  warp: Warp,
  { dark, middle, bright }: { readonly dark: string; readonly middle: string; readonly bright: string },
  seed: number,
): string {
  const random = seeded(seed)
  const drawn = roots.map(({ x, y, at }) => {
    // At the temples, where a turned head is stretched, they are fine and lie close.
    const isAtTemple = Math.abs(x) > 70 || y > -60
    const isLock = random() < 0.3 && !isAtTemple
    const free = isAtTemple ? 0.4 : 1
    const length = (isLock ? 44 : 26) + random() * 34
    const falls = ((isLock ? 4 : 2) + random() * (isLock ? 10 : 8)) * free
    const curve: Curve = [
      at(-length * 0.5, 10),
      at(-length * 0.1, 3),
      at(length * 0.25, -falls * 0.6),
      at(length * 0.5, -falls),
    ]
    const color = [dark, middle, bright][Math.floor(random() * 2.3)] ?? middle
    return `<path d="${warp(tapered(curve, isLock ? 2.6 + random() * 3 : 0.9 + random() * 0.7))}" fill="${color}" fill-opacity="${isLock ? 0.95 : 0.6}"/>`
  })
  return drawn.join('')
}

/** Ringlets that stand off the edge of curls. */
export function curlyEdge(
  roots: readonly Root[],
  warp: Warp,
  { dark, middle }: { readonly dark: string; readonly middle: string },
): string {
  const random = seeded(71)
  const ringlets = roots.map(({ at }) => {
    const [half, high] = [5 + random() * 6, 3 + random() * 7]
    const points = [at(-half, -4), at(-half * 1.3, high), at(half * 1.2, high * 1.2), at(half * 0.7, -3)]
    const [start = '', ...rest] = points.map(([x, y]) => `${n(x)} ${n(y)}`)
    return `<path d="${warp(`M${start} C${rest.join(' ')}`)}" fill="${dark}" fill-opacity=".7" stroke="${middle}" stroke-width="${n(1.6 + random() * 1.8)}"/>`
  })
  return group('stroke-linecap="round"', ...ringlets)
}
