import type { Friend } from '@cliffhanger/contract/friends/schemas.ts'
import { seesPresence } from '@cliffhanger/rules/friends/last-seen.ts'
import type { Db } from '../../platform/database/db.ts'
import { findUsers } from '../account/index.ts'
import type { FriendsNeeds } from './needs.ts'
import { presentFriend } from './present.ts'
import { findApart } from './queries/blacks.ts'
import type { FriendRow } from './queries/friends.ts'

type Describing = Pick<FriendsNeeds, 'gateway' | 'account' | 'chat'>

/** Which of these members are online and show it to `userId`; none with whom a blacklist stands between, none to who hides it (S-118). */
export async function findOnline(
  db: Db,
  domains: Pick<FriendsNeeds, 'gateway' | 'account'>,
  userId: number,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const online = ids.filter((id) => domains.gateway.presence.isOnline(id))
  if (online.length === 0) return new Set()
  const showing = await domains.account.findShowingOnline(db, [...online, userId])
  const readerShows = showing.has(userId)
  const apart = await findApart(db, userId, online)
  return new Set(
    online.filter((id) => seesPresence({ memberShows: showing.has(id), readerShows, isApart: apart.has(id) })),
  )
}

/** Friends as the owner of the rows sees them, in the order of the rows. */
export async function describeFriends(
  db: Db,
  domains: Describing,
  userId: number,
  rows: readonly FriendRow[],
): Promise<Friend[]> {
  const ids = rows.map((row) => row.friend_id)
  const profiles = await findUsers(db, ids)
  const muted = await domains.chat.findMutedPeers(db, userId, ids)
  const online = await findOnline(db, domains, userId, ids)
  return rows.map((row) =>
    presentFriend(row, profiles.get(row.friend_id), {
      isOnline: online.has(row.friend_id),
      isMuted: muted.has(row.friend_id),
    }),
  )
}
