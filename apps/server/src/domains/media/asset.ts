import { type Rendition, type RungName, svipRung } from '@cliffhanger/rules/media/rendition.ts'
import type { SourceError } from '@cliffhanger/rules/media/source.ts'
import type { StillSheet } from '@cliffhanger/rules/media/stills.ts'

/** Films this platform shipped: all that the ffmpeg of npm may decode. */
export const demonstrationFolder = 'source/demonstration/'

export type AssetState = 'uploaded' | 'transcoding' | 'ready' | 'failed' | 'cancelled'

/** Preset of x264. */
export type Preset = 'ultrafast' | 'superfast' | 'veryfast' | 'faster' | 'fast' | 'medium' | 'slow'

/** A video: the file it came as and what has become of it. `ready` from the first rendition on. */
export interface Asset {
  readonly id: number
  readonly state: AssetState
  /** '' unless the state is `failed`. */
  readonly reason: SourceError | ''
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
  /** Which folder plays. */
  readonly version: number
  /** How the small pictures of it lie in their sheet; null until that was tried. */
  readonly stills: StillSheet | null
  /** Whether somebody pays for it, and whether it lies encrypted already. */
  readonly isProtected: boolean
  readonly isEncrypted: boolean
  readonly createdMs: number
  readonly updatedMs: number
}

/** True once every planned rendition plays. */
export const isFullyReady = (asset: Asset): boolean =>
  asset.state === 'ready' && asset.renditions.length === asset.planned.length

/** True from the first rendition on, also when the others failed or were cancelled. */
export const isPlayable = (asset: Asset): boolean => asset.renditions.length > 0

/** True where SVIP gets a quality that others do not. */
export const hasSvipQuality = (asset: Pick<Asset, 'renditions'>): boolean =>
  asset.renditions.some(({ name }) => name === svipRung)

/** Folder of one version of what was made for an asset. Nothing below it is readable without a play ticket.
 *  Files made before there were versions lie where they did. */
export const versionPrefix = (assetId: number, version: number): string =>
  version === 0 ? `media/${assetId}/` : `media/${assetId}-${version}/`

/** The playlist of everybody, and the one that names what is for SVIP. */
export const masterName = 'master.m3u8'
export const svipMasterName = 'master-svip.m3u8'
/** Small pictures of the video. */
export const stillsName = 'stills.webp'
