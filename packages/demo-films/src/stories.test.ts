import { expect, it } from 'vitest'
import { stories } from './stories.ts'

it('come out over half a year: two or three within the last week, most of them long before', () => {
  const ages = stories.map(({ releasedDaysAgo }) => releasedDaysAgo)
  const newOnes = ages.filter((days) => days <= 7).length
  expect(newOnes).toBeGreaterThanOrEqual(2)
  expect(newOnes).toBeLessThanOrEqual(3)
  expect(ages.filter((days) => days > 30).length).toBeGreaterThan(stories.length / 2)
  expect(new Set(ages).size).toBe(stories.length)
  // The past of the demonstration has 183 days, and nobody watches what is not out.
  expect(Math.min(...ages)).toBeGreaterThan(0)
  expect(Math.max(...ages)).toBeLessThan(183)
})

it('are sold in every way: a membership opens a good third of them, an SVIP more, some take gold alone and many are free', () => {
  const soldAs = (vipType: number) => stories.filter(({ terms }) => terms?.vipType === vipType).length
  expect(soldAs(1)).toBeGreaterThanOrEqual(7)
  expect(soldAs(2)).toBeGreaterThanOrEqual(2)
  expect(soldAs(0)).toBeGreaterThanOrEqual(2)
  expect(stories.filter(({ terms }) => !terms).length).toBeGreaterThan(stories.length / 3)
})
