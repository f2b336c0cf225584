import type { CommissionDomain } from '../commission/index.ts'
import type { LedgerDomain } from '../ledger/index.ts'
import type { PaymentsDomain } from '../payments/index.ts'
import type { SessionDomain } from '../session/index.ts'
import type { WalletDomain } from '../wallet/index.ts'

/** What star packages need of their neighbours. */
export interface StarPlanNeeds {
  readonly commission: Pick<CommissionDomain, 'listIncome' | 'getIncome'>
  readonly ledger: Pick<LedgerDomain, 'balance'>
  readonly payments: Pick<PaymentsDomain, 'open' | 'nameOrders'>
  readonly session: Pick<SessionDomain, 'platform'>
  readonly wallet: Pick<WalletDomain, 'coupons'>
}
