import { maxFileBytes, type UploadKind } from '@cliffhanger/contract/uploads/schemas.ts'
import { messageText } from '@cliffhanger/i18n/server-texts.ts'
import type { CallContext } from '../../platform/http/handlers.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { Settings } from '../../settings.ts'

const bytesPerMegabyte = 1024 * 1024

/** Refuses 5038, with the limit of this installation in words, a file of any kind that is larger (S-128). */
export function checkFileSize(
  { settings, language }: Pick<CallContext, 'settings' | 'language'>,
  sizeBytes: number,
): void {
  const max = settings.FILE_MAX_MB
  if (sizeBytes <= max * bytesPerMegabyte) return
  refuse('fileTooLarge', { max_mb: max }, messageText(language, 'fileTooLarge', { max }))
}

/** The largest object that a folder of this kind takes. */
export const largestBytes = (kind: UploadKind, { FILE_MAX_MB }: Pick<Settings, 'FILE_MAX_MB'>): number => {
  const { image, video, audio } = maxFileBytes
  return kind === 'chat'
    ? Math.max(image, video, audio, FILE_MAX_MB * bytesPerMegabyte)
    : kind === 'avatar'
      ? image
      : video
}
