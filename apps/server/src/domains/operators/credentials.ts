import { randomBytes } from 'node:crypto'
import { hashPassword } from '../../platform/security/password.ts'
import { type Sealer, sealerOf } from '../../platform/security/sealed.ts'
import type { Secrets } from '../../platform/security/secrets.ts'
import { newTotpSecret } from '../../platform/security/totp.ts'
import type { OwnSecrets } from './queries/operators.ts'

/** Seals the secrets of operators' authenticators. */
export const operatorSealer = (secrets: Secrets): Sealer => sealerOf(secrets, 'operator-totp')

/** A fresh password (144 bits) and authenticator, as told and as stored. Only a demonstration and tests make them for somebody. */
export async function newCredentials(
  secrets: Secrets,
): Promise<{ notified: { readonly password: string; readonly totpSecret: string }; stored: OwnSecrets }> {
  const password = randomBytes(18).toString('base64url')
  const totpSecret = newTotpSecret()
  return {
    notified: { password, totpSecret },
    stored: { passwordHash: await hashPassword(password), totpSecret: operatorSealer(secrets).seal(totpSecret) },
  }
}
