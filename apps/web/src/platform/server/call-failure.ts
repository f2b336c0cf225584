import { Refused, TransportError } from '@cliffhanger/client/call-error.ts'
import { StoreError } from '@cliffhanger/client/object-store/store-error.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import { currentLanguage, translate } from '../texts.ts'
import { UnfitFile } from '../uploads/upload-errors.ts'
import { recordError } from './request-log.ts'

/** What a failed call or upload tells the member, in the member's language (E-5…E-10, E-25). */
export const describeFailure = (error: unknown): string => {
  if (error instanceof Refused) return describeRefusal(error)
  if (error instanceof UnfitFile) return translate(error.reason === 'tooLarge' ? 'media.tooLarge' : 'media.unfit')
  if (error instanceof StoreError) return translate('media.uploadFailed')
  if (!(error instanceof TransportError)) return translate('shell.networkError')
  switch (error.kind) {
    case 'notFound':
      return translate('shell.notFound')
    case 'server':
      return translate('shell.serverError')
    case 'status':
      return translate('shell.httpStatus', { status: error.status ?? 0 })
    case 'timeout':
      return translate('shell.timeout')
    case 'network':
      return translate('shell.networkError')
  }
}

/** The server's words; it does not know how the member writes a time. */
const describeRefusal = (error: Refused): string => {
  const { data } = error
  const endsSeconds =
    typeof data === 'object' &&
    data !== null &&
    'end_time' in data &&
    typeof data.end_time === 'number' &&
    data.end_time
  if (!error.is('coolingOff') || !endsSeconds) return error.message
  return translate('shell.coolingOff', { time: formatMoment(endsSeconds * 1000, 'moment', currentLanguage()) })
}

/** The field that a 4000 names (`data.field`), or undefined. */
export const refusedField = (error: unknown): string | undefined => {
  if (!(error instanceof Refused) || !error.is('invalidParameter')) return undefined
  const { data } = error
  return typeof data === 'object' && data !== null && 'field' in data && typeof data.field === 'string'
    ? data.field
    : undefined
}

/** Notes a failure that nobody has to see: quiet calls, polls, receipts (E-27). */
export const ignoreQuietly = (error: unknown): void => recordError(error)
