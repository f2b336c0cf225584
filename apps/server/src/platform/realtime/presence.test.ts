import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openMemoryBus } from './bus.ts'
import { Presence, type PresenceChange } from './presence.ts'

/** Two processes on one bus. */
function twoProcesses() {
  const bus = openMemoryBus()
  const [one, other] = [new Presence(bus, Date.now), new Presence(bus, Date.now)]
  const changes: PresenceChange[] = []
  one.onChange((change) => void changes.push(change))
  return { bus, one, other, changes }
}

describe('Presence', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('counts a member as online until ten seconds after their last socket closed, in every process', () => {
    const { one, other, changes } = twoProcesses()
    one.arrive(1)
    one.leave(1)
    vi.advanceTimersByTime(9_999)
    expect([one.isOnline(1), other.isOnline(1)]).toEqual([true, true])
    vi.advanceTimersByTime(1)
    expect([one.isOnline(1), other.isOnline(1)]).toEqual([false, false])
    expect(changes).toEqual([
      { userId: 1, isOnline: true },
      { userId: 1, isOnline: false },
    ])
  })

  it('publishes no change when the member is back in time', () => {
    const { one, changes } = twoProcesses()
    one.arrive(1)
    one.leave(1)
    vi.advanceTimersByTime(5_000)
    one.arrive(1)
    vi.advanceTimersByTime(60_000)
    expect(changes).toEqual([{ userId: 1, isOnline: true }])
  })

  it('publishes no change when the member is still online in another process', () => {
    const { one, other, changes } = twoProcesses()
    one.arrive(1)
    other.arrive(1)
    one.leave(1)
    vi.advanceTimersByTime(10_000)
    expect(changes).toEqual([{ userId: 1, isOnline: true }])
    expect(one.isOnline(1)).toBe(true)
  })

  it('is right again at once after the bus was lost for a while', () => {
    const bus = openMemoryBus()
    const lost: (() => void)[] = []
    let isAway = false
    const losing = {
      ...bus,
      publish: (subject: string, payload: string) => void (isAway || bus.publish(subject, payload)),
      onLost: (handler: () => void) => void lost.push(handler),
    }
    const [one, other] = [new Presence(losing, Date.now), new Presence(losing, Date.now)]
    one.arrive(1)
    isAway = true
    one.leave(1)
    one.arrive(2)
    vi.advanceTimersByTime(10_000)
    isAway = false
    expect([other.isOnline(1), other.isOnline(2)]).toEqual([true, false])
    for (const handler of lost) handler()
    expect([other.isOnline(1), other.isOnline(2)]).toEqual([false, true])
  })

  it('tells a new process who is online, and forgets one that ended or died', () => {
    const { bus, one, other } = twoProcesses()
    one.arrive(1)
    other.arrive(2)
    const third = new Presence(bus, Date.now)
    expect([third.isOnline(1), third.isOnline(2), third.isOnline(3)]).toEqual([true, true, false])
    other.close()
    expect(third.isOnline(2)).toBe(false)
    third.arrive(3)
    expect(one.isOnline(3)).toBe(true)
    bus.publish('presence', JSON.stringify({ process: 'dies', kind: 'all', users: [4] }))
    expect(one.isOnline(4)).toBe(true)
    vi.advanceTimersByTime(150_000)
    expect([one.isOnline(4), one.isOnline(3)]).toEqual([false, true])
  })
})
