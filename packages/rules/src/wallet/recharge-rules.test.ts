import { auditStates } from '@cliffhanger/contract/wallet/states.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isOrderOpen, isOrderPayable, leftSeconds } from './order-state.ts'
import { mismatchOf } from './payment-match.ts'
import { narrow, quoteRecharge, type RechargeTerms, rewardRange } from './recharge-quote.ts'
import { type RechargeEvent, rechargeStateAfter, rechargeStatesBefore } from './recharge-state.ts'
import { transactionHash, usdtFor } from './usdt-payment.ts'

const terms: RechargeTerms = {
  limits: { min: 1000n, max: 5_000_000n },
  feeRate: 0n,
  rewardThreshold: 10_000n,
  reward: { low: 10, high: 100 },
}

describe('the states of a recharge', () => {
  const events: readonly RechargeEvent[] = ['confirm', 'credit', 'deny', 'cancel']
  const follow = (state: number) =>
    events.filter((event) => rechargeStatesBefore(event).some((each) => each === state)).map(rechargeStateAfter)

  it('S-85: 1 goes to 2, -1 or -2; 2 goes to 3 or -1', () => {
    expect(follow(1)).toEqual([2, -1, -2])
    expect(follow(2)).toEqual([3, -1])
  })

  it('S-85: 3, -1 and -2 are final, and only the credit leads to 3', () => {
    for (const state of [3, -1, -2]) expect(follow(state)).toEqual([])
    expect(events.filter((event) => rechargeStateAfter(event) === 3)).toEqual(['credit'])
    expect(Object.values(auditStates)).toEqual([1, 2, 3, -1, -2])
  })
})

describe('an order', () => {
  const order = { state: 0, expiresMs: 900_000, isWaiting: false } as const

  it('S-88, C-43: is open until its time is over, to the millisecond', () => {
    expect(isOrderPayable(order, 899_999)).toBe(true)
    expect(isOrderPayable(order, 900_000)).toBe(false)
    expect([leftSeconds(order, 0), leftSeconds(order, 899_999), leftSeconds(order, 900_000)]).toEqual([900, 1, 0])
  })

  it('S-88: with a proof handed in it waits for the operator and does not time out', () => {
    const waiting = { ...order, isWaiting: true }
    expect([isOrderOpen(waiting, 9e9), isOrderPayable(waiting, 0), leftSeconds(waiting, 0)]).toEqual([true, false, 0])
  })

  it('S-88: is over once it is paid or cancelled', () => {
    for (const state of [1, 2] as const) expect(isOrderOpen({ ...order, state }, 0)).toBe(false)
  })
})

describe('what a recharge brings', () => {
  const quoteOf = (amount: bigint, more: Partial<RechargeTerms> = {}) => {
    const outcome = quoteRecharge(amount, { ...terms, ...more })
    if (!outcome.ok) throw new Error(outcome.refusal)
    return outcome.quote
  }

  it('V-12, C-41: refuses 7005 below the minimum and above the maximum, and takes both ends', () => {
    const codes = [999n, 1000n, 5_000_000n, 5_000_001n].map((amount) => quoteRecharge(amount, terms).ok)
    expect(codes).toEqual([false, true, true, false])
  })

  it('S-99: only an amount above the threshold earns a reward', () => {
    expect(quoteOf(10_000n).reward).toEqual({ low: 0, high: 0 })
    expect(quoteOf(10_001n).reward).toEqual({ low: 10, high: 100 })
  })

  it('S-100: the fee is rounded up to a minor unit and what is received is the rest', () => {
    expect(quoteOf(1001n, { feeRate: 1_000_000n })).toMatchObject({ fee: 11n, receive: 990n })
    expect(quoteRecharge(1000n, { ...terms, feeRate: 100_000_000n })).toEqual({
      ok: false,
      refusal: 'amountOutOfRange',
    })
  })

  it('a plan of gold gives its gold without a fee', () => {
    const plan = { amount: 3000n, coin: 'gold', receive: 330n } as const
    expect(quoteRecharge(plan, { ...terms, feeRate: 5_000_000n })).toMatchObject({
      quote: { coin: 'gold', amount: 3000n, receive: 330n, fee: 0n },
    })
  })

  it('never gives more money than is paid', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1000n, max: 5_000_000n }),
        fc.bigInt({ min: 0n, max: 50_000_000n }),
        (amount, feeRate) => {
          const { fee, receive } = quoteOf(amount, { feeRate })
          expect(fee >= 0n && receive > 0n).toBe(true)
          expect(fee + receive).toBe(amount)
        },
      ),
    )
  })

  it('limits of platform and channel hold both; the ends of the reward stand in either order', () => {
    expect(narrow({ min: 1n, max: 9n }, { min: 3n, max: 12n })).toEqual({ min: 3n, max: 9n })
    expect(narrow({ min: 1n, max: 2n }, { min: 3n, max: 12n })).toBeUndefined()
    expect(rewardRange(100n, 10n)).toEqual({ low: 10, high: 100 })
  })
})

describe('paying in USDT', () => {
  it('is rounded up to a hundredth and never asks for less than the amount is worth', () => {
    expect(usdtFor(10_000n, 720_000_000n)).toBe(13_890_000n)
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 12n }), fc.bigInt({ min: 1n, max: 10n ** 12n }), (amount, rate) => {
        const requested = usdtFor(amount, rate)
        return (
          requested % 10_000n === 0n &&
          requested * rate >= amount * 10n ** 12n &&
          (requested - 10_000n) * rate < amount * 10n ** 12n
        )
      }),
    )
  })

  it('keeps one writing of a transaction, and takes nothing that is none of the network', () => {
    const digits = 'Ab'.repeat(32)
    expect(transactionHash('TRC20', ` ${digits} `)).toBe(digits.toLowerCase())
    expect(transactionHash('ERC20', `0x${digits}`)).toBe(`0x${digits.toLowerCase()}`)
    for (const wrong of ['', digits, `0x${digits}0`, `0x${'g'.repeat(64)}`])
      expect(transactionHash('BEP20', wrong)).toBeUndefined()
  })
})

describe('a payment that came back', () => {
  const requested = { amount: 1000n, currency: 'usd', reference: 'R1' }

  it('check 15: is what was asked for, or goes to suspense with the reason', () => {
    expect(mismatchOf(requested, requested)).toBeUndefined()
    expect(mismatchOf(requested, { ...requested, amount: 999n })).toBe('amount')
    expect(mismatchOf(requested, { ...requested, currency: 'eur' })).toBe('currency')
    expect(mismatchOf(requested, { ...requested, reference: 'R2' })).toBe('reference')
  })
})
