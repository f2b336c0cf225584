import type { Account } from './queries/accounts.ts'

/** A password, a contact or an authenticator: somebody else with the device must not get in unasked (S-16). */
export const isProtected = (account: Account): boolean =>
  account.password_hash !== null || account.email !== null || account.phone !== null || account.totp_secret !== null
