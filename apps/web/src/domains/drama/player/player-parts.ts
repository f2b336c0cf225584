import type { VideoItem } from '@cliffhanger/contract/drama/schemas.ts'
import type { PlayReportsParts } from './play-reports.ts'
import type { Pool } from './pool.ts'
import type { Slot } from './slot.ts'

/** The episode with its play address; null where there is none of that number. `isFresh`: the last address has expired. */
export type FindEpisode = (number: number, options: { readonly isFresh: boolean }) => Promise<VideoItem | null>

export interface PlayerParts extends PlayReportsParts {
  readonly pool: Pool
  readonly slots: readonly [Slot, Slot]
  readonly findEpisode: FindEpisode
  readonly addressOf: (playUrl: string) => string
  /** The newest episode that is out. */
  readonly lastNumber: number
  readonly rate: number
  /** Whether an episode may be fetched before anybody asked for it. */
  readonly mayPrepare: () => boolean
}
