import type { UserInfo } from '@cliffhanger/contract/account/schemas.ts'
import type { Db } from '../../platform/db.ts'
import type { NewGroupEvent } from '../../platform/group-stream.ts'

/** A system notice in a group's conversation: clients word it by `action`, `text` is what older ones show. */
export interface GroupNotice {
  readonly groupId: number
  readonly action: 'group_created' | 'group_invited' | 'group_removed' | 'group_notice'
  /** Who acted. */
  readonly userId: number
  /** Whom it names besides. */
  readonly memberIds: readonly number[]
  readonly text: string
}

/** Two members who are not to observe each other. */
export interface Apart {
  readonly user_id: number
  readonly other_id: number
}

/** What groups need of their neighbours; composed in `compose-domains.ts`. */
export interface GroupsNeeds {
  /** Public profiles by id; ids that do not exist are absent. */
  findProfiles(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, UserInfo>>
  isOnline(userId: number): boolean
  /** Which of these members let others see whether they are online; nobody where the platform does not show it. */
  findShowingOnline(db: Db, ids: readonly number[]): Promise<ReadonlySet<number>>
  /** Those of these members whom `userId` blacklisted, or who blacklisted him. */
  findApart(db: Db, userId: number, ids: readonly number[]): Promise<ReadonlySet<number>>
  /** The pairs of one of these members and one of those between whom a blacklist stands, in either direction. */
  listApart(db: Db, ids: readonly number[], otherIds: readonly number[]): Promise<readonly Apart[]>
  /** Address of a picture this member registered as an avatar; undefined for any other key. */
  findAvatar(db: Db, userId: number, key: string): Promise<string | undefined>
  /** Writes a notice into the conversation; after the group's events, before those of user streams. */
  postGroupNotice(tx: Db, notice: GroupNotice): Promise<void>
  /** Takes everything these members wrote in the group from everybody, under the locks of the group and its stream. Answers what tells
   *  the devices, also of a pin that went with it. */
  eraseMessagesOf(
    tx: Db,
    group: { readonly groupId: number; readonly streamId: number },
    userIds: readonly number[],
    operatorId: number,
  ): Promise<NewGroupEvent[]>
}
