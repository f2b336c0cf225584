import { expect, it } from 'vitest'
import { cutOf } from '../make-episode.ts'
import { stories } from '../stories.ts'
import { darkFrom, drawWide, wideWays } from './wide.ts'

it('lets no body end before the dark of the ground', () => {
  for (const figures of wideWays)
    for (const { at } of figures) expect(at.y + at.width * 3.5).toBeGreaterThan((darkFrom[0] + darkFrom[1]) / 2 + 60)
})

it('draws everybody in each way, without a number that is none', () => {
  for (const { look } of stories)
    for (const take of wideWays.keys()) expect(drawWide(look, take)).not.toMatch(/NaN|undefined|Infinity/)
})

it('shows the place as a whole in half of the episodes of a drama, and never as their still', () => {
  const cuts = Array.from({ length: 14 }, (_, index) => cutOf(index))
  expect(cuts.filter((cut) => cut.slice(1).includes('wide')).length).toBeGreaterThanOrEqual(7)
  for (const [first] of cuts) expect(first).not.toBe('wide')
})
