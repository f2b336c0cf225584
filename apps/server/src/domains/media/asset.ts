import type { Rendition, RungName } from '@cliffhanger/rules/media/rendition.ts'
import type { SourceFault } from '@cliffhanger/rules/media/source.ts'

export type AssetState = 'uploaded' | 'transcoding' | 'ready' | 'failed' | 'cancelled'

/** Preset of x264. */
export type Preset = 'ultrafast' | 'superfast' | 'veryfast' | 'faster' | 'fast' | 'medium' | 'slow'

/** A video: the file it came as and what has become of it. `ready` from the first rendition on. */
export interface Asset {
  readonly id: number
  readonly state: AssetState
  /** '' unless the state is `failed`. */
  readonly reason: SourceFault | ''
  readonly sourceKey: string
  readonly preset: Preset
  /** Displayed size of the source; 0 until it was looked at. */
  readonly width: number
  readonly height: number
  readonly durationMs: number
  /** Base64; '' until there is a poster. */
  readonly thumbHash: string
  /** Key of the first picture, which anyone may read; '' until there is one. */
  readonly posterKey: string
  readonly planned: readonly RungName[]
  readonly renditions: readonly Rendition[]
  /** 0 to 100 over all renditions. */
  readonly progressPercent: number
  readonly attempt: number
  readonly createdMs: number
  readonly updatedMs: number
}

/** True once every planned rendition plays. */
export const isFullyReady = (asset: Asset): boolean =>
  asset.state === 'ready' && asset.renditions.length === asset.planned.length

/** True from the first rendition on, also when the others failed or were cancelled. */
export const isPlayable = (asset: Asset): boolean => asset.renditions.length > 0

/** Folder of everything made for an asset. Nothing below it is readable without a play ticket. */
export const assetPrefix = (assetId: number): string => `media/${assetId}/`

export const masterName = 'master.m3u8'
