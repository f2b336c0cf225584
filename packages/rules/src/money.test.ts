import { unreadableAmounts } from '@cliffhanger/contract/testing/unreadable-amounts.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { convertMinor, feeOf, formatMinor, formatRate, largestMinor, parseMinor, parseRate, shareOf } from './money.ts'

const minor = () => fc.bigInt(0n, largestMinor)
const scale = () => fc.integer({ min: 0, max: 8 })

describe('amounts (entities.md, "Money"; V-33)', () => {
  it.each([
    ['12.50', 2, 1250n],
    ['12.5', 2, 1250n],
    ['0', 0, 0n],
    ['300', 0, 300n],
    ['0.01', 2, 1n],
    ['007', 0, 7n],
  ])('%s of scale %i', (text, digits, expected) => expect(parseMinor(text, digits)).toBe(expected))

  it.each([...unreadableAmounts, ' 1', '1 ', '1.005', '1,5', '', '10000000000000.01'])(
    'refuses %j of scale 2',
    (text) => expect(parseMinor(text, 2)).toBeUndefined(),
  )

  it('refuses any decimals of a coin that has none', () => expect(parseMinor('1.0', 0)).toBeUndefined())

  it('reads what it wrote, for every amount and scale', () => {
    fc.assert(
      fc.property(minor(), scale(), (amount, digits) => {
        expect(parseMinor(formatMinor(amount, digits), digits)).toBe(amount)
      }),
    )
  })

  it('writes a debt with its sign', () => expect(formatMinor(-5n, 2)).toBe('-0.05'))
})

describe('rates', () => {
  it.each([
    ['0.0100', 1_000_000n, '0.01'],
    ['10', 1_000_000_000n, '10'],
    ['0.00000001', 1n, '0.00000001'],
    ['0', 0n, '0'],
  ])('%s', (text, rate, short) => {
    expect(parseRate(text)).toBe(rate)
    expect(formatRate(rate)).toBe(short)
  })

  it('keeps as many decimals as asked for', () => expect(formatRate(1_000_000n, 4)).toBe('0.0100'))

  it('rounds a fee up and what is received down, by less than one unit', () => {
    const rate = () => fc.bigInt(0n, 10n ** 9n)
    fc.assert(
      fc.property(minor(), rate(), (amount, at) => {
        const [fee, share, exact] = [feeOf(amount, at), shareOf(amount, at), amount * at]
        expect(fee * 10n ** 8n - exact).toBeLessThan(10n ** 8n)
        expect(fee * 10n ** 8n).toBeGreaterThanOrEqual(exact)
        expect(share * 10n ** 8n).toBeLessThanOrEqual(exact)
        expect(fee - share).toBeLessThanOrEqual(1n)
      }),
    )
  })

  it.each([
    ['10.00 money are 100 gold', 1000n, '10', 2, 0, 100n],
    ['0.09 money are no gold', 9n, '10', 2, 0, 0n],
    ['7 gold are 0.70', 7n, '0.1', 0, 2, 70n],
  ])('%s', (_title, amount, rate, from, to, expected) => {
    expect(convertMinor(amount, parseRate(rate) ?? 0n, from, to)).toBe(expected)
  })

  it('a way there and back never gains', () => {
    fc.assert(
      fc.property(fc.bigInt(1n, 10n ** 12n), fc.bigInt(1n, 10n ** 12n), (amount, rate) => {
        const back = 10n ** 16n / rate
        expect(convertMinor(convertMinor(amount, rate, 2, 2), back, 2, 2)).toBeLessThanOrEqual(amount)
      }),
    )
  })
})
