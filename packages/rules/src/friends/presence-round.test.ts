import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Announcement, nextRound } from './presence-round.ts'

const announcement = (userId: number, atMs: number): Announcement => ({
  userId,
  isOnline: true,
  atMs,
  afterFriendId: 0,
})

describe('a round of online_status', () => {
  it('S-71: never tells more than a thousand friends, however many members came', () => {
    fc.assert(
      fc.property(fc.nat(5000), (total) => {
        const waiting = Array.from({ length: total }, (_, index) => announcement(index + 1, 0))
        const { chosen, friendsEach } = nextRound(waiting, 0)
        expect(chosen.length * friendsEach).toBeLessThanOrEqual(1000)
        expect(friendsEach).toBeGreaterThan(0)
        expect(chosen).toEqual(waiting.slice(0, chosen.length))
      }),
    )
  })

  it('S-71: leaves out what every device has asked for meanwhile', () => {
    const waiting = [announcement(1, 0), announcement(2, 1)]
    expect(nextRound(waiting, 30_000)).toMatchObject({ chosen: [waiting[1]], stale: [waiting[0]] })
  })
})
