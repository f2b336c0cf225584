import type { LedgerDomain } from '../ledger/index.ts'
import type { NoticesDomain } from '../notices/index.ts'
import type { PaymentsDomain } from '../payments/index.ts'
import type { SessionDomain } from '../session/index.ts'
import type { WalletDomain } from '../wallet/index.ts'

/** What crowdfunding needs of its neighbours. */
export interface CrowdfundingNeeds {
  readonly ledger: Pick<LedgerDomain, 'postOnce' | 'notify' | 'move' | 'balance' | 'readPublicProof'>
  readonly wallet: Pick<WalletDomain, 'coupons' | 'judgePayment' | 'readWalletSettings'>
  readonly payments: Pick<PaymentsDomain, 'open'>
  readonly session: Pick<SessionDomain, 'platform'>
  readonly notices: Pick<NoticesDomain, 'write'>
}
