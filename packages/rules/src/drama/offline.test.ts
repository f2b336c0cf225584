import { dayMs } from '@cliffhanger/contract/duration.ts'
import { describe, expect, it } from 'vitest'
import { judgeSaving, judgeSavings, licenceEndMs } from './offline.ts'

const nowMs = 1_000_000

describe('the end of an offline licence', () => {
  it('C-55: is 30 days away for what is free or bought', () => {
    expect(licenceEndMs(undefined, nowMs)).toBe(nowMs + 30 * dayMs)
  })

  it('C-55: is 7 days away for members, and never after the membership', () => {
    expect(licenceEndMs(nowMs + 90 * dayMs, nowMs)).toBe(nowMs + 7 * dayMs)
    expect(licenceEndMs(nowMs + dayMs, nowMs)).toBe(nowMs + dayMs)
  })
})

describe('one more copy on a device', () => {
  const limits = { devices: 3, perDevice: 200, perDay: 100 }
  const none = { otherDevices: 0, onDevice: 0, inDay: 0, isHeld: false }

  it.each([
    [{}, undefined],
    [{ otherDevices: 2 }, undefined],
    [{ otherDevices: 3 }, 'devices'],
    [{ onDevice: 200 }, 'full'],
    [{ inDay: 100 }, 'tooMany'],
    [{ otherDevices: 3, onDevice: 200, inDay: 100, isHeld: true }, undefined],
  ])('C-55: %o: %s', (history, expected) => {
    expect(judgeSaving({ ...none, ...history }, limits)).toBe(expected)
  })
})

describe('C-55: several copies, one after the other', () => {
  const limits = { devices: 3, perDevice: 4, perDay: 5 }
  const copies = { otherDevices: 0, inDay: 1, held: [1, 2], begun: [2] }

  it('fill the device for those behind them; what it holds is renewed, and one named twice counts once', () => {
    const judged = judgeSavings(copies, [3, 1, 3, 4, 5, 2], limits)
    expect(judged).toEqual([undefined, undefined, undefined, undefined, 'full', undefined])
  })

  it('fill the day; one that was begun today and given up counts no second time', () => {
    const busy = { ...copies, inDay: 4, held: [1], begun: [2] }
    expect(judgeSavings(busy, [2, 3, 4], limits)).toEqual([undefined, undefined, 'tooMany'])
  })

  it('are all refused but what is held where too many other devices hold copies', () => {
    expect(judgeSavings({ ...copies, otherDevices: 3 }, [2, 3], limits)).toEqual([undefined, 'devices'])
  })
})
