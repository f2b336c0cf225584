import { Refused, TransportError } from '@cliffhanger/client/call-error.ts'
import { StoreError } from '@cliffhanger/client/object-store/store-error.ts'
import { logoutCodes, refusalCodes } from '@cliffhanger/contract/errors.ts'
import { HttpError } from 'react-admin'
import { textOf } from './texts.ts'

/** True when the operator has to sign in again. */
export const isSignedOut = (error: unknown): boolean => error instanceof Refused && logoutCodes.has(error.code)

/** What to tell the operator: the server's own words, or why there was no answer. */
export const failureText = (error: unknown): string => {
  if (error instanceof TransportError)
    return textOf(error.kind === 'server' ? 'shell.serverError' : 'shell.serverUnreachable')
  if (error instanceof StoreError)
    return error.status
      ? textOf('upload.storeRefused', { code: `${error.status} ${error.code}`.trim() })
      : textOf('upload.storeUnreachable')
  if (isSignedOut(error)) return textOf('shell.sessionEnded')
  const { cause, hours } = detailsOf(error)
  if (cause === 'too_new') return textOf('operators.tooNew', { hours: Number(hours ?? 24) })
  if (cause === 'day_limit') return textOf('operators.dayLimit')
  return error instanceof Error ? error.message : String(error)
}

/** What a refusal says besides its code. */
const detailsOf = (error: unknown): { readonly cause?: unknown; readonly hours?: unknown } =>
  error instanceof Refused && typeof error.data === 'object' && error.data !== null ? error.data : {}

/** Refuses in words a form whose thing somebody else changed since it was opened (4003); rethrows anything else. */
export const refuseStale = (error: unknown): never => {
  throw error instanceof Refused && error.is('stateChanged')
    ? new HttpError(textOf('shell.changedMeanwhile'), 409)
    : error
}

/** The field a refusal names (4000 with `data.field`), as `texts.en.title`. */
export const fieldOf = (error: unknown): string | undefined => {
  if (!(error instanceof Refused) || error.code !== refusalCodes.invalidParameter) return undefined
  const { data } = error
  if (typeof data !== 'object' || data === null || !('field' in data)) return undefined
  return typeof data.field === 'string' && data.field !== '' ? data.field : undefined
}

/** The failure as react-admin takes it: in words for the operator, those of the server next to the field they are about. */
export const shownFailure = (error: unknown): unknown => {
  const field = fieldOf(error)
  if (field === undefined) return error instanceof TransportError ? new HttpError(failureText(error), 503) : error
  return new HttpError(failureText(error), 400, { errors: { [field]: failureText(error) } })
}
