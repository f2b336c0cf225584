import { dayMs } from '@cliffhanger/contract/duration.ts'
import { refusalCodes } from '@cliffhanger/contract/errors.ts'

/** How an attempt to send a message failed. */
export interface SendFailure {
  /** Code of the server's refusal; 0 where there was none. */
  readonly refusalCode: number
  /** HTTP status where an answer came that is none of ours, undefined otherwise. */
  readonly status?: number | undefined
  /** Seconds the server asks to wait. */
  readonly retryAfter?: number | undefined
}

/** How long a message is tried before it counts as failed. */
export const sendForMs = dayMs

const firstDelayMs = 1000
const longestDelayMs = 60_000
/** Share by which a delay is shorter or longer. */
const jitter = 0.2

/** Nothing is wrong with the message: the server is busy, the group is slow, or whoever sends has to sign in first. */
const passing: ReadonlySet<number> = new Set([
  0,
  refusalCodes.tooManyRequests,
  refusalCodes.stillProcessing,
  refusalCodes.slowMode,
  refusalCodes.tokenExpired,
  refusalCodes.tokenInvalid,
  refusalCodes.sessionRevoked,
  refusalCodes.refreshUnusable,
])

/** What no later attempt changes: the server cannot read it, or it is too large. */
const lasting: ReadonlySet<number> = new Set([400, 413, 415, 422])

/** Milliseconds until a message is tried again by itself, doubling from 1 s to 60 s; undefined where the message itself was refused,
 *  or has been tried for a day. `attempts` counts those that failed, this one among them; `random` from 0 up to 1. */
export function sendAgainAfter(
  failure: SendFailure,
  { attempts, ageMs, random }: { readonly attempts: number; readonly ageMs: number; readonly random: number },
): number | undefined {
  const isRefused = !passing.has(failure.refusalCode) || (failure.status !== undefined && lasting.has(failure.status))
  if (isRefused || ageMs >= sendForMs) return undefined
  const delayMs = Math.min(longestDelayMs, firstDelayMs * 2 ** Math.min(attempts - 1, 10))
  return Math.round(Math.max((failure.retryAfter ?? 0) * 1000, delayMs * (1 - jitter + 2 * jitter * random)))
}
