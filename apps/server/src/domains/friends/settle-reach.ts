import { userTypes } from '@cliffhanger/contract/account/states.ts'
import { reachOf } from '@cliffhanger/rules/friends/reach.ts'
import type { Db } from '../../platform/database/db.ts'
import { findUsers } from '../account/index.ts'
import type { FriendsNeeds } from './needs.ts'
import { readPair } from './queries/blacks.ts'

/** Writes who of the two may write to the other, as friendship and blacklists stand in this transaction.
 *  After every change of either; the caller holds the lock of the pair. */
export async function settleReach(
  tx: Db,
  domains: Pick<FriendsNeeds, 'chat'>,
  oneId: number,
  otherId: number,
): Promise<void> {
  const pair = await readPair(tx, oneId, otherId)
  const profiles = await findUsers(tx, [oneId, otherId])
  const relation = {
    isBlacklisted: pair.one_blacklisted || pair.other_blacklisted,
    areFriends: pair.are_friends,
    isSupport: [...profiles.values()].some((profile) => profile.user_type === userTypes.official),
  }
  const reach = reachOf(relation)
  await domains.chat.setReach(tx, oneId, otherId, reach)
  await domains.chat.setReach(tx, otherId, oneId, reach)
}
