import type { LedgerDomain } from '../ledger/index.ts'
import type { MembershipDomain } from '../membership/index.ts'
import type { SessionDomain } from '../session/index.ts'
import type { WalletDomain } from '../wallet/index.ts'

/** What rewards need of their neighbours. */
export interface RewardsNeeds {
  readonly ledger: Pick<LedgerDomain, 'post' | 'postOnce' | 'notify' | 'move' | 'balance' | 'lockGold'>
  readonly wallet: { readonly coupons: Pick<WalletDomain['coupons'], 'give' | 'events'> }
  readonly membership: Pick<MembershipDomain, 'giveMembership'>
  readonly session: Pick<SessionDomain, 'platform'>
}
