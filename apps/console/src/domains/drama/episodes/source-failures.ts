import type { PlainConsoleTextKey } from '@cliffhanger/i18n/console-texts.ts'
import type { SourceError } from '@cliffhanger/rules/media/source.ts'
import type { Texts } from '../../../platform/texts.ts'

const textKeys = {
  empty: 'drama.faultEmpty',
  notVideo: 'drama.faultNotVideo',
  noVideoTrack: 'drama.faultNoVideoTrack',
  tooLong: 'drama.faultTooLong',
  tooShort: 'drama.faultTooShort',
  tooBig: 'drama.faultTooBig',
  badSize: 'drama.faultBadSize',
  damaged: 'drama.faultDamaged',
  sourceMissing: 'drama.faultSourceMissing',
  internal: 'drama.faultInternal',
} as const satisfies Record<SourceError, PlainConsoleTextKey>

const isError = (failure: string): failure is SourceError => failure in textKeys

/** Why a video failed, in words; a code nobody knows stays as it is. */
export const failureTextOf = (t: Texts, failure: string): string => (isError(failure) ? t(textKeys[failure]) : failure)
