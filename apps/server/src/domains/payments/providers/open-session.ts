import type { Language } from '@cliffhanger/i18n/languages.ts'
import type { PaymentDeps } from '../deps.ts'
import type { OnlineProvider } from './provider.ts'
import { type AttemptRow, findAttemptById, setAttemptState, setSession } from './queries/attempts.ts'

/**
 * Makes the provider's session of an attempt, or finds it made: the same attempt again is the same session. Never inside a transaction.
 * Answers the attempt as it is now; `closed` where the provider definitely refused. A fault means that nobody knows: ask again.
 */
export async function openSession(
  { context: { db } }: PaymentDeps,
  provider: OnlineProvider,
  attempt: AttemptRow,
): Promise<AttemptRow> {
  if (attempt.pay_url !== '' || (attempt.state !== 'unknown' && attempt.state !== 'open')) return attempt
  const session = await provider.create({
    attemptId: attempt.id,
    orderNo: attempt.order_no,
    title: attempt.title,
    amount: BigInt(attempt.amount),
    currency: attempt.currency,
    returnUrl: attempt.return_url,
    webhookUrl: new URL(`/webhooks/${provider.name}`, attempt.return_url).href,
    expiresMs: attempt.expires_ms,
    language: attempt.language as Language,
  })
  if (session) await setSession(db, attempt.id, session.reference, session.payUrl)
  else await setAttemptState(db, attempt.id, 'closed', '')
  const now = await findAttemptById(db, attempt.id)
  if (!now) throw new Error(`attempt ${attempt.id} is gone`)
  return now
}
