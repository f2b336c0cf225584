import type { ChatChange, ChatSetting } from '@cliffhanger/contract/account/schemas.ts'
import type { PlatformSettings } from '@cliffhanger/contract/session/platform-settings.ts'
import type { Db } from '../../platform/database/db.ts'
import type { CallContext } from '../../platform/http/handlers.ts'
import type { NoticesDomain } from '../notices/index.ts'
import type { UploadsDomain } from '../uploads/index.ts'

/** How one member stands to another. */
interface Relation {
  readonly isFriend: boolean
  readonly remark: string
  readonly groupId: number
  readonly groupName: string
  readonly isDisturbing: boolean
  readonly hasBlacklisted: boolean
}

/** What accounts need of their neighbours. Most of them stand above, so their ports are declared here. */
export interface AccountNeeds {
  readonly notices: Pick<NoticesDomain, 'write'>
  readonly uploads: Pick<UploadsDomain, 'findAvatar'>
  readonly session: {
    /** The platform's configuration, cached. */
    platform(): Promise<PlatformSettings>
    /** Whether this sign-in showed more than a device id. */
    isProvenSession(db: Db, sessionId: number): Promise<boolean>
    /** Where this sign-in receives pushes; '' ends them. */
    updatePushToken(db: Db, sessionId: number, pushToken: string): Promise<number>
    readonly sessions: {
      /** Ends every other sign-in of the account (S-22), and takes other devices the right to one-click sign-in. */
      endAll(tx: Db, accountId: number, currentSessionId: number, reason: 'password'): Promise<void>
    }
  }
  readonly friends: {
    relationOf(db: Db, userId: number, otherId: number): Promise<Relation>
    /** Requests to this member that wait for an answer. */
    countPendingRequests(db: Db, userId: number): Promise<number>
    /** Has all friends told how a member looks now, once the transaction commits. */
    profileChanged(tx: Db, userId: number): Promise<void>
  }
  readonly groups: {
    /** Has all groups of a member told how they look now, once the transaction commits. */
    profileChanged(tx: Db, userId: number): Promise<void>
  }
  readonly chat: {
    /** Stores what a member set for one conversation and tells their devices; refuses 4002 when there is none. Answers what is stored. */
    changeChat(tx: Db, userId: number, change: ChatChange): Promise<ChatSetting>
  }
  readonly teams: {
    /** Flags what these members share with whoever earns by them. */
    noteShared(tx: Db, userIds: readonly number[]): Promise<void>
  }
  readonly ledger: {
    /** Whether the member owns anything in it. */
    holdsValue(db: Db, userId: number): Promise<boolean>
  }
  readonly wallet: {
    hasPaymentPassword(db: Db, userId: number): Promise<boolean>
    /** Refuses 7002, 7003 and 7004 as every payment does; never in a transaction. */
    judgePaymentPassword(context: CallContext<'bearer'>, digits: string): Promise<void>
    /** Puts the hash of an earlier payment password back; null: there is none. */
    restorePaymentPassword(tx: Db, userId: number, passwordHash: string | null): Promise<void>
    /** How long money does not leave after a change, and what asks for certification. */
    readWalletSettings(db: Db): Promise<{
      readonly settings: {
        readonly cooling_hours: number
        readonly withdraw_need_real_name: 0 | 1
        readonly crowdfunding_need_real_name: 0 | 1
      }
    }>
  }
}
