import type { RefusalName } from '@cliffhanger/contract/errors.ts'
import type { RequestStatus } from '@cliffhanger/contract/friends/schemas.ts'

/** What the recipient may do with a request. */
export type RequestAnswer = Exclude<RequestStatus, 'pending'>

/** Answers a request: only a pending one can be answered, and the answer is final (S-62). */
export const answerRequest = (
  state: RequestStatus,
  reply: RequestAnswer,
): { readonly ok: true; readonly state: RequestAnswer } | { readonly ok: false; readonly refusal: RefusalName } =>
  state === 'pending' ? { ok: true, state: reply } : { ok: false, refusal: 'requestAlreadyHandled' }

/** Whether the requester is ever told: ignoring stays with the one who ignored (S-67). */
export const isNotifiedToRequester = (reply: RequestAnswer): boolean => reply !== 'ignored'
