import { expect, it } from 'vitest'
import { seeded } from './drawing/svg.ts'
import { softGrain } from './grain.ts'

const side = 64
const grain = softGrain(side, seeded(3), 8)

/** How alike a pixel is to the one that is so far beside it: 1 is the same, 0 has nothing to do with it. */
function likeness(by: number): number {
  const pairs = [...grain.keys()].map((at) => [grain[at] ?? 0, grain[(at + by) % grain.length] ?? 0] as const)
  const sum = (of: (pair: readonly [number, number]) => number) => pairs.reduce((total, pair) => total + of(pair), 0)
  return sum(([one, two]) => one * two) / sum(([one]) => one * one)
}

it('has grain in clumps that no row or column repeats: no weave', () => {
  expect(likeness(1)).toBeGreaterThan(0.5)
  expect(likeness(side)).toBeGreaterThan(0.5)
  for (const by of [4, 8, 16, 32]) {
    expect(Math.abs(likeness(by))).toBeLessThan(0.15)
    expect(Math.abs(likeness(by * side))).toBeLessThan(0.15)
  }
})

it('is around nothing, and the same each time', () => {
  expect(Math.abs(grain.reduce((sum, value) => sum + value, 0) / grain.length)).toBeLessThan(0.2)
  expect(softGrain(side, seeded(3), 8)).toEqual(grain)
})
