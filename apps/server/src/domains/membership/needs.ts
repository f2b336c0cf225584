import type { MediaDomain } from '../media/index.ts'
import type { PaymentsDomain } from '../payments/index.ts'
import type { WalletDomain } from '../wallet/index.ts'

/** What ends with time that is taken back. */
export type PlayEnding = Pick<MediaDomain, 'stopAllPlays'>

/** What memberships need of their neighbours. */
export interface MembershipNeeds {
  readonly wallet: Pick<WalletDomain, 'coupons'>
  readonly payments: Pick<PaymentsDomain, 'open'>
  readonly media: PlayEnding
}
