import { minuteMs } from '@cliffhanger/contract/duration.ts'
import { describe, expect, it } from 'vitest'
import { countTry, isLocked, openLock } from './login-lock.ts'

const policy = { tries: 5, windowMs: 900_000 }
const nowMs = 1_800_000_000_000
const afterTries = (times: readonly number[]) => times.reduce((lock, atMs) => countTry(lock, policy, atMs), openLock)

describe('C-45: login lock', () => {
  it('closes with the fifth wrong try in 15 minutes', () => {
    const times = [0, 1, 2, 3].map((minute) => nowMs + minute * minuteMs)
    expect(isLocked(afterTries(times), nowMs + 240_000)).toBe(false)
    expect(isLocked(afterTries([...times, nowMs + 240_000]), nowMs + 240_000)).toBe(true)
  })

  it('opens after 15 minutes and counts afresh', () => {
    const closed = afterTries([0, 1, 2, 3, 4].map((second) => nowMs + second))
    expect(isLocked(closed, nowMs + 4 + policy.windowMs - 1)).toBe(true)
    expect(isLocked(closed, nowMs + 4 + policy.windowMs)).toBe(false)
    expect(countTry(closed, policy, nowMs + 4 + policy.windowMs)).toMatchObject({ tries: 1, locked_until_ms: 0 })
  })

  it('forgets tries older than 15 minutes', () => {
    const slow = afterTries([0, 1, 2, 3].map((second) => nowMs + second))
    expect(countTry(slow, policy, nowMs + policy.windowMs)).toMatchObject({ tries: 1, locked_until_ms: 0 })
  })
})
