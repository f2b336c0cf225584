import { hourMs } from '@cliffhanger/contract/duration.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { noticeKinds, noticeLinkOf } from './notice-kinds.ts'
import { changedStart, noticeProblem, noticeState } from './notice-time.ts'

const hour = hourMs
const now = 1_800_000_000_000

describe('when an announcement is shown (entities.md, Notice)', () => {
  it.each([
    [{ startsMs: now + 1, endsMs: null, isWithdrawn: false }, 'planned'],
    [{ startsMs: now, endsMs: null, isWithdrawn: false }, 'running'],
    [{ startsMs: now - hour, endsMs: now + 1, isWithdrawn: false }, 'running'],
    [{ startsMs: now - hour, endsMs: now, isWithdrawn: false }, 'over'],
    [{ startsMs: now - hour, endsMs: null, isWithdrawn: true }, 'withdrawn'],
  ] as const)('%j is %s', (time, state) => {
    expect(noticeState(time, now)).toBe(state)
  })

  it('never comes back once it is over or withdrawn', () => {
    const time = fc.record({
      startsMs: fc.integer({ min: 0, max: 1000 }),
      endsMs: fc.option(fc.integer({ min: 0, max: 1000 }), { nil: null }),
      isWithdrawn: fc.boolean(),
    })
    const order = ['planned', 'running', 'over', 'withdrawn']
    const staysForward = fc.property(time, fc.integer({ min: 0, max: 1100 }), fc.nat(500), (each, atMs, laterMs) => {
      const [before, after] = [noticeState(each, atMs), noticeState(each, atMs + laterMs)]
      return before === 'withdrawn' ? after === before : order.indexOf(after) >= order.indexOf(before)
    })
    expect(() => fc.assert(staysForward)).not.toThrow()
  })
})

describe('what an operator may ask for', () => {
  const announcement = {
    isForEveryone: true,
    scope: 'platform',
    position: 'line',
    startsMs: now,
    endsMs: now + hour,
  } as const
  const personal = { isForEveryone: false, scope: 'platform', position: '', startsMs: now, endsMs: null } as const

  it.each([
    [announcement, undefined],
    [{ ...announcement, startsMs: now + hour, endsMs: null }, undefined],
    [{ ...announcement, endsMs: now }, 'end_time'],
    [{ ...announcement, startsMs: now + 2 * hour }, 'end_time'],
    [{ ...announcement, endsMs: now + 400 * 24 * hour }, 'end_time'],
    [{ ...announcement, startsMs: now + 400 * 24 * hour, endsMs: null }, 'start_time'],
    [personal, undefined],
    [{ ...personal, position: 'popup' }, 'position'],
    [{ ...personal, startsMs: now + hour }, 'start_time'],
    [{ ...personal, endsMs: now + hour }, 'end_time'],
    [{ ...announcement, scope: 'stars' }, undefined],
    [{ ...announcement, scope: 'stars', position: 'popup' }, 'position'],
    [{ ...personal, scope: 'stars' }, 'scope'],
  ] as const)('%j: %s', (wanted, problem) => {
    expect(noticeProblem(wanted, now)).toBe(problem)
  })
})

describe('when a notice begins that is changed', () => {
  const begun = now - hour + 120

  it.each([
    [now + hour, 0, now],
    [now + hour, now + 2 * hour, now + 2 * hour],
    [now + hour, now - hour, now],
    [begun, 0, begun],
    [begun, now - hour, begun],
    [begun, now, undefined],
    [begun, now + hour, undefined],
  ])('from %i, wanted %i: %s', (retentionMs, wantedMs, beginsMs) => {
    expect(changedStart(retentionMs, wantedMs, now)).toBe(beginsMs)
  })
})

describe('where a notice leads', () => {
  it('leads to the thing it is about', () => {
    expect(noticeLinkOf('withdrawalDenied', 7)).toBe('/pages/user/cashOutInfo?id=7')
    expect(noticeLinkOf('newEpisode', 7, 3)).toBe('/pages/videoPlay/videoPlay?id=7&number=3')
    expect(noticeLinkOf('rechargeCredited', 'R 1&x')).toBe('/pages/order/order?order_no=R%201%26x')
  })

  it('leads to a screen, or nowhere, where it is about no thing', () => {
    expect(noticeLinkOf('payPasswordLocked')).toBe('/pagesB/my_file/payPassword')
    expect(noticeLinkOf('reportClosed')).toBe('')
    expect(Object.keys(noticeKinds)).toContain('reportClosed')
  })
})
