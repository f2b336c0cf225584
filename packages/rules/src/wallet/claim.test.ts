import { describe, expect, it } from 'vitest'
import { backOf, type Claim, partToHold, sharesOf, takenAfter } from './claim.ts'

const none: Claim = { gone: 0n, worth: 0n, taken: 0n, borne: 0n }

describe('a claim on an order', () => {
  it('what came back unused is the platform’s, what was used its member’s', () => {
    expect(sharesOf({ ...none, gone: 3000n, worth: 2000n }, -3000n, 3000n)).toEqual({
      ofPlatform: 2000n,
      ofMember: 1000n,
    })
    expect(sharesOf({ ...none, gone: 3000n, worth: 3000n }, -3000n, 500n)).toEqual({
      ofPlatform: 500n,
      ofMember: 2500n,
    })
    expect(sharesOf(none, -3000n, 3000n)).toEqual({ ofPlatform: 0n, ofMember: 3000n })
  })

  it('won, each has what it gave', () => {
    const lost: Claim = { gone: 0n, worth: 0n, taken: 3000n, borne: 2000n }
    expect(sharesOf(lost, 3000n, 0n)).toEqual({ ofPlatform: -2000n, ofMember: -1000n })
    expect(sharesOf({ ...lost, borne: 3000n }, 3000n, 0n)).toEqual({ ofPlatform: -3000n, ofMember: 0n })
    expect(sharesOf({ ...lost, borne: 0n }, 3000n, 0n)).toEqual({ ofPlatform: 0n, ofMember: -3000n })
  })

  it('of more than was ever taken no member has the rest', () => {
    expect(sharesOf({ ...none, taken: 1000n, borne: 400n }, 1500n, 0n)).toEqual({ ofPlatform: -900n, ofMember: -600n })
    expect(takenAfter({ taken: 1000n }, 1500n)).toBe(0n)
    expect(takenAfter({ taken: 1000n }, -500n)).toBe(1500n)
  })

  it('whatever lines come, shares add up to them and nobody gives back more than was taken', () => {
    for (const worth of [0n, 1n, 700n, 1000n])
      for (const lines of [
        [-1000n, 1000n],
        [-600n, -400n, 1000n],
        [-1000n, 300n, 700n],
        [-1000n, 300n, -300n, 1000n],
      ]) {
        let claim: Claim = { gone: 1000n, worth, taken: 0n, borne: 0n }
        let member = 0n
        for (const line of lines) {
          const after = takenAfter(claim, line)
          if (line > 0n) claim = { ...claim, worth: (claim.worth * after) / claim.taken, gone: after }
          else if (after > claim.gone) claim = { ...claim, gone: after }
          const { ofPlatform, ofMember } = sharesOf(claim, line, 1000n - claim.borne)
          expect(ofPlatform + ofMember).toBe(-line)
          claim = { ...claim, taken: after, borne: claim.borne + ofPlatform }
          member += ofMember
          expect(claim.borne >= 0n && claim.borne <= claim.taken && member >= 0n).toBe(true)
        }
        expect([claim.taken, claim.borne, member]).toEqual([0n, 0n, 0n])
      }
  })

  it('holds what is disputed while nobody took it, and what was taken afterwards', () => {
    expect([partToHold(0n, 3000n, true), partToHold(0n, 3000n, false), partToHold(2000n, 3000n, false)]).toEqual([
      3000n,
      0n,
      2000n,
    ])
  })

  it('gives back what was set aside in step with the money, all of it with the last', () => {
    expect([backOf(10n, 3000n, 1000n), backOf(10n, 1000n, 0n), backOf(10n, 0n, 0n)]).toEqual([7n, 10n, 0n])
  })
})
