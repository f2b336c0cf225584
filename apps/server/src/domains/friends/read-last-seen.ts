import type { FriendSeen, LastSeen } from '@cliffhanger/contract/friends/schemas.ts'
import { toSeconds } from '@cliffhanger/contract/wire.ts'
import { lastSeenOf } from '@cliffhanger/rules/friends/last-seen.ts'
import type { CallContext } from '../../platform/http/handlers.ts'
import type { FriendsNeeds } from './needs.ts'
import { findApart, type PairRow } from './queries/blacks.ts'
import { findSeen, listSeen } from './queries/seen.ts'

/** When a member was last online, as far as the caller may know (S-118); `one` of the pair is the caller. */
export async function readLastSeen(
  domains: Pick<FriendsNeeds, 'account' | 'session' | 'gateway'>,
  { db, caller, clock }: Pick<CallContext<'bearer'>, 'db' | 'caller' | 'clock'>,
  memberId: number,
  pair: PairRow,
): Promise<LastSeen> {
  const platform = await domains.session.platform()
  const showing = await domains.account.findShowingOnline(db, [memberId, caller.userId])
  const row = await findSeen(db, memberId)
  const { state, lastMs } = lastSeenOf(
    {
      areFriends: pair.are_friends,
      isApart: pair.one_blacklisted || pair.other_blacklisted,
      platformShows: platform.show_online === 1,
      memberShows: showing.has(memberId),
      readerShows: showing.has(caller.userId),
      isOnline: domains.gateway.presence.isOnline(memberId),
      seenMs: row?.seen_ms ?? 0,
      beforeMs: row?.before_ms ?? 0,
    },
    clock(),
  )
  return { last_seen: state, last_time: toSeconds(lastMs) }
}

/** The same of many friends of the caller at once; those of whom they may know nothing are left out. */
export async function listLastSeen(
  domains: Pick<FriendsNeeds, 'account' | 'session' | 'gateway'>,
  { db, caller, clock }: Pick<CallContext<'bearer'>, 'db' | 'caller' | 'clock'>,
  friendIds: readonly number[],
): Promise<FriendSeen[]> {
  const platform = await domains.session.platform()
  if (platform.show_online === 0 || friendIds.length === 0) return []
  const showing = await domains.account.findShowingOnline(db, [...friendIds, caller.userId])
  const apart = await findApart(db, caller.userId, friendIds)
  const nowMs = clock()
  return (await listSeen(db, friendIds)).flatMap(({ user_id, seen_ms, before_ms }) => {
    const { state, lastMs } = lastSeenOf(
      {
        areFriends: true,
        isApart: apart.has(user_id),
        platformShows: true,
        memberShows: showing.has(user_id),
        readerShows: showing.has(caller.userId),
        isOnline: domains.gateway.presence.isOnline(user_id),
        seenMs: seen_ms,
        beforeMs: before_ms,
      },
      nowMs,
    )
    return state === '' ? [] : [{ user_id, last_seen: state, last_time: toSeconds(lastMs) }]
  })
}
