import { dayMs } from '@cliffhanger/contract/duration.ts'
import { toSeconds } from '@cliffhanger/contract/wire.ts'

/** When an announcement is shown: from `startsMs` on until `endsMs`, if there is one, and not once it was withdrawn. */
export interface NoticeTime {
  readonly startsMs: number
  readonly endsMs: number | null
  readonly isWithdrawn: boolean
}

export type NoticeState = 'planned' | 'running' | 'over' | 'withdrawn'

/** Where an announcement stands at a moment; withdrawn and over are final. */
export const noticeState = ({ startsMs, endsMs, isWithdrawn }: NoticeTime, nowMs: number): NoticeState => {
  if (isWithdrawn) return 'withdrawn'
  if (endsMs !== null && nowMs >= endsMs) return 'over'
  return nowMs < startsMs ? 'planned' : 'running'
}

/** What an operator asks for. */
export interface WantedNotice {
  readonly isForEveryone: boolean
  /** `stars`: only in the section of stars, on its line. */
  readonly scope: 'platform' | 'stars'
  readonly position: 'line' | 'popup' | ''
  readonly startsMs: number
  /** Null: no end. */
  readonly endsMs: number | null
}

/** Longest time before its beginning and of an announcement. */
const longestMs = 366 * dayMs

/** Which field of a new notice is wrong, undefined if none is. A notice to one member is sent at once and stays in the member's list; only
 *  notices to everyone have a place on home, a beginning and an end. */
export const noticeProblem = (
  { isForEveryone, scope, position, startsMs, endsMs }: WantedNotice,
  nowMs: number,
): 'scope' | 'position' | 'start_time' | 'end_time' | undefined => {
  if (scope === 'stars' && !isForEveryone) return 'scope'
  if (scope === 'stars' && position !== 'line') return 'position'
  if (!isForEveryone && position !== '') return 'position'
  if (startsMs > (isForEveryone ? nowMs + longestMs : nowMs)) return 'start_time'
  if (endsMs === null) return undefined
  const firstMs = Math.max(startsMs, nowMs)
  return !isForEveryone || endsMs <= firstMs || endsMs > firstMs + longestMs ? 'end_time' : undefined
}

/** When a notice begins that is changed, with 0 wanted: now. One that has begun keeps its beginning, which forms know to the second;
 *  undefined where another was asked for. */
export const changedStart = (retentionMs: number, wantedMs: number, nowMs: number): number | undefined => {
  if (retentionMs > nowMs) return Math.max(wantedMs, nowMs)
  return wantedMs === 0 || toSeconds(wantedMs) === toSeconds(retentionMs) ? retentionMs : undefined
}
