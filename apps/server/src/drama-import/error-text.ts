import { minuteMs } from '@cliffhanger/contract/duration.ts'
import { type SourceError, sourceLimits } from '@cliffhanger/rules/media/source.ts'

/** Why a file cannot be an episode, for whoever reads the terminal. */
export const errorText: Readonly<Record<SourceError, string>> = {
  empty: 'the file is empty',
  notVideo: 'not a video',
  noVideoTrack: 'has no moving picture',
  tooLong: `longer than ${sourceLimits.longestMs / minuteMs} minutes`,
  tooShort: 'too short',
  tooBig: `larger than ${sourceLimits.sizeBytes / 1024 ** 3} GiB`,
  badSize: 'its picture is too small, too large or too narrow',
  damaged: 'the file is damaged',
  sourceMissing: 'the file got lost on its way',
  internal: 'could not be converted; see the log',
}
