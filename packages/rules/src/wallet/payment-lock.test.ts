import { expect, it } from 'vitest'
import { countWrong, lockedSeconds, type PaymentLock } from './payment-lock.ts'

const policy = { tries: 5, lockMs: 7_200_000 }
const open: PaymentLock = { tries: 0, locked_until_ms: 0 }
const after = (wrong: number, nowMs: number, from = open) =>
  Array.from({ length: wrong }).reduce<PaymentLock>((lock) => countWrong(lock, policy, nowMs), from)

it('C-44: locks for two hours at the fifth wrong try, not before', () => {
  expect(after(4, 1000)).toEqual({ tries: 4, locked_until_ms: 0 })
  expect(after(5, 1000)).toEqual({ tries: 5, locked_until_ms: 7_201_000 })
})

it('C-44: a lock that was served starts anew', () => {
  const served = countWrong(after(5, 1000), policy, 7_201_000)
  expect(served).toEqual({ tries: 1, locked_until_ms: 0 })
  expect(after(4, 7_201_000, served).locked_until_ms).toBe(14_401_000)
})

it('tells the seconds that are left, rounded up', () => {
  expect(lockedSeconds(open, 5)).toBe(0)
  expect(lockedSeconds({ tries: 5, locked_until_ms: 1001 }, 0)).toBe(2)
  expect(lockedSeconds({ tries: 5, locked_until_ms: 1001 }, 1001)).toBe(0)
})
