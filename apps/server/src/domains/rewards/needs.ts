import type { Db } from '../../platform/database/db.ts'
import type { LedgerDomain } from '../ledger/index.ts'
import type { MediaDomain } from '../media/index.ts'
import type { MembershipDomain } from '../membership/index.ts'
import type { SessionDomain } from '../session/index.ts'
import type { WalletDomain } from '../wallet/index.ts'
import type { NewFact } from './facts/queries.ts'

/** What rewards need of their neighbours. */
export interface RewardsNeeds {
  readonly account: {
    /** What is true of a member for good, as tasks ask for it. */
    standingFacts(db: Db, userId: number): Promise<readonly NewFact[]>
  }
  readonly drama: {
    /** Episodes a member's devices told of on a platform day. */
    listWatched(
      db: Db,
      userId: number,
      day: string,
    ): Promise<readonly { readonly assetId: number; readonly seconds: number; readonly durationSeconds: number }[]>
  }
  readonly media: Pick<MediaDomain, 'onDelivered'>
  readonly ledger: Pick<LedgerDomain, 'post' | 'postOnce' | 'notify' | 'move' | 'balance' | 'lockGold'>
  readonly wallet: { readonly coupons: Pick<WalletDomain['coupons'], 'give' | 'events'> }
  readonly membership: Pick<MembershipDomain, 'giveMembership'>
  readonly session: Pick<SessionDomain, 'platform'>
}
