import type { CommissionSource } from '@cliffhanger/contract/wallet/money-schemas.ts'
import type { MemberOverview } from '@cliffhanger/contract/wallet/overview-schemas.ts'
import type { ByLanguage } from '@cliffhanger/i18n/by-language.ts'
import type { Db } from '../../platform/database/db.ts'
import type { CallContext } from '../../platform/http/handlers.ts'
import type { NewEvent } from '../../platform/realtime/streams.ts'
import type { AccountDomain } from '../account/index.ts'
import type { ChatDomain } from '../chat/index.ts'
import type { FriendsDomain } from '../friends/index.ts'
import type { LedgerDomain, OperatorStanding } from '../ledger/index.ts'
import type { NoticesDomain } from '../notices/index.ts'
import type { SessionDomain } from '../session/index.ts'

/** Who reads a bill, in which language, from where. */
export type BillReader = Pick<CallContext<'bearer'>, 'db' | 'caller' | 'language' | 'origin' | 'storage'>

/** A thing that a line is about. */
export interface NamedThing {
  readonly id: number
  readonly name: string
  readonly picture: string
}

/** Names things by the numbers on the reader's own lines, all at once; numbers of anything else are absent. */
type NameThings<Thing extends NamedThing = NamedThing> = (
  reader: BillReader,
  numbers: readonly string[],
) => Promise<ReadonlyMap<string, Thing>>

/** What the wallet needs of its neighbours. Money sits lowest: it imports no product domain, so the ports of those are declared here. */
export interface WalletNeeds {
  readonly ledger: LedgerDomain
  readonly account: Pick<AccountDomain, 'codes' | 'protection'>
  readonly session: Pick<SessionDomain, 'platform' | 'isProvenSession'>
  readonly notices: Pick<NoticesDomain, 'write' | 'countUnread'>
  readonly friends: Pick<FriendsDomain, 'relationOf'>
  readonly chat: Pick<ChatDomain, 'postTransferCard'>
  readonly drama: {
    countCollections(db: Db, userId: number): Promise<MemberOverview['counts']>
    readonly nameUnlocks: NameThings
    /** Numbers of a member's purchases of dramas whose title holds all words, the newest first. */
    searchUnlocks(db: Db, userId: number, words: readonly string[], limit: number): Promise<string[]>
  }
  readonly payments: {
    readonly nameOrders: NameThings<NamedThing & { readonly type: 'vip' | 'star' | 'crowdfunding' }>
    /** What a member bought of money that went through no wallet, the newest first; amounts are text of minor units. */
    listPaidOutside(
      db: Db,
      filter: {
        readonly userId: number
        readonly sinceMs: number
        readonly untilMs: number
        readonly number: string
      },
      limit: number,
    ): Promise<
      readonly {
        readonly order_no: string
        readonly order_type: 'vip' | 'star'
        readonly title: string
        readonly amount: string
        readonly refunded: string
        readonly channel: string
        readonly channel_names: ByLanguage<string>
        readonly paid_ms: number
      }[]
    >
  }
  readonly mall: { readonly nameOrders: NameThings }
  readonly rewards: { readonly nameTasks: NameThings }
  readonly membership: {
    findMembershipFacts(
      db: Db,
      userId: number,
      nowMs: number,
    ): Promise<Pick<MemberOverview, 'vip_type' | 'vip_end_time'>>
    /** Gives a member days of VIP (1) or SVIP (2), once for the act; answers the new end of that time, and what to tell them. */
    giveMembership(
      tx: Db,
      gift: {
        readonly userId: number
        readonly kind: 1 | 2
        readonly days: number
        readonly source: 'code'
        readonly actKey: string
      },
    ): Promise<{ readonly endMs: number; readonly events: readonly NewEvent[] }>
  }
  readonly commission: {
    /** What a member's commission of one number was reckoned from; undefined where they have none of it. */
    explainCommission(db: Db, userId: number, number: string): Promise<CommissionSource | undefined>
  }
  readonly teams: {
    /** Flags what these members share with whoever earns by them. */
    noteShared(tx: Db, userIds: readonly number[]): Promise<void>
  }
  readonly operators: OperatorStanding
}
