import { Refused, TransportError } from '@cliffhanger/client/call-error.ts'
import { refusalCodes } from '@cliffhanger/contract/errors.ts'
import { formatClock } from '@cliffhanger/i18n/format/durations.ts'
import { describe, expect, it } from 'vitest'
import type { Translate } from '../../platform/texts.ts'
import { wordPaymentFailure } from './payment-failure.ts'

const t: Translate = (key, ...values) => `${key} ${JSON.stringify(values[0] ?? {})}`
const wordsOf = (error: unknown) => wordPaymentFailure(error, t)

describe('a payment that failed says', () => {
  it('V-8: that the password was wrong, and how many tries are left', () => {
    const code = refusalCodes.paymentPasswordWrong
    expect(wordsOf(new Refused(code, 'no', { left_tries: 3 }))).toBe('payment.wrongLeft {"count":3}')
    expect(wordsOf(new Refused(code, 'no', { left_tries: 0 }))).toBe('payment.wrong {}')
    expect(wordsOf(new Refused(code, 'no'))).toBe('payment.wrong {}')
  })

  it('S-110: that it can go on where no answer came', () => {
    expect(wordsOf(new TransportError('timeout'))).toBe('payment.noAnswer {}')
    expect(wordsOf(new Refused(refusalCodes.stillProcessing, 'no'))).toBe('payment.noAnswer {}')
    expect(wordsOf(new Refused(refusalCodes.idempotencyKeyReused, 'no'))).toBe('payment.maybeDone {}')
  })

  it('what the server says of everything else', () => {
    expect(wordsOf(new Refused(refusalCodes.insufficientBalance, 'not enough'))).toBeUndefined()
  })
})

it('C-44: the time of a lock reads like a clock', () => {
  expect(formatClock(7199)).toBe('1:59:59')
  expect(formatClock(64)).toBe('1:04')
  expect(formatClock(5)).toBe('0:05')
})
