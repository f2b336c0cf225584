import { expect, it } from 'vitest'
import { costOf, earnedBars, openBars, totalOf } from './figures.ts'

const day = (name: string, vip: string, video: string, open: string) => ({
  day: name,
  earned: { vip, video, fee: '0.00' },
  reversed: '2.00',
  settled: '0.00',
  open,
})

it('adds up kinds, and what a day cost less what was reversed', () => {
  expect(totalOf({ vip: '3.00', video: '0.06', fee: '1.00' })).toBe('4.06')
  expect(costOf(day('2026-11-20', '3.00', '0.06', '9.00'))).toBe('1.06')
  expect(costOf(day('2026-11-20', '1.00', '0.00', '9.00'))).toBe('-1.00')
})

it('draws days oldest first by one measure', () => {
  const days = [day('2026-11-21', '1.00', '0.00', '5.00'), day('2026-11-20', '4.00', '2.00', '10.00')]
  expect(earnedBars(days)).toEqual([
    { day: '2026-11-20', heights: [100, 50, 0] },
    { day: '2026-11-21', heights: [25, 0, 0] },
  ])
  expect(openBars(days).map(({ heights }) => heights)).toEqual([[100], [50]])
})
