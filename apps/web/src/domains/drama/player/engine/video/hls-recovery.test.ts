import type { ErrorData } from 'hls.js'
import Hls from 'hls.js/light'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SlotEvent } from '../slot.ts'
import { createRecovery } from './hls-recovery.ts'

const { ErrorTypes: types } = Hls
let actions: string[]
let notified: SlotEvent[]
let ahead: number
let levels: number[]

const recovery = () =>
  createRecovery({
    hls: {
      recoverMediaError: () => void actions.push('recover'),
      startLoad: () => void actions.push('start'),
      removeLevel: (level: number) => {
        actions.push(`without ${level}`)
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
    notify: (event) => notified.push(event),
  })

const error = (type: string, fatal: boolean, code?: number) =>
  ({ type, fatal, details: 'fragParsingError', ...(code && { response: { code } }) }) as unknown as ErrorData

beforeEach(() => {
  actions = []
  notified = []
  ahead = 0
  levels = [360, 540]
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

describe('docs/rules/video-checks.md 2: errors', () => {
  it('C-53: a refused address is told at once, as over', () => {
    recovery().judge(error(types.NETWORK_ERROR, false, 403))
    expect(notified).toEqual([{ type: 'fault', error: 'expired', detail: 'fragParsingError' }])
  })

  it('media is put in once more, then without its rendition, then given up with what is known', () => {
    const { judge } = recovery()
    for (let tries = 0; tries < 3; tries++) judge(error(types.MEDIA_ERROR, true))
    expect(actions).toEqual(['recover', 'without 1', 'recover'])
    expect(notified).toEqual([{ type: 'fault', error: 'media', detail: 'fragParsingError' }])
  })

  it('a single rendition is never taken away', () => {
    levels = [360]
    const { judge } = recovery()
    for (let tries = 0; tries < 2; tries++) judge(error(types.MEDIA_ERROR, true))
    expect(actions).toEqual(['recover'])
    expect(notified).toHaveLength(1)
  })

  it('check 6: a network that is gone is tried again while there is something to play, and told once there is not', () => {
    const { judge } = recovery()
    ahead = 4
    judge(error(types.NETWORK_ERROR, true))
    expect(notified).toEqual([])
    vi.advanceTimersByTime(2000)
    expect(actions).toEqual(['start'])
    ahead = 0
    judge(error(types.NETWORK_ERROR, true))
    expect(notified).toMatchObject([{ error: 'network' }])
  })

  it('another episode has all tries again, and nothing of the one before is tried any more', () => {
    const each = recovery()
    ahead = 4
    each.judge(error(types.MEDIA_ERROR, true))
    each.judge(error(types.NETWORK_ERROR, true))
    each.begin()
    vi.advanceTimersByTime(5000)
    each.judge(error(types.MEDIA_ERROR, true))
    expect(actions).toEqual(['recover', 'recover'])
    expect(notified).toEqual([])
  })
})
