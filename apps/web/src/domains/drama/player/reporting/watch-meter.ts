import { toSeconds } from '@cliffhanger/contract/wire.ts'

/** Seconds between two reports while an episode plays. */
const reportEveryMs = 10_000
/** The most one report may say (vp-watch). */
const mostSeconds = 60

/** Counts the real time an episode plays, whatever its speed, and says when a report is due. */
export interface WatchMeter {
  run(): void
  stop(): void
  isDue(): boolean
  /** Whole seconds since the last report; what is left of a second counts for the next. */
  take(): number
  /** A report did not arrive: its seconds belong to the next one. */
  giveBack(seconds: number): void
}

export const createWatchMeter = (nowMs: () => number): WatchMeter => {
  let countedMs = 0
  let runningSinceMs: number | null = null
  const settle = () => {
    const now = nowMs()
    if (runningSinceMs !== null) {
      countedMs += Math.max(0, now - runningSinceMs)
      runningSinceMs = now
    }
  }
  return {
    run: () => {
      runningSinceMs ??= nowMs()
    },
    stop: () => {
      settle()
      runningSinceMs = null
    },
    isDue: () => {
      settle()
      return countedMs >= reportEveryMs
    },
    take: () => {
      settle()
      const seconds = Math.min(mostSeconds, toSeconds(countedMs))
      countedMs -= seconds * 1000
      return seconds
    },
    giveBack: (seconds) => {
      countedMs = Math.min(countedMs + seconds * 1000, mostSeconds * 1000)
    },
  }
}
