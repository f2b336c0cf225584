import { Refused, TransportError } from '@cliffhanger/client/call-error.ts'
import { type MessageState, messageStateAfter } from '@cliffhanger/rules/chat/message-state.ts'
import { type SendFailure, sendAgainAfter, sendForMs } from '@cliffhanger/rules/chat/send-again.ts'
import * as z from 'zod/mini'
import type { OutboxRow } from '../storage/rows.ts'

/** State of a message in the outbox; only `loading` and `failed` are written, anything else counts as loading (K-3). */
export const outboxState = ({ state }: Pick<OutboxRow, 'state'>): MessageState =>
  state === 'failed' ? 'failed' : 'loading'

/** Since when a message is tried: its member may have asked for it again. */
const triedSinceMs = ({ asked_ms = 0, create_time }: OutboxRow): number => Math.max(asked_ms, create_time * 1000)

/** Whether nobody tries it any more by itself. */
export const isExpired = (row: OutboxRow, nowMs: number): boolean => nowMs - triedSinceMs(row) >= sendForMs

/** Whether a message could not be sent so far and is tried again. */
export const isWaiting = (row: Pick<OutboxRow, 'state' | 'attempts'>): boolean =>
  outboxState(row) === 'loading' && (row.attempts ?? 0) > 0

/** Messages of one conversation's outbox with their states: behind one that is tried again, or without a network, all of them wait. */
export const withWaiting = <Row extends Pick<OutboxRow, 'state' | 'attempts'>>(
  rows: readonly Row[],
  isOnline: boolean,
): (Row & { readonly state: MessageState; readonly isWaiting: boolean })[] => {
  const first = rows.findIndex(isWaiting)
  return rows.map((row, index) => {
    const state = outboxState(row)
    return { ...row, state, isWaiting: state === 'loading' && (!isOnline || (first >= 0 && index >= first)) }
  })
}

type Outcome = Pick<OutboxRow, 'state' | 'refusal_code' | 'attempts' | 'attempted_ms' | 'retry_ms'>

/** The message itself failed and waits for its member (S-36); `refusalCode` 0 where the server did not refuse it. */
export const failedFor = (row: OutboxRow, refusalCode: number): Outcome => ({
  state: messageStateAfter(outboxState(row), 'sendFailed'),
  refusal_code: refusalCode,
  attempts: 0,
  attempted_ms: 0,
  retry_ms: 0,
})

/** What a failed attempt makes of a message: it is tried again later, or has failed. */
export const afterFailure = (row: OutboxRow, failure: SendFailure): Outcome => {
  const nowMs = Date.now()
  const attempts = (row.attempts ?? 0) + 1
  const delayMs = sendAgainAfter(failure, { attempts, ageMs: nowMs - triedSinceMs(row), random: Math.random() })
  if (delayMs === undefined) return failedFor(row, failure.refusalCode)
  const retryMs = nowMs + delayMs
  // What the server asks for holds also where the network comes back meanwhile.
  const attemptedMs = failure.retryAfter === undefined ? nowMs : retryMs
  return { state: 'loading', refusal_code: 0, attempts, attempted_ms: attemptedMs, retry_ms: retryMs }
}

const retryAfter = z.object({ retry_after: z.number() })

/** How a call that sends a message failed. */
export const failureOf = (error: unknown): SendFailure => {
  if (error instanceof Refused)
    return { refusalCode: error.code, retryAfter: retryAfter.safeParse(error.data).data?.retry_after }
  return { refusalCode: 0, status: error instanceof TransportError ? error.status : undefined }
}
