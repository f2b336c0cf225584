import '../../testing/browser.ts'
import type { Notice } from '@cliffhanger/contract/notices/schemas.ts'
import { describe, expect, it } from 'vitest'
import { nextEndMs, runningAt } from './use-announcements.ts'

const ending = (id: number, end_time: number): Notice => ({
  id,
  user_id: 0,
  scope: 'platform',
  type: 'activity',
  position: 'line',
  title: '',
  summary: '',
  image: '',
  link: '',
  is_read: 0,
  create_time: 1,
  end_time,
})
const list = [ending(1, 0), ending(2, 50), ending(3, 20)]
const idsAt = (nowMs: number) => runningAt(list, nowMs).map(({ id }) => id)

describe('announcements on this device', () => {
  it('go when their time is over, to the second; one without an end stays', () => {
    expect(idsAt(19_999)).toEqual([1, 2, 3])
    expect(idsAt(20_000)).toEqual([1, 2])
    expect(idsAt(50_000)).toEqual([1])
  })

  it('are looked at again when the next of them ends', () => {
    expect([nextEndMs(list, 0), nextEndMs(list, 20_000), nextEndMs(list, 50_000)]).toEqual([20_000, 50_000, undefined])
  })
})
