import type { PlaybackQuality } from '@cliffhanger/contract/drama/schemas.ts'
import { flagOf } from '@cliffhanger/contract/wire.ts'

/** How one play goes, from the moment an episode was asked for. */
export interface QualityRecord {
  showedFrame(): void
  stalled(): void
  /** The member jumped: the wait that follows is no stall. */
  sought(): void
  flowed(): void
  switched(): void
  failed(): void
  /** The record, once; undefined afterwards. */
  take(): PlaybackQuality | undefined
}

interface Circumstances {
  /** The episode was prepared before it was asked for. */
  readonly isPrepared: boolean
  /** Kind of connection as the browser names it, '' where it does not. */
  readonly net: string
}

export const createQualityRecord = (nowMs: () => number, { isPrepared, net }: Circumstances): QualityRecord => {
  const openedMs = nowMs()
  let ttffMs: number | undefined
  let stalledSinceMs: number | undefined
  let isTaken = false
  let isExcused = false
  const counts = { stalls: 0, stall_ms: 0, switches: 0, errors: 0 }
  const flowed = () => {
    if (stalledSinceMs !== undefined) counts.stall_ms += Math.round(nowMs() - stalledSinceMs)
    stalledSinceMs = undefined
    isExcused = false
  }
  return {
    showedFrame: () => {
      ttffMs ??= Math.max(0, Math.round(nowMs() - openedMs))
    },
    // Waiting for the very first frame is not a stall: that time is `ttff_ms`.
    stalled: () => {
      if (ttffMs === undefined || stalledSinceMs !== undefined || isExcused) return
      stalledSinceMs = nowMs()
      counts.stalls += 1
    },
    sought: () => {
      isExcused = true
    },
    flowed,
    switched: () => {
      counts.switches += 1
    },
    failed: () => {
      counts.errors += 1
    },
    take: () => {
      if (isTaken) return undefined
      isTaken = true
      flowed()
      return { ...(ttffMs !== undefined && { ttff_ms: ttffMs }), ...counts, prepared: flagOf(isPrepared), net }
    },
  }
}
