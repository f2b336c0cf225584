import { dayMs, hourMs } from '@cliffhanger/contract/duration.ts'

/** Limits of codes (C-24, C-46): validity, tries, and how many may be sent. */
export const codePolicy = {
  validMs: 600_000,
  maxTries: 5,
  waitSeconds: 60,
  perDay: 10,
  perHourAndAddress: 30,
} as const

/** What was sent before, to one contact and from one address. */
export interface CodesSent {
  readonly lastMs: number | undefined
  readonly inDay: number
  readonly inHourFromAddress: number
}

export type CodeSending =
  | { readonly ok: true }
  | { readonly ok: false; readonly refusal: 'codeAlreadySent' | 'tooManyRequests'; readonly waitSeconds: number }

/** Whether another code may be sent: one a minute and ten in 24 hours to a contact, thirty an hour from an address. */
export function decideSending(sent: CodesSent, nowMs: number): CodeSending {
  const waitMs = sent.lastMs === undefined ? 0 : sent.lastMs + codePolicy.waitSeconds * 1000 - nowMs
  if (waitMs > 0) return { ok: false, refusal: 'codeAlreadySent', waitSeconds: Math.ceil(waitMs / 1000) }
  if (sent.inDay >= codePolicy.perDay) return { ok: false, refusal: 'tooManyRequests', waitSeconds: dayMs / 1000 }
  if (sent.inHourFromAddress >= codePolicy.perHourAndAddress)
    return { ok: false, refusal: 'tooManyRequests', waitSeconds: hourMs / 1000 }
  return { ok: true }
}

/** Whether a code sent then may still be tried. */
export const isCodeOpen = (
  code: { tries: number; created_ms: number; used_ms: number | null },
  nowMs: number,
): boolean => code.used_ms === null && code.tries < codePolicy.maxTries && nowMs < code.created_ms + codePolicy.validMs
