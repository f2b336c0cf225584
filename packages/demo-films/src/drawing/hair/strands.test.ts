import { expect, it } from 'vitest'
import { rootsOf, withLocks } from './strands.ts'
import { styles } from './styles.ts'

/** The corners of each part of a path. */
const partsOf = (path: string) =>
  path
    .split('M')
    .slice(1)
    .map((part) => (part.match(/-?[\d.]+ -?[\d.]+/g) ?? []).map((pair) => pair.split(' ').map(Number)))

/** Positive one way around, negative the other. */
const turning = (points: readonly (readonly number[])[]) =>
  points.reduce((sum, [x = 0, y = 0], at) => {
    const [toX = 0, toY = 0] = points[(at + 1) % points.length] ?? []
    return sum + x * toY - toX * y
  }, 0)

it('lets locks stand off every cut, each going around the way its outline does: another way, it would be a hole', () => {
  for (const [name, { front }] of Object.entries(styles)) {
    const roots = rootsOf(front, 5, -30, [0, -20])
    const [outline = [], ...locks] = partsOf(withLocks(front, roots, 5))
    expect(locks.length, name).toBe(roots.length)
    expect(roots.length, name).toBeGreaterThan(10)
    for (const lock of locks) expect(Math.sign(turning(lock)), name).toBe(Math.sign(turning(outline)))
  }
})

it('finds what lies along an outline of hair: down it, and off the head', () => {
  const [left] = rootsOf('M-100 -100 L-100 100', 15, 0, [0, 0])
  if (!left) throw new Error('there is no root')
  const [x, y] = left.at(30, 5)
  expect(x).toBeCloseTo(-105)
  expect(y).toBeCloseTo(left.y + 30, 0)
})
