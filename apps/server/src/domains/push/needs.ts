import type { Db } from '../../platform/db.ts'

/** What pushing needs of its neighbours; composed in `compose-domains.ts`. */
export interface PushNeeds {
  isOnline(userId: number): boolean
  /** Unread messages in the chats of these members that are not on do-not-disturb (S-53), by user id; 0 may be left out. */
  unreadTotals(db: Db, userIds: readonly number[]): Promise<ReadonlyMap<number, number>>
}
