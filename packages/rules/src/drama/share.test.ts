import { dayMs } from '@cliffhanger/contract/duration.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isFreeEpisode } from './can-play.ts'
import { isNewMember, isVisit, openedEpisode } from './share.ts'

const forGold = { vipType: 0, freeNumber: 3, isForGold: true } as const

describe('which episode a shared link opens', () => {
  it('a free one as it was shared, and the drama where the visitor is', () => {
    expect(openedEpisode(2, forGold)).toEqual({ number: 2 })
    expect(openedEpisode(0, forGold)).toEqual({ number: 0 })
    expect(openedEpisode(40, { ...forGold, isForGold: false })).toEqual({ number: 40 })
  })

  it('docs/rules/video-checks.md 6: the last free one in place of a locked one, which the sheet is about', () => {
    expect(openedEpisode(7, forGold)).toEqual({ number: 3, locked: 7 })
    expect(openedEpisode(7, { ...forGold, vipType: 2, isForGold: false })).toEqual({ number: 3, locked: 7 })
    expect(openedEpisode(7, { ...forGold, freeNumber: 0 })).toEqual({ number: 1, locked: 7 })
  })

  it('never names an episode after the shared one, and a locked one only as locked', () => {
    const terms = fc.record({
      vipType: fc.constantFrom(0 as const, 1 as const, 2 as const),
      freeNumber: fc.nat(100),
      isForGold: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), terms, (shared, its) => {
        const opened = openedEpisode(shared, its)
        expect(opened.number).toBeLessThanOrEqual(shared)
        expect(opened.locked !== undefined).toBe(!isFreeEpisode(shared, its))
      }),
    )
  })
})

describe('visits by a link', () => {
  const visit = { sharerId: 1, visitorId: 2, isOwnDevice: false, inviterId: 1, registeredMs: 1000, nowMs: 5000 }

  it('members do not count as their own visitors, not even with a second account on the same device', () => {
    expect(isVisit(visit)).toBe(true)
    expect(isVisit({ ...visit, visitorId: 1 })).toBe(false)
    expect(isVisit({ ...visit, isOwnDevice: true })).toBe(false)
  })

  it('S-103: a member is new by the link who registered with its sharer as inviter, within a day', () => {
    expect(isNewMember(visit)).toBe(true)
    expect(isNewMember({ ...visit, inviterId: 9 })).toBe(false)
    expect(isNewMember({ ...visit, inviterId: null })).toBe(false)
    expect(isNewMember({ ...visit, nowMs: 1000 + dayMs })).toBe(false)
  })
})
