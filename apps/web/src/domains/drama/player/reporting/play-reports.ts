import type { PlaybackQuality } from '@cliffhanger/contract/drama/schemas.ts'
import { createQualityRecord, type QualityRecord } from './quality-record.ts'
import { createWatchMeter } from './watch-meter.ts'

/** What the server is told about a play (vp-watch). */
export interface WatchReport {
  readonly number: number
  readonly positionSeconds: number
  readonly durationSeconds: number
  /** Watched since the last report. */
  readonly seconds: number
  readonly quality?: PlaybackQuality
  /** Why the episode could not be played (S-111). */
  readonly error?: string
}

/** Where the play is when it is reported. */
export type PlayPosition = Pick<WatchReport, 'number' | 'positionSeconds' | 'durationSeconds'>

export interface PlayReportsDeps {
  readonly nowMs: () => number
  readonly net: () => string
  /** Resolves with false where the report did not arrive. */
  readonly send: (report: WatchReport) => Promise<boolean>
}

/** Reports of the play at hand: every 10 s of playing, at a pause and at its end; how well it went is told once, at its end. */
export interface PlayReports {
  begin(isPrepared: boolean): void
  quality(): QualityRecord
  run(): void
  stop(): void
  /** Tells the place once 10 s were watched since the last report. */
  tick(position: PlayPosition): void
  pause(position: PlayPosition): void
  end(position: PlayPosition): void
  fail(position: PlayPosition, error: string): void
}

export const createPlayReports = ({ nowMs, net, send }: PlayReportsDeps): PlayReports => {
  const meter = createWatchMeter(nowMs)
  let lastReported = ''
  let quality = createQualityRecord(nowMs, { isPrepared: false, net: net() })

  const notify = async (notified: WatchReport) => {
    if (!(await send(notified))) meter.giveBack(notified.seconds)
  }

  /** Nothing new to tell is not told: a pause on leaving is heard twice. */
  const report = (position: PlayPosition, more: Pick<WatchReport, 'quality' | 'error'> = {}) => {
    const seconds = meter.take()
    const where = `${position.number} ${Math.round(position.positionSeconds)}`
    if (seconds === 0 && where === lastReported && !more.quality && !more.error) return
    lastReported = where
    void notify({ ...position, seconds, ...more })
  }

  return {
    begin: (isPrepared) => {
      quality = createQualityRecord(nowMs, { isPrepared, net: net() })
    },
    quality: () => quality,
    run: meter.run,
    stop: meter.stop,
    tick: (position) => {
      if (meter.isDue()) report(position)
    },
    pause: (position) => {
      meter.stop()
      report(position)
    },
    end: (position) => {
      meter.stop()
      const taken = quality.take()
      report(position, taken && { quality: taken })
    },
    fail: (position, error) => {
      meter.stop()
      quality.failed()
      report(position, { error })
    },
  }
}
