import type { UnlockOffer } from '@cliffhanger/rules/drama/unlock-offer.ts'
import { expect, it } from 'vitest'
import { enoughFor } from './enough-for.ts'

const one: UnlockOffer = { kind: 'one', numbers: [4], cost: 30n, saving: 0n }
const rest: UnlockOffer = { kind: 'rest', numbers: [4, 5, 6, 7], cost: 100n, saving: 20n }
const offers = [one, rest]

it('gold for one episode is enough for so many more, or for all that is left', () => {
  const forOne = (gold: bigint) => enoughFor({ offers, chosen: one, cost: 30n, gold })
  expect(forOne(30n)).toEqual({ more: 0 })
  expect(forOne(59n)).toEqual({ more: 0 })
  expect(forOne(99n)).toEqual({ more: 2 })
  expect(forOne(100n)).toBe('rest')
  expect(enoughFor({ offers: [one], chosen: one, cost: 30n, gold: 900n })).toEqual({ more: 0 })
})

it('a coupon makes room for one more, and what was chosen by itself is told without others', () => {
  expect(enoughFor({ offers, chosen: one, cost: 10n, gold: 70n })).toEqual({ more: 2 })
  const chosen: UnlockOffer = { kind: 'chosen', numbers: [5, 6], cost: 60n, saving: 0n }
  expect(enoughFor({ offers: [chosen], chosen, cost: 60n, gold: 200n })).toEqual({ more: 0 })
})
