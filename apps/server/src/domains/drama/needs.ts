import type { Db } from '../../platform/db.ts'

/** `playable`: the first rendition is there; `complete`: all are. */
export type EpisodeState = 'pending' | 'playable' | 'complete' | 'failed'

/** What an episode takes over from its media asset. */
export interface EpisodeAsset {
  readonly id: number
  readonly state: EpisodeState
  readonly posterKey: string
  readonly durationMs: number
}

/** Whose play of what is signed. */
export interface PlayTicket {
  readonly assetId: number
  readonly userId: number
  readonly durationMs: number
  readonly nowMs: number
}

/** What dramas need of their neighbours; composed in `compose-domains.ts`. */
export interface DramaNeeds {
  /** The assets with these ids; unknown ids are absent. */
  findAssets(db: Db, ids: readonly number[]): Promise<readonly EpisodeAsset[]>
  /** Path of the master playlist under a ticket that lives as C-53 says. */
  signPlayback(ticket: PlayTicket): string
  /** Calls `listener` after an asset changed, at least in the process that changed it; returns the way to stop. */
  onAssetChanged(listener: (assetId: number) => Promise<void>): () => void
  /** The theme of the platform (SiteInfo). */
  siteTemplate(db: Db): Promise<1 | 2>
}
