import type { Db } from '../../../../platform/database/db.ts'

/** What a challenge is for: one purpose's answer is no answer to the other. */
export type ChallengePurpose = 'add' | 'pay'

/** Keeps a challenge and forgets the member's expired ones. */
export async function insertChallenge(
  tx: Db,
  userId: number,
  challenge: { readonly challenge: string; readonly purpose: ChallengePurpose },
  times: { readonly nowMs: number; readonly expiresMs: number },
): Promise<void> {
  await tx.execute(`delete from passkey_challenges where user_id = $1 and expires_ms <= $2`, [userId, times.nowMs])
  await tx.execute(`insert into passkey_challenges (challenge, user_id, purpose, expires_ms) values ($1, $2, $3, $4)`, [
    challenge.challenge,
    userId,
    challenge.purpose,
    times.expiresMs,
  ])
}

/** Uses a challenge up; false where it is not one of this member's that is good now. */
export const consumeChallenge = async (
  db: Db,
  userId: number,
  challenge: { readonly challenge: string; readonly purpose: ChallengePurpose },
  nowMs: number,
): Promise<boolean> =>
  (await db.execute(
    `delete from passkey_challenges where challenge = $1 and user_id = $2 and purpose = $3 and expires_ms > $4`,
    [challenge.challenge, userId, challenge.purpose, nowMs],
  )) === 1
