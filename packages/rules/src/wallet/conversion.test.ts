import { coinCodes } from '@cliffhanger/contract/wallet/coins.ts'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { largestMinor } from '../money.ts'
import { amountToReceive, type ConversionTerms, quoteConversion } from './conversion.ts'

const rateUnit = 100_000_000n
const gold: ConversionTerms = {
  from: 'money',
  to: 'gold',
  rate: 10n * rateUnit,
  feeRate: 0n,
  min: 1n,
  max: largestMinor,
}

it('gives ten gold for one of money, rounded down', () => {
  expect(quoteConversion(gold, 100n)).toEqual({ fee: 0n, receive: 10n })
  expect(quoteConversion(gold, 119n)).toEqual({ fee: 0n, receive: 11n })
})

it('7005: refuses what is out of the limits, and what rounds to nothing', () => {
  expect(quoteConversion(gold, 9n)).toBeUndefined()
  expect(quoteConversion({ ...gold, min: 200n }, 199n)).toBeUndefined()
  expect(quoteConversion({ ...gold, max: 200n }, 201n)).toBeUndefined()
  expect(quoteConversion({ ...gold, feeRate: rateUnit }, 1000n)).toBeUndefined()
})

it('takes the fee first, rounded up', () => {
  expect(quoteConversion({ ...gold, feeRate: 1_000_000n }, 101n)).toEqual({ fee: 2n, receive: 9n })
})

const coin = fc.constantFrom(...coinCodes)
const rate = fc.bigInt(1n, 10_000n * rateUnit)

it('a way there and back at rates that undo each other never gains, whatever the amount', () => {
  fc.assert(
    fc.property(coin, coin, rate, fc.bigInt(1n, 10n ** 12n), (from, to, there, amount) => {
      const terms = { from, to, rate: there, feeRate: 0n, min: 1n, max: largestMinor }
      // The best rate back that does not promise more than the way there took.
      const back = { ...terms, from: to, to: from, rate: (rateUnit * rateUnit) / there }
      const got = quoteConversion(terms, amount)
      const again = got && back.rate > 0n ? quoteConversion(back, got.receive) : undefined
      expect(again?.receive ?? 0n).toBeLessThanOrEqual(amount)
    }),
  )
})

it('pieces never bring more than the whole', () => {
  fc.assert(
    fc.property(coin, coin, rate, fc.bigInt(2n, 10n ** 8n), fc.bigInt(1n, 10n ** 8n), (from, to, price, whole, cut) => {
      const terms = { from, to, rate: price, feeRate: 500_000n, min: 1n, max: largestMinor }
      const piece = cut % whole || 1n
      const receive = (amount: bigint) => quoteConversion(terms, amount)?.receive ?? 0n
      expect(receive(piece) + receive(whole - piece)).toBeLessThanOrEqual(receive(whole))
    }),
  )
})

it('the amount that something costs in another coin brings it, and one unit less does not', () => {
  const wanted = fc.bigInt(1n, 10n ** 9n)
  fc.assert(
    fc.property(coin, coin, rate, fc.bigInt(0n, rateUnit - 1n), wanted, (from, to, price, feeRate, least) => {
      const terms = { from, to, rate: price, feeRate, min: 1n, max: 10n ** 40n }
      const amount = amountToReceive(terms, least) ?? 0n
      expect(quoteConversion(terms, amount)?.receive).toBeGreaterThanOrEqual(least)
      expect(quoteConversion(terms, amount - 1n)?.receive ?? 0n).toBeLessThan(least)
    }),
  )
  expect(amountToReceive({ ...gold, feeRate: rateUnit }, 10n)).toBeUndefined()
  expect(amountToReceive(gold, 0n)).toBe(0n)
})
