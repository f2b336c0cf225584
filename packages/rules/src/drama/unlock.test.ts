import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type DramaPrices,
  type DramaTerms,
  episodeDenial,
  isAllPaid,
  isForSale,
  pricesFor,
  shareByEpisode,
  splitGold,
  unlockCost,
} from './unlock.ts'

const gold = fc.bigInt({ min: 0n, max: 100_000n })
const prices: fc.Arbitrary<DramaPrices> = fc.record({ coin: gold, whole: gold })

describe('prices of a drama', () => {
  it('stay what they were once a member has begun to buy, unless they fall', () => {
    const begun = { coin: 60n, whole: 2000n, paid: 60n }
    expect(pricesFor({ coin: 80n, whole: 3000n }, begun)).toEqual({ coin: 60n, whole: 2000n })
    expect(pricesFor({ coin: 50n, whole: 1500n }, begun)).toEqual({ coin: 50n, whole: 1500n })
    expect(pricesFor({ coin: 80n, whole: 0n }, begun)).toEqual({ coin: 60n, whole: 2000n })
    expect(pricesFor({ coin: 0n, whole: 0n }, begun).coin).toBe(0n)
    expect(pricesFor({ coin: 80n, whole: 3000n }, undefined)).toEqual({ coin: 80n, whole: 3000n })
  })

  it('never rise for who has begun', () => {
    fc.assert(
      fc.property(prices, prices, gold, (now, then, paid) => {
        const mine = pricesFor(now, { ...then, paid })
        expect(mine.coin <= now.coin).toBe(true)
        expect(mine.coin <= then.coin || now.coin === 0n || then.coin === 0n).toBe(true)
      }),
    )
  })

  it('count what was paid toward the whole', () => {
    expect(unlockCost(77, { coin: 60n, whole: 0n }, 180n)).toBe(4620n)
    expect(unlockCost(77, { coin: 60n, whole: 2000n }, 180n)).toBe(1820n)
    expect(unlockCost(2, { coin: 60n, whole: 2000n }, 1900n)).toBe(100n)
    expect(unlockCost(2, { coin: 60n, whole: 2000n }, 2500n)).toBe(0n)
  })

  it('never make some episodes dearer than all of them', () => {
    fc.assert(
      fc.property(prices, gold, fc.nat(100), fc.nat(100), (price, paid, chosen, more) => {
        const cost = unlockCost(chosen, price, paid)
        expect(cost <= unlockCost(chosen + more, price, paid)).toBe(true)
        expect(cost <= BigInt(chosen) * price.coin).toBe(true)
      }),
    )
  })
})

describe('a drama paid for in full (S-106)', () => {
  it('is one whose price was reached, however it was paid; without a price of its own there is none to reach', () => {
    expect(isAllPaid({ coin: 60n, whole: 150n }, 149n)).toBe(false)
    expect(isAllPaid({ coin: 60n, whole: 150n }, 150n)).toBe(true)
    expect(isAllPaid({ coin: 60n, whole: 0n }, 600n)).toBe(false)
    expect(isAllPaid({ coin: 60n, whole: 0n }, 0n)).toBe(false)
  })

  it('costs nothing more, and nothing else costs nothing', () => {
    fc.assert(
      fc.property(prices, gold, fc.integer({ min: 1, max: 100 }), (price, paid, chosen) => {
        fc.pre(price.coin > 0n)
        expect(unlockCost(chosen, price, paid) === 0n).toBe(isAllPaid(price, paid))
      }),
    )
  })
})

describe('who may play and buy what', () => {
  const terms = (over: Partial<DramaTerms>): DramaTerms => ({
    vipType: 0,
    freeNumber: 3,
    prices: { coin: 60n, whole: 0n },
    isAllPaid: false,
    membership: 'none',
    ...over,
  })
  const locked = { number: 9, isOwned: false }

  it('asks for gold behind the free part', () => {
    expect(episodeDenial({ number: 3, isOwned: false }, terms({}))).toBe('')
    expect(episodeDenial(locked, terms({}))).toBe('coin')
    expect(isForSale(locked, terms({}))).toBe(true)
    expect(isForSale({ number: 9, isOwned: true }, terms({}))).toBe(false)
    expect(episodeDenial(locked, terms({ isAllPaid: true }))).toBe('')
    expect(isForSale(locked, terms({ isAllPaid: true }))).toBe(false)
  })

  it('sells a VIP episode, and never an SVIP one (R-3, R-4)', () => {
    expect(episodeDenial(locked, terms({ vipType: 1 }))).toBe('vip')
    expect(isForSale(locked, terms({ vipType: 1 }))).toBe(true)
    expect(isForSale(locked, terms({ vipType: 1, prices: { coin: 0n, whole: 0n } }))).toBe(false)
    expect(isForSale(locked, terms({ vipType: 2 }))).toBe(false)
    expect(episodeDenial(locked, terms({ vipType: 2, membership: 'vip' }))).toBe('svip')
  })

  it('charges nothing for what a membership covers', () => {
    expect(isForSale(locked, terms({ vipType: 1, membership: 'vip' }))).toBe(false)
    expect(isForSale(locked, terms({ vipType: 1, membership: 'svip' }))).toBe(false)
  })
})

describe('gold', () => {
  it('is taken from the granted purse first (S-113)', () => {
    expect(splitGold(100n, { granted: 30n, bought: 80n })).toEqual({ granted: 30n, bought: 70n })
    expect(splitGold(20n, { granted: 30n, bought: 80n })).toEqual({ granted: 20n, bought: 0n })
    expect(splitGold(111n, { granted: 30n, bought: 80n })).toBeUndefined()
  })

  it('of a purchase belongs to its episodes to the last coin (S-111)', () => {
    fc.assert(
      fc.property(gold, gold, fc.integer({ min: 1, max: 100 }), (granted, bought, total) => {
        const shares = shareByEpisode({ granted, bought }, total)
        const sum = (pick: (share: { granted: bigint; bought: bigint }) => bigint) =>
          shares.reduce((all, share) => all + pick(share), 0n)
        expect(sum((share) => share.granted)).toBe(granted)
        expect(sum((share) => share.bought)).toBe(bought)
        expect(shares.every((share) => share.granted >= 0n && share.bought >= 0n)).toBe(true)
      }),
    )
  })
})
