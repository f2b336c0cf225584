import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { largestMinor, parseRate } from '../money.ts'
import { isWithdrawalOpen, leftToday, type WithdrawalQuestion, withdrawalRejection } from './withdrawal-policy.ts'
import { quoteWithdrawal } from './withdrawal-quote.ts'
import { countedWithdrawalStates, type WithdrawalEvent, withdrawalStep } from './withdrawal-state.ts'

const events: readonly WithdrawalEvent[] = ['approve', 'pay', 'deny', 'fail', 'cancel']
const rates = (fee: string, tax: string) => ({ fee: parseRate(fee) ?? 0n, tax: parseRate(tax) ?? 0n })

describe('S-104: fee and tax', () => {
  it('are each rounded up to one minor unit', () => {
    expect(quoteWithdrawal(1001n, rates('0.0100', '0.0300'), false)).toEqual({ fee: 11n, tax: 31n, arrive: 959n })
    expect(quoteWithdrawal(1000n, rates('0.0100', '0'), false)).toEqual({ fee: 10n, tax: 0n, arrive: 990n })
  })

  it('are 0 for the free first one', () => {
    expect(quoteWithdrawal(1001n, rates('0.5', '0.5'), true)).toEqual({ fee: 0n, tax: 0n, arrive: 1001n })
  })

  it('and what arrives make up the amount, and neither is less than its share', () => {
    const rate = fc.bigInt({ min: 0n, max: 2n * 10n ** 8n })
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: largestMinor }), rate, rate, fc.boolean(), (amount, fee, tax, isFree) => {
        const quote = quoteWithdrawal(amount, { fee, tax }, isFree)
        expect(quote.fee + quote.tax + quote.arrive).toBe(amount)
        if (isFree) return
        expect(quote.fee * 10n ** 8n >= amount * fee && (quote.fee - 1n) * 10n ** 8n < amount * fee).toBe(true)
        expect(quote.tax * 10n ** 8n >= amount * tax && (quote.tax - 1n) * 10n ** 8n < amount * tax).toBe(true)
      }),
    )
  })
})

describe('S-87: states of a withdrawal', () => {
  it('go forward only, and the last three are final', () => {
    expect(Object.fromEntries(events.map((event) => [event, withdrawalStep(event)]))).toEqual({
      approve: { from: [1], to: 2 },
      pay: { from: [2], to: 3 },
      deny: { from: [1, 2], to: -1 },
      fail: { from: [2], to: -1 },
      cancel: { from: [1], to: -2 },
    })
  })

  it('what came back counts for nothing', () => {
    expect(countedWithdrawalStates).toEqual([1, 2, 3])
  })
})

const limits = { min: 1000n, max: 5_000_000n, dailyCount: 3, dailyAmount: 10_000_000n, needsRealName: false }
const requested = (changes: Partial<WithdrawalQuestion> = {}): WithdrawalQuestion => ({
  amount: 2000n,
  arrive: 1980n,
  isModuleOn: true,
  available: 10_000n,
  limits,
  usedToday: { count: 0, amount: 0n },
  isCertified: false,
  ...changes,
})

describe('C-42: what may be withdrawn', () => {
  it('from the minimum to the maximum, to the unit', () => {
    const of = (amount: bigint) => withdrawalRejection(requested({ amount, arrive: amount, available: largestMinor }))
    expect([of(999n), of(1000n), of(5_000_000n), of(5_000_001n)]).toEqual([
      'amountOutOfRange',
      undefined,
      undefined,
      'amountOutOfRange',
    ])
    expect(withdrawalRejection(requested({ arrive: 0n }))).toBe('amountOutOfRange')
  })

  it('V-13: no more than there is, and no more than a day allows', () => {
    expect(withdrawalRejection(requested({ amount: 10_000n }))).toBeUndefined()
    expect(withdrawalRejection(requested({ amount: 10_001n }))).toBe('withdrawalExceeds')
    const used = (count: number, amount: bigint) => withdrawalRejection(requested({ usedToday: { count, amount } }))
    expect([used(2, 9_998_000n), used(2, 9_998_001n), used(3, 0n)]).toEqual([
      undefined,
      'withdrawalExceeds',
      'dailyCountUsed',
    ])
    expect(leftToday(requested({ usedToday: { count: 5, amount: 10_000_001n } }))).toEqual({ count: 0, amount: 0n })
    expect(leftToday(requested({ usedToday: { count: 1, amount: 1n } }))).toEqual({ count: 2, amount: 9_999_999n })
  })

  it('R-22: with certification where it is asked for', () => {
    const strict = { ...limits, needsRealName: true }
    expect(withdrawalRejection(requested({ limits: strict }))).toBe('realNameRequired')
    expect(withdrawalRejection(requested({ limits: strict, isCertified: true }))).toBeUndefined()
  })

  it('R-24: what members have gets out after the module is switched off, also below the minimum, and nothing else', () => {
    const off = (changes: Partial<WithdrawalQuestion>) => requested({ isModuleOn: false, ...changes })
    expect(withdrawalRejection(off({}))).toBeUndefined()
    expect(withdrawalRejection(off({ available: 0n }))).toBe('serviceNotOpen')
    expect(isWithdrawalOpen(off({ available: 0n }))).toBe(false)
    expect(withdrawalRejection(off({ amount: 300n, arrive: 297n, available: 300n }))).toBeUndefined()
    expect(withdrawalRejection(off({ amount: 299n, arrive: 297n, available: 300n }))).toBe('amountOutOfRange')
    expect(withdrawalRejection(requested({ amount: 300n, available: 300n }))).toBe('amountOutOfRange')
  })
})
