import type { Db } from '../../platform/database/db.ts'
import type { RecentCallers } from '../../platform/http/recent-callers.ts'
import type { Presence } from '../../platform/realtime/presence.ts'
import type { NoticesDomain } from '../notices/index.ts'
import type { RewardsDomain } from '../rewards/index.ts'
import type { SessionDomain } from '../session/index.ts'
import type { WalletDomain } from '../wallet/index.ts'

/** A span of time: from `startMs` until before `endMs`. */
export interface Period {
  readonly startMs: number
  readonly endMs: number
}

/** What the domain of commission says about what somebody earned; amounts are minor units of money, less what was reversed. */
export interface CommissionFigures {
  /** By each of these members; who earned them nothing may be absent. */
  sumsOf(
    db: Db,
    question: Period & { readonly ownerId: number; readonly memberIds: readonly number[] },
  ): Promise<ReadonlyMap<number, bigint>>
  /** By everybody. */
  totalOf(db: Db, question: Period & { readonly ownerId: number }): Promise<bigint>
  /** Sales of both levels of a team whose refund window is over: what levels of agents are earned by. */
  salesOf(
    db: Db,
    question: Period & { readonly ownerId: number },
  ): Promise<{ readonly sales: number; readonly amount: bigint }>
}

/** What teams need of their neighbours. */
export interface TeamsNeeds {
  readonly session: Pick<SessionDomain, 'platform'>
  readonly wallet: Pick<WalletDomain, 'readWalletSettings'>
  readonly notices: Pick<NoticesDomain, 'write' | 'listOfType'>
  readonly rewards: Pick<RewardsDomain, 'sumInviteGold'>
  readonly commission: CommissionFigures
  readonly gateway: { readonly presence: Pick<Presence, 'users'> }
  /** Members who called within the last minute. */
  readonly callers: Pick<RecentCallers, 'list'>
  /** Star packages stand above teams, so what is asked of them is declared here. */
  readonly starPlans: {
    holdsBenefit(
      db: Db,
      question: { readonly userId: number; readonly benefit: 'statistics'; readonly atMs: number },
    ): Promise<boolean>
  }
}
