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
  readonly fault?: string
}

/** Where the play is when it is reported. */
export type Place = Pick<WatchReport, 'number' | 'positionSeconds' | 'durationSeconds'>

export interface PlayReportsParts {
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
  tick(place: Place): void
  pause(place: Place): void
  end(place: Place): void
  fail(place: Place, fault: string): void
}

export const createPlayReports = ({ nowMs, net, send }: PlayReportsParts): PlayReports => {
  const meter = createWatchMeter(nowMs)
  let lastTold = ''
  let quality = createQualityRecord(nowMs, { isPrepared: false, net: net() })

  const tell = async (told: WatchReport) => {
    if (!(await send(told))) meter.giveBack(told.seconds)
  }

  /** Nothing new to tell is not told: a pause on leaving is heard twice. */
  const report = (place: Place, more: Pick<WatchReport, 'quality' | 'fault'> = {}) => {
    const seconds = meter.take()
    const where = `${place.number} ${Math.round(place.positionSeconds)}`
    if (seconds === 0 && where === lastTold && !more.quality && !more.fault) return
    lastTold = where
    void tell({ ...place, seconds, ...more })
  }

  return {
    begin: (isPrepared) => {
      quality = createQualityRecord(nowMs, { isPrepared, net: net() })
    },
    quality: () => quality,
    run: meter.run,
    stop: meter.stop,
    tick: (place) => {
      if (meter.isDue()) report(place)
    },
    pause: (place) => {
      meter.stop()
      report(place)
    },
    end: (place) => {
      meter.stop()
      const taken = quality.take()
      report(place, taken && { quality: taken })
    },
    fail: (place, fault) => {
      meter.stop()
      quality.failed()
      report(place, { fault })
    },
  }
}
