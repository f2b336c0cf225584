import { describe, expect, it } from 'vitest'
import { type CopyEvent, type CopyPhase, judgePlaying, nextState } from './copy-state.ts'

const after = (phase: CopyPhase, event: CopyEvent) => nextState({ phase }, event)?.phase

describe('a copy', () => {
  it('S-114: is made in its turn, and goes on where it stopped', () => {
    expect(after('waiting', { type: 'begin' })).toBe('copying')
    expect(after('copying', { type: 'lost' })).toBe('waiting')
    // The page was closed in the middle: nobody said that it was lost.
    expect(after('copying', { type: 'begin' })).toBe('copying')
    expect(after('copying', { type: 'complete' })).toBe('complete')
  })

  it('is paused and resumed by the member, also after it failed or ended', () => {
    expect(after('copying', { type: 'pause' })).toBe('paused')
    for (const phase of ['paused', 'failed', 'ended'] as const) expect(after(phase, { type: 'resume' })).toBe('waiting')
  })

  it('stays as it is where an event comes too late', () => {
    expect(after('paused', { type: 'complete' })).toBeUndefined()
    expect(after('paused', { type: 'begin' })).toBeUndefined()
    expect(after('complete', { type: 'pause' })).toBeUndefined()
    expect(after('complete', { type: 'fail', reason: 'broken' })).toBeUndefined()
    expect(after('ended', { type: 'end', reason: 'expired' })).toBeUndefined()
  })

  it('says why it failed or ended, until it is tried again', () => {
    const failed = nextState({ phase: 'copying' }, { type: 'fail', reason: 'refused', words: 'Too many devices' })
    expect(failed).toEqual({ phase: 'failed', reason: 'refused', words: 'Too many devices' })
    expect(nextState({ phase: 'failed' }, { type: 'resume' })).toEqual({ phase: 'waiting', reason: '', words: '' })
  })
})

describe('whether a copy plays', () => {
  const complete = { phase: 'complete', reason: '', words: '', endsMs: 1_000_000, seenMs: 0 } as const

  it('C-55: until its licence ends', () => {
    expect(judgePlaying(complete, 999_999)).toBe('plays')
    expect(judgePlaying(complete, 1_000_000)).toBe('expired')
  })

  it('C-55: not while the clock of the device is put back', () => {
    const late = { ...complete, endsMs: 9_000_000, seenMs: 8_000_000 }
    expect(judgePlaying(late, 7_500_000)).toBe('plays')
    expect(judgePlaying(late, 7_300_000)).toBe('clock')
  })

  it('S-114: not before it is complete, nor after it ended', () => {
    expect(judgePlaying({ ...complete, phase: 'copying' }, 1)).toBe('unfinished')
    expect(judgePlaying({ ...complete, phase: 'ended', reason: 'coin' }, 1)).toBe('coin')
  })
})
