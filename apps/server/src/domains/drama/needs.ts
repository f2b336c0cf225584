import type { Db } from '../../platform/db.ts'
import type { MediaDomain } from '../media/index.ts'

/** What dramas need of their neighbours; composed in `compose-domains.ts`. */
export interface DramaNeeds {
  readonly media: Pick<MediaDomain, 'findAssets' | 'deleteAsset' | 'signPlayback' | 'onAssetChanged'>
  /** The theme of the platform (SiteInfo). */
  siteTemplate(db: Db): Promise<1 | 2>
}
