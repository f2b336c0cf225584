import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  bestOffer,
  missingGold,
  nextCount,
  offerChosen,
  offerRest,
  offersAt,
  offerToBegin,
  type PricedEpisode,
} from './unlock-offer.ts'

const episode = (number: number, given: Partial<PricedEpisode> = {}): PricedEpisode => ({
  number,
  can_play: 0,
  vip_type: 0,
  coin_price: '60',
  ...given,
})
/** Three free episodes, some that were bought, then locked ones. */
const drama = (total: number, wholePrice = '0', bought = 0) => ({
  wholePrice,
  episodes: Array.from({ length: total }, (_, index) => {
    if (index < 3) return episode(index + 1, { can_play: 1, coin_price: '0' })
    return episode(index + 1, index < 3 + bought ? { can_play: 1 } : {})
  }),
})

const listed = (given: Parameters<typeof offersAt>[0], number: number) =>
  offersAt(given, number).map(({ kind, numbers, cost, saving }) => [kind, numbers.length, cost, saving])

describe('offers at a locked episode', () => {
  it('are this one, the next ten and the rest with what it saves', () => {
    expect(listed(drama(80, '3600'), 4)).toEqual([
      ['one', 1, 60n, 0n],
      ['next', 10, 600n, 0n],
      ['rest', 77, 3600n, 1020n],
    ])
  })

  it('leave out the next ones where they are the rest; the rest is offered even of one episode: it holds for those to come', () => {
    expect(listed(drama(9), 4)).toEqual([
      ['one', 1, 60n, 0n],
      ['rest', 6, 360n, 0n],
    ])
    expect(listed(drama(4), 4).map(([kind]) => kind)).toEqual(['one', 'rest'])
  })

  it('leave out the next ones where all that is left costs no more', () => {
    expect(listed(drama(80, '600'), 4).map(([kind]) => kind)).toEqual(['one', 'rest'])
    expect(listed(drama(80, '601'), 4).map(([kind]) => kind)).toEqual(['one', 'next', 'rest'])
  })

  it('never cost more than all that is left', () => {
    expect(offerRest(drama(80, '3000', 10))).toMatchObject({ cost: 3000n, saving: 1020n })
    expect(listed(drama(80, '50'), 4)[0]).toEqual(['one', 1, 50n, 10n])
    expect(offerRest(drama(5, '3600'))).toMatchObject({ cost: 120n, saving: 0n })
  })

  it('R-4: gold opens nothing that only SVIP may watch, nothing without a price, and nothing one has', () => {
    const only = (given: Partial<PricedEpisode>) => ({ wholePrice: '0', episodes: [episode(1, given)] })
    expect(offersAt(only({ vip_type: 2 }), 1)).toEqual([])
    expect(offersAt(only({ coin_price: '0' }), 1)).toEqual([])
    expect(offersAt(only({ can_play: 1 }), 1)).toEqual([])
    expect(offersAt(only({ vip_type: 1 }), 1)).toHaveLength(2)
  })

  it('chosen episodes are those of the choice that are for sale', () => {
    expect(offerChosen(drama(6), new Set([1, 5, 6]))).toMatchObject({ numbers: [5, 6], cost: 120n })
    expect(offerChosen(drama(6), new Set([1]))).toBeUndefined()
  })

  it('never offer what can be played, never cost more than one by one, and grow', () => {
    const anyDrama = fc.record({
      wholePrice: fc.nat(20_000).map(String),
      episodes: fc
        .array(fc.constantFrom(0 as const, 1 as const), { minLength: 1, maxLength: 120 })
        .map((rows) => rows.map((can_play, index) => episode(index + 1, { can_play }))),
    })
    fc.assert(
      fc.property(anyDrama, fc.integer({ min: 1, max: 120 }), (given, number) => {
        const offers = offersAt(given, number)
        expect(offers.length).toBeLessThanOrEqual(3)
        for (const { numbers, cost, saving, kind } of offers) {
          const bought = given.episodes.filter((each) => numbers.includes(each.number))
          expect(bought.every(({ can_play }) => can_play === 0)).toBe(true)
          expect(numbers).toContain(number)
          expect(cost + saving).toBe(60n * BigInt(numbers.length))
          expect(saving >= 0n).toBe(true)
          expect(kind !== 'next' || numbers.length <= nextCount).toBe(true)
        }
        const costs = offers.map(({ cost }) => cost)
        expect(costs.every((cost, place) => place === 0 || cost >= (costs[place - 1] ?? 0n))).toBe(true)
      }),
    )
  })
})

describe('the offer that is chosen before the member chooses', () => {
  const begun = (wholePrice: string, balance: bigint, total = 6) =>
    offerToBegin(offersAt(drama(total, wholePrice), 4), balance)?.kind

  it('is all that is left where that costs less than two episodes and the gold is there', () => {
    expect(begun('119', 119n)).toBe('rest')
    expect(begun('0', 60n, 4)).toBe('rest')
  })

  it('is the least where all that is left costs two episodes or more, or more than there is', () => {
    expect(begun('120', 500n)).toBe('one')
    expect(begun('119', 118n)).toBe('one')
    expect(begun('0', 0n, 4)).toBe('one')
    expect(offerToBegin([], 500n)).toBeUndefined()
  })

  it('is marked as the best where it saves something', () => {
    expect(bestOffer(offersAt(drama(6, '119'), 4))?.kind).toBe('rest')
    expect(bestOffer(offersAt(drama(6), 4))).toBeUndefined()
  })
})

describe('missing gold', () => {
  it('is the rest of the cost, and none where there is enough', () => {
    expect(missingGold(60n, 20n)).toBe(40n)
    expect(missingGold(60n, 60n)).toBe(0n)
  })
})
