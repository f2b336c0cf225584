import type { AccountDomain } from '../account/index.ts'
import type { DramaDomain } from '../drama/index.ts'
import type { MediaDomain } from '../media/index.ts'
import type { SessionDomain } from '../session/index.ts'

/** What operators act on; composed in `compose-domains.ts`. */
export interface OperatorNeeds {
  readonly drama: Pick<DramaDomain, 'authoring'>
  readonly media: Pick<MediaDomain, 'createAsset' | 'startTranscoding' | 'cancelTranscoding' | 'findAssets'>
  readonly account: Pick<AccountDomain, 'codes'>
  readonly session: Pick<SessionDomain, 'sessions'>
}
