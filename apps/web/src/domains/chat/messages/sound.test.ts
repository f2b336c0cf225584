import { describe, expect, it } from 'vitest'
import { createRinger, mayRing, type Ring } from './sound.ts'

const loud: Ring = { isOpen: false, isMine: false, isMuted: false, isSilent: false, disturb: 0, stopAudio: 0 }

describe('the sound of a message', () => {
  it('S-60: is heard', () => {
    expect(mayRing(loud)).toBe(true)
  })

  it.each<[string, Partial<Ring>]>([
    ['the chat is open', { isOpen: true }],
    ['it is mine', { isMine: true }],
    ['the chat is muted', { isMuted: true }],
    ['it was sent silently (S-133)', { isSilent: true }],
    ['notifications are off', { disturb: 1 }],
    ['sound is off', { stopAudio: 1 }],
  ])('S-60: is not heard when %s', (_why, change) => {
    expect(mayRing({ ...loud, ...change })).toBe(false)
  })

  it('S-60, C-13: plays at most once in 500 ms', () => {
    let nowMs = 0
    let played = 0
    const ring = createRinger(
      () => played++,
      () => nowMs,
    )
    for (nowMs = 0; nowMs <= 1000; nowMs += 100) ring()
    expect(played).toBe(3)
  })
})
