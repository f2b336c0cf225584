import { expect, it } from 'vitest'
import { type Staging, uprightStaging, uprightStagings, wideStaging } from './staging.ts'
import { stories } from './stories.ts'

it('stages neighbours differently, and no way of staging more than four dramas', () => {
  const stagings = stories.map((_, turn) => uprightStaging(turn))
  for (const [turn, staging] of stagings.entries()) {
    expect(staging).not.toBe(stagings[turn + 1])
    expect(wideStaging(turn)).not.toBe(wideStaging(turn + 1))
  }
  const uses = new Map(stagings.map((staging) => [staging, stagings.filter((each) => each === staging).length]))
  expect(uses.size).toBe(14)
  expect(Math.max(...uses.values())).toBeLessThanOrEqual(4)
})

it('stands whole people beside faces, never on the breast of one', () => {
  const stagings: readonly Staging[] = Object.values(uprightStagings)
  for (const { players, figures = [] } of stagings)
    for (const { x } of figures)
      for (const { at } of players) expect(Math.abs(x - at.x)).toBeGreaterThan(at.width * 0.6)
})
