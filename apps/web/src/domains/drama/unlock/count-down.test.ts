import '../../../testing/browser.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { countDown } from './count-down.ts'

let page: { visibilityState: 'visible' | 'hidden' }
let ticks: number[]
let due: number
const begin = () => countDown(5, { onTick: (left) => ticks.push(left), onDue: () => due++ })

beforeEach(() => {
  vi.useFakeTimers()
  page = { visibilityState: 'visible' }
  vi.stubGlobal('document', page)
  ticks = []
  due = 0
})
afterEach(() => {
  vi.useRealTimers()
})

describe('five seconds in which an unlock can be stopped', () => {
  it('are five, and it is due once', () => {
    begin()
    vi.advanceTimersByTime(4999)
    expect([ticks, due]).toEqual([[4, 3, 2, 1], 0])
    vi.advanceTimersByTime(60_000)
    expect([ticks, due]).toEqual([[4, 3, 2, 1, 0], 1])
  })

  it('end with the screen: who left pays nothing', () => {
    const stop = begin()
    vi.advanceTimersByTime(4000)
    stop()
    vi.advanceTimersByTime(60_000)
    expect(due).toBe(0)
  })

  it('stand still while nobody can see them', () => {
    begin()
    vi.advanceTimersByTime(2000)
    page.visibilityState = 'hidden'
    vi.advanceTimersByTime(60_000)
    expect([ticks, due]).toEqual([[4, 3], 0])
    page.visibilityState = 'visible'
    vi.advanceTimersByTime(3000)
    expect(due).toBe(1)
  })
})
