import { toSeconds } from '@cliffhanger/contract/wire.ts'

/** Real time not yet counted that a member may still report, so that late reports lose nothing. */
const reserveMs = 60_000

/** What one report is worth. */
export interface CountedTime {
  readonly seconds: number
  /** Until when the member's real time is used up. */
  readonly countedUntilMs: number
}

/**
 * Watched seconds that count, never more than real time has passed since the last report by the server's clock.
 * `countedUntilMs` is undefined at a member's first report. A clock set back counts nothing.
 */
export function countWatched(reportedSeconds: number, countedUntilMs: number | undefined, nowMs: number): CountedTime {
  const fromMs = Math.max(countedUntilMs ?? 0, nowMs - reserveMs)
  const seconds = Math.max(0, Math.min(reportedSeconds, toSeconds(nowMs - fromMs)))
  return { seconds, countedUntilMs: fromMs + seconds * 1000 }
}

/** An episode counts as viewed after 10 seconds, or after half of a shorter one. */
export const isView = (watchedSeconds: number, durationSeconds: number): boolean =>
  watchedSeconds > 0 && watchedSeconds >= Math.min(10, durationSeconds / 2)

/** An episode counts as watched when its last twentieth is reached and half of it was really watched. */
export const isWatched = (positionSeconds: number, watchedSeconds: number, durationSeconds: number): boolean =>
  isAtEnd(positionSeconds, durationSeconds) && watchedSeconds >= durationSeconds / 2

/** An episode is finished for tasks once four fifths of it were watched in real time; `watchedSeconds` of all days together. */
export const isFinished = (watchedSeconds: number, durationSeconds: number): boolean =>
  durationSeconds > 0 && watchedSeconds >= durationSeconds * 0.8

/** From here a resume starts the next episode. */
export const isAtEnd = (positionSeconds: number, durationSeconds: number): boolean =>
  durationSeconds > 0 && positionSeconds >= durationSeconds * 0.95

/**
 * When a report was made, in the device's time but never later than it arrived: a device whose clock runs ahead cannot lock
 * the mark against all others (S-108).
 */
export const reportTime = (clientSeq: number | undefined, nowMs: number): number => Math.min(clientSeq ?? nowMs, nowMs)
