import { Refused, TransportError } from '@cliffhanger/client/call-error.ts'
import * as z from 'zod/mini'
import type { Translate } from '../../platform/texts.ts'

const left = z.object({ left_tries: z.int() })

/** What a failed payment says beside the keypad; undefined where the refusal says it itself. */
export const wordPaymentFailure = (error: unknown, t: Translate): string | undefined => {
  // No answer came: whether it was paid is not known, and the same payment can go on (S-110).
  if (error instanceof TransportError) return t('payment.noAnswer')
  if (!(error instanceof Refused)) return undefined
  if (error.is('stillProcessing')) return t('payment.noAnswer')
  if (error.is('idempotencyKeyReused')) return t('payment.maybeDone')
  if (!error.is('paymentPasswordWrong')) return undefined
  // V-8
  const { success, data } = left.safeParse(error.data)
  return success && data.left_tries > 0 ? t('payment.wrongLeft', { count: data.left_tries }) : t('payment.wrong')
}
