import type { VipTime } from '@cliffhanger/contract/membership/schemas.ts'
import { expect, it } from 'vitest'
import { runningTimes } from './running-times.ts'

const day = 86_400
/** A piece of so many days, given on a day of the calendar, up to another. */
const piece = (days: number, on: number, until: number, given: Partial<VipTime> = {}): VipTime => ({
  vip_type: 1,
  seconds: days * day,
  source: 'order',
  vip_end_time: until * day,
  create_time: on * day,
  ...given,
})

it('S-101: what a membership is made of is what was added to it since it began', () => {
  const gift = piece(7, 17, 37, { source: 'gift' })
  const [bought, former] = [piece(30, 0, 30), piece(30, -90, -60)]
  const other = piece(30, 5, 35, { vip_type: 2 })
  expect(runningTimes([gift, other, bought, former], 1)).toEqual([gift, bought])
  expect(runningTimes([gift, other, bought, former], 2)).toEqual([other])
  expect(runningTimes([], 1)).toEqual([])
})

it('what was taken back of it is a piece too, and where its beginning is not among them, all of them are', () => {
  const [taken, extended] = [piece(-7, 20, 30, { source: 'refund' }), piece(7, 17, 37)]
  expect(runningTimes([taken, extended], 1)).toEqual([taken, extended])
})
