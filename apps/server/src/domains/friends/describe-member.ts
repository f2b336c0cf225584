import type { UserInfo } from '@cliffhanger/contract/account/schemas.ts'
import type { Db } from '../../platform/database/db.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { findUsers } from '../account/index.ts'
import type { FriendsNeeds } from './needs.ts'
import { type PairRow, readPair } from './queries/blacks.ts'
import { findFriend } from './queries/friends.ts'

/** A member as the caller sees them: with remark, group and do-not-disturb. `one` of the pair is the caller. Refuses 4002 where there is none. */
export async function describeMember(
  db: Db,
  domains: Pick<FriendsNeeds, 'chat'>,
  myId: number,
  userId: number,
): Promise<{ readonly userinfo: UserInfo; readonly pair: PairRow }> {
  const profile = (await findUsers(db, [userId])).get(userId) ?? refuse('notFound')
  const friend = await findFriend(db, myId, userId)
  const userinfo = {
    ...profile,
    friend_remark: friend?.friend_remark ?? '',
    disturbing: (await domains.chat.findMutedPeers(db, myId, [userId])).has(userId) ? (1 as const) : (0 as const),
    friend_group_id: friend?.friend_group_id ?? 0,
    friend_group_name: friend?.friend_group_name ?? '',
  }
  return { userinfo, pair: await readPair(db, myId, userId) }
}
