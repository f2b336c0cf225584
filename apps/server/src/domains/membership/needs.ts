import type { WalletDomain } from '../wallet/index.ts'

/** What memberships need of their neighbours; composed in `compose-domains.ts`. */
export interface MembershipNeeds {
  readonly wallet: Pick<WalletDomain, 'payments' | 'coupons'>
}
