import type { UserInfo } from '@cliffhanger/contract/account/schemas.ts'
import type { Language } from '@cliffhanger/i18n/languages.ts'
import type { Db } from '../../platform/db.ts'

/** Privacy of one member as far as friendship is concerned; the platform's own switch is already in `acceptsRequests`. */
export interface FriendPrivacy {
  readonly platformAcceptsRequests: boolean
  readonly acceptsRequests: boolean
  readonly verifiesRequests: boolean
}

/** What friendship needs of its neighbours; composed in `compose-domains.ts`. */
export interface FriendsNeeds {
  /** Public profiles by id; ids that do not exist are absent. Personal fields (remark, group) are blank. */
  findProfiles(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, UserInfo>>
  /** The member with exactly this number, phone or email. */
  findUserId(db: Db, search: string): Promise<number | undefined>
  friendPrivacy(db: Db, userId: number): Promise<FriendPrivacy>
  isOnline(userId: number): boolean
  /** Which of these members let their friends see whether they are online; nobody where the platform does not show it. */
  findShowingOnline(db: Db, ids: readonly number[]): Promise<ReadonlySet<number>>
  /** Which of these members' conversations `userId` has set to do-not-disturb. */
  findMutedPeers(db: Db, userId: number, peerIds: readonly number[]): Promise<ReadonlySet<number>>
  /** Sets whether `userId` may write to `peerId`. */
  setReach(tx: Db, userId: number, peerId: number, reach: 'open' | 'stranger' | 'blacklisted'): Promise<void>
  /** Takes the conversation with `peerId` out of the chat list of `userId`, with everything in it up to now. */
  clearConversation(tx: Db, userId: number, peerId: number): Promise<void>
  /** A notice in their conversation, worded in the language of the one who acted, which makes it appear in both lists. */
  postFriendsNotice(tx: Db, userId: number, peerId: number, language: Language): Promise<void>
  /** Which of these are members of a group of `userId`; refuses 5005 where he is no member himself. */
  memberIdsAmong(db: Db, groupId: number, userId: number, candidateIds: readonly number[]): Promise<ReadonlySet<number>>
  /** Whether `userId` may ask `otherId` for friendship because they met in this group; undefined where one of them is not in it. */
  mayAddFriend(db: Db, groupId: number, userId: number, otherId: number): Promise<boolean | undefined>
  /** Where help is found outside the platform, and when its official accounts answer. */
  supportInfo(): Promise<{ readonly link: string; readonly workTime: string }>
}
