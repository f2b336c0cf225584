import type { Db } from '../../platform/database/db.ts'
import type { Presence } from '../../platform/realtime/presence.ts'
import type { AccountDomain } from '../account/index.ts'
import type { ChatDomain } from '../chat/index.ts'
import type { SessionDomain } from '../session/index.ts'

/** What friendship needs of its neighbours. Groups stand above, so their port is declared here. */
export interface FriendsNeeds {
  readonly account: Pick<AccountDomain, 'friendPrivacy' | 'findShowingOnline'>
  readonly chat: Pick<ChatDomain, 'setReach' | 'postNotice' | 'findMutedPeers'>
  readonly session: Pick<SessionDomain, 'platform'>
  readonly rewards: {
    /** Notes what tasks may count, in the transaction in which it happens. */
    readonly facts: {
      note(
        tx: Db,
        facts: readonly { readonly userId: number; readonly code: 'friend'; readonly key: string }[],
      ): Promise<void>
    }
  }
  readonly gateway: { readonly presence: Pick<Presence, 'isOnline'> }
  readonly groups: {
    /** Which of these are members of a group of `userId`; refuses 5005 where they are no member themselves. */
    memberIdsAmong(
      db: Db,
      groupId: number,
      userId: number,
      candidateIds: readonly number[],
    ): Promise<ReadonlySet<number>>
    /** Whether `userId` may ask `otherId` for friendship because they met in this group; undefined where one of them is not in it. */
    mayAddFriend(db: Db, groupId: number, userId: number, otherId: number): Promise<boolean | undefined>
  }
}
