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
