import type { RecentCallers } from '../../platform/http/recent-callers.ts'
import type { Presence } from '../../platform/realtime/presence.ts'
import type { LedgerDomain } from '../ledger/index.ts'
import type { MediaDomain } from '../media/index.ts'
import type { NoticesDomain } from '../notices/index.ts'
import type { SessionDomain } from '../session/index.ts'
import type { WalletDomain } from '../wallet/index.ts'

/** What dramas need of their neighbours. */
export interface DramaNeeds {
  readonly media: Pick<
    MediaDomain,
    | 'judgeDelivered'
    | 'stopPlays'
    | 'isBroken'
    | 'findAssets'
    | 'deleteAsset'
    | 'signPlayback'
    | 'signPreview'
    | 'onAssetChanged'
    | 'protect'
  >
  readonly ledger: Pick<LedgerDomain, 'lockGold' | 'moveTogether' | 'postOnce' | 'notify' | 'balance'>
  readonly wallet: {
    readonly coupons: Pick<WalletDomain['coupons'], 'quote' | 'use' | 'giveGold' | 'events'>
  }
  readonly notices: Pick<NoticesDomain, 'write'>
  readonly session: Pick<SessionDomain, 'platform'>
  readonly gateway: { readonly presence: Pick<Presence, 'users'> }
  /** Members who called within the last minute. */
  readonly callers: Pick<RecentCallers, 'list'>
}
