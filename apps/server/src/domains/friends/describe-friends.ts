import type { Friend } from '@cliffhanger/contract/friends/schemas.ts'
import type { Db } from '../../platform/db.ts'
import type { FriendsNeeds } from './needs.ts'
import { presentFriend } from './present.ts'
import { listApart } from './queries/blacks.ts'
import type { FriendRow } from './queries/friends.ts'

type Describing = Pick<FriendsNeeds, 'findProfiles' | 'findMutedPeers' | 'isOnline' | 'findShowingOnline'>

/** Which of these members are online and show it to `userId`; none with whom a blacklist stands between. */
export async function findOnline(
  db: Db,
  needs: Pick<FriendsNeeds, 'isOnline' | 'findShowingOnline'>,
  userId: number,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const online = ids.filter((id) => needs.isOnline(id))
  if (online.length === 0) return new Set()
  const showing = await needs.findShowingOnline(db, online)
  const apart = await listApart(db, [userId], [...showing])
  const hidden = new Set(apart.map(({ other_id }) => other_id))
  return new Set([...showing].filter((id) => !hidden.has(id)))
}

/** Friends as the owner of the rows sees them, in the order of the rows. */
export async function describeFriends(
  db: Db,
  needs: Describing,
  userId: number,
  rows: readonly FriendRow[],
): Promise<Friend[]> {
  const ids = rows.map((row) => row.friend_id)
  const profiles = await needs.findProfiles(db, ids)
  const muted = await needs.findMutedPeers(db, userId, ids)
  const online = await findOnline(db, needs, userId, ids)
  return rows.map((row) =>
    presentFriend(row, profiles.get(row.friend_id), {
      isOnline: online.has(row.friend_id),
      isMuted: muted.has(row.friend_id),
    }),
  )
}
