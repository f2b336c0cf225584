import type { Minor } from '@cliffhanger/rules/money.ts'
import type { Db } from '../../platform/database/db.ts'
import type { LedgerDomain, OperatorStanding } from '../ledger/index.ts'
import type { NoticesDomain } from '../notices/index.ts'
import type { SessionDomain } from '../session/index.ts'
import type { WalletDomain } from '../wallet/index.ts'
import type { OrderKind } from './orders/order-kind.ts'

/** What payments need of their neighbours. They import no domain that sells, so the ports of those are declared here. */
export interface PaymentsNeeds {
  readonly ledger: LedgerDomain
  readonly wallet: Pick<WalletDomain, 'coupons' | 'guardPayments'>
  readonly session: Pick<SessionDomain, 'platform'>
  readonly notices: Pick<NoticesDomain, 'write'>
  readonly drama: {
    /** What episodes cost a member: they are paid at once, and no order of them is made. */
    readonly quoteEpisodes: OrderKind['quote']
  }
  readonly mall: {
    /** What goods cost a member: they are exchanged at once, and no payment order of them is made. */
    readonly quoteGoods: OrderKind['quote']
  }
  readonly rewards: {
    /** Notes what tasks may count, in the transaction in which it happens. */
    readonly facts: {
      note(
        tx: Db,
        facts: readonly { readonly userId: number; readonly code: 'recharge'; readonly key: string }[],
      ): Promise<void>
    }
    /** Writes what a member was given into their list of rewards, in the transaction that gives it. */
    insertReward(
      tx: Db,
      reward: {
        readonly userId: number
        readonly type: 'recharge'
        readonly kind: 'coin'
        readonly coin: 'gold' | 'money'
        readonly amount: Minor
        readonly sourceId: number
        readonly nowMs: number
      },
    ): Promise<void>
  }
  readonly operators: OperatorStanding
}
