import { describeFailure } from '../call-failure.ts'
import { translate } from '../texts.ts'
import { StoreError, UnfitFile } from './upload-errors.ts'

/** What a failed upload says to the member (E-25). */
export const describeUploadFailure = (error: unknown): string => {
  if (error instanceof UnfitFile) return translate(error.reason === 'tooLarge' ? 'media.tooLarge' : 'media.unfit')
  return error instanceof StoreError ? translate('media.uploadFailed') : describeFailure(error)
}
