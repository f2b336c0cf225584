import type { ServerContext } from '../../context.ts'
import type { Db } from '../../platform/database/db.ts'
import { sealerOf } from '../../platform/security/sealed.ts'
import { newTotpSecret, totpStepOf, totpUrl } from '../../platform/security/totp.ts'
import type { Account } from './queries/accounts.ts'
import { acceptAuthenticator, offerAuthenticator, useTotpStep } from './queries/authenticators.ts'

/** The second factor of members. */
export interface Authenticators {
  /** Whether the code belongs to the account's authenticator and was not used before; uses it up. */
  verify(db: Db, account: Account, code: string): Promise<boolean>
  /** A new secret that waits for its first code. */
  offer(tx: Db, account: Account): Promise<{ secret: string; otpauth_url: string }>
  /** Puts the offered secret to use; false when the code is not its code. */
  accept(tx: Db, account: Account, code: string): Promise<boolean>
}

export function openAuthenticators({ secrets, clock }: Pick<ServerContext, 'secrets' | 'clock'>): Authenticators {
  const sealer = sealerOf(secrets, 'sealed')
  const stepOf = (sealed: Buffer | null, code: string) =>
    sealed ? totpStepOf(sealer.open(sealed), code, clock()) : undefined
  return {
    async verify(db, account, code) {
      const step = stepOf(account.totp_secret, code)
      return step !== undefined && (await useTotpStep(db, account.id, step)) === 1
    },
    async offer(tx, account) {
      const secret = newTotpSecret()
      await offerAuthenticator(tx, account.id, sealer.seal(secret))
      return { secret, otpauth_url: totpUrl(secret, account.login_name ?? account.user_no) }
    },
    async accept(tx, account, code) {
      const step = stepOf(account.totp_offered, code)
      return step !== undefined && (await acceptAuthenticator(tx, account.id, step)) === 1
    },
  }
}
