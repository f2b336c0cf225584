import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openMemoryBus } from '../realtime/bus.ts'
import { RecentCallers } from './recent-callers.ts'

describe('vg-online: RecentCallers', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('hold a member for a minute after their last call', () => {
    const callers = new RecentCallers(openMemoryBus(), Date.now)
    callers.note(1)
    vi.advanceTimersByTime(30_000)
    callers.note(2)
    callers.note(1)
    vi.advanceTimersByTime(59_999)
    expect(callers.list()).toEqual([2, 1])
    vi.advanceTimersByTime(1)
    expect(callers.list()).toEqual([])
    callers.close()
  })

  it('hear of the calls of other processes within a quarter of a minute, each member once', () => {
    const bus = openMemoryBus()
    const [one, other] = [new RecentCallers(bus, Date.now), new RecentCallers(bus, Date.now)]
    one.note(1)
    one.note(1)
    other.note(1)
    other.note(2)
    vi.advanceTimersByTime(15_000)
    expect([new Set(one.list()), new Set(other.list())]).toEqual([new Set([1, 2]), new Set([1, 2])])
    expect([one.list().length, other.list().length]).toEqual([2, 2])
    one.close()
    other.close()
  })

  it('tell of nobody twice who called once', () => {
    const bus = openMemoryBus()
    const publish = vi.spyOn(bus, 'publish')
    const callers = new RecentCallers(bus, Date.now)
    callers.note(1)
    vi.advanceTimersByTime(60_000)
    expect(publish).toHaveBeenCalledTimes(1)
    callers.close()
  })
})
