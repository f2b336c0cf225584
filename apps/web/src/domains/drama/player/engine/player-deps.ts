import type { VideoItem } from '@cliffhanger/contract/drama/schemas.ts'
import type { PlayReportsDeps } from '../reporting/play-reports.ts'
import type { Pool } from './pool.ts'
import type { Quality } from './quality.ts'
import type { Slot } from './slot.ts'

export interface FindOptions {
  /** The last address has expired. */
  readonly isFresh: boolean
  /** Nobody waits for the answer any more. */
  readonly signal?: AbortSignal
}

/** The episode with its play address; null where there is none of that number. */
export type FindEpisode = (number: number, options: FindOptions) => Promise<VideoItem | null>

export interface PlayerDeps extends PlayReportsDeps {
  readonly pool: Pool
  readonly slots: readonly [Slot, Slot]
  readonly findEpisode: FindEpisode
  readonly addressOf: (playUrl: string) => string
  /** The newest episode that is out. */
  readonly lastNumber: number
  readonly rate: number
  readonly quality: Quality
  /** Whether an episode may be fetched before anybody asked for it. */
  readonly mayPrepare: () => boolean
  /** The next episode is locked: what its sheet will show can be fetched. */
  readonly foresee: (item: VideoItem) => void
  /** An episode was played to its end. */
  readonly onEnded: (number: number) => void
}
