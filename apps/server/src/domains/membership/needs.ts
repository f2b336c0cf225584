import type { Db } from '../../platform/database/db.ts'
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

/** What selling memberships needs of its neighbours. Rewards stand above, so their port is declared here. */
export interface SaleNeeds {
  readonly media: PlayEnding
  readonly rewards: {
    /** Notes what tasks may count, in the transaction in which it happens. */
    readonly facts: {
      note(
        tx: Db,
        facts: readonly { readonly userId: number; readonly code: 'buy_vip'; readonly key: string }[],
      ): Promise<void>
    }
  }
}
