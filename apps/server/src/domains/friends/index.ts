import { blacklistCalls } from '@cliffhanger/contract/friends/blacklist-calls.ts'
import { friendsCalls } from '@cliffhanger/contract/friends/calls.ts'
import { contactCalls } from '@cliffhanger/contract/friends/contact-calls.ts'
import { friendGroupCalls } from '@cliffhanger/contract/friends/friend-group-calls.ts'
import type { ServerContext } from '../../context.ts'
import type { Domain } from '../../domain.ts'
import type { Db } from '../../platform/database/db.ts'
import { bindCalls } from '../../platform/http/handlers.ts'
import type { PresenceChange } from '../../platform/realtime/presence.ts'
import { appendEvents } from '../../platform/realtime/streams.ts'
import { PresenceAnnouncer } from './announce-presence.ts'
import { befriend, friendAddedEvent } from './befriend.ts'
import { blacklistHandlers, contactHandlers, friendGroupHandlers, friendsHandlers } from './calls/handlers.ts'
import type { FriendsNeeds } from './needs.ts'
import { notifyFriends, notifyFriendsJob } from './notify-friends.ts'
import { createFriendsOperator, type FriendsOperator } from './operator.ts'
import { hasBlacklisted } from './queries/blacks.ts'
import { findFriend, findRemarks } from './queries/friends.ts'
import { lockPair } from './queries/locks.ts'
import { countRequests } from './queries/requests.ts'
import { upsertSeen } from './queries/seen.ts'
import { settleSupport, settleSupportJob } from './settle-support.ts'

export { findApart, listApart } from './queries/blacks.ts'

/** How one member stands to another, as a profile page shows it. */
export interface Relation {
  readonly isFriend: boolean
  readonly remark: string
  readonly groupId: number
  /** '' for the default group. */
  readonly groupName: string
  readonly isDisturbing: boolean
  readonly hasBlacklisted: boolean
}

export interface FriendsDomain extends Domain {
  /** How `userId` stands to `otherId`. */
  relationOf(db: Db, userId: number, otherId: number): Promise<Relation>
  /** Remarks `userId` gave these friends, by their id; who has none is absent. */
  findRemarks(db: Db, userId: number, friendIds: readonly number[]): Promise<ReadonlyMap<number, string>>
  /** Requests to this member that wait for an answer. */
  countPendingRequests(db: Db, userId: number): Promise<number>
  /** Has all friends told how a member looks now, once the transaction commits. */
  profileChanged(tx: Db, userId: number): Promise<void>
  /** What operators do about friends and customer service. */
  readonly operator: FriendsOperator
  /** Notifies the friends of a member that they came or went. */
  presenceChanged(change: PresenceChange): void
  /** Makes two members friends without a request (demonstration, operators); nothing happens where they are. */
  makeFriends(tx: Db, oneId: number, otherId: number): Promise<void>
  /** Notes that a member was here without a socket, as in the past of the demonstration (S-118). */
  noteVisit(userId: number): Promise<void>
}

export function createFriendsDomain(context: ServerContext, domains: FriendsNeeds): FriendsDomain {
  const announcer = new PresenceAnnouncer(context, domains)
  return {
    calls: [
      ...bindCalls(friendsCalls, friendsHandlers(domains)),
      ...bindCalls(contactCalls, contactHandlers(domains)),
      ...bindCalls(blacklistCalls, blacklistHandlers(domains)),
      ...bindCalls(friendGroupCalls, friendGroupHandlers(domains)),
    ],
    async relationOf(db, userId, otherId) {
      const friend = await findFriend(db, userId, otherId)
      return {
        isFriend: friend !== undefined,
        remark: friend?.friend_remark ?? '',
        groupId: friend?.friend_group_id ?? 0,
        groupName: friend?.friend_group_name ?? '',
        isDisturbing: (await domains.chat.findMutedPeers(db, userId, [otherId])).has(otherId),
        hasBlacklisted: await hasBlacklisted(db, userId, otherId),
      }
    },
    async findRemarks(db, userId, friendIds) {
      const rows = await findRemarks(db, userId, friendIds)
      return new Map(rows.map((row) => [row.friend_id, row.friend_remark]))
    },
    countPendingRequests: (db, userId) => countRequests(db, { userId, isMe: 0, status: 'pending' }),
    async profileChanged(tx, userId) {
      await context.jobs.enqueue(notifyFriendsJob, { user_id: userId }, { tx })
    },
    operator: createFriendsOperator(context),
    async start() {
      await context.jobs.work(notifyFriendsJob, ({ user_id: userId }, { signal }) =>
        notifyFriends(context, userId, signal),
      )
      await context.jobs.work(settleSupportJob, ({ user_id: userId }, { signal }) =>
        settleSupport(context, domains, userId, signal),
      )
    },
    presenceChanged: (change) => announcer.changed(change),
    stop: () => announcer.stop(),
    async noteVisit(userId) {
      await upsertSeen(context.db, [[userId, context.clock()]])
    },
    async makeFriends(tx, oneId, otherId) {
      await lockPair(tx, oneId, otherId)
      if (await findFriend(tx, oneId, otherId)) return
      const side = (userId: number) => ({ userId, remark: '', groupId: 0 })
      const friends = await befriend(tx, domains, [side(oneId), side(otherId)], context.clock())
      await appendEvents(
        context,
        tx,
        [...friends].map(([userId, friend]) => friendAddedEvent(userId, friend)),
      )
    },
  }
}
