import type { PlatformSettings } from '@cliffhanger/contract/session/platform-settings.ts'
import type { MediaDomain } from '../media/index.ts'

/** What dramas need of their neighbours; composed in `compose-domains.ts`. */
export interface DramaNeeds {
  readonly media: Pick<MediaDomain, 'findAssets' | 'deleteAsset' | 'signPlayback' | 'onAssetChanged'>
  /** The platform's configuration. */
  platform(): Promise<Pick<PlatformSettings, 'template'>>
}
