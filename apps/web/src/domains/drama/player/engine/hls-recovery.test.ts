import type { ErrorData } from 'hls.js'
import Hls from 'hls.js/light'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createRecovery } from './hls-recovery.ts'
import type { SlotEvent } from './slot.ts'

const { ErrorTypes: types } = Hls
let acts: string[]
let told: SlotEvent[]
let ahead: number
let levels: number[]

const recovery = () =>
  createRecovery({
    hls: {
      recoverMediaError: () => void acts.push('recover'),
      startLoad: () => void acts.push('start'),
      removeLevel: (level: number) => {
        acts.push(`without ${level}`)
        levels.splice(level, 1)
      },
      get levels() {
        return levels as never
      },
      currentLevel: 1,
      loadLevel: 1,
    },
    types,
    bufferedAheadSeconds: () => ahead,
    tell: (event) => told.push(event),
  })

const error = (type: string, fatal: boolean, code?: number) =>
  ({ type, fatal, details: 'fragParsingError', ...(code && { response: { code } }) }) as unknown as ErrorData

beforeEach(() => {
  acts = []
  told = []
  ahead = 0
  levels = [360, 540]
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

describe('docs/rules/video-checks.md 2: errors', () => {
  it('C-53: a refused address is told at once, as over', () => {
    recovery().judge(error(types.NETWORK_ERROR, false, 403))
    expect(told).toEqual([{ type: 'fault', fault: 'expired', detail: 'fragParsingError' }])
  })

  it('media is put in once more, then without its rendition, then given up with what is known', () => {
    const { judge } = recovery()
    for (let tries = 0; tries < 3; tries++) judge(error(types.MEDIA_ERROR, true))
    expect(acts).toEqual(['recover', 'without 1', 'recover'])
    expect(told).toEqual([{ type: 'fault', fault: 'media', detail: 'fragParsingError' }])
  })

  it('a single rendition is never taken away', () => {
    levels = [360]
    const { judge } = recovery()
    for (let tries = 0; tries < 2; tries++) judge(error(types.MEDIA_ERROR, true))
    expect(acts).toEqual(['recover'])
    expect(told).toHaveLength(1)
  })

  it('check 6: a network that is gone is tried again while there is something to play, and told once there is not', () => {
    const { judge } = recovery()
    ahead = 4
    judge(error(types.NETWORK_ERROR, true))
    expect(told).toEqual([])
    vi.advanceTimersByTime(2000)
    expect(acts).toEqual(['start'])
    ahead = 0
    judge(error(types.NETWORK_ERROR, true))
    expect(told).toMatchObject([{ fault: 'network' }])
  })

  it('another episode has all tries again, and nothing of the one before is tried any more', () => {
    const each = recovery()
    ahead = 4
    each.judge(error(types.MEDIA_ERROR, true))
    each.judge(error(types.NETWORK_ERROR, true))
    each.begin()
    vi.advanceTimersByTime(5000)
    each.judge(error(types.MEDIA_ERROR, true))
    expect(acts).toEqual(['recover', 'recover'])
    expect(told).toEqual([])
  })
})
