import { minuteMs } from '@cliffhanger/contract/duration.ts'
import type { CallContext } from '../../../platform/http/handlers.ts'
import { type ChallengePurpose, consumeChallenge, insertChallenge } from './queries/challenges.ts'

/** How long a challenge can be answered. */
export const challengeMs = 5 * minuteMs

/** How devices may sign: ES256, EdDSA and RS256, which all of them know one of (COSE numbers). */
export const algorithms = [-7, -8, -257] as const

/** The site that passkeys are made for and answered to: that of PUBLIC_URL, which no request can choose. */
export const relyingParty = (
  context: Pick<CallContext, 'origin'>,
): { readonly id: string; readonly origin: string } => {
  const { hostname, origin } = new URL(context.origin)
  return { id: hostname, origin }
}

type Asking = Pick<CallContext<'bearer'>, 'db' | 'clock' | 'caller'>

/** Remembers what the device has to sign. */
export const keepChallenge = async ({ db, clock, caller }: Asking, purpose: ChallengePurpose, challenge: string) => {
  const nowMs = clock()
  const times = { nowMs, expiresMs: nowMs + challengeMs }
  await db.transaction((tx) => insertChallenge(tx, caller.userId, { challenge, purpose }, times))
}

/** Whether this is what the caller's device had to sign for this purpose; it is so once. */
export const acceptChallenge =
  ({ db, clock, caller }: Asking, purpose: ChallengePurpose) =>
  (challenge: string): Promise<boolean> =>
    consumeChallenge(db, caller.userId, { challenge, purpose }, clock())
