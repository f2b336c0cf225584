import { describe, expect, it } from 'vitest'
import { denyReason, isFreeEpisode } from './can-play.ts'

const locked = { isFree: false, isBought: false, isForGold: false } as const

describe('playing an episode', () => {
  it('R-3: asks for a membership where the episode is for members', () => {
    expect(denyReason({ ...locked, vipType: 1 }, 'none')).toBe('vip')
    expect(denyReason({ ...locked, vipType: 1 }, 'vip')).toBe('')
    expect(denyReason({ ...locked, vipType: 1 }, 'svip')).toBe('')
  })

  it('R-4: keeps SVIP episodes from everyone but SVIP members', () => {
    expect(denyReason({ ...locked, vipType: 2 }, 'vip')).toBe('svip')
    expect(denyReason({ ...locked, vipType: 2 }, 'svip')).toBe('')
  })

  it('asks for gold only where the episode costs gold and is neither free nor bought', () => {
    expect(denyReason({ ...locked, vipType: 0 }, 'none')).toBe('')
    expect(denyReason({ ...locked, vipType: 0, isForGold: true }, 'svip')).toBe('coin')
    expect(denyReason({ ...locked, vipType: 0, isForGold: true, isBought: true }, 'none')).toBe('')
    expect(denyReason({ ...locked, vipType: 2, isFree: true }, 'none')).toBe('')
  })

  it('is free in the first episodes, and everywhere in a drama that asks for nothing', () => {
    const terms = { vipType: 1, freeNumber: 3, isForGold: false } as const
    expect([3, 4].map((number) => isFreeEpisode(number, terms))).toEqual([true, false])
    expect(isFreeEpisode(40, { ...terms, vipType: 0 })).toBe(true)
    expect(isFreeEpisode(40, { ...terms, vipType: 0, isForGold: true })).toBe(false)
  })
})
