import { dayMs } from '@cliffhanger/contract/duration.ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addTime,
  leftMs,
  membershipAt,
  noMembership,
  refundOf,
  takeTime,
  timeBought,
  type VipKind,
  vipTypeOf,
} from './membership.ts'

const now = 1_800_000_000_000

describe('membership', () => {
  it('S-101: time is added to the end of the running membership of its kind', () => {
    const once = addTime(noMembership, 1, 30 * dayMs, now)
    expect(membershipAt(once, now)).toEqual({ kind: 'vip', endMs: now + 30 * dayMs })
    const twice = addTime(once, 1, 30 * dayMs, now + 10 * dayMs)
    expect(membershipAt(twice, now + 10 * dayMs)).toEqual({ kind: 'vip', endMs: now + 60 * dayMs })
    const late = addTime(once, 1, 30 * dayMs, now + 40 * dayMs)
    expect(late.vipUntilMs).toBe(now + 70 * dayMs)
  })

  it('S-101: VIP pauses while SVIP runs and goes on after it', () => {
    const vip = addTime(noMembership, 1, 30 * dayMs, now)
    const both = addTime(vip, 2, 7 * dayMs, now + 10 * dayMs)
    expect(membershipAt(both, now + 12 * dayMs)).toEqual({ kind: 'svip', endMs: now + 17 * dayMs })
    expect(membershipAt(both, now + 17 * dayMs)).toEqual({ kind: 'vip', endMs: now + 37 * dayMs })
    expect(membershipAt(both, now + 37 * dayMs)).toEqual({ kind: 'none', endMs: 0 })
    expect(leftMs(both, 1, now + 12 * dayMs)).toBe(20 * dayMs)
  })

  it('S-101: VIP bought while SVIP runs begins after it', () => {
    const svip = addTime(noMembership, 2, 7 * dayMs, now)
    const both = addTime(svip, 1, 30 * dayMs, now + dayMs)
    expect(both).toEqual({ svipUntilMs: now + 7 * dayMs, vipUntilMs: now + 37 * dayMs })
  })

  it('what is taken back is at most what is left, and SVIP taken back lets VIP go on earlier', () => {
    const vip = addTime(noMembership, 1, 30 * dayMs, now)
    expect(takeTime(vip, 1, 30 * dayMs, now + 10 * dayMs)).toEqual({
      times: { svipUntilMs: 0, vipUntilMs: now + 10 * dayMs },
      takenMs: 20 * dayMs,
    })
    const both = addTime(vip, 2, 7 * dayMs, now + 10 * dayMs)
    const { times, takenMs } = takeTime(both, 2, 7 * dayMs, now + 12 * dayMs)
    expect(takenMs).toBe(5 * dayMs)
    expect(membershipAt(times, now + 12 * dayMs)).toEqual({ kind: 'vip', endMs: now + 32 * dayMs })
  })

  const action = fc.record({
    kind: fc.constantFrom<VipKind>(1, 2),
    days: fc.integer({ min: 1, max: 400 }),
    waitMs: fc.integer({ min: 0, max: 500 * dayMs }),
    isTaken: fc.boolean(),
  })

  it('S-101: whatever is bought and taken back when, as much is used up as time went by in its kind', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 30 }), (actions) => {
        let times = noMembership
        let clock = now
        // The same by a model that lets the clock run: what is left of each kind, SVIP used up first.
        const left = { 1: 0, 2: 0 }
        for (const { kind, days, waitMs, isTaken } of actions) {
          const ofSvip = Math.min(left[2], waitMs)
          left[2] -= ofSvip
          left[1] -= Math.min(left[1], waitMs - ofSvip)
          clock += waitMs
          const durationMs = days * dayMs
          const done = isTaken
            ? takeTime(times, kind, durationMs, clock)
            : { times: addTime(times, kind, durationMs, clock), takenMs: -durationMs }
          expect(done.takenMs).toBe(isTaken ? Math.min(left[kind], durationMs) : -durationMs)
          times = done.times
          left[kind] -= done.takenMs
          expect([leftMs(times, 1, clock), leftMs(times, 2, clock)]).toEqual([left[1], left[2]])
          expect(vipTypeOf(membershipAt(times, clock))).toBe(left[2] > 0 ? 2 : left[1] > 0 ? 1 : 0)
        }
      }),
    )
  })

  it('taking back what was just added changes nothing', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 10 }), action, (actions, { kind, days }) => {
        let times = noMembership
        let clock = now
        for (const each of actions) {
          clock += each.waitMs
          times = addTime(times, each.kind, each.days * dayMs, clock)
        }
        const back = takeTime(addTime(times, kind, days * dayMs, clock), kind, days * dayMs, clock)
        expect(back.takenMs).toBe(days * dayMs)
        expect(membershipAt(back.times, clock)).toEqual(membershipAt(times, clock))
        expect(leftMs(back.times, 1, clock)).toBe(leftMs(times, 1, clock))
      }),
    )
  })

  it('a refund is the price of the time that comes back, never above what was paid', () => {
    expect(refundOf(1000n, 30 * dayMs, 30 * dayMs)).toBe(1000n)
    expect(refundOf(1000n, 30 * dayMs, 10 * dayMs)).toBe(333n)
    expect(refundOf(1000n, 30 * dayMs, 0)).toBe(0n)
    expect(refundOf(1000n, 30 * dayMs, 30 * dayMs - 5000)).toBe(1000n)
    expect(refundOf(1000n, 10 * dayMs, 5 * dayMs - 1)).toBe(500n)
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 12n), fc.nat(1000), fc.nat(1000), (paid, days, taken) => {
        const back = refundOf(paid, (days + 1) * dayMs, taken * dayMs)
        expect(back >= 0n && back <= paid).toBe(true)
      }),
    )
  })

  it('parts of a price bought all of its time together', () => {
    expect([timeBought(30 * dayMs, 1000n, 3000n), timeBought(30 * dayMs, 0n, 0n)]).toEqual([10 * dayMs, 30 * dayMs])
    const ends = [0n, 333n, 777n, 1000n].map((part) => timeBought(7 * dayMs + 1, part, 1000n))
    expect(ends.slice(1).reduce((sum, end, at) => sum + end - (ends[at] ?? 0), 0)).toBe(7 * dayMs + 1)
  })
})
