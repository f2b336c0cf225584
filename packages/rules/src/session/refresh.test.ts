import { describe, expect, it } from 'vitest'
import { judgeRefresh, refreshGraceMs } from './refresh.ts'

const rotatedMs = 1_800_000_000_000
const lifetimeMs = 2_592_000_000
const state = { generation: 7, rotated_ms: rotatedMs, ended_ms: null }
const judge = (generation: number, nowMs: number, changes = {}) =>
  judgeRefresh({ ...state, ...changes }, generation, lifetimeMs, nowMs)

describe('refresh tokens', () => {
  it('C-40: the newest one rotates for 30 days', () => {
    expect(judge(7, rotatedMs)).toBe('rotate')
    expect(judge(7, rotatedMs + lifetimeMs - 1)).toBe('rotate')
    expect(judge(7, rotatedMs + lifetimeMs)).toBe('expired')
  })

  it('the previous one may be repeated for 60 s', () => {
    expect(judge(6, rotatedMs + refreshGraceMs - 1)).toBe('repeat')
    expect(judge(6, rotatedMs + refreshGraceMs)).toBe('reused')
  })

  it('an older one was stolen', () => {
    expect(judge(5, rotatedMs)).toBe('reused')
    expect(judge(8, rotatedMs)).toBe('reused')
  })

  it('an ended session refreshes nothing', () => {
    expect(judge(7, rotatedMs, { ended_ms: rotatedMs })).toBe('ended')
  })
})
