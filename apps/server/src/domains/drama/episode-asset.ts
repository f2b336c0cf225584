import { type Asset, isFullyReady, isPlayable } from '../media/index.ts'

/** `playable`: the first rendition is there; `complete`: all are. */
export type EpisodeState = 'pending' | 'playable' | 'complete' | 'failed'

/** What an episode takes over from its media asset. */
export interface EpisodeAsset {
  readonly id: number
  readonly state: EpisodeState
  readonly posterKey: string
  readonly durationMs: number
}

const stateOf = (asset: Asset): EpisodeState => {
  if (isFullyReady(asset)) return 'complete'
  if (isPlayable(asset)) return 'playable'
  return asset.state === 'failed' || asset.state === 'cancelled' ? 'failed' : 'pending'
}

export const episodeAssetOf = (asset: Asset): EpisodeAsset => ({
  id: asset.id,
  state: stateOf(asset),
  posterKey: asset.posterKey,
  durationMs: asset.durationMs,
})
