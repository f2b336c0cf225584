import { describe, expect, it } from 'vitest'
import { type AgreementQuestion, agreementOf, heldLimit } from './four-eyes.ts'

const requested: AgreementQuestion = {
  amount: 100n,
  limit: 1000n,
  firstId: 0,
  operatorId: 1,
  counts: true,
  isSingle: false,
}

describe('whose yes is enough', () => {
  it.each<[string, Partial<AgreementQuestion>, boolean, ReturnType<typeof agreementOf>]>([
    ['S-86: one for what is below the limit', {}, true, 'last'],
    ['A-4: two once the day is used up', {}, false, 'first'],
    ['S-86: the limit itself takes two', { amount: 1000n }, true, 'first'],
    ['R-23: nobody is both', { amount: 1000n, firstId: 1 }, true, 'same'],
    ['R-23: another is the second', { amount: 1000n, firstId: 2 }, true, 'last'],
    ['A-4: who is new is not the first', { amount: 1000n, counts: false }, true, 'tooNew'],
    ['A-4: who is new is not the second', { amount: 1000n, firstId: 2, counts: false }, true, 'tooNew'],
    ['who is new does small things alone', { counts: false }, true, 'last'],
    ['A-4: one is enough where the machine says so', { amount: 1000n, firstId: 1, isSingle: true }, true, 'last'],
    ['A-4: also beyond the day', { isSingle: true, counts: false }, false, 'last'],
  ])('%s', (_what, change, isWithinDay, agreement) => {
    expect(agreementOf({ ...requested, ...change }, isWithinDay)).toBe(agreement)
  })

  it('A-4: raising the limit lets no waiting record through', () => {
    expect(heldLimit(1000n, 5000n)).toBe(1000n)
    expect(heldLimit(5000n, 1000n)).toBe(1000n)
    expect(heldLimit(null, 1000n)).toBe(1000n)
  })
})
