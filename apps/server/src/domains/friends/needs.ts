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
  /** Which of these members' conversations `userId` has set to do-not-disturb. */
  findMutedPeers(db: Db, userId: number, peerIds: readonly number[]): Promise<ReadonlySet<number>>
  /** Lets two members write to each other. */
  openConversation(tx: Db, oneId: number, otherId: number): Promise<void>
  /** A notice in their conversation, worded in the language of the one who acted, which makes it appear in both lists. */
  postFriendsNotice(tx: Db, userId: number, peerId: number, language: Language): Promise<void>
}
