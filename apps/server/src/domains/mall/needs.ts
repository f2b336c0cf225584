import type { LedgerDomain } from '../ledger/index.ts'
import type { MembershipDomain } from '../membership/index.ts'
import type { NoticesDomain } from '../notices/index.ts'
import type { WalletDomain } from '../wallet/index.ts'

/** What the points mall needs of its neighbours. */
export interface MallNeeds {
  readonly ledger: Pick<LedgerDomain, 'postOnce' | 'notify' | 'balance' | 'lockPoints' | 'moveTogether'>
  readonly wallet: Pick<WalletDomain, 'guardPayments'> & {
    readonly coupons: Pick<WalletDomain['coupons'], 'use' | 'giveGold' | 'giveBack' | 'give' | 'events'>
  }
  readonly membership: Pick<MembershipDomain, 'giveMembership'>
  readonly notices: Pick<NoticesDomain, 'write'>
}
