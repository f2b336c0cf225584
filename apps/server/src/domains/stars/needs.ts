import type { MediaDomain } from '../media/index.ts'
import type { NoticesDomain } from '../notices/index.ts'

/** What stars need of their neighbours. */
export interface StarsNeeds {
  readonly media: Pick<
    MediaDomain,
    'createAsset' | 'startTranscoding' | 'findAssets' | 'deleteAsset' | 'protect' | 'signPlayback' | 'stopPlaysOf'
  >
  readonly notices: Pick<NoticesDomain, 'write' | 'listOfStars'>
}
