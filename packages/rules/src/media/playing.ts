import { minuteMs } from '@cliffhanger/contract/duration.ts'

/** What one member may ask of us to play (docs/rules/video-checks.md, section 4, anti-leech). */
export interface PlayLimits {
  readonly perMinute: number
  readonly perDay: number
  /** Devices of one member that play at the same time. */
  readonly atOnce: number
  /** Different episodes within `dumpWindowMs` that nobody watches by hand so fast. */
  readonly unwatchedEpisodes: number
}

export const playLimits = { perMinute: 60, perDay: 400, unwatchedEpisodes: 20 } as const

export const dumpWindowMs = 5 * minuteMs
/** Who looks at an episode at all looks about this long; below that it is fetched, not watched. */
const leastWatchedSecondsEach = 3

/** The episodes a member recently received tickets for, without the episode they request now. */
export interface PlayHistory {
  readonly inMinute: number
  readonly inDay: number
  /** Different episodes within `dumpWindowMs`, the one asked for left out. */
  readonly otherEpisodes: number
  /** Seconds the member watched since the first of them, by the server's count. */
  readonly watchedSeconds: number
  /** True when this device was given this episode a moment ago: the same play, asked for twice. */
  readonly isRepeat: boolean
  /** When the play on each of the member's other devices ends. */
  readonly otherEndsMs: readonly number[]
}

/** Why a play is refused for now. `dump`: episodes are fetched one after the other and not watched. */
export interface PlayRefusal {
  readonly reason: 'devices' | 'dump' | 'tooFast' | 'tooMany'
  readonly retryAfterS: number
}

/** Whether a member who is entitled to an episode gets a ticket for it now; undefined if they do. */
export function judgePlay(history: PlayHistory, limits: PlayLimits, nowMs: number): PlayRefusal | undefined {
  if (history.otherEndsMs.length >= limits.atOnce) {
    // The device that ends as the last but `atOnce - 1` makes room.
    const freeMs = history.otherEndsMs.toSorted((a, b) => b - a)[limits.atOnce - 1] ?? nowMs
    return { reason: 'devices', retryAfterS: Math.max(1, Math.ceil((freeMs - nowMs) / 1000)) }
  }
  if (history.isRepeat) return undefined
  if (history.inMinute >= limits.perMinute) return { reason: 'tooFast', retryAfterS: 60 }
  if (history.inDay >= limits.perDay) return { reason: 'tooMany', retryAfterS: 3600 }
  const episodes = history.otherEpisodes + 1
  if (episodes > limits.unwatchedEpisodes && history.watchedSeconds < episodes * leastWatchedSecondsEach)
    return { reason: 'dump', retryAfterS: dumpWindowMs / 1000 }
  return undefined
}

const leastPlayMs = 60_000
const longestPlayMs = 10 * minuteMs

/** Until when a device counts as playing what it was given. */
export const playEndsMs = (durationMs: number, nowMs: number): number =>
  nowMs + Math.min(longestPlayMs, Math.max(leastPlayMs, durationMs))

/** Whether a page at this origin may load media: none named (native players, some browsers) may, a foreign one may not. */
export function mayEmbed(origin: string | undefined, allowed: readonly string[]): boolean {
  if (origin === undefined || origin === '') return true
  if (!URL.canParse(origin)) return false
  const { protocol, host, hostname } = new URL(origin)
  // The shells of our own apps.
  if (hostname === 'localhost' && ['capacitor:', 'ionic:', 'https:', 'http:'].includes(protocol)) return true
  return allowed.some((each) => URL.canParse(each) && new URL(each).host === host)
}
