import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTaps, doubleTapMs, type TapPoint } from './taps.ts'

let heard: (string | TapPoint)[]
let taps: ReturnType<typeof createTaps>

beforeEach(() => {
  vi.useFakeTimers()
  heard = []
  taps = createTaps({ onTap: () => heard.push('tap'), onDoubleTap: (point) => heard.push(point) })
})
afterEach(() => vi.useRealTimers())

describe('taps', () => {
  it('a single one acts once no second one came', () => {
    taps.tap({ x: 100, y: 100 })
    vi.advanceTimersByTime(doubleTapMs - 1)
    expect(heard).toEqual([])
    vi.advanceTimersByTime(1)
    expect(heard).toEqual(['tap'])
  })

  it('two at one place are one double tap, and never a single one', () => {
    taps.tap({ x: 100, y: 100 })
    vi.advanceTimersByTime(100)
    taps.tap({ x: 110, y: 104 })
    vi.runAllTimers()
    expect(heard).toEqual([{ x: 110, y: 104 }])
  })

  it('further ones of a row are double each', () => {
    for (let count = 0; count < 4; count++) {
      taps.tap({ x: 100, y: 100 })
      vi.advanceTimersByTime(100)
    }
    vi.runAllTimers()
    expect(heard).toHaveLength(3)
    expect(heard).not.toContain('tap')
  })

  it('two at different places are two single ones', () => {
    taps.tap({ x: 50, y: 100 })
    vi.advanceTimersByTime(100)
    taps.tap({ x: 300, y: 700 })
    vi.runAllTimers()
    expect(heard).toEqual(['tap', 'tap'])
  })

  it('nothing acts after the end', () => {
    taps.tap({ x: 50, y: 100 })
    taps.end()
    vi.runAllTimers()
    expect(heard).toEqual([])
  })
})
