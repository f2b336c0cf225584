/** Kinds of connection that are told apart; browsers name no others. */
export const netTypes = ['slow-2g', '2g', '3g', '4g', 'wifi', 'cellular', 'ethernet'] as const

/** Upper ends of the buckets first frames are counted in, in ms: a fifth apart where the limits of the product lie, wider behind. The last bucket is
 *  what took longer. */
export const firstFrameLimitsMs = [
  50, 100, 150, 200, 250, 300, 350, 400, 500, 600, 700, 850, 1000, 1200, 1400, 1700, 2000, 2500, 3000, 4000, 5000, 7000,
  10_000, 15_000, 30_000,
] as const

/** Plays of one bucket; `bucket` is the place of its upper end in `firstFrameLimitsMs`. */
export interface FirstFrames {
  readonly bucket: number
  readonly plays: number
}

/** The time within which `share` per cent of the plays showed their first frame, in whole ms: exact to its bucket, even within it.
 *  Undefined where no play showed one. What lies in the last bucket counts as its lower end. */
export function firstFrameMs(frames: readonly FirstFrames[], share: number): number | undefined {
  const counts = firstFrameLimitsMs.map(() => 0).concat(0)
  for (const { bucket, plays } of frames) counts[bucket] = (counts[bucket] ?? 0) + plays
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (total === 0) return undefined
  const wanted = Math.max(1, Math.ceil((total * share) / 100))
  let before = 0
  for (const [bucket, count] of counts.entries()) {
    if (before + count >= wanted) {
      const fromMs = firstFrameLimitsMs[bucket - 1] ?? 0
      const untilMs = firstFrameLimitsMs[bucket] ?? fromMs
      return Math.round(fromMs + ((untilMs - fromMs) * (wanted - before)) / count)
    }
    before += count
  }
  return undefined
}

/** Ten-thousandths of the time at the player that was spent waiting for film that had begun; 0 where nothing was played. */
export const rebufferE4 = (stallMs: number, watchedSeconds: number): number => {
  const allMs = stallMs + watchedSeconds * 1000
  return allMs === 0 ? 0 : Math.round((stallMs * 10_000) / allMs)
}

/** The dramas with most of what somebody looks for first. */
export const shownDramas = 20
