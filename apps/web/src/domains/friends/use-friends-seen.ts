import { contactCalls } from '@cliffhanger/contract/friends/contact-calls.ts'
import type { Friend, LastSeen } from '@cliffhanger/contract/friends/schemas.ts'
import { useEffect } from 'react'
import { useCall } from '../../platform/server/queries.ts'

/** When a friend was here, as far as I may know (S-118); undefined while it is not known. */
export type SeenOf = (friend: Friend) => LastSeen | undefined

const online: LastSeen = { last_seen: 'online', last_time: 0 }
const hidden: LastSeen = { last_seen: '', last_time: 0 }

/** When my friends were last here, in one answer for all. Who comes and goes meanwhile stands with the friends themselves: of those who
 *  left since the answer, it is asked again. */
export function useFriendsSeen(friends: readonly Friend[]): SeenOf {
  const { data, refetch } = useCall(contactCalls.listOnlineFriends, { with_seen: 1 })
  const wereOnline = new Set(data?.list.map(({ user_id }) => user_id))
  const left = friends.filter(({ friend_idx, is_online }) => is_online === 0 && wereOnline.has(friend_idx))
  const leftIds = left.map(({ friend_idx }) => friend_idx).join()
  useEffect(() => {
    if (leftIds !== '') void refetch()
  }, [leftIds, refetch])
  const seen = new Map(data?.seen?.map((each) => [each.user_id, each]))
  return ({ friend_idx, is_online }) => (is_online === 1 ? online : data && (seen.get(friend_idx) ?? hidden))
}
