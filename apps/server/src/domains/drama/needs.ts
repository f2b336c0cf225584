import type { WatchTask } from '@cliffhanger/contract/drama/watch-task-calls.ts'
import type { CoinAmount } from '@cliffhanger/contract/rewards/schemas.ts'
import type { Language } from '@cliffhanger/i18n/languages.ts'
import type { Db } from '../../platform/database/db.ts'
import type { RecentCallers } from '../../platform/http/recent-callers.ts'
import type { Presence } from '../../platform/realtime/presence.ts'
import type { LedgerDomain } from '../ledger/index.ts'
import type { MediaDomain } from '../media/index.ts'
import type { NoticesDomain } from '../notices/index.ts'
import type { SessionDomain } from '../session/index.ts'
import type { WalletDomain } from '../wallet/index.ts'

/** What dramas need of their neighbours. */
export interface DramaNeeds {
  /** What rewards make of it; they stand above, so their port is declared here. */
  readonly rewards: {
    readonly facts: {
      note(
        tx: Db,
        facts: readonly { readonly userId: number; readonly code: 'share'; readonly key: string }[],
      ): Promise<void>
      /** Has what a member watched looked at, once the transaction is committed. */
      watched(tx: Db, userId: number): void
    }
    readonly tasks: {
      listWatch(db: Db, userId: number, language: Language): Promise<WatchTask[]>
      claim(tx: Db, userId: number, taskId: number): Promise<CoinAmount>
    }
  }
  readonly media: Pick<
    MediaDomain,
    | 'judgeDelivered'
    | 'stopPlays'
    | 'isBroken'
    | 'findAssets'
    | 'deleteAsset'
    | 'signPlayback'
    | 'signPreview'
    | 'followPlay'
    | 'signDownload'
    | 'readBeginning'
    | 'onAssetChanged'
    | 'protect'
  >
  readonly ledger: Pick<LedgerDomain, 'lockGold' | 'moveTogether' | 'postOnce' | 'notify' | 'balance'>
  readonly wallet: {
    readonly coupons: Pick<WalletDomain['coupons'], 'quote' | 'use' | 'giveGold' | 'events'>
  }
  readonly notices: Pick<NoticesDomain, 'write'>
  /** Star packages stand above dramas, so what is asked of them is declared here. */
  readonly starPlans: {
    holdsBenefit(
      db: Db,
      question: { readonly userId: number; readonly benefit: 'posters'; readonly atMs: number },
    ): Promise<boolean>
  }
  readonly session: Pick<SessionDomain, 'platform'>
  readonly gateway: { readonly presence: Pick<Presence, 'users'> }
  /** Members who called within the last minute. */
  readonly callers: Pick<RecentCallers, 'list'>
}
