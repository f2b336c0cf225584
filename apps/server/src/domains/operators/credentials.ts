import { randomBytes } from 'node:crypto'
import { hashPassword } from '../../platform/password.ts'
import { type Sealer, sealerOf } from '../../platform/sealed.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { newTotpSecret, totpUrl } from '../../platform/totp.ts'

/** What an operator is told once. */
export interface FirstCredentials {
  readonly password: string
  readonly totp_secret: string
  readonly otpauth_url: string
}

export interface StoredCredentials {
  readonly passwordHash: string
  readonly totpSecret: Buffer
}

/** Seals the secrets of operators' authenticators. */
export const operatorSealer = (secrets: Secrets): Sealer => sealerOf(secrets, 'operator-totp')

/** A fresh password (144 bits) and authenticator for a login, as told and as stored. */
export async function newCredentials(
  secrets: Secrets,
  login: string,
): Promise<{ told: FirstCredentials; stored: StoredCredentials }> {
  const password = randomBytes(18).toString('base64url')
  const secret = newTotpSecret()
  return {
    told: { password, totp_secret: secret, otpauth_url: totpUrl(secret, login) },
    stored: { passwordHash: await hashPassword(password), totpSecret: operatorSealer(secrets).seal(secret) },
  }
}
