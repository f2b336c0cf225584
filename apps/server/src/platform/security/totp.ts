import { Secret, TOTP } from 'otpauth'

const periodSeconds = 30
/** Clocks of phones may be one step off. */
const toleratedSteps = 1

const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer: 'Cliffhanger', label, secret: Secret.fromBase32(secret), digits: 6, period: periodSeconds })

/** A new secret of 160 bits, as base32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

/** `otpauth://` address that an authenticator app reads from a picture. */
export const totpUrl = (secret: string, label: string): string => totpOf(secret, label).toString()

/** The 30 s step the code belongs to, or undefined when it is wrong. Keep the newest step accepted and take only later ones:
 *  then a code works once. */
export function totpStepOf(secret: string, code: string, nowMs: number): number | undefined {
  const delta = totpOf(secret).validate({ token: code, timestamp: nowMs, window: toleratedSteps })
  return delta === null ? undefined : Math.floor(nowMs / (periodSeconds * 1000)) + delta
}

/** The code an authenticator shows at that moment. */
export const totpCodeAt = (secret: string, nowMs: number): string => totpOf(secret).generate({ timestamp: nowMs })
