import type { Friend } from '@cliffhanger/contract/friends/schemas.ts'
import { useState } from 'react'
import { type LocalDatabase, useStored } from '../../platform/storage/local-database.ts'

/** As many as stand in one row. */
const facesMax = 6

/** Friends one is likely to write to: those who are here now, then those one wrote with last. */
const friendsToWrite = async (database: LocalDatabase): Promise<readonly Friend[]> => {
  const [friends, conversations] = await Promise.all([database.friends.toArray(), database.sessions.toArray()])
  const lastTimes = new Map(
    conversations.filter(({ chat_type }) => chat_type === 'private').map((row) => [row.chat_id, row.last_time]),
  )
  const lastTime = ({ friend_idx }: Friend): number => lastTimes.get(friend_idx) ?? 0
  return friends
    .sort((one, other) => other.is_online - one.is_online || lastTime(other) - lastTime(one))
    .slice(0, facesMax)
}

/** The same, in the order they were first found in: nobody who comes or goes moves a face under the pointer. Undefined until they are read. */
export const useFriendsToWrite = (): readonly Friend[] | undefined => {
  const found = useStored(friendsToWrite)
  const [first, setFirst] = useState(found)
  if (found && first?.length !== found.length) setFirst(found)
  return first?.map((friend) => found?.find(({ friend_idx }) => friend_idx === friend.friend_idx) ?? friend)
}
