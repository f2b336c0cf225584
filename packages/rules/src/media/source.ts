import { minuteMs } from '@cliffhanger/contract/duration.ts'

/** Why a file cannot become a video. `damaged` shows only while it is read; `internal` is our own fault and may be retried. */
export type SourceError =
  | 'empty'
  | 'notVideo'
  | 'noVideoTrack'
  | 'tooLong'
  | 'tooShort'
  | 'tooBig'
  | 'badSize'
  | 'damaged'
  | 'sourceMissing'
  | 'internal'

export const sourceLimits = {
  sizeBytes: 2 * 1024 * 1024 * 1024,
  longestMs: 10 * minuteMs,
  shortestMs: 500,
  /** Of the displayed picture, in pixels. */
  shortestSide: 64,
  longestSide: 8192,
  /** Longer side over shorter side. */
  widestRatio: 4,
} as const

/** What was found in a file. */
export interface ProbedSource {
  /** Displayed size, rotation and pixel shape applied; undefined without a moving picture. */
  readonly picture: { readonly width: number; readonly height: number } | undefined
  readonly durationMs: number
}

/** The first reason to refuse a file that was looked into; undefined when it may be transcoded. */
export function judgeSource({ picture, durationMs }: ProbedSource): SourceError | undefined {
  if (!picture) return 'noVideoTrack'
  const [shorter, longer] = [Math.min(picture.width, picture.height), Math.max(picture.width, picture.height)]
  if (shorter < sourceLimits.shortestSide || longer > sourceLimits.longestSide) return 'badSize'
  if (longer / shorter > sourceLimits.widestRatio) return 'badSize'
  if (durationMs > sourceLimits.longestMs) return 'tooLong'
  if (durationMs < sourceLimits.shortestMs) return 'tooShort'
  return undefined
}

/** The first reason to refuse a file by its size alone. */
export function judgeSize(sizeBytes: number): SourceError | undefined {
  if (sizeBytes === 0) return 'empty'
  return sizeBytes > sourceLimits.sizeBytes ? 'tooBig' : undefined
}
