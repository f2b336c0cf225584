import type { Language } from '@cliffhanger/i18n/languages.ts'
import type { PaymentDeps } from '../deps.ts'
import type { NewSession, OnlineProvider } from './provider.ts'
import { type AttemptRow, findAttemptById, setAttemptState, setSession } from './queries/attempts.ts'

/**
 * Makes the provider's session of an attempt, or finds it made: the same attempt again is the same session. Never inside a transaction.
 * Answers the attempt as it is now, and the secret it is paid with on our page; `closed` where the provider definitely refused. A fault
 * means that nobody knows: ask again.
 */
export async function openSession(
  { context: { db } }: PaymentDeps,
  provider: OnlineProvider,
  attempt: AttemptRow,
): Promise<{ readonly attempt: AttemptRow; readonly secret: string }> {
  if (attempt.pay_url !== '' || (attempt.state !== 'unknown' && attempt.state !== 'open'))
    return { attempt, secret: '' }
  const made = await ask(provider, attempt)
  if (made) await setSession(db, attempt.id, made.reference, made.payUrl)
  else await setAttemptState(db, attempt.id, 'closed', '')
  const now = await findAttemptById(db, attempt.id)
  if (!now) throw new Error(`attempt ${attempt.id} is gone`)
  return { attempt: now, secret: made?.secret ?? '' }
}

interface Made {
  readonly reference: string
  readonly payUrl: string
  readonly secret: string
}

async function ask(provider: OnlineProvider, attempt: AttemptRow): Promise<Made | undefined> {
  const session = sessionOf(provider, attempt)
  if (attempt.way === 'page') {
    const made = await provider.create(session)
    return made && { ...made, secret: '' }
  }
  if (!provider.express) throw new Error(`${provider.name} takes no payment on our page any more`)
  const made = await provider.express.open(session, attempt.reference)
  return made && { ...made, payUrl: '' }
}

const sessionOf = ({ name }: OnlineProvider, attempt: AttemptRow): NewSession => ({
  attemptId: attempt.id,
  orderNo: attempt.order_no,
  title: attempt.title,
  amount: BigInt(attempt.amount),
  currency: attempt.currency,
  returnUrl: attempt.return_url,
  webhookUrl: new URL(`/webhooks/${name}`, attempt.return_url).href,
  expiresMs: attempt.expires_ms,
  language: attempt.language as Language,
})
